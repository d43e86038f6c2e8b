// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/result.h"
#include "core/rules/catalogue.h"
#include "table/image/board_image.h"

class QCommandLineParser;

namespace doublets::cli {

/// The parsed options of the command `picture`.
struct PictureOptions
{
    BoardImageRequest request;
    QString output; ///< path of the PNG file
};

/// Adds the options of the command `picture` to `parser`.
void addPictureOptions(QCommandLineParser &parser);
/// Returns the placeholder for the operand, a record or a rule set, for the usage line of the help.
[[nodiscard]] QString pictureOperandUsage();
/// Returns the options, after reading the record. On failure, returns the first error, which names
/// the option, operand or file concerned. Precondition: `parser` has parsed the arguments after
/// addPictureOptions().
[[nodiscard]] Result<PictureOptions, Error> readPictureOptions(const QCommandLineParser &parser,
                                                               const Catalogue &catalogue);

} // namespace doublets::cli

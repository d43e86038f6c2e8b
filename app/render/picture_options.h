// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/result.h"
#include "core/rules/catalogue.h"
#include "table/image/board_image.h"

class QCommandLineParser;

namespace doublets::cli {

/// The parsed options of `picture`.
struct PictureOptions
{
    BoardImageRequest request;
    QString output; ///< path of the picture
};

/// Adds the options of `picture` to the parser.
void addPictureOptions(QCommandLineParser &parser);
/// Returns the placeholder for the record or rule set, for the usage line of the help.
[[nodiscard]] QString pictureOperandUsage();
/// Parses the options and reads the record. Returns the first error, which identifies the option or
/// the file.
[[nodiscard]] Result<PictureOptions, Error> readPictureOptions(const QCommandLineParser &parser,
                                                               const Catalogue &catalogue);

} // namespace doublets::cli

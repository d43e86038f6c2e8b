// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/result.h"
#include "core/rules/catalogue.h"
#include "table/image/board_image.h"

class QCommandLineParser;

namespace doublets::cli {

/// What `picture` was asked for.
struct PictureOptions
{
    BoardImageWish wish;
    QString output;
};

void addPictureOptions(QCommandLineParser &parser);
/// What stands for the record where help shows it.
[[nodiscard]] QString recordWord();
/// Reads the record, too. The error names the option or the file.
[[nodiscard]] Result<PictureOptions, Error> readPictureOptions(const QCommandLineParser &parser,
                                                               const Catalogue &catalogue);

} // namespace doublets::cli

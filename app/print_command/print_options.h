// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/opening_odds.h"
#include "core/result.h"
#include "core/rules/catalogue.h"
#include "core/story/story.h"
#include "print/sheets/furniture.h"

#include <functional>

class QCommandLineParser;

namespace doublets::cli {

/// What `print` was asked for.
struct PrintOptions
{
    /// Makes the sheet. Nothing where it was stopped.
    std::function<std::optional<sheets::Sheet>(const Progress &)> make;
    QString output;
};

void addPrintOptions(QCommandLineParser &parser);
/// What stands behind the command where help shows it.
[[nodiscard]] QString sheetWords();
/// Reads the files that are named, too. Each error names the option or the file; of a file, all its
/// faults. Both must outlive the options.
[[nodiscard]] Result<PrintOptions, std::vector<Error>>
readPrintOptions(const QCommandLineParser &parser, const Catalogue &catalogue, const Story &story);

} // namespace doublets::cli

// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/opening_odds.h"
#include "core/result.h"
#include "core/rules/catalogue.h"
#include "core/story/story.h"
#include "print/sheets/sheet_elements.h"

#include <functional>

class QCommandLineParser;

namespace doublets::cli {

/// The parsed options of `print`.
struct PrintOptions
{
    /// Creates the sheet. Returns null if cancelled.
    std::function<std::optional<sheets::Sheet>(const Progress &)> createSheet;
    QString output; ///< path of the PDF file
};

void addPrintOptions(QCommandLineParser &parser);
/// Returns the operands, for the usage line of the help.
[[nodiscard]] QString operandUsage();
/// Parses the options and reads the files that they name. Errors identify the option or the file;
/// all errors of a file are reported. `catalogue` and `story` must outlive the result.
[[nodiscard]] Result<PrintOptions, std::vector<Error>>
readPrintOptions(const QCommandLineParser &parser, const Catalogue &catalogue, const Story &story);

} // namespace doublets::cli

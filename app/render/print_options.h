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
    /// Creates the sheet. Returns nullopt if the progress callback cancels the work.
    std::function<std::optional<sheets::Sheet>(const Progress &)> createSheet;
    QString output; ///< path of the PDF file
};

/// Adds the options of `print` to the parser.
void addPrintOptions(QCommandLineParser &parser);
/// Returns the placeholders for the operands, for the usage line of the help.
[[nodiscard]] QString printOperandUsage();
/// Parses the options and reads the files that they name. Returns all errors of a file that cannot
/// be read, otherwise only the first error; each identifies the option or the file. `catalogue` and
/// `story` must outlive the result.
[[nodiscard]] Result<PrintOptions, std::vector<Error>>
readPrintOptions(const QCommandLineParser &parser, const Catalogue &catalogue, const Story &story);

} // namespace doublets::cli

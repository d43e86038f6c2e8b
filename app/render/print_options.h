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

/// The parsed options of the command `print`.
struct PrintOptions
{
    /// Creates the sheet. Returns nullopt if the progress callback cancels the work. This function
    /// is never empty.
    std::function<std::optional<sheets::Sheet>(const Progress &)> createSheet;
    QString output; ///< path of the PDF file
};

/// Adds the options of the command `print` to `parser`.
void addPrintOptions(QCommandLineParser &parser);
/// Returns the placeholders for the operands, for the usage line of the help.
[[nodiscard]] QString printOperandUsage();
/// Returns the options, after reading the files that they name. On failure, returns all errors of a
/// lesson file, otherwise only the first error; each error names the option, operand or file
/// concerned. `catalogue` and `story` must outlive the result. Precondition: `parser` has parsed
/// the arguments after addPrintOptions().
[[nodiscard]] Result<PrintOptions, std::vector<Error>>
readPrintOptions(const QCommandLineParser &parser, const Catalogue &catalogue, const Story &story);

} // namespace doublets::cli

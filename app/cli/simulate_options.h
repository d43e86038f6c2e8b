// SPDX-License-Identifier: MIT
#pragma once

#include "cli/option_reader.h"

#include "core/error.h"
#include "core/result.h"
#include "core/rules/catalogue.h"

#include <QString>

class QCommandLineParser;

namespace doublets::cli {

/// The parsed and validated options of `simulate`.
struct SimulateOptions
{
    RuleSetWithRulings rules;
    std::uint64_t games = 0; ///< from 1 to 1,000,000,000
    std::uint64_t seed = 0;
    QString white;        ///< id of White's computer player; see playerIds()
    QString black;        ///< id of Black's computer player; see playerIds()
    int jobs = 1;         ///< number of threads, from 1 to 1,000
    QString recordsPath;  ///< path of the records, see OutputFile; empty if not requested
    QString gamesCsvPath; ///< path of the table of games, see OutputFile; empty if not requested
    bool asJson = false;  ///< whether to print the result as JSON

    /// Returns whether the records or the table of games are written to standard output. If so, the
    /// report must be written to standard error instead.
    [[nodiscard]] bool writesGamesToStandardOutput() const;
};

/// Adds the options of `simulate` to `parser`, except those that parseArguments() adds.
void addSimulateOptions(QCommandLineParser &parser);
/// Returns the validated options, or the first error. `parser` must have parsed the command line.
/// The rule set, games and seed are required. Players default to "random", and jobs to the number
/// of processors.
[[nodiscard]] Result<SimulateOptions, Error> readSimulateOptions(const QCommandLineParser &parser,
                                                                 const Catalogue &catalogue);

} // namespace doublets::cli

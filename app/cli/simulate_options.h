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
    RuleSetWithRulings chosen;
    std::uint64_t games = 0;
    std::uint64_t seed = 0;
    QString white;
    QString black;
    int jobs = 1;    ///< number of threads
    QString records; ///< output file; empty for none
    bool json = false;
};

void addSimulateOptions(QCommandLineParser &parser);
[[nodiscard]] Result<SimulateOptions, Error> readSimulateOptions(const QCommandLineParser &parser,
                                                                 const Catalogue &catalogue);

} // namespace doublets::cli

// SPDX-License-Identifier: MIT
#pragma once

#include "cli/option_reader.h"

#include "core/error.h"
#include "core/result.h"
#include "core/rules/catalogue.h"

#include <QString>

class QCommandLineParser;

namespace doublets::cli {

/// What `simulate` is asked to do, every value checked.
struct SimulateOptions
{
    ChosenRules chosen;
    std::uint64_t games = 0;
    std::uint64_t seed = 0;
    QString white;
    QString black;
    int jobs = 1;    ///< threads that play
    QString records; ///< empty: none are written
    bool json = false;
};

void addSimulateOptions(QCommandLineParser &parser);
[[nodiscard]] Result<SimulateOptions, Error> readSimulateOptions(const QCommandLineParser &parser,
                                                                 const Catalogue &catalogue);

} // namespace doublets::cli

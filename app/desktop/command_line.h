// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace doublets {

/// The parsed command line of the desktop application.
struct CommandLine
{
    /// How the program continues.
    enum class Outcome {
        ShowWindow,
        PrintMessage, ///< for --help and --version; print `message` to standard output
        Invalid,      ///< print the error in `message` and exit with status 2
    };

    Outcome outcome = Outcome::ShowWindow;
    QString message;  ///< empty with ShowWindow
    QString file;     ///< path of a record or lesson to open; empty if not given
    QString ruleSet;  ///< identifier; empty if not given
    QString seed;     ///< empty if not given
    QString language; ///< language code; empty if not given
    bool beginFirstSteps = false;
};

/// Parses `arguments`, whose first element is the name of the program.
[[nodiscard]] CommandLine readCommandLine(const QStringList &arguments, const Catalogue &catalogue);

} // namespace doublets

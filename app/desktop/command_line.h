// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace doublets {

/// The parsed command line of the desktop program.
struct CommandLine
{
    /// The action that the program must take next.
    enum class Outcome {
        ShowWindow,   ///< show the main window
        PrintMessage, ///< for --help and --version; print `message` to standard output and exit
        Invalid, ///< print `message`, which describes the error, to standard error and exit with
                 ///< status 2
    };

    Outcome outcome = Outcome::ShowWindow;
    QString message; ///< empty with ShowWindow
    // The following members have their defaults unless the outcome is ShowWindow. If `file` is not
    // empty, `ruleSet` and `seed` are empty.
    QString file;     ///< path of the file to open, as given; empty if not given
    QString ruleSet;  ///< identifier of a rule set of the catalogue; empty if not given
    QString seed;     ///< a valid seed (parseSeed()); empty if not given
    QString language; ///< one of languages(); empty if not given
    /// Whether to begin First steps, the guided introduction to a game (--learn).
    bool requestsFirstSteps = false;
};

/// Returns the value of --language, which may be an unknown language, or an empty string if the
/// option is not given. The first element of `arguments` is the name of the program. Install the
/// language before calling readCommandLine(), whose messages are translated.
[[nodiscard]] QString requestedLanguage(const QStringList &arguments);

/// Parses `arguments`, whose first element is the name of the program. Ignores Qt's own options and
/// --display (see start_display.h). Requires a QCoreApplication.
[[nodiscard]] CommandLine readCommandLine(const QStringList &arguments, const Catalogue &catalogue);

} // namespace doublets

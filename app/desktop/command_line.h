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
    QString file;     ///< path of a record or lesson to open, as given; empty if not given
    QString ruleSet;  ///< identifier of a rule set of the catalogue; empty if not given
    QString seed;     ///< a valid seed (parseSeed()); empty if not given
    QString language; ///< one of languages(); empty if not given
    bool beginFirstSteps = false;
};

/// Returns the value of --language, which may be unknown, or an empty string if it is not given.
/// Install that language before calling readCommandLine(), whose messages are translated.
[[nodiscard]] QString requestedLanguage(const QStringList &arguments);

/// Parses `arguments`, whose first element is the name of the program. Ignores the options of Qt
/// itself, and --display, which start_display.h handles. Requires an application object.
[[nodiscard]] CommandLine readCommandLine(const QStringList &arguments, const Catalogue &catalogue);

} // namespace doublets

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
    enum class Wants {
        Window,
        Answer,  ///< --help or --version; print `message`
        Nothing, ///< invalid arguments; print `message` and exit with status 2
    };

    Wants wants = Wants::Window;
    QString message;
    QString file;       ///< path of a record or lesson to open; empty if not given
    QString ruleSet;    ///< identifier; empty if not given
    QString seed;       ///< empty if not given
    QString language;   ///< language code; empty if not given
    bool learn = false; ///< whether to begin First steps
};

/// Parses `arguments`, whose first element is the name of the program.
[[nodiscard]] CommandLine readCommandLine(const QStringList &arguments, const Catalogue &catalogue);

} // namespace doublets

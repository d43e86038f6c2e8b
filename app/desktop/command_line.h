// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace doublets {

/// What the window was started with.
struct CommandLine
{
    enum class Wants {
        Window,
        Answer,  ///< --help or --version: `message` answers
        Nothing, ///< `message` says what is wrong; exit status 2
    };

    Wants wants = Wants::Window;
    QString message;
    QString file;       ///< a record to open
    QString ruleSet;    ///< id; empty: none was asked for
    QString seed;       ///< empty: none was given
    QString language;   ///< a code; empty: none was given
    bool learn = false; ///< First steps are to begin
};

/// Reads the arguments of `doublets`, the programme's own name first.
[[nodiscard]] CommandLine readCommandLine(const QStringList &arguments, const Catalogue &catalogue);

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"

#include <QStringList>

/// What the programmes of the command line have in common: doublets-cli, and those that do the work
/// of one command each.
namespace doublets::cli {

/// Their name and version, and that they can be interrupted. Once there is an application.
void beginProgramme();
/// Takes --language out of the arguments and obeys it. Says whether that went well; names the
/// mistake where it did not.
[[nodiscard]] bool chooseLanguage(QStringList &arguments);
/// Does the work of the command that doublets-cli has handed over with its whole command line, from
/// the choice of the language on. Gives the exit status.
[[nodiscard]] int runCommand(const QString &name,
                             int (*work)(const Command &command, const QStringList &arguments));
/// The exit status of a programme whose work ended with this one: what it printed must have
/// arrived.
[[nodiscard]] int endProgramme(int status);

} // namespace doublets::cli

// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

/// What the programmes of the command line have in common: doublets-cli, and the one that paints.
namespace doublets::cli {

/// Their name and version, and that they can be interrupted. Once there is an application.
void beginProgramme();
/// Takes --language out of the arguments and obeys it. Says whether that went well; names the
/// mistake where it did not.
[[nodiscard]] bool chooseLanguage(QStringList &arguments);
/// The exit status of a programme whose work ended with this one: what it printed must have
/// arrived.
[[nodiscard]] int endProgramme(int status);

} // namespace doublets::cli

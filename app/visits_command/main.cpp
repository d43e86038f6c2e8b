// SPDX-License-Identifier: MIT
#include "cli/programme.h"
#include "visits_command/visits_command.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

/// Receives the complete command line of doublets-cli, with the command "visits".
int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    doublets::cli::beginProgramme();
    return doublets::cli::endProgramme(
        doublets::cli::runCommand(u"visits"_s, &doublets::cli::showVisits));
}

// SPDX-License-Identifier: MIT
#include "cli/programme.h"
#include "visits_command/visits_command.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

/// Takes the command line of doublets-cli, whose command is "visits".
int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    doublets::cli::beginProgramme();
    return doublets::cli::endProgramme(
        doublets::cli::runCommand(u"visits"_s, &doublets::cli::showVisits));
}

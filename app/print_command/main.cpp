// SPDX-License-Identifier: MIT
#include "cli/programme.h"
#include "print_command/print_command.h"

#include <QApplication>
#include <QLoggingCategory>

using namespace Qt::StringLiterals;

/// Needs fonts, but no screen.
int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Qt's remarks on a computer without a desktop concern nobody; standard error is for ours.
    QLoggingCategory::setFilterRules(u"*.debug=false\n*.info=false\n*.warning=false"_s);
    const QApplication application(argc, argv);
    doublets::cli::beginProgramme();
    return doublets::cli::endProgramme(
        doublets::cli::runCommand(u"print"_s, &doublets::cli::printSheet));
}

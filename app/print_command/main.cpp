// SPDX-License-Identifier: MIT
#include "cli/programme.h"
#include "print_command/print_command.h"

#include <QApplication>
#include <QLoggingCategory>

using namespace Qt::StringLiterals;

/// Requires fonts but no screen.
int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Suppress Qt's warnings about missing desktop services: standard error is for the program's
    // own messages.
    QLoggingCategory::setFilterRules(u"*.debug=false\n*.info=false\n*.warning=false"_s);
    const QApplication application(argc, argv);
    doublets::cli::beginProgramme();
    return doublets::cli::endProgramme(
        doublets::cli::runCommand(u"print"_s, &doublets::cli::printSheet));
}

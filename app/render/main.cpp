// SPDX-License-Identifier: MIT
#include "cli/console.h"
#include "cli/program.h"
#include "render/render_commands.h"

#include <QApplication>
#include <QLoggingCategory>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

int run(QStringList arguments)
{
    arguments.removeFirst();
    if (!applyLanguageOption(arguments)) {
        return InvalidInput;
    }
    for (const Command &command : commands()) {
        if (command.name != arguments.value(0)) {
            continue;
        }
        if (command.name == u"picture") {
            return savePicture(command, arguments);
        }
        if (command.name == u"print") {
            return saveSheet(command, arguments);
        }
        if (command.name == u"visits") {
            return saveVisitsSheet(command, arguments);
        }
    }
    return InvalidInput;
}

} // namespace

} // namespace doublets::cli

/// Expects the command line of doublets-cli. Requires fonts and painting but no screen.
int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Suppress Qt's warnings about missing desktop services: standard error is for the program's
    // own messages.
    QLoggingCategory::setFilterRules(u"*.debug=false\n*.info=false\n*.warning=false"_s);
    const QApplication application(argc, argv);
    doublets::cli::initializeProgram();
    return doublets::cli::finalExitStatus(doublets::cli::run(QCoreApplication::arguments()));
}

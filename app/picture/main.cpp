// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/console.h"
#include "cli/programme.h"
#include "picture/picture_command.h"

#include <QApplication>
#include <QLoggingCategory>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

/// Takes the command line of doublets-cli, whose command is "picture".
int run(QStringList arguments)
{
    arguments.removeFirst();
    if (!chooseLanguage(arguments)) {
        return BadInput;
    }
    const std::vector<Command> all = commands();
    const auto picture = std::find_if(all.begin(), all.end(),
                                      [](const Command &each) { return each.name == u"picture"; });
    return savePicture(*picture, arguments);
}

} // namespace

} // namespace doublets::cli

/// Needs fonts and brushes, but no screen.
int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Qt's remarks on a computer without a desktop concern nobody; standard error is for ours.
    QLoggingCategory::setFilterRules(u"*.debug=false\n*.info=false\n*.warning=false"_s);
    const QApplication application(argc, argv);
    doublets::cli::beginProgramme();
    return doublets::cli::endProgramme(doublets::cli::run(QCoreApplication::arguments()));
}

// SPDX-License-Identifier: MIT
#include "desktop/start_display.h"

#include "core/platform/exec_program.h"
#include "core/platform/system_error.h"

#include <QCoreApplication>
#include <QTextStream>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

const QString DisplayOption = u"--display"_s;

class StartDisplay
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    static QString failed(const QString &program, int error)
    {
        //: %1 the path of a program, %2 why not
        return tr("Could not start the museum display %1: %2. Install the Debian package "
                  "doublets-display; there is no display for other systems.")
            .arg(program, platform::errnoText(error));
    }
};

} // namespace

bool requestsDisplay(std::span<const char *const> arguments)
{
    return std::ranges::any_of(
        arguments, [](const char *each) { return QLatin1StringView(each) == DisplayOption; });
}

int execDisplay(const QStringList &arguments)
{
    QStringList rest = arguments;
    rest.removeOne(DisplayOption);
    const QString program = QCoreApplication::applicationDirPath() + u"/doublets-display"_s;
    const int error = execProgram(program, rest);
    QTextStream(stderr) << StartDisplay::failed(program, error) << Qt::endl;
    return EXIT_FAILURE;
}

} // namespace doublets

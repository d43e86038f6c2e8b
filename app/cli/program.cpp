// SPDX-License-Identifier: MIT
#include "cli/program.h"

#include "cli/console.h"
#include "cli/interruption.h"
#include "core/platform/console.h"
#include "core/version.h"
#include "language/language.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace doublets::cli {

void initializeProgram()
{
    QCoreApplication::setApplicationName(u"doublets-cli"_s);
    QCoreApplication::setApplicationVersion(version());
    platform::initializeConsole();
    installInterruptHandler();
}

bool applyLanguageOption(QStringList &arguments)
{
    const QString option = u"--language"_s;
    installTranslator(QString());
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (arguments[i] != option && !arguments[i].startsWith(option + u'=')) {
            continue;
        }
        const bool joined = arguments[i] != option;
        const QString code = joined ? arguments[i].mid(option.size() + 1) : arguments.value(i + 1);
        if (code.isEmpty() || installTranslator(code).isEmpty()) {
            reportError(commandLineError(ErrorCode::ImpossibleValue, option,
                                         {code, languages().join(u", ")}));
            return false;
        }
        arguments.remove(i, joined ? 1 : 2);
        --i;
    }
    return true;
}

int finalExitStatus(int status)
{
    return flushOutput() || status != Succeeded ? status : Failed;
}

} // namespace doublets::cli

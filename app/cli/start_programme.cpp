// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/console.h"
#include "core/files/become.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

class StartProgramme
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    static QString failed(const QString &programme, int error)
    {
        //: %1 the path of a programme, %2 why not
        return tr("%1 cannot be started: %2")
            .arg(QDir::toNativeSeparators(programme), qt_error_string(error));
    }
};

} // namespace

int startProgramme(const Command &command, const QStringList &)
{
    const QString programme =
        QDir::cleanPath(QCoreApplication::applicationDirPath() + u'/' +
                        QStringLiteral(DOUBLETS_PROGRAMMES) + u"/doublets-"_s + command.name);
    const int error = becomeProgramme(programme, QCoreApplication::arguments());
    complain(StartProgramme::failed(programme, error));
    return Failed;
}

} // namespace doublets::cli

// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/console.h"
#include "core/platform/exec_program.h"
#include "core/platform/system_error.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

class RendererError
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    static QString failed(const QString &program, int error)
    {
        //: %1 the path of a program, %2 the reason
        return tr("Could not start %1: %2")
            .arg(QDir::toNativeSeparators(program), platform::errnoText(error));
    }
};

} // namespace

int execRenderer(const Command &, const QStringList &)
{
    const QString program =
        QDir::cleanPath(QCoreApplication::applicationDirPath() + u'/' +
                        QStringLiteral(DOUBLETS_LIBEXEC_DIR) + u"/doublets-render"_s);
    const int error = execProgram(program, QCoreApplication::arguments());
    printError(RendererError::failed(program, error));
    return Failed;
}

} // namespace doublets::cli

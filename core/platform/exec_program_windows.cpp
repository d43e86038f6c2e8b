// SPDX-License-Identifier: MIT
#include "core/platform/exec_program.h"

#include <QProcess>

#include <cerrno>
#include <cstdlib>

namespace doublets {

int execProgram(const QString &path, const QStringList &arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedChannels);
    process.setInputChannelMode(QProcess::ForwardedInputChannel);
    process.start(path, arguments.mid(1));
    if (!process.waitForStarted(-1)) {
        return process.error() == QProcess::FailedToStart ? ENOENT : EIO;
    }
    process.waitForFinished(-1);
    std::exit(process.exitStatus() == QProcess::NormalExit ? process.exitCode() : EXIT_FAILURE);
}

} // namespace doublets

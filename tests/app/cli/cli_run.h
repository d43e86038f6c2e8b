// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>

using namespace Qt::StringLiterals;

// Helpers that run the real doublets-cli.

namespace doublets::test {

/// The exit status and output of a run; `status` is -1 if the program crashed or timed out.
struct Run
{
    int status = -1;
    QString out; ///< standard output
    QString err; ///< standard error

    /// Returns the standard output as JSON, or a null document if it is not valid JSON.
    [[nodiscard]] QJsonDocument json() const { return QJsonDocument::fromJson(out.toUtf8()); }
};

/// Returns the environment of this process with `language`, such as "de", as the language of
/// messages.
inline QProcessEnvironment environment(const QString &language)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LANGUAGE"_s, language);
    environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    return environment;
}

/// Runs doublets-cli and blocks until it exits, for at most `timeout` milliseconds.
inline Run runCli(const QStringList &arguments, const QString &language = u"en"_s,
                  int timeout = 60'000)
{
    QProcess process;
    process.setProcessEnvironment(environment(language));
    process.start(QStringLiteral(DOUBLETS_CLI), arguments);
    process.closeWriteChannel();
    if (!process.waitForFinished(timeout) || process.exitStatus() != QProcess::NormalExit) {
        process.kill();
        return {};
    }
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

} // namespace doublets::test

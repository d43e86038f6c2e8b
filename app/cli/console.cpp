// SPDX-License-Identifier: MIT
#include "cli/console.h"

#include "text/error_text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <cstdio>

namespace doublets::cli {

namespace {

bool write(std::FILE *stream, const QByteArray &bytes)
{
    return std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stream) ==
           static_cast<std::size_t>(bytes.size());
}

bool outputFailed = false;

} // namespace

bool printBytes(const QByteArray &bytes)
{
    outputFailed = !write(stdout, bytes) || outputFailed;
    return !outputFailed;
}

void print(const QString &line)
{
    printBytes(line.toLocal8Bit() + '\n');
}

void printJson(const QJsonObject &object)
{
    printBytes(QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n');
}

void printJson(const QJsonArray &array)
{
    printBytes(QJsonDocument(array).toJson(QJsonDocument::Compact) + '\n');
}

void printError(const QString &line)
{
    write(stderr, line.toLocal8Bit() + '\n');
}

Error commandLineError(ErrorCode code, const QString &place, const QStringList &facts)
{
    return {code, QCoreApplication::translate("CommandLine", "command line"), place, facts};
}

int reportError(const Error &error)
{
    printError(errorText(error));
    return InvalidInput;
}

bool flushOutput()
{
    if (std::fflush(stdout) == 0 && !outputFailed) {
        return true;
    }
    printError(QCoreApplication::translate("CommandLine", "Could not write the results."));
    return false;
}

} // namespace doublets::cli

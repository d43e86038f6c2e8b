// SPDX-License-Identifier: MIT
#include "cli/console.h"

#include "core/platform/console.h"
#include "text/error_text.h"
#include "text/printable.h"

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

/// Returns JSON in which characters that are not printable() are escaped.
QByteArray escaped(const QJsonDocument &document)
{
    const QString text = QString::fromUtf8(document.toJson(QJsonDocument::Compact));
    const QString clean = printable(text);
    QByteArray bytes;
    qsizetype done = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] != clean[i]) {
            bytes += QStringView(text).mid(done, i - done).toUtf8() + "\\u" +
                     QByteArray::number(text[i].unicode(), 16).rightJustified(4, '0');
            done = i + 1;
        }
    }
    return bytes + QStringView(text).mid(done).toUtf8();
}

bool outputFailed = false;

/// Returns the place of errors that do not concern a file.
QString commandLineName()
{
    return QCoreApplication::translate("CommandLine", "command line");
}

} // namespace

bool printBytes(const QByteArray &bytes)
{
    outputFailed = !write(stdout, bytes) || outputFailed;
    return !outputFailed;
}

void print(const QString &line)
{
    printBytes(platform::consoleBytes(printableLines(line)) + '\n');
}

void printJson(const QJsonObject &object)
{
    printBytes(escaped(QJsonDocument(object)) + '\n');
}

void printJson(const QJsonArray &array)
{
    printBytes(escaped(QJsonDocument(array)) + '\n');
}

void printError(const QString &line)
{
    write(stderr, platform::consoleBytes(printableLines(line)) + '\n');
}

Error commandLineError(ErrorCode code, const QString &place, const QStringList &facts)
{
    return {code, commandLineName(), place, facts};
}

int reportError(const Error &error)
{
    printError(error.file == commandLineName() ? errorText(error) : errorTextWithAdvice(error));
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

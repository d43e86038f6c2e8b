// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

#include <QJsonObject>
#include <QString>

namespace doublets::cli {

/// The exit statuses of the commands.
enum ExitStatus {
    Succeeded = 0,
    Failed = 1,        ///< the command failed, or `check` found errors in a file
    InvalidInput = 2,  ///< the command line is invalid, or an input file cannot be used
    Interrupted = 130, ///< the command was stopped by SIGINT or SIGTERM
};

/// Prints a line of results to standard output, made printable by printableLines(). A failure of
/// this function, or of printJson(), is reported by flushOutput().
void print(const QString &line);
/// Prints compact JSON on a single line to standard output. Escapes the characters that
/// printable() replaces.
void printJson(const QJsonObject &object);
void printJson(const QJsonArray &array);
/// Prints raw bytes to standard output. Returns false if this or any earlier output has failed.
bool printBytes(const QByteArray &bytes);
/// Prints a line to standard error, made printable by printableLines().
void printError(const QString &line);

/// Returns an error that concerns the command line. `place` is the option at fault, such as
/// "--seed", or empty if the error does not concern a single option. For `facts`, see ErrorCode.
[[nodiscard]] Error commandLineError(ErrorCode code, const QString &place,
                                     const QStringList &facts);
/// Prints `error` to standard error, with advice if it concerns a file. Returns InvalidInput.
int reportError(const Error &error);

/// Flushes standard output. Returns false, after reporting the failure on standard error, if any
/// output was lost.
[[nodiscard]] bool flushOutput();

} // namespace doublets::cli

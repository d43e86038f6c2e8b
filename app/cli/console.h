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
    Interrupted = 130, ///< stopped by SIGINT or SIGTERM
};

/// Prints a line of results to standard output. Failures of this function and of printJson() are
/// reported by flushOutput().
void print(const QString &line);
/// Prints compact JSON on a single line to standard output.
void printJson(const QJsonObject &object);
void printJson(const QJsonArray &array);
/// Prints raw bytes to standard output. Returns false if this or any earlier output failed.
bool printBytes(const QByteArray &bytes);
/// Prints a line to standard error.
void printError(const QString &line);

/// Returns an error in the command line. `place` is the option, or empty; `facts` are those that
/// ErrorCode lists for `code`.
[[nodiscard]] Error commandLineError(ErrorCode code, const QString &place,
                                     const QStringList &facts);
/// Prints the error to standard error and returns InvalidInput.
int reportError(const Error &error);

/// Flushes standard output. Returns false, after reporting the failure on standard error, if any
/// output was lost.
[[nodiscard]] bool flushOutput();

} // namespace doublets::cli

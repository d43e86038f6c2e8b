// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

#include <QJsonObject>
#include <QString>

namespace doublets::cli {

/// The exit statuses of the commands.
enum ExitStatus {
    Succeeded = 0,
    Failed = 1,       ///< the work failed, or errors were found
    InvalidInput = 2, ///< the command line, or a file that it names, is invalid
    Interrupted = 130,
};

/// Prints a line of results to standard output.
void print(const QString &line);
/// Prints compact JSON on a single line.
void printJson(const QJsonObject &object);
void printJson(const QJsonArray &array);
/// Prints raw bytes. Returns false if this or any earlier output failed.
bool printBytes(const QByteArray &bytes);
/// Prints a line to standard error.
void printError(const QString &line);

/// Returns an error in the command line. `facts` are the details of the error message.
[[nodiscard]] Error commandLineError(ErrorCode code, const QString &place,
                                     const QStringList &facts);
/// Prints the error to standard error and returns the corresponding exit status.
int reportError(const Error &error);

/// Flushes standard output. Returns false, after reporting the failure on standard error, if any
/// output was lost.
[[nodiscard]] bool flushOutput();

} // namespace doublets::cli

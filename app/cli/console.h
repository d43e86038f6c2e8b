// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

#include <QJsonObject>
#include <QString>

namespace doublets::cli {

/// Exit statuses.
enum Exit {
    Done = 0,
    Failed = 1,       ///< the work failed, or errors were found
    InvalidInput = 2, ///< the command line, or a file named there, is invalid
    Interrupted = 130,
};

/// Prints results to standard output; messages go to standard error.
void print(const QString &line);
/// Prints compact JSON on a single line.
void printJson(const QJsonObject &object);
void printJson(const QJsonArray &array);
/// Prints raw bytes. Returns false if this or any earlier output failed.
bool printBytes(const QByteArray &bytes);
/// Prints a line to standard error.
void printError(const QString &line);

/// Returns an error in the command line. `place` is the option.
[[nodiscard]] Error commandLineError(ErrorCode code, const QString &place,
                                     const QStringList &facts);
/// Prints the error and returns the corresponding exit status.
int refuse(const Error &error);

/// Flushes standard output. Returns false, after reporting the failure on standard error, if any
/// output was lost.
[[nodiscard]] bool flushOutput();

} // namespace doublets::cli

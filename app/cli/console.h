// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

#include <QJsonObject>
#include <QString>

namespace doublets::cli {

/// How a command ended, as other programmes see it.
enum Exit {
    Done = 0,
    Failed = 1,   ///< the work could not be done, or found errors
    BadInput = 2, ///< the command line or a file it names cannot be used
    Interrupted = 130,
};

/// Results go to standard output, all else to standard error.
void print(const QString &line);
/// Compact, on one line of its own.
void printJson(const QJsonObject &object);
void printJson(const QJsonArray &array);
/// Text for other programmes, as it is. False once anything could not be written.
bool printBytes(const QByteArray &bytes);
void complain(const QString &line);

/// Names what is wrong on the command line: `place` is the option.
[[nodiscard]] Error commandLineError(ErrorCode code, const QString &place,
                                     const QStringList &facts);
/// Prints the error and gives the exit status for it.
int refuse(const Error &error);

/// Whether everything printed has arrived; says so on standard error where it has not.
[[nodiscard]] bool everythingPrinted();

} // namespace doublets::cli

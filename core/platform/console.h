// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

/// The console, or the streams that stand for it.
namespace doublets::platform {

/// Prepares the standard streams for the bytes that are printed. Call before the first output.
void initializeConsole();
/// Returns text in the encoding of the console: that of the locale; on Windows, UTF-8.
[[nodiscard]] QByteArray consoleBytes(const QString &text);
/// Returns whether standard error is a terminal.
[[nodiscard]] bool isErrorOutputTerminal();

} // namespace doublets::platform

// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

// Output to the console, or to the streams to which it is redirected.

namespace doublets::platform {

/// Prepares the standard streams for output of consoleBytes(). Call before the first output. Does
/// nothing except on Windows.
void initializeConsole();
/// Returns `text` in the encoding of the console: UTF-8 on Windows, otherwise the encoding of the
/// locale.
[[nodiscard]] QByteArray consoleBytes(const QString &text);
/// Returns whether standard error is a terminal.
[[nodiscard]] bool isErrorOutputTerminal();

} // namespace doublets::platform

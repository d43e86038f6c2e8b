// SPDX-License-Identifier: MIT
#include "core/platform/console.h"

#include <unistd.h>

namespace doublets {

void platform::initializeConsole() {}

QByteArray platform::consoleBytes(const QString &text)
{
    return text.toLocal8Bit();
}

bool platform::isErrorOutputTerminal()
{
    return ::isatty(STDERR_FILENO) != 0;
}

} // namespace doublets

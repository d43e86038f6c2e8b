// SPDX-License-Identifier: MIT
#include "core/platform/console.h"

#include <array>
#include <cstdio>
#include <utility>

#include <fcntl.h>
#include <io.h>
#include <windows.h>

namespace doublets {

void platform::initializeConsole()
{
    // A program with windows has no console of its own, but may have been started from one. Streams
    // that have been redirected stay as they are.
    const std::array<std::pair<DWORD, std::FILE *>, 2> streams{
        {{STD_OUTPUT_HANDLE, stdout}, {STD_ERROR_HANDLE, stderr}}};
    const bool hasOutput = ::GetStdHandle(STD_OUTPUT_HANDLE) != nullptr;
    if (!hasOutput && ::AttachConsole(ATTACH_PARENT_PROCESS) != 0) {
        for (const auto &[handle, stream] : streams) {
            std::freopen("CONOUT$", "w", stream);
        }
    }
    ::SetConsoleOutputCP(CP_UTF8);
    for (const auto &[handle, stream] : streams) {
        ::_setmode(::_fileno(stream), _O_BINARY); // records must not get carriage returns
    }
}

QByteArray platform::consoleBytes(const QString &text)
{
    return text.toUtf8();
}

bool platform::isErrorOutputTerminal()
{
    return ::_isatty(::_fileno(stderr)) != 0;
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#include "core/platform/system_error.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include <windows.h>

namespace doublets {

QString platform::errnoText(int error)
{
    // Windows translates its own codes, but not those of C.
    static constexpr std::array<std::pair<int, int>, 8> Codes{{{ENOENT, ERROR_FILE_NOT_FOUND},
                                                               {ENOTDIR, ERROR_PATH_NOT_FOUND},
                                                               {EACCES, ERROR_ACCESS_DENIED},
                                                               {EEXIST, ERROR_ALREADY_EXISTS},
                                                               {ENOSPC, ERROR_DISK_FULL},
                                                               {EROFS, ERROR_WRITE_PROTECT},
                                                               {EIO, ERROR_IO_DEVICE},
                                                               {EBUSY, ERROR_SHARING_VIOLATION}}};
    const auto *const code = std::ranges::find(Codes, error, &std::pair<int, int>::first);
    QString text = code != Codes.end() ? qt_error_string(code->second)
                                       : QString::fromLocal8Bit(std::strerror(error));
    if (text.endsWith(u'.')) { // Windows makes sentences of them
        text.chop(1);
    }
    return text;
}

} // namespace doublets

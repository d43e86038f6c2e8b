// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string>

/// For the files of this folder that are compiled for Windows.
namespace doublets::platform {

/// Returns a path for functions of Windows, with the prefix that lifts their limit of 260
/// characters.
[[nodiscard]] std::wstring nativePath(const QString &path);

/// Returns the errno value that corresponds to GetLastError().
[[nodiscard]] int lastError();

} // namespace doublets::platform

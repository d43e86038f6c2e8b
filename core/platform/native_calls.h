// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string>

// Helpers for the files in this folder that are compiled for Windows.

namespace doublets::platform {

/// Returns `path` as an absolute path for Windows functions. Adds the prefix that lifts their
/// limit of 260 characters, except to network paths.
[[nodiscard]] std::wstring nativePath(const QString &path);

/// Returns the errno value that corresponds to GetLastError().
[[nodiscard]] int lastErrno();

} // namespace doublets::platform

// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Opens each regular file named in the arguments whose path is not valid UTF-8 and therefore
/// cannot be held by a QString. Replaces the argument with "/proc/PID/fd/N", which remains valid
/// until the process ends, even after `execv`. Leaves other arguments, and those of files that
/// cannot be opened, unchanged. Call at the beginning of main().
void openNonUtf8Arguments(int argc, char **argv);

/// Returns whether `path` refers to an open descriptor of a process ("/dev/stdin", "/proc/…/fd/3"),
/// and is therefore meaningless once that process has ended.
[[nodiscard]] bool isOpenDescriptor(const QString &path);

/// If `path` was made by openNonUtf8Arguments() in another process, which may end soon, opens it
/// and returns the path of a descriptor of this process. Returns `path` unchanged if it is any
/// other path or cannot be opened.
[[nodiscard]] QString adoptDescriptorPath(const QString &path);

/// Returns `path` as users know it: for an open descriptor of a file, the path of that file. Bytes
/// that are not UTF-8 are replaced with U+FFFD.
[[nodiscard]] QString displayPath(const QString &path);

/// Returns the file name of displayPath().
[[nodiscard]] QString displayFileName(const QString &path);

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Opens each regular file among the arguments whose path is not valid UTF-8 and therefore cannot
/// be represented by a QString. Replaces the argument with "/proc/PID/fd/N", which remains valid
/// until the process ends, even after `execv`. Leaves other arguments, and files that cannot be
/// opened, unchanged. Does nothing on Windows. Call at the beginning of main().
void openNonUtf8Arguments(int argc, char **argv);

/// Returns whether `path` refers to an open descriptor of a process ("/dev/stdin", "/proc/…/fd/3")
/// and therefore becomes meaningless when the process ends.
[[nodiscard]] bool isOpenDescriptor(const QString &path);

/// Opens a path made by openNonUtf8Arguments() in another process, which may end soon, and returns
/// the path of a descriptor of this process. The descriptor stays open until this process ends.
/// Returns `path` unchanged if `path` is not of the form "/proc/PID/fd/N" or the file cannot be
/// opened, and always on Windows.
[[nodiscard]] QString adoptDescriptorPath(const QString &path);

/// Returns `path` for display: for an open descriptor, the path of its file, if it has one. Bytes
/// of that path that are not valid UTF-8 are replaced with U+FFFD.
[[nodiscard]] QString displayPath(const QString &path);

/// Returns the file name of displayPath().
[[nodiscard]] QString displayFileName(const QString &path);

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Makes files accessible whose names are not valid UTF-8, which QString cannot hold. Opens each
/// such file in the arguments, and replaces the argument by "/proc/PID/fd/N", which remains valid
/// until the process ends, even after `execv`. Call at the beginning of main().
void openRawNames(int argc, char **argv);

/// Returns whether `path` refers to an open descriptor of a process ("/dev/stdin", "/proc/…/fd/3"),
/// which is meaningless later.
[[nodiscard]] bool isOpenDescriptor(const QString &path);

/// If `path` was made by openRawNames() in another process, which may end soon, opens it and
/// returns a path of this process. Returns any other path, or a file that cannot be opened,
/// unchanged.
[[nodiscard]] QString adoptRawName(const QString &path);

/// Returns the file name of `path`, following open descriptors. Bytes that are not UTF-8 are
/// replaced.
[[nodiscard]] QString readableName(const QString &path);

} // namespace doublets

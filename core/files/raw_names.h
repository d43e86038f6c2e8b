// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Makes files usable whose names are not valid UTF-8, which QString cannot hold: opens each such
/// argument that names a file, and replaces it with "/proc/PID/fd/N". Those paths hold as long as
/// the process, also after `execv`. Call at the beginning of `main`.
void openRawNames(int argc, char **argv);

/// Whether a path leads to a file that is open in some process ("/dev/stdin", "/proc/…/fd/3") and
/// so means nothing later on.
[[nodiscard]] bool isOpenDescriptor(const QString &path);

/// Opens a path of `openRawNames` that came from another process, which may end soon. Returns a
/// path in this process; any other path as it is.
[[nodiscard]] QString adoptRawName(const QString &path);

/// Returns the name of the file at a path, with replacement characters where it is not UTF-8.
[[nodiscard]] QString readableName(const QString &path);

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// A path beside `path` at which there is nothing yet, for a file that we cannot read and do not
/// overwrite: "doublets.ini.kept", "doublets.ini.kept-2".
[[nodiscard]] QString freePathBeside(const QString &path);

} // namespace doublets

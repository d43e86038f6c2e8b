// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

#include <QFile>

#include <optional>

namespace doublets {

/// Opens a file for reading that may be anything: a pipe, a device or a folder is refused at once
/// and not waited for. Files inside the programme (":/…") and what the shell has handed over
/// ("/dev/stdin", "/dev/fd/3") are read as they are. Errors: CannotOpen, NotAFile.
[[nodiscard]] std::optional<Error> openForReading(QFile &file,
                                                  QIODevice::OpenMode more = QIODevice::NotOpen);

} // namespace doublets

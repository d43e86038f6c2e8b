// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

#include <QFile>

#include <optional>

namespace doublets {

/// Opens a file for reading, with `extraMode` in addition to QIODevice::ReadOnly. Rejects pipes,
/// sockets, devices and folders immediately instead of blocking. Resources (":/…") and open
/// descriptors such as "/dev/stdin" (isOpenDescriptor()) are opened without this check. Errors:
/// CannotOpen, NotARegularFile.
[[nodiscard]] std::optional<Error>
openForReading(QFile &file, QIODevice::OpenMode extraMode = QIODevice::NotOpen);

} // namespace doublets

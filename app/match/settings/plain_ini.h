// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace doublets {

/// Returns a copy of INI text in which every value that contains `@Variant(` or `@DateTime(`, which
/// QSettings would deserialise, is replaced with `@Invalid()`. In Qt 6.4, nested values of this
/// kind crash the program, and a picture in such a value can use hundreds of megabytes of memory.
[[nodiscard]] QByteArray withoutSerializedValues(const QByteArray &ini);

} // namespace doublets

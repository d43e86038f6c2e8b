// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace doublets {

/// Returns a copy of INI text in which all values that QSettings would deserialise, such as
/// `@Variant(…)`, are replaced with `@Invalid()`. In Qt 6.4, nested values of this kind crash the
/// program, and a picture in such a value can use hundreds of megabytes of memory.
[[nodiscard]] QByteArray withoutSerializedValues(const QByteArray &ini);

} // namespace doublets

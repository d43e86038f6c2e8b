// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace doublets {

/// Returns INI text in which each value that QSettings would deserialize, such as
/// `@Variant(…)`, is replaced by `@Invalid()`. In Qt 6.4, nested values of this kind crash the
/// program, and a picture in one can take hundreds of megabytes of memory.
[[nodiscard]] QByteArray withoutSerializedValues(const QByteArray &ini);

} // namespace doublets

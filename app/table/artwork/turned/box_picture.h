// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/style.h"

namespace doublets {

/// A dice box lying on its side, its mouth turned clockwise from up by `turn` degrees.
/// Anchor: its centre.
[[nodiscard]] Picture paintBox(const Style &style, qreal turn, qreal scale);
/// What it hides from the lamp. Anchor: its centre; lies at the place of the box moved by
/// Artwork::fallen of its height.
[[nodiscard]] Picture paintBoxShadow(const Style &style, qreal turn, qreal scale);

} // namespace doublets

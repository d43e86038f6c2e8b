// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/tradition.h"
#include "table/artwork/turned/lathe.h"

namespace doublets {

inline constexpr float BoxLength = static_cast<float>(Artwork::BoxSize.height());
inline constexpr float BoxRadius = static_cast<float>(Artwork::BoxSize.width() / 2);

/// Which of a box's stuffs a knot of its profile is of.
enum BoxPart : std::uint8_t { BoxBody, BoxBand, BoxLining };

/// From the middle of the bottom (z = 0) up the outside, over the lip at z = BoxLength and down
/// the inside.
[[nodiscard]] std::vector<Lathe::Knot> boxProfile(BoxShape shape);

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/tradition.h"
#include "table/artwork/turned/solid_of_revolution.h"

namespace doublets {

/// The length and the largest radius of a dice box, in reference pixels.
inline constexpr float BoxLength = static_cast<float>(Artwork::BoxSize.height());
inline constexpr float BoxRadius = static_cast<float>(Artwork::BoxSize.width() / 2);

/// The materials of a box's profile, as ProfileVertex::material.
enum BoxPart : std::uint8_t { BoxBody, BoxBand, BoxLining };

/// Returns the profile of a dice box: from the centre of the bottom, a few pixels above z = 0, up
/// the outside, over the lip at z = BoxLength and down the inside.
[[nodiscard]] std::vector<SolidOfRevolution::ProfileVertex> boxProfile(BoxShape shape);

} // namespace doublets

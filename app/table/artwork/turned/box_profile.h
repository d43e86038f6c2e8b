// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/tradition.h"
#include "table/artwork/turned/solid_of_revolution.h"

namespace doublets {

/// The length and the largest radius of a dice box, in reference pixels (see BoardLayout).
inline constexpr float BoxLength = static_cast<float>(Artwork::BoxSize.height());
inline constexpr float BoxRadius = static_cast<float>(Artwork::BoxSize.width() / 2);

/// The parts of a dice box's profile, used as SolidOfRevolution::ProfileVertex::material.
enum BoxPart : std::uint8_t { BoxBody, BoxBand, BoxLining };

/// Returns the profile of a dice box: from the centre of the bottom up the outside, over the lip at
/// z = BoxLength and down the inside. The bottom is a few reference pixels above z = 0.
[[nodiscard]] std::vector<SolidOfRevolution::ProfileVertex> boxProfile(BoxShape shape);

} // namespace doublets

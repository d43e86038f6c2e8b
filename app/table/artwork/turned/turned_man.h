// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/tradition.h"

namespace doublets {

/// The shape of a man turned on a lathe: a solid of revolution with carving on its upper face, if
/// any. Lengths are in reference pixels (see BoardLayout).
class TurnedMan
{
public:
    static constexpr float Radius = static_cast<float>(BoardLayout::ManDiameter / 2);
    static constexpr float Thickness = static_cast<float>(BoardLayout::ManThickness);

    explicit TurnedMan(ManShape shape)
        : m_shape(shape)
    {
    }

    /// Returns an estimate of the distance to the surface from the point at radius `r` and height
    /// `z` above the underside; negative inside the man. Inaccurate near steep grooves.
    [[nodiscard]] float distance(float r, float z) const;
    /// Returns the height of the upper face relative to a plain disc; negative for hollows.
    [[nodiscard]] float relief(float r) const;
    /// Returns the depth, 0 to 1, of carving that is not rotationally symmetric, at a position
    /// relative to the axis. `pixel` is the width of a device pixel in reference pixels.
    [[nodiscard]] float carving(float x, float y, float pixel) const;

private:
    ManShape m_shape;
};

} // namespace doublets

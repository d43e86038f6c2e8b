// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/tradition.h"

namespace doublets {

/// A man as the lathe leaves it: a solid of revolution, in reference pixels.
class Turning
{
public:
    static constexpr float Radius = static_cast<float>(BoardLayout::ManDiameter / 2);
    static constexpr float Thickness = static_cast<float>(BoardLayout::ManThickness);

    explicit Turning(ManShape shape)
        : m_shape(shape)
    {
    }

    /// Distance from the surface (never too great), negative inside, at `r` from the axis and `z`
    /// above the underside.
    [[nodiscard]] float distance(float r, float z) const;
    /// How far the upper face lies below (negative) the plain disc.
    [[nodiscard]] float relief(float r) const;
    /// How deep the upper face is carved at a place, where that is not turned: 0 to 1.
    [[nodiscard]] float carving(float x, float y, float pixel) const;

private:
    ManShape m_shape;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/shading/vec.h"

#include <cstdint>

namespace doublets {

/// The unlit appearance of a material.
struct MaterialSpec
{
    enum Kind : std::uint8_t { Wood, Bone, Cloth, Metal, Leather };

    Kind kind = Wood;
    QRgb early = 0xff808080; ///< base colour; spring wood
    QRgb middle = 0xff808080;
    QRgb late = 0xff808080; ///< autumn wood; streaks in bone; weft of cloth
    float pitch = 10;       ///< width of an annual ring, in reference pixels
    float rings = 1;        ///< contrast of the rings
    float fibre = 0.12F;
    float pores = 0.5F;
    float curl = 0;
    float flecks = 0;  ///< medullary rays of quarter-sawn oak
    float knots = 0;   ///< share of possible knot positions that have a knot, 0 to 1
    float wear = 0.1F; ///< large stains and bleached areas
    float gloss = 0.3F;
};

/// A position on a piece of material, measured along and across the grain, and the way in which the
/// piece was cut.
struct Cut
{
    float along = 0;
    float across = 0;
    std::uint32_t seed = 0;
    float pith = 60; ///< distance from the centre of the log; large for straight grain
};

struct Texel
{
    Vec albedo;
    float relief = 0; ///< slope across the grain
};

/// A procedural texture: a material with its colours converted to linear light, optimised for
/// millions of lookups. Immutable.
class Material
{
public:
    explicit Material(const MaterialSpec &stuff);

    [[nodiscard]] const MaterialSpec &stuff() const { return m_stuff; }
    /// Returns the texture at `cut`. `pixel` is the width of a device pixel in reference pixels;
    /// finer details are omitted.
    [[nodiscard]] Texel at(const Cut &cut, float pixel) const;

private:
    struct Ring
    {
        float late = 0;    ///< progress of the year, up to 1 in autumn
        float density = 1; ///< of this year's autumn wood
    };

    [[nodiscard]] Ring yearsRing(float u, float v, const Cut &cut) const;
    [[nodiscard]] float knot(float u, float &v, std::uint32_t seed) const;
    [[nodiscard]] Texel wood(const Cut &cut, float pixel) const;
    [[nodiscard]] Texel bone(const Cut &cut, float pixel) const;
    [[nodiscard]] Texel cloth(const Cut &cut, float pixel) const;
    [[nodiscard]] Texel metal(const Cut &cut, float pixel) const;
    [[nodiscard]] Texel leather(const Cut &cut, float pixel) const;
    [[nodiscard]] Vec colour(float late) const;

    MaterialSpec m_stuff;
    Vec m_early;
    Vec m_middle;
    Vec m_late;
};

} // namespace doublets

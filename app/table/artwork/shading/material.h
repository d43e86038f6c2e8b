// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/shading/vec.h"

#include <cstdint>

namespace doublets {

/// What a part is made of, before light falls on it.
struct Stuff
{
    enum Kind : std::uint8_t { Wood, Bone, Cloth, Metal, Leather };

    Kind kind = Wood;
    QRgb early = 0xff808080; ///< the ground colour; spring wood
    QRgb middle = 0xff808080;
    QRgb late = 0xff808080; ///< autumn wood; streaks of bone; weft of cloth
    float pitch = 10;       ///< width of a year's ring, reference pixels
    float rings = 1;        ///< contrast of the rings
    float fibre = 0.12F;
    float pores = 0.5F;
    float curl = 0;
    float flecks = 0;  ///< the rays of quartered oak
    float knots = 0;   ///< how many places of a plank have a knot: 0 to 1
    float wear = 0.1F; ///< large stains and bleached places
    float gloss = 0.3F;
};

/// How a piece was cut: places of its texture are counted along and across its grain.
struct Cut
{
    float along = 0;
    float across = 0;
    std::uint32_t seed = 0;
    float pith = 60; ///< distance from the heart of the log: great for straight grain
};

struct Texel
{
    Vec albedo;
    float relief = 0; ///< slope across the grain
};

/// Stuff with its colours in linear light, ready to be looked at many million times.
class Material
{
public:
    explicit Material(const Stuff &stuff);

    [[nodiscard]] const Stuff &stuff() const { return m_stuff; }
    /// `pixel`: width of a device pixel; what is finer is left out.
    [[nodiscard]] Texel at(const Cut &cut, float pixel) const;

private:
    struct Ring
    {
        float late = 0;    ///< how far the year is gone: 1 in autumn
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

    Stuff m_stuff;
    Vec m_early;
    Vec m_middle;
    Vec m_late;
};

} // namespace doublets

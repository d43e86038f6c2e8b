// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/shading/vec.h"

#include <cstdint>

namespace doublets {

/// The unlit appearance of a material. Lengths are in reference pixels (see BoardLayout).
struct MaterialSpec
{
    enum Kind : std::uint8_t { Wood, Bone, Cloth, Metal, Leather };

    Kind kind = Wood;
    /// Base colour. In wood, the colour of the spring wood; in ring-porous wood, of the autumn
    /// wood.
    QRgb early = 0xff808080;
    /// Colour between `early` and `late`. In ring-porous wood, the colour of the spring wood.
    QRgb middle = 0xff808080;
    /// Colour of the autumn wood, of the pores of ring-porous wood, of streaks in bone, or of the
    /// weft of cloth.
    QRgb late = 0xff808080;
    bool isRingPorous = false; ///< whether the pores lie in the spring wood only, as in oak
    float pitch = 10;          ///< width of an annual ring or a thread, in reference pixels
    float rings = 1;           ///< contrast of the rings of wood or streaks of bone
    float fibre = 0.12F;       ///< strength of the fibres
    float pores = 0.5F;        ///< strength of the pores
    float curl = 0;            ///< strength of the wavy grain
    float flecks = 0;          ///< strength of the medullary rays of quarter-sawn oak
    float knots = 0;           ///< share of possible knot positions that have a knot, 0 to 1
    float wear = 0.1F;         ///< strength of large stains and bleached areas
    float gloss = 0.3F;        ///< strength of the highlights
};

/// A position on a piece of material, along and across the grain in reference pixels, and the cut
/// of the piece.
struct GrainPosition
{
    float along = 0;
    float across = 0;
    std::uint32_t seed = 0; ///< identifies the piece
    float pith = 60; ///< value of `across` at the centre of the log; far from 0 for straight grain
};

/// The appearance of a material at one position.
struct Texel
{
    Vec albedo;       ///< in linear light
    float relief = 0; ///< slope across the grain
    float gloss = 1;  ///< factor for MaterialSpec::gloss
};

/// Returns the visibility of a feature of the given period: 1 if the feature is much coarser than a
/// pixel, down to 0 if it is finer. Both lengths are in reference pixels.
inline float visibility(float period, float pixel)
{
    return smoothStep(0.8F, 2.2F, period / pixel);
}

/// A procedural texture: a material with its colours converted to linear light, optimised for
/// millions of lookups. Immutable.
class Material
{
public:
    explicit Material(const MaterialSpec &spec);

    [[nodiscard]] const MaterialSpec &spec() const { return m_spec; }
    /// Returns the texel at `position`. `pixel` is the width of a device pixel in reference pixels;
    /// finer details are omitted.
    [[nodiscard]] Texel texelAt(const GrainPosition &position, float pixel) const;

private:
    /// A position in the annual rings.
    struct Ring
    {
        float progress = 0;   ///< progress of the year, 0 to 1, from spring
        float width = 1;      ///< width of the ring, in reference pixels
        float density = 0.6F; ///< density of the year's autumn wood, about 0 to 1.1
        float quartered = 0;  ///< 1 where the cut runs along the rays, 0 where it crosses them
    };

    /// A position along (`u`) and across (`w`) the wavy grain of the tree, so that rings, rays,
    /// pores and fibres bend together.
    struct Grain
    {
        float u = 0;
        float w = 0;
    };

    [[nodiscard]] Grain warpedGrain(float u, float v, std::uint32_t seed, float fine) const;
    [[nodiscard]] Ring annualRing(Grain grain, float v, const GrainPosition &position,
                                  float fine) const;
    /// Returns the texel of ring-porous wood such as oak, ash or walnut, with pores in the spring
    /// wood of each year.
    [[nodiscard]] Texel ringPorous(Grain grain, const Ring &ring, std::uint32_t seed,
                                   float pixel) const;
    /// Returns the texel of softwood, or of hardwood with scattered pores, whose autumn wood is
    /// darker and ends sharply.
    [[nodiscard]] Texel evenGrained(Grain grain, const Ring &ring, std::uint32_t seed,
                                    float pixel) const;
    /// Returns the influence of a knot: 1 at its centre, 0 outside. Displaces `v` to bend the
    /// surrounding grain.
    [[nodiscard]] float knot(float u, float &v, std::uint32_t seed) const;
    [[nodiscard]] Texel wood(const GrainPosition &position, float pixel) const;
    [[nodiscard]] Texel bone(const GrainPosition &position, float pixel) const;
    [[nodiscard]] Texel cloth(const GrainPosition &position, float pixel) const;
    [[nodiscard]] Texel metal(const GrainPosition &position, float pixel) const;
    [[nodiscard]] Texel leather(const GrainPosition &position, float pixel) const;
    /// Returns the colour at `t`, which runs from 0 (MaterialSpec::early) through 0.5 (`middle`)
    /// to 1 (`late`).
    [[nodiscard]] Vec colour(float t) const;

    MaterialSpec m_spec;
    Vec m_early;
    Vec m_middle;
    Vec m_late;
};

} // namespace doublets

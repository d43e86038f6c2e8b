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
    QRgb early = 0xff808080;  ///< base colour; spring wood
    QRgb middle = 0xff808080; ///< between `early` and `late`
    QRgb late = 0xff808080;   ///< autumn wood; streaks in bone; weft of cloth
    float pitch = 10;         ///< width of an annual ring or a thread, in reference pixels
    float rings = 1;          ///< contrast of the rings of wood or streaks of bone
    float fibre = 0.12F;      ///< strength of the fibres
    float pores = 0.5F;       ///< strength of the pores
    float curl = 0;           ///< strength of the wavy grain
    float flecks = 0;         ///< medullary rays of quarter-sawn oak
    float knots = 0;          ///< share of possible knot positions that have a knot, 0 to 1
    float wear = 0.1F;        ///< large stains and bleached areas
    float gloss = 0.3F;       ///< strength of the highlights
};

/// A position on a piece of material, measured along and across the grain in reference pixels, and
/// the way in which the piece was cut.
struct GrainPosition
{
    float along = 0;
    float across = 0;
    std::uint32_t seed = 0; ///< identifies the piece
    float pith = 60;        ///< distance from the centre of the log; large for straight grain
};

/// The appearance of a material at one position.
struct Texel
{
    Vec albedo;       ///< linear
    float relief = 0; ///< slope across the grain
};

/// A procedural texture: a material with its colours converted to linear light, optimised for
/// millions of lookups. Immutable.
class Material
{
public:
    explicit Material(const MaterialSpec &spec);

    [[nodiscard]] const MaterialSpec &spec() const { return m_spec; }
    /// Returns the texture at `position`. `pixel` is the width of a device pixel in reference
    /// pixels; finer details are omitted.
    [[nodiscard]] Texel texelAt(const GrainPosition &position, float pixel) const;

private:
    /// A position in the annual rings.
    struct Ring
    {
        float late = 0;    ///< progress of the year, up to 1 in autumn
        float density = 1; ///< of the year's autumn wood
    };

    [[nodiscard]] Ring annualRing(float u, float v, const GrainPosition &position) const;
    /// Returns the influence of a knot: 1 at its centre, 0 outside. Displaces `v` to bend the
    /// surrounding grain.
    [[nodiscard]] float knot(float u, float &v, std::uint32_t seed) const;
    [[nodiscard]] Texel wood(const GrainPosition &position, float pixel) const;
    [[nodiscard]] Texel bone(const GrainPosition &position, float pixel) const;
    [[nodiscard]] Texel cloth(const GrainPosition &position, float pixel) const;
    [[nodiscard]] Texel metal(const GrainPosition &position, float pixel) const;
    [[nodiscard]] Texel leather(const GrainPosition &position, float pixel) const;
    [[nodiscard]] Vec colour(float late) const;

    MaterialSpec m_spec;
    Vec m_early;
    Vec m_middle;
    Vec m_late;
};

} // namespace doublets

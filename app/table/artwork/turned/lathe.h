// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/shading/vec.h"

#include <optional>
#include <vector>

namespace doublets {

/// A thing turned on a lathe, hollow ones included: its profile goes round the z axis.
class Lathe
{
public:
    /// A place of the profile and, up to the next one, which stuff it is of.
    struct Knot
    {
        float r = 0;
        float z = 0;
        int stuff = 0;
        bool sharp = false; ///< an edge; else the surface bends smoothly
    };
    struct Hit
    {
        float t = 0; ///< from the ray's beginning, in lengths of its direction
        Vec place;
        Vec normal; ///< towards the one who looks
        int stuff = 0;
        bool inside = false; ///< of a hollow thing
    };

    explicit Lathe(const std::vector<Knot> &profile);

    /// The first place that a ray meets which does not run along the axis.
    [[nodiscard]] std::optional<Hit> meet(Vec from, Vec direction) const;

private:
    struct Band ///< a piece of a cone, or of a disc
    {
        float r = 0;
        float z = 0;
        float dr = 0;
        float dz = 0;
        Vec first; ///< normals at both ends: x outwards, z up
        Vec last;
        int stuff = 0;
    };

    [[nodiscard]] static bool isFlat(const Band &band);
    static void meetBand(const Band &band, Vec from, Vec direction, std::optional<Hit> &nearest);
    static void take(const Band &band, Vec from, Vec direction, float t,
                     std::optional<Hit> &nearest);

    std::vector<Band> m_bands;
    float m_widest = 0;
};

} // namespace doublets

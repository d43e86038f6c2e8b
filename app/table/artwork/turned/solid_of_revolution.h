// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/shading/vec.h"

#include <optional>
#include <vector>

namespace doublets {

/// A solid of revolution, possibly hollow, given by a profile revolved around the z axis.
class SolidOfRevolution
{
public:
    /// A vertex of the profile. `stuff` is the material from here to the next vertex.
    struct ProfileVertex
    {
        float r = 0;
        float z = 0;
        int stuff = 0;
        bool sharp = false; ///< whether this is an edge; otherwise the surface is smooth
    };
    struct Hit
    {
        float t = 0; ///< from the start of the ray, in multiples of its direction
        Vec place;
        Vec normal; ///< towards the viewer
        int stuff = 0;
        bool inside = false; ///< of a hollow object
    };

    explicit SolidOfRevolution(const std::vector<ProfileVertex> &profile);

    /// Returns the nearest intersection of a ray with the surface. The ray must not be parallel to
    /// the axis. Returns null if it misses.
    [[nodiscard]] std::optional<Hit> meet(Vec from, Vec direction) const;

private:
    struct Band ///< part of a cone or of a disc
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

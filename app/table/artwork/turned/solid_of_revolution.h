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
    /// A vertex of the profile.
    struct ProfileVertex
    {
        float r = 0;
        float z = 0;
        int material = 0;   ///< from this vertex to the next
        bool sharp = false; ///< whether the surface has an edge here
    };
    /// An intersection of a ray with the surface.
    struct Hit
    {
        float t = 0; ///< from the start of the ray, in multiples of its direction
        Vec position;
        Vec normal; ///< towards the viewer
        int material = 0;
        bool inside = false; ///< whether the inner surface of a hollow object was hit
    };

    explicit SolidOfRevolution(const std::vector<ProfileVertex> &profile);

    /// Returns the nearest intersection of a ray with the surface, or null if there is none. The
    /// ray must not be parallel to the axis.
    [[nodiscard]] std::optional<Hit> intersect(Vec from, Vec direction) const;

private:
    /// A part of a cone or of a disc.
    struct Band
    {
        float r = 0;
        float z = 0;
        float dr = 0;
        float dz = 0;
        Vec first; ///< normals at both ends: x outwards, z up
        Vec last;
        int material = 0;
    };

    [[nodiscard]] static bool isFlat(const Band &band);
    static void intersectBand(const Band &band, Vec from, Vec direction,
                              std::optional<Hit> &nearest);
    static void keepIfNearer(const Band &band, Vec from, Vec direction, float t,
                             std::optional<Hit> &nearest);

    std::vector<Band> m_bands;
    float m_maxRadius = 0;
};

} // namespace doublets

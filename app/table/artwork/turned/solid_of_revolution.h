// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/shading/vec.h"

#include <optional>
#include <vector>

namespace doublets {

/// A solid of revolution, possibly hollow, given by a profile revolved around the z axis. The
/// profile ascends along the outer surface and, if the solid is hollow, descends along the inner
/// surface.
class SolidOfRevolution
{
public:
    /// A vertex of the profile.
    struct ProfileVertex
    {
        float r = 0; ///< distance from the axis; not negative
        float z = 0; ///< position along the axis
        /// Number of the material from this vertex to the next, as defined by the creator of the
        /// profile; not used for the last vertex.
        int material = 0;
        bool isSharp = false; ///< whether the surface has an edge here
    };
    /// An intersection of a ray with the surface.
    struct Hit
    {
        float t = 0; ///< distance from the origin, in lengths of the direction vector
        Vec position;
        Vec normal;            ///< unit vector, on the side of the ray's origin
        int material = 0;      ///< ProfileVertex::material
        bool isInside = false; ///< whether the ray hit the inner surface of a hollow object
    };

    /// Precondition: consecutive vertices of `profile` have different positions.
    explicit SolidOfRevolution(const std::vector<ProfileVertex> &profile);

    /// Returns the first intersection with the surface of the ray from `origin` in `direction`,
    /// which need not be a unit vector. Returns nullopt if there is none or the ray is parallel to
    /// the axis. Precondition: no part of the solid is behind `origin`.
    [[nodiscard]] std::optional<Hit> intersect(Vec origin, Vec direction) const;

private:
    /// A part of a cone or disc, between two vertices of the profile.
    struct Band
    {
        float r = 0;
        float z = 0;
        float dr = 0;
        float dz = 0;
        Vec firstNormal; ///< normal at the first vertex: x outwards, z up
        Vec lastNormal;
        int material = 0;
    };

    [[nodiscard]] static bool isFlat(const Band &band);
    static void intersectBand(const Band &band, Vec origin, Vec direction,
                              std::optional<Hit> &nearest);
    static void updateNearest(const Band &band, Vec origin, Vec direction, float t,
                              std::optional<Hit> &nearest);

    std::vector<Band> m_bands;
    float m_maxRadius = 0;
};

} // namespace doublets

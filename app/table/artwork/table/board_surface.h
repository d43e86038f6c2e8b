// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/style.h"
#include "table/artwork/table/board_plan.h"

namespace doublets {

/// A model of the surface of the empty board and the table top around it, which computes the
/// reflected light.
class BoardSurface
{
public:
    /// `pixel` is the width of a device pixel in reference pixels (see BoardLayout). `style` and
    /// `plan` must outlive this object.
    BoardSurface(const Style &style, const BoardPlan &plan, float pixel);

    /// Returns the linear light reflected from the position (x, y), in reference pixels, before
    /// vignetting and film grain. `spot` is BoardPlan::spotAt(x, y).
    [[nodiscard]] Vec reflectedLight(const Spot &spot, float x, float y) const;

private:
    struct Materials
    {
        explicit Materials(const Tradition &tradition);
        Material top; ///< of the table top
        Material frame;
        Material inlay;
        Material field;
        Material hingeMetal;
        Material lightPoint;
        Material darkPoint;
        Material lightLine;
        Material darkLine;
    };

    [[nodiscard]] Surface surface(const Spot &spot, float x, float y) const;
    [[nodiscard]] Surface tableTop(float x, float y) const;
    [[nodiscard]] Surface front(const Spot &spot) const;
    [[nodiscard]] Surface rail(const Spot &spot, float x, float y) const;
    [[nodiscard]] Surface railLine(const Spot &spot, float x, float y) const;
    /// Returns `surface` with the carving of an interlaced rail.
    [[nodiscard]] Surface interlace(const Spot &spot, Surface surface) const;
    [[nodiscard]] Surface moulding(const Spot &spot, float x, float y) const;
    /// Adds the ledge at the foot of a wall of a hinged board, and the shadow of the wall on it.
    /// Returns the slope of the ledge.
    float addLedge(Surface &surface, const Spot &spot) const;
    /// Adds the lamp's reflection along a rounded edge, if the wood is varnished. `distance` is
    /// measured from the centre line of the reflection, `along` along the edge.
    void addGlint(Surface &surface, float distance, float along, float strength) const;
    /// A plank of the field, or a leaf of its veneer, as found at one position.
    struct FieldPlank
    {
        float across = 0;       ///< position across the grain; see GrainPosition
        std::uint32_t seed = 0; ///< identifies the piece of wood
        float pith = 0;         ///< see GrainPosition::pith
        float seamDistance = 0; ///< distance from the joint with the neighbouring plank or leaf
    };
    /// `half` is 0 for the left half of the board and 1 for the right half.
    [[nodiscard]] FieldPlank fieldPlank(std::uint32_t half, float x, float y) const;
    [[nodiscard]] Surface field(const Spot &spot, float x, float y) const;
    [[nodiscard]] Surface point(const Spot &spot, float x, float y) const;
    [[nodiscard]] Surface pointLine(const Spot &spot, float x, float y) const;
    [[nodiscard]] Surface crest(const Spot &spot, float x, float y) const;
    [[nodiscard]] Surface peg(const Spot &spot) const;
    [[nodiscard]] Surface hinge(const Spot &spot) const;
    [[nodiscard]] Surface trayRim(const Spot &spot) const;
    [[nodiscard]] Surface trayBed(const Spot &spot, float x, float y) const;
    [[nodiscard]] Surface frameWood(Edge edge, float across, float along, std::uint32_t seed) const;
    /// Returns the share of bone, 0 to 1, at a position on a band of taracea.
    [[nodiscard]] float taracea(const Spot &spot) const;
    /// Darkens the surface next to a joint; see Spot::jointDistance.
    void darkenJoint(Surface &surface, const Spot &spot) const;
    /// Reduces the light on the field near walls, and in their shadow.
    void shadeField(Surface &surface, float x, float y) const;

    const Tradition &m_tradition;
    const Illumination &m_illumination;
    const BoardPlan &m_plan;
    float m_pixel;
    Materials m_materials;
};

} // namespace doublets

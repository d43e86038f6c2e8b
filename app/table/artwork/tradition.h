// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/artwork.h"
#include "table/artwork/shading/material.h"

#include <array>
#include <vector>

namespace doublets {

/// The construction of the points.
enum class PointShape : std::uint8_t {
    Inlaid,  ///< triangles of veneer with stringing
    Carved,  ///< triangles cut into the board
    Sockets, ///< half-round sockets along the long sides; no triangles
};

/// The construction of the bar.
enum class BarShape : std::uint8_t {
    Solid, ///< a single rail between the halves
    Split, ///< the rails of two halves that are hinged like a book
    Stubs, ///< a stub at each long side, with a gap between them
};

/// The decoration of the rails of the frame.
enum class RailShape : std::uint8_t {
    Scribed,   ///< two lines drawn with a marking gauge
    Strung,    ///< thin inlaid lines
    Taracea,   ///< a band of eight-pointed bone stars in dark wood
    Interlace, ///< a carved plait of two strands with a dot in every eye
};

/// The kind of table top on which the board lies.
enum class TopKind : std::uint8_t { Planks, Cloth };

/// The shape and decoration of the upper face of a man. White's and Black's men differ.
enum class ManShape : std::uint8_t {
    Plain,   ///< flat, with a single line and lathe marks
    Boss,    ///< bead on the rim, dish, ring and central boss
    Rings,   ///< flat, with deep rings and a drilled centre
    Dome,    ///< rounded, with one groove
    RingDot, ///< flat, with ring-and-dot marks around the centre
    Dish,    ///< a broad rim around a plain hollow
    Cross,   ///< flat, with a carved cross in a ring
    Rosette, ///< flat, with a compass-drawn rosette
};

/// The construction of a dice box.
enum class BoxShape : std::uint8_t {
    Leather, ///< of hard leather, sewn
    Tooled,  ///< straight, covered in leather, with gilt bands
    Waisted, ///< turned from wood
    Horn,    ///< cut from a horn, with bands
};

/// The kind of candlestick or lamp that lights the board at night.
enum class CandleShape : std::uint8_t {
    Chamberstick, ///< an iron stick with a dish
    Candlestick,  ///< a brass or silver stick; also visible, unlit, by lamplight
    OilLamp,      ///< a saucer on a foot
    StoneLamp,    ///< a hollowed stone with fish oil
};

/// The parameters of a tradition: the style of the boards of one country and period. To add a
/// tradition, add an instance to the list that findTradition() searches, and its id to
/// traditionIds().
struct Tradition
{
    const char *id;
    const char *name; ///< English; marked for translation in the context "Tables"
    TopKind topKind;
    MaterialSpec top;
    RailShape railShape;
    MaterialSpec frame;
    MaterialSpec inlay; ///< material of the lines, peg rings and bands of the rail
    MaterialSpec field; ///< the playing surface
    bool isVeneered; ///< whether each half of the field consists of two mirrored leaves of veneer
    BarShape barShape;
    bool hasPegHoles; ///< whether the rail has a hole for a peg opposite each point
    bool hasHinges;   ///< whether the two halves of a Split board are hinged
    MaterialSpec hingeMetal;
    PointShape pointShape;
    MaterialSpec lightPoint;
    MaterialSpec darkPoint;
    MaterialSpec lightLine;            ///< stringing of dark points
    MaterialSpec darkLine;             ///< stringing of light points; dark wood of a taracea band
    std::array<MaterialSpec, 2> men;   ///< indexed by indexOf(Side)
    std::array<ManShape, 2> manShapes; ///< indexed by indexOf(Side)
    MaterialSpec dice;
    BoxShape boxShape;
    std::array<MaterialSpec, 3> boxMaterials; ///< body, bands and lip, lining
    CandleShape candleShape;
    std::array<MaterialSpec, 2> candleMaterials; ///< stick or bowl, wax or oil
    std::vector<Vec> candlePositions; ///< positions of the feet in the scene, in reference pixels
    MarkColours marks;
};

/// Returns the tradition with the given id, or null if the id is unknown. All traditions have
/// static storage duration.
[[nodiscard]] const Tradition *findTradition(const QString &id);
[[nodiscard]] const Tradition &england();
[[nodiscard]] const Tradition &france();
[[nodiscard]] const Tradition &castile();
[[nodiscard]] const Tradition &iceland();

} // namespace doublets

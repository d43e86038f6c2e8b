// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/artwork.h"
#include "table/artwork/shading/material.h"

#include <array>
#include <vector>

namespace doublets {

enum class PointShape : std::uint8_t {
    Inlaid,  ///< triangles of veneer with stringing
    Carved,  ///< triangles cut into the board
    Sockets, ///< half-round sockets along the long sides, no triangles
};

enum class BarShape : std::uint8_t {
    Solid, ///< one rail between the halves
    Split, ///< two trays, hinged like a book
    Stubs, ///< one stub from each long side; they do not meet
};

enum class RailShape : std::uint8_t {
    Scribed,   ///< two lines drawn with the marking gauge
    Strung,    ///< thin inlaid lines
    Taracea,   ///< a band of eight-pointed stars of bone in dark wood
    Interlace, ///< a plait of two strands, carved, with a dot in every eye
};

enum class TopShape : std::uint8_t { Planks, Cloth };

/// How the face of a man is turned. The two colours of a table always differ.
enum class ManShape : std::uint8_t {
    Plain,   ///< flat, with one line and the mark of the lathe
    Boss,    ///< rim bead, dish, ring and a boss in the middle
    Rings,   ///< flat with deep rings and a drilled centre
    Dome,    ///< rounded, with one groove
    RingDot, ///< flat, with ring-and-dot marks round a centre
    Dish,    ///< a broad rim about a plain hollow
    Cross,   ///< flat, with a carved cross in a ring
    Rosette, ///< flat, with a rosette drawn with the compass
};

/// How a dice box is made.
enum class BoxShape : std::uint8_t {
    Leather, ///< hard leather, sewn up
    Tooled,  ///< straight, covered with leather, with gilt bands
    Waisted, ///< turned from wood
    Horn,    ///< cut from a horn, with bands
};

/// What burns by night.
enum class CandleShape : std::uint8_t {
    Chamberstick, ///< of iron, with a dish
    Candlestick,  ///< of brass; stands on the table by day, too
    OilLamp,      ///< a saucer on a foot
    StoneLamp,    ///< a hollowed stone with fish oil
};

/// What one tradition's table is made of. A fifth table is one more of these.
struct Tradition
{
    const char *id;
    const char *name; ///< English; marked for translation in the context "Tables"
    TopShape topShape;
    Stuff top;
    RailShape railShape;
    Stuff frame;
    Stuff inlay; ///< lines, peg rings and bands of the rail
    Stuff field;
    BarShape bar;
    bool pegHoles;
    bool hinges;
    Stuff iron; ///< hinges
    PointShape points;
    Stuff lightPoint;
    Stuff darkPoint;
    Stuff lightLine; ///< stringing of dark points
    Stuff darkLine;  ///< stringing of light points
    std::array<Stuff, 2> men;
    std::array<ManShape, 2> manShapes;
    Stuff dice;
    BoxShape box;
    std::array<Stuff, 3> boxStuff; ///< body, bands and lip, lining
    CandleShape candle;
    std::array<Stuff, 2> candleStuff; ///< stick, wax or oil
    std::vector<Vec> candles;         ///< where their feet stand in the scene
    MarkColours marks;
};

/// Null for an unknown one.
[[nodiscard]] const Tradition *traditionOf(const QString &id);
[[nodiscard]] const Tradition &england();
[[nodiscard]] const Tradition &france();
[[nodiscard]] const Tradition &castile();
[[nodiscard]] const Tradition &iceland();

} // namespace doublets

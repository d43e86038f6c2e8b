// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/rules/rules.h"

#include <QPointF>
#include <QRectF>

namespace doublets {

/// Where everything on the table lies, in reference pixels: a scene of 1920 x 1080, x to the right,
/// y down, seen from White's chair. Pure geometry; artwork paints by it and items are placed by it.
class BoardLayout
{
public:
    static constexpr qreal ManDiameter = 80;
    static constexpr qreal ManThickness = ManDiameter * 3 / 8; ///< Willughby's men: 7/8 inch by 3/8
    static constexpr qreal ManGap = 4;                         ///< between men lying on one point
    static constexpr qreal HeldHeight = 26; ///< of a man that was chosen and waits in the hand
    static constexpr qreal DieSize = 46;
    static constexpr qreal BoxWidth = 92;   ///< of a dice box lying on its side
    static constexpr qreal BoxLength = 126; ///< from its foot to its mouth
    static constexpr qreal RailWidth = 56;
    static constexpr qreal BarWidth = 56;
    static constexpr qreal PointLength = 350;

    /// One of the 24 points: a strip from the rail towards the middle of the board.
    struct Place
    {
        QPointF base;     ///< middle of its end at the rail
        qreal inward = 1; ///< +1: grows downwards from the upper rail, -1: upwards from the lower
        qreal width = 0;
        qreal length = 0;

        [[nodiscard]] QRectF rect() const;
    };

    explicit BoardLayout(Tables tables);

    [[nodiscard]] Tables tables() const { return m_tables; }
    /// The whole scene, table top included.
    [[nodiscard]] static QRectF scene();
    /// What every window must show: board and trays.
    [[nodiscard]] static QRectF mustSee();
    /// The board with its frame.
    [[nodiscard]] static QRectF frame();
    /// The inside of the left (0) or right (1) half, between frame and bar.
    [[nodiscard]] static QRectF half(int index);
    [[nodiscard]] static QRectF bar();

    /// The physical point `index`: 0 to 11 from right to left below, 12 to 23 from left to right
    /// above.
    [[nodiscard]] static Place place(int index);
    /// The physical index of a point (1 to 24) of a player's track.
    [[nodiscard]] int placeIndex(Side side, int point) const;
    [[nodiscard]] Place placeOf(Side side, int point) const
    {
        return place(placeIndex(side, point));
    }
    /// Whether men can ever stand on this physical point.
    [[nodiscard]] bool isInUse(int placeIndex) const;

    /// The centre, at the level of the board, of a pile on that point.
    [[nodiscard]] QPointF pileCentre(Side side, int point) const
    {
        return lyingCentre(side, point, 0);
    }
    /// The centre of a man lying on that point: 0 is the pile's own place at the rail, 1 the first
    /// man in front of it.
    [[nodiscard]] QPointF lyingCentre(Side side, int point, int row) const;

    /// The tray in which a player's men stand when they are borne off.
    [[nodiscard]] QRectF tray(Side side) const;
    /// The centre of the `nth` man (from 0) standing on edge in the tray.
    [[nodiscard]] QPointF trayCentre(Side side, int nth) const;

    /// The centre of the `nth` man (from 0) that was hit and set aside, in its owner's tray from
    /// its inner end.
    [[nodiscard]] QPointF removedCentre(Side side, int nth) const;

    /// The half of the board into which a player throws: 0 or 1, the one beside their box.
    [[nodiscard]] int diceHalf(Side thrower) const { return isMirrored(thrower) ? 1 : 0; }
    /// Where the centres of a player's dice may come to rest: not near a man.
    [[nodiscard]] QRectF diceArea(Side thrower) const;
    /// Where a player's dice box lies, its mouth up the picture.
    [[nodiscard]] QPointF boxCentre(Side side) const;
    [[nodiscard]] QRectF box(Side side) const;

private:
    [[nodiscard]] bool isMirrored(Side side) const;

    Tables m_tables;
};

} // namespace doublets

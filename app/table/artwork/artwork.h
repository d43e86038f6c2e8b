// SPDX-License-Identifier: MIT
#pragma once

#include "choices/lighting.h"
#include "core/game/position.h"
#include "core/progress.h"
#include "table/artwork/picture.h"
#include "table/layout/board_layout.h"

#include <QColor>
#include <QQuaternion>
#include <QSizeF>
#include <QStringList>

#include <memory>

namespace doublets {

class DieTexture;
struct Style;
struct Tradition;

/// The pose of a man: flat on the board (Flat), flat on another man (OnPile), or on edge in the
/// tray (Standing).
enum class ManPose : std::uint8_t { Flat, OnPile, Standing };

/// The colours of the marks and texts drawn over the pictures of a board. Marks have an outline in
/// `markEdge`, which makes them visible on both light and dark backgrounds.
struct MarkColours
{
    QColor mark;              ///< men that can be played, and all marks not listed below
    QColor markEdge;          ///< outline of all marks
    QColor focus;             ///< keyboard focus and hints
    QColor lastMoved;         ///< men moved since the last throw
    QColor numeral;           ///< numerals on the rail
    QColor numeralBackground; ///< disc behind the numerals
    QColor caption;           ///< text on plates
    QColor captionBackground; ///< background of plates
};

/// A procedural painter of the board and objects of one tradition, the style of a country and
/// period, in a given lighting. Every picture depends only on its arguments, not on the number of
/// threads. Sizes and positions are in reference pixels (see BoardLayout); `scale` is in device
/// pixels per reference pixel, and must be positive. In high contrast, shadows are fully
/// transparent. The view is tilted slightly towards White: a point at height z above the board is
/// displaced by heightOffset(z). Thread-safe.
class Artwork
{
public:
    static constexpr int ManVariants = 4; ///< number of different grains of the men of one colour
    /// The size of a dice box seen from the side, with its mouth pointing up.
    static constexpr QSizeF BoxSize{BoardLayout::BoxWidth, BoardLayout::BoxLength};

    /// Returns the ids of all traditions: "england", "france", "castile" and "iceland".
    [[nodiscard]] static QStringList traditionIds();
    /// Returns the localised display name of a tradition. Returns an empty string if `id` is
    /// unknown.
    [[nodiscard]] static QString displayName(const QString &id);
    /// Returns the artwork for a tradition, or null if `id` is unknown.
    [[nodiscard]] static std::unique_ptr<Artwork> forTradition(const QString &id,
                                                               Lighting lighting = Lighting::Lamp);
    ~Artwork();

    [[nodiscard]] QString id() const;
    [[nodiscard]] Lighting lighting() const;
    [[nodiscard]] const MarkColours &markColours() const;
    /// Returns whether the bar consists of two stubs with a gap between them.
    [[nodiscard]] bool isBarOpen() const;

    /// Returns the empty board: the table top with any candles, the frame, field, points and trays,
    /// without men and dice. `sceneRect` is the part of the scene to be painted. `scale` is also
    /// the device pixel ratio of the image. May take several seconds. Returns a null image if
    /// `progress` cancels the work.
    [[nodiscard]] QImage board(const BoardLayout &layout, const QRectF &sceneRect, qreal scale,
                               const Progress &progress = {}) const;

    /// Returns a man. `variant`, from 0 to ManVariants − 1, selects the grain. The anchor is the
    /// centre of the man's underside or, for Standing, the centre of the man. Lying men are drawn
    /// slightly off the anchor, as if placed by hand. A man at level n of a pile (0 at the bottom)
    /// is placed at the pile's position + n * pileStep().
    [[nodiscard]] Picture man(Side side, ManPose pose, int variant, qreal scale) const;
    /// Returns the shadow cast on the board by a stack of `men` men, at least 1, whose underside is
    /// `height` above the board. The anchor is the point of the board below the stack's centre.
    [[nodiscard]] Picture manShadow(int men, qreal height, qreal scale) const;

    /// Returns the displacement in the picture of a point `height` above the board.
    [[nodiscard]] static QPointF heightOffset(qreal height);
    /// Returns the displacement in the picture of each man of a pile from the man below.
    [[nodiscard]] static QPointF pileStep() { return heightOffset(BoardLayout::ManThickness); }

    /// Returns a die whose lowest corner is `height` above the board. If `isDimmed` is true, the
    /// die is dimmed, to show that its number has been used. The anchor is the point of the board
    /// below the die's centre. Fast enough to be called for every frame of a throw.
    [[nodiscard]] Picture die(const QQuaternion &orientation, qreal height, bool isDimmed,
                              qreal scale) const;
    /// Returns the shadow of a die, with the same anchor as die(). The resolution is half of
    /// `scale` or less, because shadows are soft.
    [[nodiscard]] Picture dieShadow(const QQuaternion &orientation, qreal height,
                                    qreal scale) const;

    /// Returns a dice box lying on its side, with its mouth rotated clockwise from up (−y) by
    /// `rotation` degrees. The direction of the light does not depend on `rotation`. The anchor is
    /// the box's centre.
    [[nodiscard]] Picture box(qreal scale, qreal rotation = 0) const;
    /// Returns the shadow of a box, with `rotation` as for box(). The resolution is half of
    /// `scale`, because shadows are soft. The anchor is the shadow's centre. Paint the shadow at
    /// the box's position displaced by shadowOffset(h), where h is the height of the box's axis:
    /// half the box's width at rest.
    [[nodiscard]] Picture boxShadow(qreal scale, qreal rotation = 0) const;
    /// Returns the displacement of the shadow of a point `height` above the board.
    [[nodiscard]] static QPointF shadowOffset(qreal height);

    /// Returns the orientation of a die that shows `face` (1 to 6) on top, turned clockwise, as
    /// seen from above, by `yawDegrees`.
    [[nodiscard]] static QQuaternion dieOrientation(int face, qreal yawDegrees);
    /// Returns the face (1 to 6) of a die with the given orientation that points most nearly
    /// upwards.
    [[nodiscard]] static int upperFace(const QQuaternion &orientation);

private:
    Artwork(const Tradition &tradition, Lighting lighting);

    std::unique_ptr<const Style> m_style;
    MarkColours m_markColours;
    const DieTexture &m_dieTexture; ///< shared; static storage
};

} // namespace doublets

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

class DieBone;
struct Style;
struct Tradition;

/// Flat: lies on the board; OnPile: lies on another man; Standing: on edge in the tray, from above.
enum class ManPose : std::uint8_t { Flat, OnPile, Standing };

/// Colours for what is drawn over the pictures of one table. Each mark is a line of `mark` with an
/// edge of `markEdge`, and so is seen on light and dark ground alike.
struct MarkColours
{
    QColor mark;          ///< men that may be played
    QColor markEdge;      ///< the outline of `mark` and `focus`
    QColor focus;         ///< where the keyboard is
    QColor last;          ///< what the last throw moved
    QColor numeral;       ///< numerals on the rail
    QColor numeralEdge;   ///< the disc under them
    QColor caption;       ///< text on the table top
    QColor captionGround; ///< a plate under it
};

/// The pictures of one tradition's table in one light, drawn from its parameters. Every picture is
/// a pure function of its arguments: the same on every run, whatever the number of threads. Sizes
/// and places are in the reference pixels of BoardLayout, seen a little from White's side: what is
/// at height z above the board appears at `raised(z)` from where it would lie.
class Artwork
{
public:
    static constexpr int ManVariants = 4; ///< men of one colour that differ in their grain
    static constexpr QSizeF BoxSize{BoardLayout::BoxWidth,
                                    BoardLayout::BoxLength}; ///< of a dice box whose mouth looks up

    /// "england", "france", "castile", "iceland".
    [[nodiscard]] static QStringList traditions();
    /// Its name for people, in their language; empty for an unknown tradition.
    [[nodiscard]] static QString nameOf(const QString &id);
    /// Null for an unknown tradition.
    [[nodiscard]] static std::unique_ptr<Artwork> forTradition(const QString &id,
                                                               Lighting lighting = Lighting::Lamp);
    ~Artwork();

    [[nodiscard]] QString id() const;
    [[nodiscard]] Lighting lighting() const;
    [[nodiscard]] const MarkColours &markColours() const;
    /// Whether the bar is two stubs that do not meet: nothing parts the halves in the middle.
    [[nodiscard]] bool isBarOpen() const;

    /// Table top, frame, field, points and trays without men and dice, `scale` device pixels to a
    /// reference pixel. Takes up to some seconds; safe to call from any thread. Null where
    /// `progress` cancelled it.
    [[nodiscard]] QImage board(const BoardLayout &layout, const QRectF &sceneRect, qreal scale,
                               const Progress &progress = {}) const;

    /// Anchor: the centre of the man's underside, or of the man for Standing. A man at level n of a
    /// pile (0 at the bottom) stands at the pile's place + n * pileStep().
    [[nodiscard]] Picture man(Side side, ManPose pose, int variant, qreal scale) const;
    /// The shadow on the board of `men` men one upon the other, whose underside is `height` above
    /// the board. Anchor: the point of the board under their centre.
    [[nodiscard]] Picture manShadow(int men, qreal height, qreal scale) const;

    [[nodiscard]] static QPointF raised(qreal height);
    [[nodiscard]] static QPointF pileStep() { return raised(BoardLayout::ManThickness); }

    /// A die whose lowest corner is `height` above the board. Anchor: the point of the board under
    /// the die's centre. Fast enough to be drawn anew for every frame of a throw.
    [[nodiscard]] Picture die(const QQuaternion &orientation, qreal height, bool dimmed,
                              qreal scale) const;
    [[nodiscard]] Picture dieShadow(const QQuaternion &orientation, qreal height,
                                    qreal scale) const;

    /// A dice box lying on its side, its mouth upwards (-y) in the picture and turned clockwise by
    /// `turn` degrees; the lamp stays where it is. Anchor: its centre.
    [[nodiscard]] Picture box(qreal scale, qreal turn = 0) const;
    /// The shadow of a box. Anchor: its centre; to be painted at the place of the box moved by
    /// `fallen(height of its axis)`, which at rest is half its width.
    [[nodiscard]] Picture boxShadow(qreal scale, qreal turn = 0) const;
    /// By how much the shadow of what is at height z is moved.
    [[nodiscard]] static QPointF fallen(qreal height);

    /// The orientation in which a die shows `face` (1 to 6) on top, turned clockwise by `yaw`.
    [[nodiscard]] static QQuaternion dieOrientation(int face, qreal yawDegrees);
    /// The face that looks up most.
    [[nodiscard]] static int faceUp(const QQuaternion &orientation);

private:
    Artwork(const Tradition &tradition, Lighting lighting);

    std::unique_ptr<const Style> m_style;
    MarkColours m_marks;
    const DieBone &m_bone; ///< lives on
};

} // namespace doublets

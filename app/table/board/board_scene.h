// SPDX-License-Identifier: MIT
#pragma once

#include "table/board/items/box_item.h"
#include "table/board/items/die_item.h"
#include "table/board/items/man_item.h"
#include "table/board/items/marks_item.h"
#include "table/board/items/name_item.h"
#include "table/board/items/sprites.h"
#include "table/layout/board_layout.h"
#include "table/layout/board_state.h"
#include "table/motion/dice/dice_throw.h"
#include "table/motion/motion_stage.h"

#include <QGraphicsScene>

#include <array>
#include <memory>
#include <vector>

namespace doublets {

/// The men and dice on the table and the marks over them, in reference pixels.
class BoardScene final : public QGraphicsScene, public MotionStage
{
    Q_OBJECT

public:
    explicit BoardScene(QObject *parent = nullptr);
    ~BoardScene() override;

    [[nodiscard]] const BoardLayout &boardLayout() const { return m_layout; }
    [[nodiscard]] Sprites &sprites() { return m_sprites; }
    [[nodiscard]] MarksItem &marks() { return *m_marks; }
    /// The name of a player on the table; none is shown until it is given.
    [[nodiscard]] NameItem &name(Side side) { return *m_names[indexOf(side)]; }
    /// Puts both names where there is room for them in that part of the scene.
    /// `textFactor`: how much larger than usual their letters are, as far as there is room.
    void placeNames(const QRectF &seen, qreal textFactor);
    /// How many reference pixels a view of that size (logical pixels) at that scale lacks above
    /// the board, and below, to show both names whole; 0 where they have room.
    [[nodiscard]] qreal roomMissingForNames(const QSizeF &view, qreal scale);
    [[nodiscard]] const BoardState &shown() const { return m_shown; }

    /// Clears the table and puts every man where `state` has it.
    void lay(Tables tables, const BoardState &state);
    bool setTradition(const QString &id);
    void setLighting(Lighting lighting);
    /// Whether Black's box, name and figures are turned towards Black's chair.
    void setFaceToFace(bool faceToFace);
    /// Device pixels to a reference pixel, and those to a logical pixel.
    void setScale(qreal scale, qreal devicePixelRatio);
    /// Other pictures are there: everything is painted anew.
    void refresh();
    /// Draws the dice that have moved, on all processors. Before they are painted.
    void showDice();

    /// The man whom a hand takes first from a point; null where none is.
    [[nodiscard]] ManItem *outermost(Side side, int point) const;
    /// The man on top of the pile of a point.
    [[nodiscard]] ManItem *topOfPile(Side side, int point) const;
    /// The middle of that man's upper face at rest.
    [[nodiscard]] static QPointF topOf(const ManItem &man);
    [[nodiscard]] std::vector<ManItem *> menOn(Side side, int point) const;
    /// How every man of a player lies now, in no order.
    [[nodiscard]] std::vector<ManState> statesOf(Side side) const;
    [[nodiscard]] std::vector<DieItem *> dice() const;
    [[nodiscard]] const BoxItem &box(Side side) const { return *m_boxes[indexOf(side)]; }
    /// The die at a place of the scene; null where none is.
    [[nodiscard]] DieItem *dieAt(const QPointF &where, qreal reach) const;
    /// The men that the plays since the last throw moved.
    [[nodiscard]] const std::vector<ManItem *> &lastMoved() const { return m_lastMoved; }
    void forgetLastMoved() { m_lastMoved.clear(); }

    // MotionStage
    std::optional<ManChange> moveMan(const Event &event, bool backwards,
                                     const BoardState &after) override;
    DiceChange prepareDice(bool backwards, const BoardState &after) override;
    void dimDice(const BoardState &after) override;
    void settle(const BoardState &after) override;

private:
    /// The men on which no other lies: what the shadow of a man on its way falls upon.
    [[nodiscard]] std::vector<ManState> tops() const;
    [[nodiscard]] int countIn(Side side, ManSlot::Where where) const;
    ManChange change(ManItem &man, const ManSlot &to);
    [[nodiscard]] ManItem *lastIn(Side side, ManSlot::Where where) const;
    std::optional<ManChange> layDown(Side side, int point);
    std::optional<ManChange> stack(Side side, int point);
    std::optional<ManChange> removeMan(Side side, int point, ManSlot::Where where);
    std::optional<ManChange> putBack(Side side, int point, ManSlot::Where where,
                                     const BoardState &after);
    std::optional<ManChange> carry(Side side, int from, int to, const BoardState &after);
    void putMenAtRest();
    void layDice(const BoardState &state);
    void layBoxes();
    [[nodiscard]] BoxState boxAtRest(Side side) const;
    void updateColours();
    /// How the dice that a board shows fell.
    [[nodiscard]] std::shared_ptr<const DiceThrow> throwOf(const BoardState &state) const;

    BoardLayout m_layout{Tables::Facing};
    Sprites m_sprites;
    BoardState m_shown;
    std::array<std::vector<std::unique_ptr<ManItem>>, 2> m_men;
    std::vector<std::unique_ptr<DieItem>> m_dice; ///< always three; hidden when not used
    std::shared_ptr<const DiceThrow> m_throw; ///< of the dice on the board, or planned to be there
    std::array<std::unique_ptr<BoxItem>, 2> m_boxes;
    std::array<std::unique_ptr<NameItem>, 2> m_names;
    std::unique_ptr<MarksItem> m_marks;
    std::vector<ManItem *> m_lastMoved;
    bool m_faceToFace = false;
};

} // namespace doublets

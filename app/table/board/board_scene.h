// SPDX-License-Identifier: MIT
#pragma once

#include "table/board/items/box_item.h"
#include "table/board/items/die_item.h"
#include "table/board/items/light_sweep.h"
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

/// The graphics scene of the board: the men, the dice boxes, the dice, the name plates and the
/// marks over them. Coordinates are in reference pixels (see BoardLayout). Points are numbered from
/// 1 to 24 on the track of their side. Pointers to men are valid until the next call to placeAll().
class BoardScene final : public QGraphicsScene, public MotionStage
{
    Q_OBJECT

public:
    explicit BoardScene(QObject *parent = nullptr);
    ~BoardScene() override;

    [[nodiscard]] const BoardLayout &boardLayout() const { return m_layout; }
    [[nodiscard]] Sprites &sprites() { return m_sprites; }
    [[nodiscard]] MarksItem &marks() { return *m_marks; }
    /// Returns the name plate of a player, which paints nothing while the plate's name is empty.
    [[nodiscard]] NameItem &nameItem(Side side) { return *m_names[indexOf(side)]; }
    /// Places both name plates within `visibleRect`, the visible part of the scene. `textFactor` is
    /// the magnification of the text; if there is too little space, the magnification is reduced,
    /// but not below 1. If the text size of the names is then less than `minFullTextSize`, in
    /// reference pixels, tasks are shown by arrows alone, which leaves more space for the names.
    void placeNames(const QRectF &visibleRect, qreal textFactor, int minFullTextSize = 0);
    /// Returns the additional height, in reference pixels, that a view needs above the board, and
    /// again below it, to show both names completely without magnification. Returns 0 if they fit.
    /// `view` is in logical pixels, `scale` in logical pixels per reference pixel. Changes the text
    /// sizes of the name plates: call setScale() and placeNames() afterwards.
    [[nodiscard]] qreal missingHeightForNames(const QSizeF &view, qreal scale);
    /// Returns the state in which the scene last came to rest. During a motion, this is the state
    /// before the motion.
    [[nodiscard]] const BoardState &state() const { return m_state; }

    /// Places all men and dice as in `state` on a board with `layout`, without motion. Clears
    /// lastMovedMen().
    void placeAll(const BoardLayout &layout, const BoardState &state);
    /// Sets the tradition whose artwork is used for men, dice, boxes and colours. Returns false,
    /// changing nothing, if there is no tradition with the id `id`.
    bool setTradition(const QString &id);
    void setLighting(Lighting lighting);
    /// Sets whether Black's dice box, Black's name plate and the texts for Black are upside down,
    /// to face a player opposite White.
    void setFaceToFace(bool faceToFace);
    /// Sets the number of device pixels per reference pixel (`scale`) and per logical pixel, both
    /// positive.
    void setScale(qreal scale, qreal devicePixelRatio);
    /// Repaints men, dice and boxes after the sprites have changed.
    void refresh();
    /// Renders the images of the changed dice in parallel. Does nothing if at most one die has
    /// changed, because painting renders that die. Call before painting.
    void renderDice();

    /// Returns the man of `side` that is played first from a point; null if there is none.
    [[nodiscard]] ManItem *firstPlayedMan(Side side, int point) const;
    /// Returns the man on top of the pile next to the rail on a point; null if there is none.
    [[nodiscard]] ManItem *topOfPile(Side side, int point) const;
    /// Returns the centre of the upper face of a lying man, in scene coordinates. Ignores lifting.
    [[nodiscard]] static QPointF upperFaceCentre(const ManItem &man);
    /// Returns the men of `side` on a point, in no particular order.
    [[nodiscard]] std::vector<ManItem *> menOn(Side side, int point) const;
    /// Returns the current states of all men of a player, in no particular order.
    [[nodiscard]] std::vector<ManState> statesOf(Side side) const;
    /// Returns the bounds of the picture of a man, without the shadow.
    [[nodiscard]] static QRectF boundsOf(const ManState &man);
    /// Returns the visible dice.
    [[nodiscard]] std::vector<DieItem *> dice() const;
    [[nodiscard]] const BoxItem &box(Side side) const { return *m_boxes[indexOf(side)]; }
    /// Returns a visible die whose centre is at most `tolerance` from `position`, in scene
    /// coordinates; null if there is none.
    [[nodiscard]] DieItem *dieAt(const QPointF &position, qreal tolerance) const;
    /// Returns the men moved since the last throw, in order; a man moved twice occurs twice.
    /// Includes men that were hit.
    [[nodiscard]] const std::vector<ManItem *> &lastMovedMen() const { return m_lastMoved; }
    void clearLastMovedMen() { m_lastMoved.clear(); }
    /// Sets lastMovedMen() from the history of `game`. Precondition: the scene is at rest and shows
    /// the current state of `game`.
    void updateLastMovedMen(const Game &game);

    // MotionStage
    std::optional<ManChange> moveMan(const Event &event, bool isReversed,
                                     const BoardState &after) override;
    DiceChange prepareDice(bool isReversed, const BoardState &after) override;
    void dimDice(const BoardState &after) override;
    void showWin(Side winner, qreal t) override;
    void settle(const BoardState &after) override;

    /// Returns the man of `side` that was last added to the area `where`, Tray or Removed. Returns
    /// null if there is none.
    [[nodiscard]] ManItem *lastManIn(Side side, ManSlot::Area where) const;

private:
    /// Sets the text factor of the name plates to the largest value, up to `textFactor` but at
    /// least 1, with which they fit, and returns their places. If `terse` is true, tasks are shown
    /// by arrows alone.
    [[nodiscard]] NamePlateLayout fittingNames(const QRectF &visibleRect, qreal textFactor,
                                               bool terse);
    /// Returns the states of the uncovered lying men, onto which a moving man can cast its shadow.
    [[nodiscard]] std::vector<ManState> topMen() const;
    [[nodiscard]] int countMenIn(Side side, ManSlot::Area where) const;
    /// Moves `man` to the slot `to` and returns the change for animation.
    ManChange applyChange(ManItem &man, const ManSlot &to);
    std::optional<ManChange> layDownMan(Side side, int point);
    std::optional<ManChange> stackMan(Side side, int point);
    std::optional<ManChange> removeMan(Side side, int point, ManSlot::Area where);
    std::optional<ManChange> restoreMan(Side side, int point, ManSlot::Area where,
                                        const BoardState &after);
    std::optional<ManChange> moveManToPoint(Side side, int from, int to, const BoardState &after);
    /// Assigns slots to the men for `position`, without redrawing them.
    void assignSlots(const Position &position);
    void placeMenAtRest();
    void placeDice(const BoardState &state);
    void placeBoxes();
    [[nodiscard]] BoxState restingBox(Side side) const;
    void updateColours();
    /// Returns the motion by which the dice of `state` came to rest. Simulates the motion unless it
    /// is that of one of the latest throws, as when the user undoes and redoes throws.
    [[nodiscard]] std::shared_ptr<const DiceThrow> throwOf(const BoardState &state);

    BoardLayout m_layout;
    Sprites m_sprites;
    BoardState m_state;
    std::array<std::vector<std::unique_ptr<ManItem>>, 2> m_men;
    std::vector<std::unique_ptr<DieItem>> m_dice; ///< always three; unused ones are hidden
    /// Throw of the dice that are, or will be, on the board.
    std::shared_ptr<const DiceThrow> m_throw;
    std::vector<std::shared_ptr<const DiceThrow>> m_recentThrows; ///< latest first
    std::array<std::unique_ptr<BoxItem>, 2> m_boxes;
    std::array<std::unique_ptr<NameItem>, 2> m_names;
    std::unique_ptr<MarksItem> m_marks;
    std::unique_ptr<LightSweep> m_lightSweep;
    std::vector<ManItem *> m_lastMoved;
    bool m_isFaceToFace = false;
};

} // namespace doublets

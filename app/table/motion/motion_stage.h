// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"

#include <QPointF>
#include <QQuaternion>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace doublets {

struct BoardState;
class DiceThrow;

/// The position of a man, in reference pixels (see BoardLayout).
struct ManState
{
    QPointF centre;     ///< point of the board or tray below the man's centre
    qreal height = 0;   ///< height of the underside above the board
    qreal standing = 0; ///< 0 if flat, 1 if on edge as in the tray

    bool operator==(const ManState &) const = default;
};

/// The position of a die, in reference pixels.
struct DieState
{
    QPointF centre;   ///< centre as seen from above
    qreal height = 0; ///< height of the lowest corner above the board
    QQuaternion orientation;

    bool operator==(const DieState &) const = default;
};

/// The position of a dice box, in reference pixels.
struct BoxState
{
    QPointF centre;   ///< point of the board below the centre of the box
    qreal height = 0; ///< height of the underside above the board
    qreal angle = 0;  ///< direction of the mouth, in degrees clockwise from up

    bool operator==(const BoxState &) const = default;
};

/// The interface through which Motion moves a man.
class MovingMan
{
public:
    virtual ~MovingMan() = default;
    /// Sets the state of the man while in motion.
    virtual void setState(const ManState &state) = 0;
    /// Offsets the man sideways from its state by `dx` reference pixels.
    virtual void setSidewaysOffset(qreal dx) = 0;
    /// Raises the man above its state by `height` reference pixels.
    virtual void setLiftHeight(qreal height) = 0;
};

/// The interface through which Motion moves a die.
class MovingDie
{
public:
    virtual ~MovingDie() = default;
    /// Sets the state of the die while in motion.
    virtual void setState(const DieState &state) = 0;
    /// Shows the die, or hides it in its box.
    virtual void setShown(bool shown) = 0;
    /// Sets whether the die is dimmed, to show that its number has been used.
    virtual void setDimmed(bool dimmed) = 0;
};

/// The interface through which Motion moves a dice box.
class MovingBox
{
public:
    virtual ~MovingBox() = default;
    /// Sets the state of the box while in motion.
    virtual void setState(const BoxState &state) = 0;
};

/// The interface through which Motion animates the scene. The scene assigns men and dice their
/// final places immediately and reports the previous and final states, between which Motion
/// animates. The scene owns men, dice and boxes; they must exist until settle() is called or the
/// motion is discarded.
class MotionStage
{
public:
    /// The movement of a man.
    struct ManChange
    {
        MovingMan *man = nullptr;
        ManState from;
        ManState to;
    };
    /// Dice that enter and leave boxes. For a new throw, the dice on the board are picked up and
    /// thrown. For an undone throw, the dice on the board return to the box and the dice of the
    /// previous throw come out again.
    struct DiceChange
    {
        std::vector<MovingDie *> dice; ///< as many dice as in the larger of the two throws
        /// Throw on the board before the event or, when undoing, afterwards. Never null; without
        /// dice if none lie on the board.
        std::shared_ptr<const DiceThrow> lying;
        std::shared_ptr<const DiceThrow> thrown; ///< throw made or undone by the event; never null
        std::array<MovingBox *, 2> boxes{};      ///< indexed by indexOf(Side)
        std::array<BoxState, 2> boxRests{};      ///< the boxes at rest, indexed by indexOf(Side)
        /// Whether each die on the board after the event is dimmed, because its number has been
        /// used. Empty for the dice of the opening throw.
        std::vector<bool> used{};
    };

    virtual ~MotionStage() = default;

    /// Assigns a man its new place or, if `isReversed` is true, its place before `event`. `after`
    /// is the state of the board after the whole action has been done or undone. Returns nullopt if
    /// `event` moves no man, or if the man is not where the event requires.
    virtual std::optional<ManChange> moveMan(const Event &event, bool isReversed,
                                             const BoardState &after) = 0;
    /// Returns the dice and boxes for a throw or, if `isReversed` is true, for the undoing of a
    /// throw, without moving them. `after` is as for moveMan().
    virtual DiceChange prepareDice(bool isReversed, const BoardState &after) = 0;
    /// Dims the dice whose numbers have been used in the state `after`, while men are still moving.
    virtual void dimDice(const BoardState &after) = 0;
    /// Lights the board for the player who has won. `t` goes from 0 (not won yet) to 1 (at rest
    /// after the win).
    virtual void showWin(Side winner, qreal t) = 0;
    /// Places everything at rest, exactly as in `after`.
    virtual void settle(const BoardState &after) = 0;
};

} // namespace doublets

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

/// How a man is held or lies, in reference pixels.
struct ManState
{
    QPointF centre;     ///< of its foot on the table
    qreal height = 0;   ///< of its foot above the board
    qreal standing = 0; ///< 0: flat, 1: on edge, as in the tray

    bool operator==(const ManState &) const = default;
};

/// How a die is held or lies, in reference pixels.
struct DieState
{
    QPointF centre;   ///< seen from above
    qreal height = 0; ///< of its lowest corner above the board
    QQuaternion orientation;

    bool operator==(const DieState &) const = default;
};

/// How a dice box is held or lies, in reference pixels.
struct BoxState
{
    QPointF centre;   ///< of the board under it
    qreal height = 0; ///< above the table
    qreal angle = 0;  ///< of its mouth, degrees clockwise from up the picture

    bool operator==(const BoxState &) const = default;
};

class MovingMan
{
public:
    virtual ~MovingMan() = default;
    virtual void setState(const ManState &state) = 0;
    /// Shifts it sideways from where it is.
    virtual void setNudge(qreal dx) = 0;
    /// Holds it that high above where it is.
    virtual void setLift(qreal height) = 0;
};

class MovingDie
{
public:
    virtual ~MovingDie() = default;
    virtual void setState(const DieState &state) = 0;
    /// Whether it is in sight, and not in its box.
    virtual void setShown(bool shown) = 0;
    /// Its number is used up.
    virtual void setDimmed(bool dimmed) = 0;
};

class MovingBox
{
public:
    virtual ~MovingBox() = default;
    virtual void setState(const BoxState &state) = 0;
};

/// The scene as motion sees it: it puts men and dice where they belong at once, and tells from
/// where, so that motion can show the way.
class MotionStage
{
public:
    struct ManChange
    {
        MovingMan *man = nullptr;
        ManState from;
        ManState to;
    };
    /// Dice go into a box and come out of it. A throw taken up is thrown; a throw taken back goes
    /// into the box, and the dice come out as they lay before.
    struct DiceChange
    {
        std::vector<MovingDie *> dice;           ///< as many as the greater of both throws has
        std::shared_ptr<const DiceThrow> lying;  ///< the dice on the board before; after, backwards
        std::shared_ptr<const DiceThrow> thrown; ///< the throw that the event tells of
        std::array<MovingBox *, 2> boxes{};      ///< by indexOf(Side)
        std::array<BoxState, 2> boxRests{};
        std::vector<bool> used{}; ///< of the dice that come out backwards: these are dimmed
    };

    virtual ~MotionStage() = default;

    /// Gives a man its new place; none where the event moves no man. `after` is the board once the
    /// whole action is done (or undone).
    virtual std::optional<ManChange> moveMan(const Event &event, bool backwards,
                                             const BoardState &after) = 0;
    /// Takes dice in hand. Moves none of them.
    virtual DiceChange prepareDice(bool backwards, const BoardState &after) = 0;
    /// Shows which numbers are used up, while men still move.
    virtual void dimDice(const BoardState &after) = 0;
    /// Everything at rest, exactly as the state says.
    virtual void settle(const BoardState &after) = 0;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"

#include <QPointF>
#include <QQuaternion>

#include <optional>
#include <vector>

namespace doublets {

struct BoardState;

/// How a man is held or lies, in reference pixels.
struct ManState
{
    QPointF centre;     ///< of his foot on the table
    qreal height = 0;   ///< of his foot above the board
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

class MovingMan
{
public:
    virtual ~MovingMan() = default;
    virtual void setState(const ManState &state) = 0;
    /// Shifts him sideways from where he is.
    virtual void setNudge(qreal dx) = 0;
};

class MovingDie
{
public:
    virtual ~MovingDie() = default;
    virtual void setState(const DieState &state) = 0;
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
    struct DieChange
    {
        MovingDie *die = nullptr;
        QPointF from;
        DieState to;
    };

    virtual ~MotionStage() = default;

    /// Gives a man his new place; none where the event moves no man. `after` is the board once the
    /// whole turn is done (or undone).
    virtual std::optional<ManChange> moveMan(const Event &event, bool backwards,
                                             const BoardState &after) = 0;
    /// Brings out the dice of a throw.
    virtual std::vector<DieChange> bringDice(const Event &event, const BoardState &after) = 0;
    /// Shows which numbers are used up, while men still move.
    virtual void dimDice(const BoardState &after) = 0;
    /// Everything at rest, exactly as the state says.
    virtual void settle(const BoardState &after) = 0;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "choices/motion_speed.h"
#include "table/layout/board_state.h"
#include "table/motion/man_way.h"
#include "table/motion/motion_stage.h"
#include "table/motion/timeline.h"
#include "table/sound/sound.h"

#include <QObject>
#include <QVariantAnimation>

#include <vector>

namespace doublets {

/// The one place where motion is: makes movements of the events of actions, and owns every
/// duration. The game's state is committed before; whatever happens to a movement, the board
/// settles into the state it was given.
class Motion : public QObject
{
    Q_OBJECT

public:
    explicit Motion(MotionStage &stage, QObject *parent = nullptr);
    ~Motion() override;

    void setSpeed(MotionSpeed speed);
    [[nodiscard]] MotionSpeed speed() const { return m_speed; }

    /// Shows an action after those still moving; actions that come together overlap. At Off it is
    /// settled on return.
    void show(const Events &events, const BoardState &after, bool backwards);
    /// From first movement asked for until all is at rest.
    [[nodiscard]] bool isRunning() const { return m_running; }
    /// What people are to see before anything is told or marked: dice on their way, or an action
    /// being taken back. False while men alone go where their player sent them.
    [[nodiscard]] bool isRevealing() const;
    /// Jumps to the end.
    void skip();
    /// Forgets all movement without settling: the stage is about to show something else.
    void drop();
    /// Shakes a man that may not be played. Gates nothing.
    void shake(MovingMan *man);
    /// Holds this man up, and puts down the one held before; null: holds none. Gates nothing.
    void hold(MovingMan *man);
    /// Jumps to this moment (ms) of the present movement, for pictures and tests.
    void jumpTo(int milliseconds);
    /// How long the present movement takes in all (ms).
    [[nodiscard]] int duration() const { return m_timeline.end(); }

Q_SIGNALS:
    void started();
    /// What was asked for is on its way: men and dice belong to their new places.
    void begun();
    /// Dice lie still: `isRevealing` may have become false.
    void revealed();
    void finished();
    /// The refusal has been seen for long enough.
    void shaken();
    /// Something struck something.
    void sounded(const doublets::SoundCue &cue);

private:
    struct Waiting
    {
        Events events;
        BoardState after;
        bool backwards = false;
    };

    void begin();
    void plan();
    void planAction(const Waiting &action, int stagger);
    void planThrow(const BoardState &after, bool backwards);
    void planPouring(const MotionStage::DiceChange &change);
    void planPuttingBack(const MotionStage::DiceChange &change);
    void planMan(manway::Kind kind, const MotionStage::ManChange &change, bool backwards,
                 int stagger);
    /// Where a place is heard: -1 at the left end of the board, 1 at the right.
    [[nodiscard]] static qreal panOf(const QPointF &place);
    void endShake();
    void moveHand(qreal t);
    void emptyHand();
    void settle();
    void finish();
    [[nodiscard]] int scaled(int milliseconds) const;

    MotionStage &m_stage;
    MotionSpeed m_speed = MotionSpeed::Normal;
    std::vector<Waiting> m_waiting;
    BoardState m_after;
    MovingMan *m_shaking = nullptr;
    MovingMan *m_held = nullptr;
    MovingMan *m_released = nullptr; ///< on its way down from the hand
    QVariantAnimation m_hand;
    QVariantAnimation m_shake;
    Timeline m_timeline;
    bool m_running = false;
    bool m_lastWasMan = false;
    int m_lastStart = 0;   ///< of the latest man's movement
    int m_actionStart = 0; ///< of the latest movement of the action being planned
    int m_end = 0;         ///< when what was planned so far ends
    int m_revealed = 0;    ///< when the last dice planned lie still, and what is undone is undone
};

} // namespace doublets

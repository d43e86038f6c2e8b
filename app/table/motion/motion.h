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

/// Animates the board. Turns the events of actions into movements and owns all durations. The game
/// has already changed when a movement starts; however the movement ends, the board settles in the
/// state given to `show`.
class Motion : public QObject
{
    Q_OBJECT

public:
    /// `stage` must outlive this object.
    explicit Motion(MotionStage &stage, QObject *parent = nullptr);
    ~Motion() override;

    /// Sets the speed. Completes any running movement at once if the speed changes.
    void setSpeed(MotionSpeed speed);
    [[nodiscard]] MotionSpeed speed() const { return m_speed; }

    /// Animates an action after those still in motion; actions requested in one go overlap.
    /// Reverses the events if `backwards`. If the speed is Off, the board is settled on return.
    void show(const Events &events, const BoardState &after, bool backwards);
    /// Returns whether any movement is pending or running.
    [[nodiscard]] bool isRunning() const { return m_running; }
    /// Returns whether the movement reveals something that must not be announced or marked yet:
    /// dice in motion, or an action being undone. False while only men move.
    [[nodiscard]] bool isOutcomeHidden() const;
    /// Completes all movements immediately. Does nothing if none is running.
    void skip();
    /// Discards all movements without settling and emits nothing. For use when the stage is about
    /// to show something else. Returns whether anything was running.
    [[nodiscard]] bool drop();
    /// Shakes a man that cannot be played. Does not count as running.
    void shake(MovingMan *man);
    /// Lifts `man` and puts down the man held before. Null puts it down only. Does not count as
    /// running.
    void hold(MovingMan *man);
    /// Jumps to a time of the current movement, in ms; for pictures and tests.
    void jumpTo(int milliseconds);
    /// Returns the total length of the current movement, in ms.
    [[nodiscard]] int duration() const { return m_timeline.end(); }

Q_SIGNALS:
    /// Emitted when `isRunning` has become true.
    void started();
    /// Emitted when the requested actions have been planned and have started to move. Not emitted
    /// if they are skipped.
    void begun();
    /// Emitted when dice have come to rest: `isOutcomeHidden` may have become false.
    void revealed();
    /// Emitted when all movements have ended or have been dropped.
    void finished();
    /// Emitted when a shake has ended or has been interrupted.
    void shaken();
    /// Emitted when an impact is to be heard.
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
    void planMan(manmotion::Kind kind, const MotionStage::ManChange &change, bool backwards,
                 int stagger);
    /// Returns the stereo position of `place`: -1 at the left end of the board, 1 at the right.
    [[nodiscard]] static qreal panOf(const QPointF &place);
    /// Returns whether a man was shaken.
    bool stopShake();
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
    MovingMan *m_released = nullptr; ///< being put down
    QVariantAnimation m_hand;
    QVariantAnimation m_shake;
    Timeline m_timeline;
    bool m_running = false;
    bool m_lastWasMan = false;
    int m_lastStart = 0;   ///< of the latest man's movement
    int m_actionStart = 0; ///< of the latest movement of the action being planned
    int m_end = 0;         ///< of the movements planned so far
    int m_revealed = 0;    ///< when the last planned dice are at rest and everything to be undone
                           ///< is undone
};

} // namespace doublets

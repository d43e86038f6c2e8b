// SPDX-License-Identifier: MIT
#pragma once

#include "choices/motion_speed.h"
#include "table/layout/board_state.h"
#include "table/motion/man_path.h"
#include "table/motion/motion_stage.h"
#include "table/motion/timeline.h"
#include "table/sound/sound.h"

#include <QObject>
#include <QVariantAnimation>

#include <vector>

namespace doublets {

/// The animator of the board: turns the events of actions into movements and defines their
/// durations. The game has already changed when a movement starts. Whether the movement completes
/// or is skipped, the board settles in the state passed to animate().
class Motion : public QObject
{
    Q_OBJECT

public:
    /// `stage` must outlive this object.
    explicit Motion(MotionStage &stage, QObject *parent = nullptr);
    ~Motion() override;

    /// Sets the speed. Defaults to Normal. If the speed changes, completes any running movement
    /// immediately.
    void setSpeed(MotionSpeed speed);
    [[nodiscard]] MotionSpeed speed() const { return m_speed; }

    /// Animates an action once all earlier actions have been animated. Only actions passed before
    /// control returns to the event loop may overlap. If `isReversed` is true, plays the events in
    /// reverse, to undo the action. `after` is the state of the board afterwards. If the speed is
    /// Off, settles the board and emits finished() before returning.
    void animate(const Events &events, const BoardState &after, bool isReversed);
    /// Returns whether any movement is pending or running.
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// Returns whether the outcome of the movement must not be announced or marked yet, because
    /// dice are in motion or an action is being undone.
    [[nodiscard]] bool isOutcomeHidden() const;
    /// Completes all movements immediately and emits finished(). Does nothing if none is running.
    void skip();
    /// Discards all movements without settling the board or emitting a signal. For use when the
    /// stage is about to show another position. Returns whether a movement was running.
    [[nodiscard]] bool discard();
    /// Shakes a man that cannot be played. If the speed is Off, the man does not move, but
    /// shakeFinished() is emitted nevertheless. Does not affect isRunning(). `man` must not be
    /// null, and must exist until the shake has ended.
    void shake(MovingMan *man);
    /// Lifts `man`, unless null, and lowers the previously lifted man, if any. Lifting and lowering
    /// take a moment, unless the speed is Off. `man` must exist until its lowering has ended, or
    /// until discard() is called. Does not affect isRunning().
    void liftMan(MovingMan *man);
    /// Jumps to a time in the current movement, in milliseconds, without sounds. For pictures and
    /// tests.
    void jumpTo(int milliseconds);
    /// Returns the total length of the current movement, in milliseconds; 0 until the movement has
    /// started.
    [[nodiscard]] int duration() const { return m_timeline.endTime(); }

Q_SIGNALS:
    /// Emitted when isRunning() has become true.
    void started();
    /// Emitted when the movements of the requested actions start. Not emitted if the actions are
    /// skipped first.
    void movementStarted();
    /// Emitted when thrown dice have come to rest, or when the dice of an undone throw have
    /// returned to the box and the previous dice lie on the board again. isOutcomeHidden() may have
    /// become false. Emitted from the event loop, and therefore possibly after finished().
    void outcomeRevealed();
    /// Emitted when all movements have ended and the board has been settled. Not emitted by
    /// discard().
    void finished();
    /// Emitted when a shake has ended, or has been interrupted by animate() or another shake(). Not
    /// emitted by discard().
    void shakeFinished();
    /// Emitted when a sound of the movement is due. Skipping a movement emits the signal for some
    /// of the remaining sounds (see Timeline::jumpToEnd()).
    void soundDue(const doublets::SoundCue &cue);

private:
    /// An action whose movements have not been planned yet.
    struct PendingAction
    {
        Events events;
        BoardState after;
        bool isReversed = false;
    };

    void startMovement();
    void plan();
    void planAction(const PendingAction &action, int stagger);
    void planThrow(const BoardState &after, bool isReversed);
    void planPouring(const MotionStage::DiceChange &change);
    void planPutBack(const MotionStage::DiceChange &change);
    void planMan(manmotion::Kind kind, const MotionStage::ManChange &change, bool isReversed,
                 int stagger);
    void planWin(Side winner, bool isReversed);
    /// Returns the stereo pan of a position: −1 at the left end of the board, 1 at the right.
    [[nodiscard]] static qreal panOf(const QPointF &position);
    /// Stops the shake without emitting shakeFinished(). Returns whether a man was being shaken.
    bool stopShake();
    void endShake();
    void moveLiftedMen(qreal t);
    void lowerLiftedMen();
    void settle();
    void reset();
    [[nodiscard]] int scaled(int milliseconds) const;

    MotionStage &m_stage;
    MotionSpeed m_speed = MotionSpeed::Normal;
    std::vector<PendingAction> m_pendingActions;
    BoardState m_finalState;
    MovingMan *m_shakenMan = nullptr;
    MovingMan *m_liftedMan = nullptr;
    MovingMan *m_loweredMan = nullptr; ///< man being lowered
    QVariantAnimation m_liftAnimation;
    QVariantAnimation m_shakeAnimation;
    Timeline m_timeline;
    bool m_isRunning = false;
    // Times are in milliseconds, in the timeline:
    bool m_isLastMovementOfMan = false; ///< whether the last planned movement is of a man
    int m_lastManStart = 0;             ///< start of the last movement of a man
    int m_latestStart = 0; ///< start of the latest movement of the action being planned
    int m_plannedEnd = 0;  ///< end of the movements planned so far
    /// Time at which all planned dice are at rest and all planned undoing is complete.
    int m_revealTime = 0;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "table/sound/sound.h"

#include <QAbstractAnimation>

#include <functional>
#include <vector>

namespace doublets {

/// An animation that plays scheduled movements and sounds with a single clock. Runs until stopped
/// or cleared, even after the last movement, so that more movements can be added.
class Timeline final : public QAbstractAnimation
{
    Q_OBJECT

public:
    using QAbstractAnimation::QAbstractAnimation;

    /// Schedules calls to `apply` with values from 0 to 1, from `start` (ms) for `length` ms. The
    /// value of the last call is exactly 1. If `length` is 0, calls `apply` only once. If `start`
    /// has passed, skips the values that were due.
    void addMovement(int start, int length, std::function<void(qreal)> apply);
    /// Schedules a sound at `time` (ms).
    void addSound(int time, const SoundCue &cue);
    /// Returns the end of the last movement, in ms; 0 if there are no movements.
    [[nodiscard]] int endTime() const { return m_end; }
    /// Returns the current time, in ms; 0 after clear(). Use this function instead of
    /// QAbstractAnimation::currentTime(), which keeps its last value while stopped.
    [[nodiscard]] int elapsedTime() const { return m_elapsedTime; }

    /// Applies all movements as at `milliseconds` and discards all sounds. May emit
    /// movementsFinished(). Does not change currentTime(): the next step of a running timeline
    /// applies its current time again. Jumping back does not reset movements that start later.
    void jumpTo(int milliseconds);
    /// Completes all movements without emitting movementsFinished(). Of each kind of sound, emits
    /// soundDue() for the last pending sound only, at full strength; omits the rattle of a dice
    /// box. Neither stops the timeline nor removes its sounds: call clear() afterwards.
    void jumpToEnd();
    /// Stops and removes all movements and sounds.
    void clear();

    /// Returns −1 (undefined), because movements can be added while the animation runs.
    [[nodiscard]] int duration() const override { return -1; }

Q_SIGNALS:
    /// Emitted when a sound is due.
    void soundDue(const doublets::SoundCue &cue);
    /// Emitted when the last movement has ended, and again at every step until the timeline is
    /// stopped or movements are added. A connected slot may stop the timeline or add movements.
    void movementsFinished();

protected:
    void updateCurrentTime(int milliseconds) override { advance(milliseconds); }

private:
    /// A movement and its time.
    struct Movement
    {
        int start = 0;
        int length = 0;
        std::function<void(qreal)> apply;
        bool isFinished = false;
    };
    /// A sound and its time.
    struct Cue
    {
        int time = 0;
        SoundCue sound;
        bool isPlayed = false;
    };

    void advance(int milliseconds);
    void playSoundsUntil(int milliseconds);

    std::vector<Movement> m_movements;
    std::vector<Cue> m_cues;
    int m_end = 0;
    int m_elapsedTime = 0;
};

} // namespace doublets

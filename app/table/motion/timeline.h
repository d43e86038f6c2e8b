// SPDX-License-Identifier: MIT
#pragma once

#include "table/sound/sound.h"

#include <QAbstractAnimation>

#include <functional>
#include <vector>

namespace doublets {

/// Plays movements and sounds at their times with a single clock. Ends after the last movement.
class Timeline final : public QAbstractAnimation
{
    Q_OBJECT

public:
    using QAbstractAnimation::QAbstractAnimation;

    /// Calls `apply` with values from 0 to 1, beginning at `start` (ms) and lasting `length` ms.
    /// The last call is exactly 1. A movement whose start has passed joins in at its current value.
    void addMovement(int start, int length, std::function<void(qreal)> apply);
    /// Plays a sound at `time` (ms).
    void addSound(int time, const SoundCue &cue);
    /// Returns when the last movement ends, in ms.
    [[nodiscard]] int end() const { return m_end; }
    /// Returns the current time, in ms; 0 after `clear`. Use this function instead of
    /// QAbstractAnimation::currentTime(), which keeps its last value while stopped.
    [[nodiscard]] int currentPosition() const { return m_currentPosition; }

    /// Jumps to a time (ms), discarding all sounds.
    void jumpTo(int milliseconds);
    /// Completes all movements. Of the pending sounds, only the last of each kind is played.
    void jumpToEnd();
    /// Stops and removes all movements and sounds.
    void clear();

    /// Returns -1 (undefined), because movements can be added while the animation runs.
    [[nodiscard]] int duration() const override { return -1; }

Q_SIGNALS:
    /// Emitted when a sound is due.
    void soundDue(const doublets::SoundCue &cue);
    /// Emitted when the last movement has ended. More movements may be added in response.
    void movementsFinished();

protected:
    void updateCurrentTime(int milliseconds) override { advance(milliseconds); }

private:
    /// A movement at its time.
    struct Movement
    {
        int start = 0;
        int length = 0;
        std::function<void(qreal)> apply;
        bool isFinished = false;
    };
    /// A sound at its time.
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
    int m_currentPosition = 0;
};

} // namespace doublets

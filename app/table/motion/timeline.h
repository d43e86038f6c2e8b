// SPDX-License-Identifier: MIT
#pragma once

#include "table/sound/sound.h"

#include <QAbstractAnimation>

#include <functional>
#include <vector>

namespace doublets {

/// Movements and sounds, each at its time, played together by one clock. Ends when the last
/// movement has.
class Timeline final : public QAbstractAnimation
{
    Q_OBJECT

public:
    using QAbstractAnimation::QAbstractAnimation;

    /// Calls `apply` with 0 to 1 while the time goes from `start` for `length` ms; with 1, exactly,
    /// at its end. What starts in the past catches up.
    void addMovement(int start, int length, std::function<void(qreal)> apply);
    void addSound(int at, const SoundCue &cue);
    /// When the last movement ends.
    [[nodiscard]] int end() const { return m_end; }
    /// The moment shown (ms); 0 after `clear`. QAbstractAnimation::currentTime() is not that: it
    /// keeps its last value while stopped, and `start` counts from 0 again.
    [[nodiscard]] int now() const { return m_now; }

    /// Jumps to that moment, in silence.
    void jumpTo(int milliseconds);
    /// Every movement at its end; of the sounds left, one of each kind.
    void jumpToEnd();
    /// Stops and forgets everything.
    void clear();

    /// Unknown beforehand: movements may be added while it runs.
    [[nodiscard]] int duration() const override { return -1; }

Q_SIGNALS:
    void sounded(const doublets::SoundCue &cue);
    void ended();

protected:
    void updateCurrentTime(int milliseconds) override { advance(milliseconds); }

private:
    struct Movement
    {
        int start = 0;
        int length = 0;
        std::function<void(qreal)> apply;
        bool ended = false;
    };
    struct Cue
    {
        int at = 0;
        SoundCue what;
        bool heard = false;
    };

    void advance(int milliseconds);
    void soundUntil(int milliseconds);

    std::vector<Movement> m_movements;
    std::vector<Cue> m_cues;
    int m_end = 0;
    int m_now = 0;
};

} // namespace doublets

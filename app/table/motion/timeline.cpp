// SPDX-License-Identifier: MIT
#include "table/motion/timeline.h"

#include <algorithm>

namespace doublets {

void Timeline::addMovement(int start, int length, std::function<void(qreal)> apply)
{
    m_movements.push_back({start, length, std::move(apply), false});
    m_end = std::max(m_end, start + length);
}

void Timeline::addSound(int time, const SoundCue &cue)
{
    m_cues.push_back({time, cue, false});
}

void Timeline::advance(int milliseconds)
{
    m_elapsedTime = milliseconds;
    bool moving = false;
    for (Movement &movement : m_movements) {
        if (milliseconds >= movement.start && !movement.isFinished) {
            const int gone = milliseconds - movement.start;
            movement.isFinished = gone >= movement.length;
            movement.apply(movement.isFinished ? 1.0 : static_cast<qreal>(gone) / movement.length);
        }
        moving = moving || !movement.isFinished;
    }
    playSoundsUntil(milliseconds);
    if (!moving) {
        Q_EMIT movementsFinished();
    }
}

void Timeline::playSoundsUntil(int milliseconds)
{
    for (Cue &cue : m_cues) {
        if (!cue.isPlayed && cue.time <= milliseconds) {
            cue.isPlayed = true;
            Q_EMIT soundDue(cue.sound);
        }
    }
}

void Timeline::jumpTo(int milliseconds)
{
    m_cues.clear();
    for (Movement &movement : m_movements) {
        movement.isFinished = false;
    }
    advance(milliseconds);
}

void Timeline::jumpToEnd()
{
    for (Movement &movement : m_movements) {
        movement.apply(1.0);
        movement.isFinished = true;
    }
    // The rattle of the box is omitted: it would be over by then.
    for (const Sound sound :
         {Sound::DieOnWood, Sound::ManOnWood, Sound::ManInTray, Sound::WinFlourish}) {
        const auto last = std::find_if(m_cues.rbegin(), m_cues.rend(), [sound](const Cue &cue) {
            return cue.sound.sound == sound && !cue.isPlayed;
        });
        if (last != m_cues.rend()) {
            Q_EMIT soundDue({sound, 1, last->sound.pan});
        }
    }
}

void Timeline::clear()
{
    stop();
    m_movements.clear();
    m_cues.clear();
    m_end = 0;
    m_elapsedTime = 0;
}

} // namespace doublets

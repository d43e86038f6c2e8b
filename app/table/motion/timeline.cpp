// SPDX-License-Identifier: MIT
#include "table/motion/timeline.h"

#include <algorithm>

namespace doublets {

void Timeline::addMovement(int start, int length, std::function<void(qreal)> apply)
{
    m_movements.push_back({start, length, std::move(apply), false});
    m_end = std::max(m_end, start + length);
}

void Timeline::addSound(int at, const SoundCue &cue)
{
    m_cues.push_back({at, cue, false});
}

void Timeline::advance(int milliseconds)
{
    m_now = milliseconds;
    bool moving = false;
    for (Movement &movement : m_movements) {
        if (milliseconds >= movement.start && !movement.ended) {
            const int gone = milliseconds - movement.start;
            movement.ended = gone >= movement.length;
            movement.apply(movement.ended ? 1.0 : static_cast<qreal>(gone) / movement.length);
        }
        moving = moving || !movement.ended;
    }
    soundUntil(milliseconds);
    if (!moving) {
        Q_EMIT ended();
    }
}

void Timeline::soundUntil(int milliseconds)
{
    for (Cue &cue : m_cues) {
        if (!cue.heard && cue.at <= milliseconds) {
            cue.heard = true;
            Q_EMIT sounded(cue.what);
        }
    }
}

void Timeline::jumpTo(int milliseconds)
{
    m_cues.clear();
    for (Movement &movement : m_movements) {
        movement.ended = false;
    }
    advance(milliseconds);
}

void Timeline::jumpToEnd()
{
    for (Movement &movement : m_movements) {
        movement.apply(1.0);
        movement.ended = true;
    }
    // The rattle of the box is omitted: it would be over by then.
    for (const Sound sound :
         {Sound::DieOnWood, Sound::ManOnWood, Sound::ManInTray, Sound::WinFlourish}) {
        const auto last = std::find_if(m_cues.rbegin(), m_cues.rend(), [sound](const Cue &cue) {
            return cue.what.sound == sound && !cue.heard;
        });
        if (last != m_cues.rend()) {
            Q_EMIT sounded({sound, 1, last->what.pan});
        }
    }
}

void Timeline::clear()
{
    stop();
    m_movements.clear();
    m_cues.clear();
    m_end = 0;
    m_now = 0;
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#include "match/course/step_player.h"

#include "match/match.h"
#include "match/settings/settings.h"
#include "text/spoken_text.h"

#include <algorithm>

namespace doublets {

namespace {

constexpr std::chrono::milliseconds ReadingTimePerLetter(60);

} // namespace

StepPlayer::StepPlayer(Match &match)
    : QObject(&match)
    , m_match(match)
    , m_stepAlarm(match.scheduler(), [this] { m_match.shown().stepForward(); })
{
    connect(&match, &Match::changed, this, &StepPlayer::onChange);
}

StepPace StepPlayer::pace() const
{
    return m_match.settings().stepPace.value();
}

void StepPlayer::changePace(int change)
{
    const int changed = static_cast<int>(pace()) + change;
    m_match.settings().stepPace.set(static_cast<StepPace>(
        std::clamp(changed, static_cast<int>(StepPace::Slow), static_cast<int>(StepPace::Fast))));
    if (m_stepAlarm.isActive()) {
        m_stepAlarm.start(displayTime());
    }
}

void StepPlayer::play()
{
    if (m_playing || !m_match.can(Command::PlaySteps)) {
        return;
    }
    setPlaying(true);
    if (m_match.shown().isPast()) {
        m_match.shown().stepForward(); // the current step is already shown
    } else {
        m_match.shown().stepToStart();
    }
}

void StepPlayer::pause()
{
    setPlaying(false);
}

void StepPlayer::setPlaying(bool playing)
{
    m_stepAlarm.stop();
    if (m_playing != playing) {
        m_playing = playing;
        Q_EMIT playingChanged(playing);
    }
}

void StepPlayer::onChange(const Change &change)
{
    if (!m_playing) {
        return;
    }
    switch (change.kind) {
    case Change::Kind::NewGame:
    case Change::Kind::Played:
    case Change::Kind::Undone:
    case Change::Kind::Redone:
    case Change::Kind::Corrected:
        setPlaying(false);
        break;
    case Change::Kind::Stepped:
        m_stepAlarm.stop();
        break;
    case Change::Kind::CommandsChanged:
        if (!m_match.shown().isPast()) {
            setPlaying(false);
        }
        break;
    case Change::Kind::Revealed:
        m_stepAlarm.start(displayTime());
        break;
    }
}

std::chrono::milliseconds StepPlayer::displayTime() const
{
    auto time = pauseAfterStep(pace()) + m_match.shown().note().size() * ReadingTimePerLetter;
    if (m_waitsForSpeech) {
        time += speechTime(m_match.shown().caption(NumberStyle::Figures));
    }
    return extendedTime(m_match.settings().readingTime.value(), time).value_or(time);
}

} // namespace doublets

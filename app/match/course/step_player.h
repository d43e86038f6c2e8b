// SPDX-License-Identifier: MIT
#pragma once

#include "choices/step_pace.h"
#include "match/change.h"
#include "match/clock.h"

#include <QObject>

namespace doublets {

class Match;

/// Plays the steps of a game one after another, from the step shown to the present, until paused.
/// Also pauses when the present is shown, or when an action is played, undone or corrected. A step
/// with a note stays long enough for the note to be read.
class StepPlayer : public QObject
{
    Q_OBJECT

public:
    /// Creates a step player that is a child of `match`.
    explicit StepPlayer(Match &match);

    [[nodiscard]] bool isPlaying() const { return m_playing; }
    /// Starts playing from the step shown or, if the present is shown, from the start of the game.
    /// Does nothing unless Command::PlaySteps is available.
    void play();
    void pause();
    /// Pauses if playing, plays otherwise.
    void toggle() { m_playing ? pause() : play(); }
    /// Makes the pace slower if `change` is −1, or faster if `change` is 1, within the range of
    /// StepPace, and stores the pace in the settings.
    void changePace(int change);
    [[nodiscard]] StepPace pace() const;
    /// Sets whether each step also waits until its caption can have been spoken. Defaults to false.
    void setWaitsForSpeech(bool waits) { m_waitsForSpeech = waits; }

Q_SIGNALS:
    /// Emitted when playing starts or stops.
    void playingChanged(bool playing);

private:
    void onChange(const Change &change);
    void setPlaying(bool playing);
    /// Returns for how long the current step stays on the board.
    [[nodiscard]] std::chrono::milliseconds displayTime() const;

    Match &m_match;
    Alarm m_stepAlarm;
    bool m_playing = false;
    bool m_waitsForSpeech = false;
};

} // namespace doublets

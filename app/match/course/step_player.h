// SPDX-License-Identifier: MIT
#pragma once

#include "choices/step_pace.h"
#include "match/change.h"
#include "match/scheduler.h"

#include <QObject>

namespace doublets {

class Match;

/// The playback of a game, which shows the steps of the game one after another, from the shown step
/// to the present. Pauses when the present is reached, when an action is played, undone or redone,
/// when a throw is corrected, or when another game is put on the board. A step with a note is shown
/// for long enough to read the note.
class StepPlayer : public QObject
{
    Q_OBJECT

public:
    /// `match` takes ownership of this object.
    explicit StepPlayer(Match &match);

    [[nodiscard]] bool isPlaying() const { return m_playing; }
    /// Starts playing from the shown step or, if the present is shown, from the start of the game.
    /// Does nothing if isPlaying() returns true or Command::PlaySteps is not available.
    /// Precondition: Match::hasGame().
    void play();
    void pause();
    /// Pauses if isPlaying() returns true, and plays otherwise.
    void toggle() { m_playing ? pause() : play(); }
    /// Changes the pace by `change` steps within the range of StepPace, and stores it in the
    /// settings. Negative values make the pace slower.
    void changePace(int change);
    [[nodiscard]] StepPace pace() const;
    /// Sets whether each step is also shown for long enough to speak its caption. Defaults to
    /// false.
    void setWaitsForSpeech(bool waits) { m_waitsForSpeech = waits; }

Q_SIGNALS:
    /// Emitted after playing has started or stopped.
    void playingChanged(bool playing);

private:
    void onChange(const Change &change);
    void setPlaying(bool playing);
    /// Returns the time for which to show the current step.
    [[nodiscard]] std::chrono::milliseconds displayTime() const;

    Match &m_match;
    Alarm m_stepAlarm;
    bool m_playing = false;
    bool m_waitsForSpeech = false;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "choices/step_pace.h"
#include "match/change.h"
#include "match/clock.h"

#include <QObject>

namespace doublets {

class Match;

/// Goes through the steps of a game by itself, from the one that is shown to the present, until
/// somebody pauses it, returns to the present or plays on. A step that has a note is shown as long
/// as it takes to read it.
class StepPlayer : public QObject
{
    Q_OBJECT

public:
    /// The match must outlive this.
    explicit StepPlayer(Match &match);

    [[nodiscard]] bool isPlaying() const { return m_playing; }
    /// From the present, it begins at the start of the game. Nothing where there are no steps.
    void play();
    void pause();
    /// Whichever it does not do.
    void toggle() { m_playing ? pause() : play(); }
    /// One pace slower (−1) or faster (1), as far as there are any. Kept in the settings.
    void changePace(int by);
    [[nodiscard]] StepPace pace() const;

Q_SIGNALS:
    /// It plays now, or no longer.
    void playingChanged(bool playing);

private:
    void onChange(const Change &change);
    void setPlaying(bool playing);
    /// How long the step that is shown is looked at.
    [[nodiscard]] std::chrono::milliseconds timeOfShown() const;

    Match &m_match;
    Alarm m_next;
    bool m_playing = false;
};

} // namespace doublets

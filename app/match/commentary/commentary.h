// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "match/change.h"
#include "match/moment.h"
#include "text/speech_level.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <optional>

namespace doublets {

class Match;

/// A spoken commentary on a match for players who cannot see the board. Describes each throw, man
/// played, unusable number, result and undone action once, in order and in the words of
/// Settings::speechLevel, after all motion on the board has ended. Omits corrections of throws,
/// which are announced where they are made. Does not speak itself: the receivers of the signals
/// pass the sentences to a screen reader or a voice.
class Commentary : public QObject
{
    Q_OBJECT

public:
    /// `match` must outlive this object. If a game is on the board already, it is introduced upon
    /// the next change.
    explicit Commentary(Match &match, QObject *parent = nullptr);

    /// Sets whether descriptions are held back, as while something covers the board. They are given
    /// together afterwards. Defaults to false.
    void setHeld(bool held);
    /// Gives the last description again with the next one, beginning with the introduction of the
    /// game, because it has not been spoken.
    void repeatIntroduction();

Q_SIGNALS:
    /// Emitted with one or more sentences in the current language.
    void sentencesReady(const QString &text);
    /// Emitted when an earlier moment is shown, with sentences that describe the moment. Redundant
    /// while the list of the course of play has the focus, because a screen reader reads its rows.
    void pastMomentDescribed(const QString &text);

private:
    void onChange(const Change &change);
    void describe();
    [[nodiscard]] SpeechLevel level() const;
    /// Returns what must be done next; empty if brief speech does not need it.
    [[nodiscard]] QString task();
    /// Returns which numbers may be claimed and, once a game, how; empty if none are unused.
    [[nodiscard]] QString claimPrompt();
    /// Returns, once a game, how to go on if the computer waits; otherwise empty.
    [[nodiscard]] QString continuePrompt();
    /// Returns the text for the note on the step shown; empty if it has none.
    [[nodiscard]] QString noteText() const;
    [[nodiscard]] QString introduction() const;
    [[nodiscard]] QString recentActions() const;

    Match &m_match;
    std::size_t m_describedActions = 0;    ///< number of actions already described
    std::optional<Moment> m_describedPast; ///< the past moment described last, if any
    bool m_isIntroductionDue = true;       ///< whether the game has not been introduced yet
    QString m_undoneText; ///< description of an action undone since the last commentary
    bool m_hasUndone = false;
    bool m_isHeld = false;
    bool m_isDescriptionDue = false; ///< whether anything has happened since the last description
    bool m_isPromptDue = true;       ///< whether it has not been said how to go on
    bool m_isClaimKeyDue = true;     ///< whether it has not been said how to claim
    std::optional<Side> m_turn;      ///< the player to whom brief speech has given the turn
};

} // namespace doublets

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

/// A commentary on a match for players who cannot see the board. Describes each throw, played man,
/// unusable number and result in order, after all motion on the board has ended. Describes
/// unclaimed numbers (see Claim) earlier, as soon as they are lost. Of actions undone together,
/// describes only the last one undone. Settings::speechLevel determines the detail. Omits
/// corrections of throws, which are announced by the functions that make them. While the board is
/// lent (see Match::isBoardLent()), also omits introductions and tasks, because First steps and
/// lessons have their own texts.
///
/// The receivers of the signals pass the sentences to a screen reader or a voice.
class Commentary : public QObject
{
    Q_OBJECT

public:
    /// If a game is already on the board, the first description (at the next
    /// Change::Kind::Revealed) introduces the game. `match` must outlive this object.
    explicit Commentary(Match &match, QObject *parent = nullptr);

    /// Sets whether to hold back descriptions, for example while a dialog covers the board. Actions
    /// that are taken while descriptions are held back are described together afterwards. Defaults
    /// to false.
    void setPaused(bool paused);
    /// Makes the next description introduce the game again, instead of describing the latest
    /// actions. Call if the last description has not been spoken.
    void repeatIntroduction();

Q_SIGNALS:
    /// Emitted when sentences in the current language are ready to be spoken.
    void sentencesReady(const QString &text);
    /// Emitted after another earlier moment has been shown, with sentences that describe the
    /// moment. Redundant while the list of the course of play has the focus, because screen readers
    /// read its rows.
    void pastMomentDescribed(const QString &text);

private:
    void onChange(const Change &change);
    /// Describes the numbers that are lost with the action of `entry` because they have not been
    /// claimed, before all motion on the board has ended. Does nothing if there are none, or while
    /// earlier actions are still to be described.
    void describeUnclaimedNumbers(const HistoryEntry &entry);
    void describe();
    [[nodiscard]] SpeechLevel level() const;
    /// Returns the next task. Returns an empty string if brief speech omits it.
    [[nodiscard]] QString task();
    /// Returns the unused numbers and instructions for claiming them, which after the first time in
    /// each game are short in usual speech and omitted in brief speech. Returns an empty string if
    /// there are none.
    [[nodiscard]] QString claimPrompt();
    /// Returns, once in each game or always in full speech, instructions for continuing if the
    /// computer waits. Returns an empty string otherwise.
    [[nodiscard]] QString continuePrompt();
    /// Returns the text for the note on the shown step. Returns an empty string if there is none.
    [[nodiscard]] QString noteText() const;
    [[nodiscard]] QString introduction() const;
    [[nodiscard]] QString recentActions() const;

    Match &m_match;
    std::size_t m_describedActions = 0;    ///< number of actions that have been described
    std::optional<Moment> m_describedPast; ///< described last; nullopt if none
    bool m_isIntroductionDue = true;       ///< whether the game is still to be introduced
    QString m_undoneText; ///< description of the action undone last; see m_hasUndone
    bool m_hasUndone = false;
    /// Whether describeUnclaimedNumbers() has described numbers of the next action to describe.
    bool m_areUnclaimedKnown = false;
    bool m_isPaused = false;
    bool m_isDescriptionDue = false; ///< whether anything has changed since the last description
    bool m_isPromptDue = true;   ///< whether the instructions for continuing are still to be given
    bool m_isClaimKeyDue = true; ///< whether the instructions for claiming are still to be given
    std::optional<Side> m_turn;  ///< player whose turn brief speech has announced last
};

} // namespace doublets

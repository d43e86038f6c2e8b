// SPDX-License-Identifier: MIT
#pragma once

#include "match/change.h"
#include "match/moment.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <optional>

namespace doublets {

class Match;

/// A spoken commentary on a match for players who cannot see the board. Describes each throw, man
/// played, unusable number, result and undone action once, in order and in whole sentences, after
/// all motion on the board has ended. Omits corrections of throws, which are announced where they
/// are made. Does not speak itself: the receivers of the signals pass the sentences to a screen
/// reader or a voice.
class Commentary : public QObject
{
    Q_OBJECT

public:
    /// `match` must outlive this object. If a game is on the board already, it is introduced upon
    /// the next change.
    explicit Commentary(Match &match, QObject *parent = nullptr);

Q_SIGNALS:
    /// Emitted with one or more sentences in the current language.
    void sentencesReady(const QString &text);
    /// Emitted when an earlier moment is shown, with sentences that describe the moment. Redundant
    /// while the list of the course of play has the focus, because a screen reader reads its rows.
    void pastMomentDescribed(const QString &text);

private:
    void onChange(const Change &change);
    void describe();
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
};

} // namespace doublets

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

/// A spoken commentary on a match for players who cannot see the board. Describes each throw, man,
/// unusable number and result once, in order and in whole sentences, after the tables have come to
/// rest. The shell passes the sentences to a screen reader or a voice.
class Commentary : public QObject
{
    Q_OBJECT

public:
    /// `match` must outlive this object. If a game is on the board already, it is introduced upon
    /// the next change.
    explicit Commentary(Match &match, QObject *parent = nullptr);

Q_SIGNALS:
    /// Emitted with one or more sentences in the current language.
    void sentenceReady(const QString &text);
    /// Emitted when an earlier moment is shown, with sentences that describe it. For listeners who
    /// are not in the list of moments itself.
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

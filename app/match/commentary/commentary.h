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

/// Tells a match to those who do not see it, as a commentator would: each throw, man, number that
/// nobody could use and result once, in order, in whole sentences, after the table has come to
/// rest. A shell gives the sentences to a screen reader or a voice.
class Commentary : public QObject
{
    Q_OBJECT

public:
    /// The match must outlive this. A game on the board is introduced by the next change.
    explicit Commentary(Match &match, QObject *parent = nullptr);

Q_SIGNALS:
    /// One or more sentences, in the language of the moment.
    void said(const QString &text);
    /// An earlier moment is shown; the same, for those who are not where it is listed.
    void lookedBack(const QString &text);

private:
    void onChange(const Change &change);
    void tell();
    /// The note on the step that is shown.
    [[nodiscard]] QString noted() const;
    [[nodiscard]] QString introduction() const;
    [[nodiscard]] QString happened() const;

    Match &m_match;
    std::size_t m_told = 0;           ///< actions of the game
    std::optional<Moment> m_lookedAt; ///< the moment of the past that was told last
    bool m_isNew = true;              ///< a game that nobody has heard of
    QString m_takenBack;              ///< what an action did that was taken back since
    bool m_undone = false;
};

} // namespace doublets

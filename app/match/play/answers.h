// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QObject>
#include <QString>

#include <optional>

namespace doublets {

class Match;
class Session;

/// Answers players' questions about the moment shown, mainly for players who cannot see the board.
/// Each answer is a remark of the match (Match::remarked()). Answers reveal nothing that is hidden
/// from players who can see the screen.
class Answers : public QObject
{
    Q_OBJECT

public:
    enum class Topic : std::uint8_t {
        LatestThrow, ///< the dice and how they were played
        Choices,     ///< the actions possible now
        OwnMen,      ///< the positions of the player's own men
        OtherMen,    ///< the positions of the opponent's men
        Score,       ///< the progress of both players, and games won
        Chance,      ///< the chance of winning; answered later if it must be computed first
    };

    /// `match` and its `session` must outlive this object.
    Answers(Match &match, const Session &session, QObject *parent = nullptr);

    /// Ends all motion and answers a question about `topic`.
    void announce(Topic topic);

private:
    [[nodiscard]] QString answer(Topic topic) const;
    [[nodiscard]] QString latestThrowText() const;
    [[nodiscard]] QString choicesText() const;
    [[nodiscard]] QString menText(Side side) const;
    [[nodiscard]] QString scoreText() const;
    /// Returns the side of the only person or, if there is no person or two, the side on turn.
    [[nodiscard]] Side askingSide() const;
    /// Returns the position at the moment shown.
    [[nodiscard]] const Position &position() const;
    void requestChance();
    void announceChance();
    void forgetChance();

    Match &m_match;
    const Session &m_session;
    bool m_isChanceRequested = false;
};

} // namespace doublets

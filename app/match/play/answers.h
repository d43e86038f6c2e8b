// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QObject>
#include <QString>

#include <optional>

namespace doublets {

class Match;
class Session;

/// Spoken answers to questions about the shown moment, mainly for players who cannot see the board.
/// Each answer is a remark of the match (see Match::remarked()). Answers reveal nothing that is
/// hidden from players who can see the screen.
class Answers : public QObject
{
    Q_OBJECT

public:
    enum class Topic : std::uint8_t {
        LatestThrow, ///< the dice and their use
        Choices,     ///< the possible actions
        /// The points of the only person's men or, if there are two persons or none, of the men of
        /// the player whose turn it is.
        OwnMen,
        OtherMen, ///< the points of the other player's men
        /// The progress of both players, the games that each has won, and the standing of the
        /// match.
        Score,
        /// The chance of winning or, after the game, the luck; answered later if the odds must be
        /// computed first. While GuessFirst::isCovered() returns true, the answer explains why.
        Chance,
    };

    /// `session` must be the session of `match`. Both must outlive this object.
    Answers(Match &match, const Session &session, QObject *parent = nullptr);

    /// Ends all motion, and answers the question about `topic` with a remark. Precondition:
    /// Match::hasGame().
    void announce(Topic topic);

private:
    [[nodiscard]] QString answer(Topic topic) const;
    [[nodiscard]] QString latestThrowText() const;
    [[nodiscard]] QString choicesText() const;
    [[nodiscard]] QString menText(Side side) const;
    [[nodiscard]] QString scoreText() const;
    /// Returns the side of the only person or, if there are two persons or none, the side whose
    /// turn it is.
    [[nodiscard]] Side askingSide() const;
    /// Returns the position at the shown moment.
    [[nodiscard]] const Position &position() const;
    void requestChance();
    void announceChance();
    void cancelChanceRequest();

    Match &m_match;
    const Session &m_session;
    bool m_isChanceRequested = false;
};

} // namespace doublets

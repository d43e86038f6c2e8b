// SPDX-License-Identifier: MIT
#include "match/session/session.h"

/// The score of the present players.
namespace doublets {

ScorePair Session::pair() const
{
    return scorePair(recordedPlayer(Side::White), recordedPlayer(Side::Black));
}

Tally Session::tally() const
{
    Tally known;
    const Tally all = m_scores.of(pair());
    for (auto it = all.byRuleSet().begin(); it != all.byRuleSet().end(); ++it) {
        // The file may contain rule sets of another version.
        if (m_catalogue.find(it.key()) != nullptr) {
            known.add(it.key(), it.value());
        }
    }
    return known;
}

void Session::countGame()
{
    if (!m_gameCounts) {
        return;
    }
    const Position &position = m_game->position();
    std::optional<Error> error;
    if (!position.isOver() && m_counted) {
        error = m_scores.remove(*m_counted); // the end was undone
        m_counted.reset();
    } else if (position.isOver() && !m_counted) {
        m_counted = FinishedGame{pair(), m_game->ruleSet().id,
                                 position.stage == Stage::Won ? std::optional(position.winner())
                                                              : std::nullopt};
        error = m_scores.add(*m_counted);
    }
    if (error) {
        reportOnce(*error);
    }
}

void Session::resetTally()
{
    if (const auto error = m_scores.reset(pair())) {
        reportOnce(*error);
    }
    Q_EMIT tallyChanged();
}

void Session::reportFaultOfScores()
{
    if (m_scores.fault()) {
        Q_EMIT errorOccurred(*m_scores.fault());
    }
}

} // namespace doublets

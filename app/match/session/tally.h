// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QMap>
#include <QString>

#include <array>

namespace doublets {

/// The numbers of games that two players have won and drawn against each other, by rule set.
class Tally
{
public:
    /// The numbers of games won and drawn.
    struct Score
    {
        std::array<int, 2> wins{}; ///< indexed by indexOf(Side) of the players' current sides
        int draws = 0;

        bool operator==(const Score &) const = default;
        [[nodiscard]] int winsOf(Side side) const { return wins[indexOf(side)]; }
        [[nodiscard]] int games() const { return wins[0] + wins[1] + draws; }
    };

    /// Adds `score` to the score under `ruleSet`, the id of a rule set, and to the total.
    void add(const QString &ruleSet, const Score &score)
    {
        addTo(m_scores[ruleSet], score);
        addTo(m_total, score);
    }
    [[nodiscard]] const Score &total() const { return m_total; }
    [[nodiscard]] const QMap<QString, Score> &byRuleSet() const { return m_scores; }

private:
    static void addTo(Score &sum, const Score &score)
    {
        sum.wins[0] += score.wins[0];
        sum.wins[1] += score.wins[1];
        sum.draws += score.draws;
    }

    QMap<QString, Score> m_scores;
    Score m_total;
};

} // namespace doublets

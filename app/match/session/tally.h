// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QMap>
#include <QString>

#include <array>
#include <optional>

namespace doublets {

/// How one game ended.
struct Outcome
{
    QString ruleSet;
    std::optional<Side> winner; ///< none: a draw

    bool operator==(const Outcome &) const = default;
};

/// Games won and drawn since the players sat down, by rule set.
class Tally
{
public:
    struct Score
    {
        std::array<int, 2> wins{}; ///< by indexOf(Side)
        int draws = 0;

        bool operator==(const Score &) const = default;
        [[nodiscard]] int of(Side side) const { return wins[indexOf(side)]; }
        [[nodiscard]] int games() const { return wins[0] + wins[1] + draws; }
    };

    void add(const Outcome &outcome)
    {
        addTo(m_scores[outcome.ruleSet], outcome);
        addTo(m_all, outcome);
    }
    [[nodiscard]] const Score &all() const { return m_all; }
    [[nodiscard]] const QMap<QString, Score> &byRuleSet() const { return m_scores; }

private:
    static void addTo(Score &score, const Outcome &outcome)
    {
        if (outcome.winner) {
            ++score.wins[indexOf(*outcome.winner)];
        } else {
            ++score.draws;
        }
    }

    QMap<QString, Score> m_scores;
    Score m_all;
};

} // namespace doublets

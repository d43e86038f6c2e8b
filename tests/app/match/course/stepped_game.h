// SPDX-License-Identifier: MIT
#pragma once

#include "core/players/player.h"
#include "match/course/step_player.h"
#include "tests/app/match/match_fixture.h"

namespace doublets::test {

using namespace Qt::StringLiterals;

/// A match in memory with a partly played game. Records the changes that the match emits.
struct SteppedGame : MatchFixture
{
    explicit SteppedGame(const QString &ruleSet = u"cotton"_s, int actions = 40)
    {
        QObject::connect(&match, &Match::changed, &match, [this](const Change &change) {
            changeKinds << change.kind;
            if (change.kind == Change::Kind::Stepped) {
                steppedEntries.push_back(*change.entry);
            }
        });
        applyTableStateAfterActions();
        session.start({ruleSet, {}, DiceOrigin::Seeded, u"1674"_s});
        RandomPlayer player(7);
        for (int i = 0; i < actions && !match.game().position().isOver(); ++i) {
            const PlayList plays = match.game().legalPlays();
            if (plays.empty()) {
                match.throwDice();
            } else {
                match.play(
                    plays[player.choose(match.game().rules(), match.game().position(), plays)]);
            }
        }
        changeKinds.clear();
    }
    [[nodiscard]] const std::vector<HistoryEntry> &history() const
    {
        return match.game().history();
    }
    [[nodiscard]] StepPlayer &player() { return match.stepPlayer(); }

    QList<Change::Kind> changeKinds;          ///< kinds of the changes emitted since construction
    std::vector<HistoryEntry> steppedEntries; ///< entries of the changes of kind Stepped
};

} // namespace doublets::test

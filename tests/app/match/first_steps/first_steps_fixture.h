// SPDX-License-Identifier: MIT
#pragma once

#include "match/first_steps/first_steps.h"
#include "tests/app/match/match_fixture.h"

#include <QTest>

namespace doublets::test {

constexpr std::chrono::seconds LongPause{20}; ///< longer than any pause of First steps
/// The time after which FirstSteps::next() no longer regards a press as meant for the task.
constexpr std::chrono::milliseconds ShortPause{600};

/// A match with its First steps. Saves nothing if `dataFolder` is empty.
struct FirstStepsFixture : MatchFixture
{
    explicit FirstStepsFixture(const QString &ruleSet, const Rulings &rulings = {},
                               const QString &dataFolder = {})
        : MatchFixture({}, dataFolder)
        , firstSteps(match, session)
    {
        session.start({ruleSet, rulings, DiceOrigin::Seeded, QStringLiteral("7")});
        QObject::connect(&firstSteps, &FirstSteps::changed, &firstSteps,
                         [this] { shownTexts << firstSteps.text(); });
    }

    [[nodiscard]] const Game &game() const { return match.game(); }
    /// Performs the action that the current step requires.
    void act()
    {
        if (game().position().stage == Stage::Playing) {
            const PlayList plays = game().legalPlays();
            match.play(plays[plays.size() - 1]);
        } else {
            match.throwDice();
        }
    }

    FirstSteps firstSteps;
    QStringList shownTexts; ///< texts of First steps after each change
};

/// Adds test data: a row for each combination of rulings of each rule set.
inline void addRuleSets()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<Rulings>("rulings");
    for (const RuleSet &set : catalogue().all()) {
        int nth = 0;
        for (const Rulings &rulings : set.allRulingCombinations()) {
            QTest::addRow("%s %d", qPrintable(set.id), nth++) << set.id << rulings;
        }
    }
}

} // namespace doublets::test

// SPDX-License-Identifier: MIT
#include "core/odds/throws.h"
#include "core/procedures/procedure.h"
#include "tests/core/game/positions.h"
#include "tests/core/odds/odds_games.h"

#include <QTest>

using namespace doublets;
using namespace doublets::testing;

/// Tests forced plays: those for which neither the choice of man nor the order matters.
class TestRefereeForced : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsWhereNothingIsToChoose_data();
    void knowsWhereNothingIsToChoose();
    void playsWholeThrowsAsStepByStep_data();
    void playsWholeThrowsAsStepByStep();
};

namespace {

struct Row
{
    const char *name;
    const char *ruleSet;
    const char *rulings;
    const char *white;
    const char *black;
    const char *actions; ///< separated by commas
    bool forced;
};

const std::vector<Row> Rows{
    {"one number", "cotton", "", "down only 6 6", "down all", "W 6-1", true},
    {"two numbers in either order", "cotton", "", "down all", "down all", "W 6-2", true},
    {"three numbers in any order", "alfonso", "", "down all", "down all", "W 6-2-1", true},
    {"a number that opens another's phase", "cotton", "", "down only 6", "down all", "W 2-6", true},
    {"crossing barred: which number ends the phase makes no odds", "cotton", "crossing=barred",
     "down only 6 2", "down all", "W 2-6", true},
    {"a passed number", "cotton", "", "down only 6 6", "down all", "W 6-1,Wd6", true},
    {"nothing to play", "cotton", "", "down all", "down all", "W 6-2,Wd6,Wd2", false},
    {"a number that may be claimed", "charpentier", "claim=claimed", "down only 6 6", "down all",
     "W 6-1,Wd6", false},
    {"a doublet with men on several points", "cotton", "", "down all", "down all", "W 1-1", false},
    {"a doublet for all that is left", "cotton", "", "down only 6 5 4", "down all", "W 6-6", true},
    {"a doublet for exactly what is left", "cotton", "", "down only 6 5", "down all", "W 1-1",
     true},
    {"a doublet with men on one point", "cotton", "", "off only 6 6 6", "down all", "W 1-1", true},
    {"a doublet's last man, from several points", "cotton", "", "down all", "down all",
     "W 1-1,Wd6/1", false},
    {"a surplus that is lost", "cotton", "surplus=lost", "down only 6 5", "down all", "W 2-2",
     true},
    {"a surplus that bears off from any points", "cotton", "surplus=bears-off", "down only 6 5",
     "down all", "W 2-2", false},
    {"no surplus, though it would bear off", "cotton", "surplus=bears-off", "down only 6 5",
     "down all", "W 1-1", true},
    {"a surplus that passes", "cotton", "surplus=opponent", "down only 6 5", "down all", "W 2-2",
     true},
    {"a surplus passed to a choice", "cotton", "surplus=opponent", "down only 5", "down all",
     "W 2-2,Wd5/2", false},
    {"a surplus passed to one who can use all", "cotton", "surplus=opponent", "down only 5",
     "down only 6 1", "W 2-2,Wd5/2", true},
    {"a passed surplus never goes on to the next phase", "cotton", "surplus=opponent",
     "down only 5", "down only 6", "W 2-2,Wd5/2", true},
    {"the race: one man, one way", "alfonso-race", "", "race 8 23*2", "race 7*2", "W 4-4-4", true},
    {"the race: two orders that come to the same", "alfonso-race", "", "race 8", "race 1*2",
     "W 2-3-6", true},
    {"the race: two men", "alfonso-race", "", "race 8 9", "race 1*2", "W 2-3-6", false},
    {"the race: two orders, one of which hits", "alfonso-race", "", "race 8", "race 15 1",
     "W 2-3-6", false},
    {"the game is won", "cotton", "", "off only 6", "off all", "W 6-1,Wo6", false},
};

} // namespace

void TestRefereeForced::knowsWhereNothingIsToChoose_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < Rows.size(); ++i) {
        QTest::newRow(Rows[i].name) << static_cast<int>(i);
    }
}

void TestRefereeForced::knowsWhereNothingIsToChoose()
{
    QFETCH(int, index);
    const Row &row = Rows[static_cast<std::size_t>(index)];
    const Rules rules = rulesOf(row.ruleSet, row.rulings);
    Position position = positionFrom(rules, row.white, row.black, Side::White);
    for (const std::string &action : words(row.actions, ',')) {
        const auto step = referee::applyAction(rules, position, actionFrom(action));
        QVERIFY(step.ok());
        position = step.value().position;
    }
    QCOMPARE(referee::isForced(rules, position), row.forced);
}

void TestRefereeForced::playsWholeThrowsAsStepByStep_data()
{
    QTest::addColumn<QString>("id");
    const auto catalogue = Catalogue::builtIn();
    for (const RuleSet &set : catalogue.value().all()) {
        QTest::newRow(qPrintable(set.id)) << set.id;
    }
}

void TestRefereeForced::playsWholeThrowsAsStepByStep()
{
    QFETCH(QString, id);
    const auto catalogue = Catalogue::builtIn();
    const RuleSet &set = *catalogue.value().find(id);
    int whole = 0;
    int wrong = 0;
    for (const Rulings &rulings : set.allRulingCombinations()) {
        const Rules rules = set.rules(rulings);
        const auto throws = allThrows(rules.dice);
        forPositions(rules, 3, [&](const Position &position) {
            for (const WeightedThrow &each : throws) {
                Position atOnce = position;
                if (position.stage != Stage::ToThrow ||
                    !referee::playForcedThrow(rules, atOnce, each.dice)) {
                    wrong += atOnce == position ? 0 : 1;
                    continue;
                }
                ++whole;
                Position stepwise = position;
                referee::throwDice(rules, stepwise, each.dice);
                while (referee::isForced(rules, stepwise)) {
                    referee::play(rules, stepwise, referee::legalPlays(rules, stepwise)[0]);
                }
                wrong += atOnce == stepwise ? 0 : 1;
            }
        });
    }
    QCOMPARE(wrong, 0);
    // Only throws of two dice in the laying procedure have a fast path.
    const bool quick = set.defaultRules.dice == 2 && !set.defaultRules.procedure->usesWholeBoard();
    QCOMPARE(whole > 1000, quick);
}

QTEST_APPLESS_MAIN(TestRefereeForced)
#include "tst_referee_forced.moc"

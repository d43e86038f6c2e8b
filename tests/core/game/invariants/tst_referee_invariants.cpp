// SPDX-License-Identifier: MIT
#include "core/odds/odds.h"
#include "core/procedures/procedure.h"
#include "core/rules/catalogue.h"
#include "tests/core/game/invariants/random_play.h"
#include "tests/core/game/invariants/step_checks.h"
#include "tests/core/game/positions.h"
#include "tests/core/game/written_rules.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace doublets;
using namespace doublets::testing;

namespace {

constexpr int Games = 400;            ///< for each combination of rulings
constexpr int RaceGames = 2000;       ///< the race has no rulings
constexpr int MaxActions = 20000;     ///< upper limit of a game's length
constexpr int EveryNthDeep = 7;       ///< positions checked by brute force
constexpr int EveryNthRefused = 2003; ///< positions in which every conceivable play is tried

class Run
{
public:
    Run(const Rules &rules, std::uint64_t seed)
        : m_rules(rules)
        , m_generator(seed)
        , m_position(referee::initialPosition(rules))
    {
    }

    /// Plays to the end. Returns an error message, or an empty string.
    std::string play()
    {
        for (m_actions = 0; m_actions < MaxActions && !m_position.isOver(); ++m_actions) {
            const std::string wrong = act();
            if (!wrong.empty()) {
                return wrong + " in" + positionText(m_before) + actionText(m_action) +
                       positionText(m_position);
            }
        }
        return m_position.isOver() ? std::string() : "the game never ends";
    }
    [[nodiscard]] const Position &end() const { return m_position; }
    [[nodiscard]] int actions() const { return m_actions; }

private:
    std::string act()
    {
        m_before = m_position;
        m_action = randomAction(m_rules, m_before, m_generator);
        const auto step = referee::applyAction(m_rules, m_before, m_action);
        if (!step) {
            return "a legal action is refused";
        }
        m_position = step.value().position;
        std::string wrong = positionError(m_rules, m_before, m_position);
        if (wrong.empty()) {
            wrong = eventsError(m_rules, m_before, step.value());
        }
        return wrong.empty() ? look() : wrong;
    }
    /// Performs the slow checks on some positions.
    std::string look()
    {
        std::string wrong;
        if (m_generator.below(EveryNthDeep) == 0) {
            wrong = playsError(m_rules, m_position);
            if (wrong.empty()) {
                wrong = passingError(m_rules, m_before, m_action, m_position);
            }
        }
        if (wrong.empty() && m_generator.below(EveryNthRefused) == 0) {
            wrong = refusalsError(m_rules, m_position);
        }
        return wrong;
    }

    Rules m_rules;
    ChoiceGenerator m_generator;
    Position m_before;
    Position m_position;
    Action m_action;
    int m_actions = 0;
};

} // namespace

class TestRefereeInvariants : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holdInRandomGames_data();
    void holdInRandomGames();
    void theSameSeedGivesTheSameGame();
};

void TestRefereeInvariants::holdInRandomGames_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<Rulings>("rulings");
    const auto catalogue = Catalogue::builtIn();
    QVERIFY(catalogue.ok());
    std::vector<Rules> checked;
    for (const RuleSet &set : catalogue.value().all()) {
        for (const Rulings &rulings : set.allRulingCombinations()) {
            // Rules that differ only by where the men stand are checked once.
            Rules rules = set.rules(rulings);
            rules.tables = {};
            if (std::ranges::find(checked, rules) != checked.end()) {
                continue;
            }
            checked.push_back(rules);
            QStringList named(set.id);
            for (auto it = rulings.begin(); it != rulings.end(); ++it) {
                named << it.key() + u'=' + it.value();
            }
            QTest::newRow(qPrintable(named.join(u' '))) << set.id << rulings;
        }
    }
}

void TestRefereeInvariants::holdInRandomGames()
{
    QFETCH(QString, ruleSet);
    QFETCH(Rulings, rulings);
    const Catalogue catalogue = Catalogue::builtIn().value();
    const Rules rules = catalogue.find(ruleSet)->rules(rulings);
    const int games = !hasComputedOdds(rules) ? RaceGames : Games;
    int draws = 0;
    for (int seed = 0; seed < games; ++seed) {
        Run run(rules, static_cast<std::uint64_t>(seed));
        const std::string wrong = run.play();
        QVERIFY2(wrong.empty(), ("seed " + std::to_string(seed) + ": " + wrong).c_str());
        draws += run.end().stage == Stage::Drawn ? 1 : 0;
    }
    // Walls of full points lock some races; no other game is ever drawn.
    QCOMPARE(draws > 0, rules.procedure->canBeDrawn);
}

void TestRefereeInvariants::theSameSeedGivesTheSameGame()
{
    for (const RuleSet &set : writtenRuleSets()) {
        const Rules rules = rulesOf(set.id.toStdString());
        Run one(rules, 1674);
        Run other(rules, 1674);
        Run third(rules, 1675);
        QVERIFY(one.play().empty());
        QVERIFY(other.play().empty());
        QVERIFY(third.play().empty());
        QCOMPARE(one.end(), other.end());
        QCOMPARE(one.actions(), other.actions());
        QVERIFY(one.end() != third.end() || one.actions() != third.actions());
    }
}

QTEST_APPLESS_MAIN(TestRefereeInvariants)
#include "tst_referee_invariants.moc"

// SPDX-License-Identifier: MIT
#include "core/game/game.h"
#include "core/rules/catalogue.h"
#include "tests/core/game/invariants/random_play.h"
#include "tests/core/game/written_rules.h"

#include <QTest>

using namespace doublets;
using namespace doublets::testing;

namespace {

constexpr int GamesOfEach = 40;
constexpr int MaxActions = 20000; ///< upper limit of a game's length

class GeneratedDice final : public DiceSource
{
public:
    explicit GeneratedDice(std::uint64_t seed)
        : m_generator(seed)
    {
    }
    [[nodiscard]] DiceOrigin origin() const override { return DiceOrigin::Scripted; }
    [[nodiscard]] std::uint8_t roll() override { return m_generator.face(); }

private:
    ChoiceGenerator m_generator;
};

std::unique_ptr<Game> newGame(const RuleSet &set, const Rulings &rulings, int seed)
{
    return std::make_unique<Game>(
        set, rulings, std::make_unique<GeneratedDice>(static_cast<std::uint64_t>(seed)));
}

/// Performs one action: a play of the player's choice, or the next throw.
void act(Game &game, ChoiceGenerator &choices)
{
    const Action action = randomAction(game.rules(), game.position(), choices);
    if (const auto *play = std::get_if<Play>(&action)) {
        game.play(*play);
    } else {
        game.throwDice();
    }
}

void playToTheEnd(Game &game, ChoiceGenerator &choices)
{
    for (int i = 0; i < MaxActions && !game.position().isOver(); ++i) {
        act(game, choices);
    }
}

std::vector<Position> positionsOf(const Game &game)
{
    std::vector<Position> positions{game.startPosition()};
    for (const HistoryEntry &entry : game.history()) {
        positions.push_back(entry.after);
    }
    return positions;
}

} // namespace

class TestGameInvariants : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoThenRedoIsTheIdentity_data() { eachRuling(); }
    void undoThenRedoIsTheIdentity();
    void undoDoesNotChangeLaterThrows_data() { eachRuling(); }
    void undoDoesNotChangeLaterThrows();
    void theSameDiceAndChoicesGiveTheSameGame_data() { eachRuling(); }
    void theSameDiceAndChoicesGiveTheSameGame();
    void forcedNumbersLeaveNoChoice_data() { eachRuling(); }
    void forcedNumbersLeaveNoChoice();

private:
    void eachRuling();
};

void TestGameInvariants::eachRuling()
{
    QTest::addColumn<RuleSet>("ruleSet");
    QTest::addColumn<Rulings>("rulings");
    const Catalogue catalogue = Catalogue::builtIn().value();
    for (const RuleSet &set : catalogue.all()) {
        for (const Rulings &rulings : set.allRulingCombinations()) {
            const QStringList values = rulings.values();
            QTest::newRow(qPrintable(set.id + u' ' + values.join(u' '))) << set << rulings;
        }
    }
}

void TestGameInvariants::undoThenRedoIsTheIdentity()
{
    QFETCH(RuleSet, ruleSet);
    QFETCH(Rulings, rulings);
    for (int seed = 0; seed < GamesOfEach; ++seed) {
        const auto game = newGame(ruleSet, rulings, seed);
        ChoiceGenerator choices(1000U + static_cast<std::uint64_t>(seed));
        playToTheEnd(*game, choices);
        const std::vector<Position> positions = positionsOf(*game);
        for (std::size_t i = positions.size() - 1; i > 0; --i) {
            QCOMPARE(game->position(), positions[i]);
            QVERIFY(game->undo());
        }
        QCOMPARE(game->position(), game->startPosition());
        QVERIFY(!game->undo());
        for (std::size_t i = 1; i < positions.size(); ++i) {
            QVERIFY(game->redo());
            QCOMPARE(game->position(), positions[i]);
        }
        QVERIFY(!game->redo());
        QVERIFY(game->position().isOver());
    }
}

void TestGameInvariants::undoDoesNotChangeLaterThrows()
{
    QFETCH(RuleSet, ruleSet);
    QFETCH(Rulings, rulings);
    const auto game = newGame(ruleSet, rulings, 7);
    ChoiceGenerator choices(7);
    playToTheEnd(*game, choices);
    const std::vector<HistoryEntry> history = game->history();
    while (game->undo()) {
    }
    for (const HistoryEntry &entry : history) {
        if (const auto *play = std::get_if<Play>(&entry.action)) {
            QVERIFY(game->play(*play));
        } else {
            QVERIFY(game->throwDice());
        }
        QCOMPARE(game->position(), entry.after);
    }
    QVERIFY(game->futureFaces().empty());
}

void TestGameInvariants::theSameDiceAndChoicesGiveTheSameGame()
{
    QFETCH(RuleSet, ruleSet);
    QFETCH(Rulings, rulings);
    const auto one = newGame(ruleSet, rulings, 3);
    const auto other = newGame(ruleSet, rulings, 3);
    ChoiceGenerator choices(9);
    ChoiceGenerator again(9);
    playToTheEnd(*one, choices);
    playToTheEnd(*other, again);
    QCOMPARE(positionsOf(*one), positionsOf(*other));
}

void TestGameInvariants::forcedNumbersLeaveNoChoice()
{
    QFETCH(RuleSet, ruleSet);
    QFETCH(Rulings, rulings);
    const auto game = newGame(ruleSet, rulings, 5);
    ChoiceGenerator choices(5);
    for (int i = 0; i < MaxActions && !game->position().isOver(); ++i) {
        const Position before = game->position();
        const int played = game->playForced();
        QVERIFY(played == 0 || before.stage == Stage::Playing);
        QVERIFY(!referee::isForced(game->rules(), game->position()));
        if (!game->position().isOver()) {
            act(*game, choices);
        }
    }
    QVERIFY(game->position().isOver());
}

QTEST_APPLESS_MAIN(TestGameInvariants)
#include "tst_game_invariants.moc"

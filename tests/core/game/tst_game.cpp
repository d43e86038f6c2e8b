// SPDX-License-Identifier: MIT
#include "core/game/game.h"

#include "core/dice/dice.h"
#include "core/game/referee.h"
#include "core/rules/catalogue.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>
#include <vector>

using namespace doublets;

namespace {

/// Returns rules with fifteen men and two dice, without privileges; unplayable numbers are lost.
RuleSet plainRuleSet()
{
    RuleSet set;
    set.defaultRules.men = {2, 2, 2, 3, 3, 3};
    set.defaultRules.phases = {Phase::PlayDown, Phase::BearOff};
    set.defaultRules.phaseCount = 2;
    return set;
}

} // namespace

class TestGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void announcesEachEventOnce();
    void hasASignalForEachKindOfEvent();
    void playsTheOnlyManBeforeAChoice();
    void undoneThrowsFallTheSame();
    void aDifferentPlayEndsRedo();
    void entersDiceByHand();
    void anUndoneThrowIsEnteredAnew();
    void whatWasToldIsSuggested();
    void enteringTheSameKeepsRedo();
    void anotherLeadForgetsWhatWasTold();
    void asksForDiceWhereTooFewLieAhead();
    void restoresWhatWasUndone();
    void refusesWhatIsNotLegal();
};

void TestGame::announcesEachEventOnce()
{
    Game game(plainRuleSet(), {},
              std::make_unique<ScriptedDice>(std::vector<std::uint8_t>{3, 3, 6, 2, 5, 4}));
    QSignalSpy opening(&game, &Game::openingThrown);
    QSignalSpy thrown(&game, &Game::diceThrown);
    QSignalSpy down(&game, &Game::manPlayedDown);
    QSignalSpy turn(&game, &Game::turnPassed);
    QSignalSpy advanced(&game, &Game::actionPerformed);

    QVERIFY(game.throwDice()); // a tie
    QCOMPARE(game.position().stage, Stage::Opening);
    QVERIFY(game.throwDice());
    QCOMPARE(opening.size(), 2);
    QCOMPARE(game.position().thrower, Side::White);
    QVERIFY(game.throwDice());
    QCOMPARE(thrown.size(), 1);
    QCOMPARE(game.legalPlays().size(), 2);
    QCOMPARE(game.playForced(), 2);
    QCOMPARE(down.size(), 2);
    QCOMPARE(turn.size(), 1);
    QCOMPARE(game.position().thrower, Side::Black);
    QCOMPARE(advanced.size(), 5);
    QCOMPARE(game.history().size(), 5U);
}

/// Counts over games of every rule set that each signal is emitted as often as its event occurs.
void TestGame::hasASignalForEachKindOfEvent()
{
    constexpr std::size_t Kinds = std::variant_size_v<Event>;
    std::array<int, Kinds> happened{};
    std::array<int, Kinds> heard{};
    const auto count = [&heard]<typename Kind>(std::in_place_type_t<Kind>) {
        return [&heard] { ++heard[Event(Kind()).index()]; };
    };
    const auto catalogue = Catalogue::builtIn();
    for (const RuleSet &set : catalogue.value().all()) {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Rulings rulings = set.defaultRulings();
            if (set.ruling(RuleKey::FurtherPhase) != nullptr) {
                rulings[u"further-stage"_s] = u"set-up-again"_s;
            }
            Game game(set, rulings, std::make_unique<SeededDice>(seed));
            const auto listen = [&](auto signal, auto kind) {
                connect(&game, signal, &game, count(kind));
            };
            listen(&Game::openingThrown, std::in_place_type<OpeningThrown>);
            listen(&Game::diceThrown, std::in_place_type<DiceThrown>);
            listen(&Game::manPlayedDown, std::in_place_type<ManPlayedDown>);
            listen(&Game::manReStacked, std::in_place_type<ManReStacked>);
            listen(&Game::manBorneOff, std::in_place_type<ManBorneOff>);
            listen(&Game::manSetUp, std::in_place_type<ManSetUp>);
            listen(&Game::manMoved, std::in_place_type<ManMoved>);
            listen(&Game::manHit, std::in_place_type<ManHit>);
            listen(&Game::numberPassed, std::in_place_type<NumberPassed>);
            listen(&Game::numberLost, std::in_place_type<NumberLost>);
            listen(&Game::anotherThrowGranted, std::in_place_type<AnotherThrowGranted>);
            listen(&Game::phaseCompleted, std::in_place_type<PhaseCompleted>);
            listen(&Game::turnPassed, std::in_place_type<TurnPassed>);
            listen(&Game::gameWon, std::in_place_type<GameWon>);
            listen(&Game::gameDrawn, std::in_place_type<GameDrawn>);
            connect(&game, &Game::actionPerformed, &game, [&](const HistoryEntry &entry) {
                for (const Event &event : entry.events) {
                    ++happened[event.index()];
                }
            });
            while (!game.position().isOver()) {
                const PlayList plays = game.legalPlays();
                QVERIFY(plays.empty() ? game.throwDice() : game.play(plays[0]));
            }
        }
    }
    QCOMPARE(heard, happened);
    QVERIFY(std::all_of(happened.begin(), happened.end(), [](int times) { return times > 0; }));
}

/// If only one man can be played now, the play is forced even if there is a choice afterwards.
void TestGame::playsTheOnlyManBeforeAChoice()
{
    const auto catalogue = Catalogue::builtIn();
    const RuleSet &set = *catalogue.value().find(QStringLiteral("yahoudieh"));
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Game game(set, set.defaultRulings(), makeDice(DiceOrigin::Seeded, seed));
        while (!game.position().isOver()) {
            const PlayList plays = game.legalPlays();
            if (plays.empty()) {
                game.throwDice();
                continue;
            }
            const bool isOnly = plays.size() == 1 && game.position().stage == Stage::Playing;
            if (isOnly && !referee::isForced(game.rules(), game.position())) {
                ++found;
                QVERIFY(game.isNextPlayForced());
                QVERIFY(game.playForced() > 0);
                continue;
            }
            game.play(plays[0]);
        }
    }
    QVERIFY(found > 0);
}

void TestGame::undoneThrowsFallTheSame()
{
    Game game(plainRuleSet(), {},
              std::make_unique<ScriptedDice>(std::vector<std::uint8_t>{6, 1, 5, 4, 3, 2}));
    for (int i = 0; i < 2; ++i) {
        QVERIFY(game.throwDice());
    }
    QVERIFY(game.play(game.legalPlays()[1]));
    const Position before = game.position();
    while (game.undo()) {
    }
    QCOMPARE(game.position(), game.startPosition());
    QCOMPARE(game.futureFaces(), (std::vector<std::uint8_t>{6, 1, 5, 4}));

    QVERIFY(game.throwDice()); // same dice: the rest can still be redone
    QVERIFY(game.throwDice());
    QCOMPARE(game.position().dice, (Throw{5, 4}));
    QVERIFY(game.redo());
    QCOMPARE(game.position(), before);
    QVERIFY(!game.canRedo());
}

void TestGame::aDifferentPlayEndsRedo()
{
    Game game(plainRuleSet(), {},
              std::make_unique<ScriptedDice>(std::vector<std::uint8_t>{6, 1, 5, 4, 3, 2}));
    game.throwDice();
    game.throwDice();
    game.play(game.legalPlays()[0]);
    game.playForced();
    game.throwDice();
    QCOMPARE(game.position().dice, (Throw{3, 2}));
    game.undo();
    game.undo();
    game.undo();
    QVERIFY(game.play(game.legalPlays()[1]));
    QVERIFY(!game.canRedo());
    game.playForced();
    QVERIFY(game.throwDice());
    QCOMPARE(game.position().dice, (Throw{3, 2}));
}

void TestGame::entersDiceByHand()
{
    Game game(plainRuleSet(), {}, std::make_unique<ScriptedDice>(std::vector<std::uint8_t>{}));
    QVERIFY(game.needsEnteredDice());
    QVERIFY(!game.throwDice());
    QVERIFY(!game.enterDice({6}));
    QVERIFY(!game.enterDice({7, 1}));
    QVERIFY(game.enterDice({6, 1}));
    QVERIFY(game.enterDice({2, 2}));
    game.undo();
    QVERIFY(!game.needsEnteredDice()); // the dice were thrown and cannot be entered now
    QVERIFY(game.throwDice());
    QCOMPARE(game.position().dice, (Throw{2, 2}));
}

void TestGame::anUndoneThrowIsEnteredAnew()
{
    Game game(plainRuleSet(), {}, std::make_unique<EnteredDice>());
    QVERIFY(game.enterDice({6, 1}));
    QVERIFY(game.enterDice({2, 3}));
    QVERIFY(game.undo());
    QVERIFY(game.needsEnteredDice());
    QVERIFY(!game.throwDice());
    QVERIFY(game.enterDice({2, 5})); // corrects a mistyped throw
    QCOMPARE(game.position().dice, (Throw{2, 5}));
    QVERIFY(!game.canRedo());
    QCOMPARE(game.futureFaces(), std::vector<std::uint8_t>());

    QVERIFY(game.undo());
    QVERIFY(game.redo()); // restores the old dice
    QCOMPARE(game.position().dice, (Throw{2, 5}));
    QCOMPARE(game.futureFaces(), std::vector<std::uint8_t>());
}

void TestGame::whatWasToldIsSuggested()
{
    Game game(plainRuleSet(), {}, std::make_unique<EnteredDice>());
    QVERIFY(game.suggestedDice().empty());
    QVERIFY(game.enterDice({6, 1}));
    QVERIFY(game.enterDice({2, 3}));
    game.playForced();
    QVERIFY(game.enterDice({4, 5}));
    QVERIFY(game.suggestedDice().empty()); // men must be played first
    while (game.history().size() > 1) {
        game.undo();
    }
    QCOMPARE(game.suggestedDice(), (Numbers{2, 3}));
    QVERIFY(game.enterDice({3, 3}));
    game.playForced();
    while (game.position().stage == Stage::Playing) {
        game.play(game.legalPlays()[0]);
    }
    QCOMPARE(game.suggestedDice(), (Numbers{4, 5})); // the following throw is unaffected
    QVERIFY(game.enterDice({4, 5}));
    QVERIFY(game.futureFaces().empty());

    Game seeded(plainRuleSet(), {}, std::make_unique<SeededDice>(1674));
    seeded.throwDice();
    seeded.undo();
    QVERIFY(seeded.suggestedDice().empty()); // they are not entered by hand
}

void TestGame::enteringTheSameKeepsRedo()
{
    Game game(plainRuleSet(), {}, std::make_unique<EnteredDice>());
    game.enterDice({6, 1});
    game.enterDice({2, 3});
    game.play(game.legalPlays()[0]);
    const Position before = game.position();
    game.undo();
    game.undo();
    game.undo();
    QVERIFY(game.enterDice({6, 1}));
    QVERIFY(game.enterDice({2, 3}));
    QVERIFY(game.redo());
    QCOMPARE(game.position(), before);
    QVERIFY(!game.canRedo());
}

void TestGame::anotherLeadForgetsWhatWasTold()
{
    Game game(plainRuleSet(), {}, std::make_unique<EnteredDice>());
    game.enterDice({6, 6});
    game.enterDice({5, 1});
    game.undo();
    game.undo();
    QVERIFY(game.enterDice({6, 5})); // no tie, so the next dice are no second pair for the lead
    QVERIFY(game.suggestedDice().empty());
    QVERIFY(game.futureFaces().empty());
}

void TestGame::asksForDiceWhereTooFewLieAhead()
{
    Game game(plainRuleSet(), {}, std::make_unique<EnteredDice>());
    QVERIFY(!game.restore({}, {}, {6, 1, 5}));
    QCOMPARE(game.suggestedDice(), (Numbers{6, 1}));
    QVERIFY(game.enterDice({6, 1}));
    QVERIFY(game.needsEnteredDice());
    QVERIFY(game.suggestedDice().empty()); // one die is not a throw
    QVERIFY(game.enterDice({4, 3}));
    QCOMPARE(game.position().dice, (Throw{4, 3}));
    QVERIFY(game.futureFaces().empty());

    Game scripted(plainRuleSet(), {}, std::make_unique<ScriptedDice>(std::vector<std::uint8_t>{}));
    QVERIFY(!scripted.restore({}, {}, {6, 1, 5}));
    QVERIFY(scripted.throwDice());
    QVERIFY(scripted.needsEnteredDice());
}

void TestGame::restoresWhatWasUndone()
{
    Game game(plainRuleSet(), {},
              std::make_unique<ScriptedDice>(std::vector<std::uint8_t>{6, 1, 5, 4, 3, 2}));
    game.throwDice();
    game.throwDice();
    game.playForced();
    game.throwDice();
    const Position last = game.position();
    game.undo();
    game.undo();

    std::vector<Action> actions;
    for (const HistoryEntry &entry : game.history()) {
        actions.push_back(entry.action);
    }
    std::vector<Action> undone;
    for (auto it = game.undoneEntries().rbegin(); it != game.undoneEntries().rend(); ++it) {
        undone.push_back(it->action);
    }
    Game again(plainRuleSet(), {}, std::make_unique<ScriptedDice>(std::vector<std::uint8_t>{}));
    QVERIFY(!again.restore(actions, undone, game.futureFaces()));
    QCOMPARE(again.position(), game.position());
    QVERIFY(again.redo());
    QVERIFY(again.redo());
    QCOMPARE(again.position(), last);

    const auto refused = again.restore({Throw{1, 2}});
    QVERIFY(refused);
    QCOMPARE(refused->index, 0U);
    QCOMPARE(refused->reason, referee::Refusal::LeadUndecided);
}

void TestGame::refusesWhatIsNotLegal()
{
    Game game(plainRuleSet(), {},
              std::make_unique<ScriptedDice>(std::vector<std::uint8_t>{6, 1, 5, 4}));
    game.throwDice();
    game.throwDice();
    QSignalSpy advanced(&game, &Game::actionPerformed);
    const Position before = game.position();
    QVERIFY(!game.play({Side::White, PlayKind::PlayDown, 3, 0, 3, false}));
    QVERIFY(!game.play({Side::Black, PlayKind::PlayDown, 5, 0, 5, false}));
    QVERIFY(!game.throwDice());
    QCOMPARE(game.position(), before);
    QCOMPARE(advanced.size(), 0);
}

QTEST_APPLESS_MAIN(TestGame)
#include "tst_game.moc"

// SPDX-License-Identifier: MIT
#include "tests/core/game/positions.h"

#include "core/game/hindrance.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::testing;
using referee::Hindrance;
using referee::Obstacle;
using referee::Refusal;
using Kind = Hindrance::Kind;

namespace {

/// A position reached by actions.
struct Row
{
    std::string name;
    std::string ruleSet;
    std::string rulings;
    std::string white;
    std::string black;
    std::string actions; ///< separated by commas; from the start if the first is for the lead
};

/// An illegal action, and the reason.
struct RefusalRow : Row
{
    std::string refused;
    Refusal why;
};

/// A point whose men cannot be played, and the reason.
struct HindranceRow : Row
{
    Side side;
    int point;
    Hindrance why; ///< without its point, which is `point`
};

std::vector<RefusalRow> throwRows()
{
    return {
        {"no throw before the lead", "cotton", "", "down all", "down all", "lead 3-3", "W 6-2",
         Refusal::LeadUndecided},
        {"no play before the lead", "cotton", "", "down all", "down all", "lead 3-3", "Wd1",
         Refusal::LeadUndecided},
        {"a lead of seven", "cotton", "", "down all", "down all", "lead 3-3", "lead 7-1",
         Refusal::WrongDice},
        {"a lead of zero", "cotton", "", "down all", "down all", "lead 3-3", "lead 1-0",
         Refusal::WrongDice},
        {"no second lead", "cotton", "", "down all", "down all", "lead 6-3", "lead 6-3",
         Refusal::LeadDecided},
        {"no lead between plays", "cotton", "", "down all", "down all", "lead 6-3,W 6-2",
         "lead 6-3", Refusal::LeadDecided},
        {"three dice where there are two", "cotton", "", "down all", "down all", "lead 6-3",
         "W 6-2-1", Refusal::WrongDice},
        {"two dice where there are three", "alfonso", "", "down all", "down all", "lead 6-3",
         "W 6-2", Refusal::WrongDice},
        {"a face of seven", "alfonso", "", "down all", "down all", "lead 6-3", "W 6-7-1",
         Refusal::WrongDice},
        {"a face of zero", "cotton", "", "down all", "down all", "lead 6-3", "W 6-0",
         Refusal::WrongDice},
        {"no throw while a number is left", "cotton", "", "down all", "down all",
         "lead 6-3,W 6-2,Wd6", "W 6-2", Refusal::NumbersRemaining},
        {"no throw while men of a doublet are left", "cotton", "", "down all", "down all",
         "lead 6-3,W 1-1,Wd6/1", "W 6-2", Refusal::NumbersRemaining},
        {"no throw while a passed number is left", "cotton", "", "down only 6 6", "down all",
         "W 6-1,Wd6", "B 6-2", Refusal::NumbersRemaining},
        {"a claimant's throw with too many dice", "charpentier", "claim=claimed", "down only 6 6",
         "down all", "W 6-1,Wd6", "B 6-2-1", Refusal::WrongDice},
    };
}

std::vector<RefusalRow> playRows()
{
    return {
        {"no play before the throw", "cotton", "", "down all", "down all", "lead 6-3", "Wd6",
         Refusal::NothingToPlay},
        {"no play after the last number", "cotton", "", "down all", "down all",
         "lead 6-3,W 6-2,Wd6,Wd2", "Wd5", Refusal::NothingToPlay},
        {"not the other player's", "cotton", "", "down all", "down all", "lead 6-3,W 6-2", "Bd6",
         Refusal::WrongPlayer},
        {"a passed number is not the thrower's", "cotton", "", "down only 6 6", "down all",
         "W 6-1,Wd6", "Wd6", Refusal::WrongPlayer},
        {"the thrower claims nothing", "charpentier", "claim=claimed", "down only 6 6", "down all",
         "W 6-1,Wd6", "Wd6", Refusal::WrongPlayer},
        {"a number that did not fall", "cotton", "", "down all", "down all", "lead 6-3,W 6-2",
         "Wd5", Refusal::NumberUnavailable},
        {"a number played already", "cotton", "", "down all", "down all", "lead 6-3,W 6-2,Wd6",
         "Wd6", Refusal::NumberUnavailable},
        {"a play of a doublet with another number", "cotton", "", "down all", "down all",
         "lead 6-3,W 1-1", "Wd6", Refusal::NumberUnavailable},
        {"a claim of another number", "charpentier", "claim=claimed", "down only 6 6", "down all",
         "W 6-1,Wd6", "Bd6", Refusal::NumberUnavailable},
        {"fiske's second number where one man is played", "fiske", "doublet-men=one", "off all",
         "off all", "W 4-4,Wo4", "Wo4", Refusal::NothingToPlay},
        {"from another point than the number's", "cotton", "", "down all", "down all",
         "lead 6-3,W 6-2", "Wd5/6", Refusal::NoSuchMan},
        {"a pile with only its bottom man", "cotton", "", "down only 6 6", "down all", "W 6-1",
         "Wd1", Refusal::NoSuchMan},
        {"bearing off while men are to be laid down", "cotton", "", "down all", "down all",
         "lead 6-3,W 6-2", "Wo6", Refusal::NoSuchMan},
        {"laying down while bearing off", "cotton", "", "off all", "down all", "W 6-2", "Wd6",
         Refusal::NoSuchMan},
        {"bearing off before re-stacking", "fiske", "", "re-stack all", "down all", "W 6-2", "Wo6",
         Refusal::NoSuchMan},
        {"no man there to bear off", "cotton", "", "off only 6 6", "down all", "W 6-1", "Wo1",
         Refusal::NoSuchMan},
        {"a doublet's man from an empty point", "cotton", "", "down only 5 6 6", "down all",
         "W 1-1", "Wd4/1", Refusal::NoSuchMan},
        {"a point beyond the table", "cotton", "", "down all", "down all", "lead 6-3,W 6-6",
         "Wd24/6", Refusal::NoSuchMan},
        {"a move where there is no race", "cotton", "", "off all", "off all", "W 6-2", "Wm6-8",
         Refusal::NoSuchMan},
        {"a move before the race", "alfonso-race", "", "down all", "down all", "lead 6-3,W 6-2-1",
         "Wm6-8", Refusal::NoSuchMan},
        {"a move onto two enemy men", "alfonso-race", "", "race 8 9", "race 15*2", "W 2-1-6",
         "Wm8-10", Refusal::NoSuchMan},
        {"a hit on an empty point", "alfonso-race", "", "race 8 9", "race 15*2", "W 2-1-6",
         "Wm9-11x", Refusal::NoSuchMan},
        {"a hit not recorded as such", "alfonso-race", "", "race 8 9", "race 15 2", "W 2-1-6",
         "Wm8-10", Refusal::NoSuchMan},
        {"bearing off by a greater number", "alfonso-race", "", "race 22 9", "race 15 2", "W 4-1-6",
         "Wo22/4", Refusal::NoSuchMan},
        {"a move that leaves the other numbers unplayable", "alfonso-race", "", "race 10",
         "race 8*2 12*2", "W 1-2-6", "Wm10-11", Refusal::FewerNumbers},
        {"a man that leaves the other number unplayable", "alfonso-race", "", "race 24 20",
         "race 2 10*2", "W 1-5-6", "Wm20-21", Refusal::FewerNumbers},
        {"a win that uses fewer numbers", "alfonso-race", "", "race 22", "race 7*2 8*2", "W 3-1-1",
         "Wo22/3", Refusal::FewerNumbers},
        {"no play after the win", "cotton", "", "off only 6", "off only 6", "W 6-1,Wo6", "Bo6",
         Refusal::GameOver},
        {"no throw after the win", "cotton", "", "off only 6", "off only 6", "W 6-1,Wo6", "B 6-1",
         Refusal::GameOver},
        {"no lead after the win", "cotton", "", "off only 6", "off only 6", "W 6-1,Wo6", "lead 6-1",
         Refusal::GameOver},
        {"no throw after the draw", "alfonso-race", "", "race 6 7 8*2 9*2 10*2 11*2 12*2",
         "race 7*2 8*2 9*2 10*2 11*2 12*2", "W 1-1-2,Wm6-7", "B 6-1-1", Refusal::GameOver},
    };
}

std::vector<RefusalRow> refusalRows()
{
    std::vector<RefusalRow> all = throwRows();
    const std::vector<RefusalRow> more = playRows();
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

constexpr Side White = Side::White;
constexpr Side Black = Side::Black;

Hindrance moment(Kind kind, Side player)
{
    Hindrance why;
    why.kind = kind;
    why.player = player;
    return why;
}

Hindrance playing(Kind kind, Side player, const Throw &thrown, const Numbers &left)
{
    Hindrance why = moment(kind, player);
    why.thrown = thrown;
    why.remainingNumbers = left;
    return why;
}

Hindrance passed(Hindrance why)
{
    why.areNumbersPassed = true;
    return why;
}

Hindrance ofDoublet(Hindrance why, int men)
{
    why.doubletMen = men;
    return why;
}

Hindrance race(const Throw &thrown, const std::vector<Obstacle> &obstacles)
{
    Hindrance why = playing(Kind::Obstructed, White, thrown, thrown);
    why.obstacles = obstacles;
    return why;
}

std::vector<HindranceRow> momentRows()
{
    return {
        {"before the lead", "cotton", "", "", "", "lead 3-3", White, 6,
         moment(Kind::LeadUndecided, White)},
        {"before the first throw", "fiske", "", "", "", "lead 3-6", White, 6,
         moment(Kind::FirstThrowPending, Black)},
        {"between throws", "moulidars", "", "", "", "lead 6-3,W 6-2,Wd6,Wd2", White, 5,
         moment(Kind::MustThrow, Black)},
        {"after a doublet", "charpentier", "", "", "", "lead 6-3,W 6-6,Wd6,Wd6", Black, 5,
         moment(Kind::MustThrow, White)},
        {"possible claims are not revealed", "charpentier", "claim=claimed", "down only 6 6",
         "down all", "W 6-1,Wd6", Black, 3, moment(Kind::MustThrow, Black)},
        {"after the win", "cotton", "", "off only 6", "off only 6", "W 6-1,Wo6", Black, 6,
         moment(Kind::Won, White)},
        {"after the draw", "alfonso-race", "", "race 6 7 8*2 9*2 10*2 11*2 12*2",
         "race 7*2 8*2 9*2 10*2 11*2 12*2", "W 1-1-2,Wm6-7", White, 8, moment(Kind::Drawn, White)},
    };
}

std::vector<HindranceRow> turnRows()
{
    return {
        {"the other's man", "cotton", "", "", "", "lead 6-3,W 6-2,Wd6", Black, 6,
         playing(Kind::OpponentsTurn, White, {6, 2}, {2})},
        {"the other's man while a number cannot be used", "cotton", "", "down only 6 6", "down all",
         "W 6-1", Black, 6, playing(Kind::OpponentsTurn, White, {6, 1}, {6})},
        {"the other's man while a doublet is played", "willughby", "", "down only 6 5", "down all",
         "W 4-4", Black, 6, ofDoublet(playing(Kind::OpponentsTurn, White, {4, 4}, {}), 2)},
        {"the thrower's man while passed numbers are played", "cotton", "", "down only 6 6",
         "down all", "W 6-1,Wd6", White, 6,
         passed(playing(Kind::OpponentsTurn, Black, {6, 1}, {1}))},
    };
}

std::vector<HindranceRow> manRows()
{
    return {
        {"a number that was not thrown", "cotton", "", "", "", "lead 6-3,W 3-1", White, 5,
         playing(Kind::OtherNumbers, White, {3, 1}, {3, 1})},
        {"a number that is played already", "willughby", "", "", "", "lead 6-3,W 3-1,Wd3", White, 3,
         playing(Kind::OtherNumbers, White, {3, 1}, {1})},
        {"a number that did not pass", "holme", "", "down only 6 6", "down all", "W 6-1,Wd6", Black,
         5, passed(playing(Kind::OtherNumbers, Black, {6, 1}, {1}))},
        {"a number that passed, but cannot be used", "cotton", "", "down only 6 6", "down only 2 5",
         "W 2-1", Black, 5, passed(playing(Kind::OtherNumbers, Black, {2, 1}, {2}))},
        {"a number that was not thrown, in bearing off", "moulidars", "", "off all", "off all",
         "W 6-2", White, 5, playing(Kind::OtherNumbers, White, {6, 2}, {6, 2})},
        {"a point that lies down already", "alfonso", "", "down only 6 5", "down all", "W 6-4-1",
         White, 4, playing(Kind::AllDown, White, {6, 4, 1}, {6, 4, 1})},
        {"a point that lies down already, before the race", "alfonso-race", "", "down only 6 5",
         "down all", "W 6-4-1", White, 4, playing(Kind::AllDown, White, {6, 4, 1}, {6, 4, 1})},
        {"a point that lies down already, for a doublet", "cotton", "", "down only 5 6 6",
         "down all", "W 1-1", White, 4, ofDoublet(playing(Kind::AllDown, White, {1, 1}, {}), 2)},
        {"a point that is piled up again", "fiske", "", "re-stack only 6 5", "down all", "W 6-4",
         White, 4, playing(Kind::AllPiled, White, {6, 4}, {6, 4})},
        {"a point that is set up again", "methodique", "further-stage=set-up-again", "up only 6 5",
         "down all", "W 6-4", White, 4, playing(Kind::AllSetUp, White, {6, 4}, {6, 4})},
        {"an empty point", "charpentier", "", "off only 6 6", "off all", "W 6-1", White, 1,
         playing(Kind::NoManOnPoint, White, {6, 1}, {6, 1})},
    };
}

std::vector<HindranceRow> raceRows()
{
    const std::string id = "alfonso-race";
    using Why = Obstacle::Kind;
    return {
        {"a full point", id, "", "race 8 10*2", "race 2", "W 2-2-2", White, 8,
         race({2, 2, 2}, {{Why::FullPoint, 2, 10}})},
        {"a point with enemy men", id, "", "race 8 9", "race 15*2", "W 2-2-2", White, 8,
         race({2, 2, 2}, {{Why::EnemyPoint, 2, 10}})},
        {"only the exact number", id, "", "race 22 9", "race 15 2", "W 4-6-5", White, 22,
         race({4, 6, 5}, {{Why::TooFar, 4, 0}, {Why::TooFar, 6, 0}, {Why::TooFar, 5, 0}})},
        {"every number has its own obstacle", id, "", "race 21 22*2 9", "race 2*2 10", "W 1-2-6",
         White, 21,
         race({1, 2, 6}, {{Why::FullPoint, 1, 22}, {Why::EnemyPoint, 2, 23}, {Why::TooFar, 6, 0}})},
        // By 1 and then 2 the first man uses two numbers; after a 1 by this man none is playable.
        {"the other numbers would be left", id, "", "race 1 20", "race 2*2 3*2 15*2 17*2 18*2 22*2",
         "W 1-2-6", White, 20,
         race({1, 2, 6},
              {{Why::FewerNumbers, 1, 21}, {Why::EnemyPoint, 2, 22}, {Why::TooFar, 6, 0}})},
    };
}

std::vector<HindranceRow> homeRows()
{
    const std::string id = "fiske";
    const std::string moves = "bearing-off=as-at-backgammon";
    const auto home = [](const Throw &thrown, const std::vector<Obstacle> &obstacles) {
        Hindrance why = playing(Kind::Obstructed, White, thrown, thrown);
        why.obstacles = obstacles;
        return why;
    };
    using Why = Obstacle::Kind;
    return {
        {"a man on a higher point comes first", id, moves, "home only 5 2", "home all", "W 4-3",
         White, 2, home({4, 3}, {{Why::HigherFirst, 4, 0}, {Why::HigherFirst, 3, 0}})},
        {"a doublet that a higher man must play", id, moves, "home only 6 4 1", "home all", "W 5-5",
         White, 4, home({5, 5}, {{Why::HigherFirst, 5, 0}})},
    };
}

std::vector<HindranceRow> hindranceRows()
{
    std::vector<HindranceRow> all = momentRows();
    for (const auto &more : {turnRows(), manRows(), raceRows(), homeRows()}) {
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

Position reached(const Rules &rules, const Row &row)
{
    const std::vector<std::string> actions = words(row.actions, ',');
    const bool fromStart = actions.front().starts_with("lead");
    Position position = fromStart ? referee::initialPosition(rules)
                                  : positionFrom(rules, row.white, row.black, Side::White);
    for (const std::string &action : actions) {
        position = referee::applyAction(rules, position, actionFrom(action)).value().position;
    }
    return position;
}

} // namespace

class TestRefereeRefusals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesWhatIsNotLegal_data();
    void refusesWhatIsNotLegal();
    void everyRefusalHasARow();
    void givesTheHindrance_data();
    void givesTheHindrance();
    void everyHindranceAndRuleSetHasARow();
    void hindersWhereNothingMayBePlayed_data();
    void hindersWhereNothingMayBePlayed();
    void countsTheMenOfADoublet_data();
    void countsTheMenOfADoublet();
    void beginsWithTheLayout_data();
    void beginsWithTheLayout();
};

void TestRefereeRefusals::refusesWhatIsNotLegal_data()
{
    QTest::addColumn<int>("index");
    const std::vector<RefusalRow> rows = refusalRows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        QTest::newRow((rows[i].ruleSet + ": " + rows[i].name).c_str()) << static_cast<int>(i);
    }
}

void TestRefereeRefusals::refusesWhatIsNotLegal()
{
    QFETCH(int, index);
    const RefusalRow row = refusalRows()[static_cast<std::size_t>(index)];
    const Rules rules = rulesOf(row.ruleSet, row.rulings);
    const auto step = referee::applyAction(rules, reached(rules, row), actionFrom(row.refused));
    QVERIFY(!step);
    QCOMPARE(static_cast<int>(step.error()), static_cast<int>(row.why));
}

void TestRefereeRefusals::everyRefusalHasARow()
{
    std::set<Refusal> seen;
    for (const RefusalRow &row : refusalRows()) {
        seen.insert(row.why);
    }
    for (int why = 0; why <= static_cast<int>(Refusal::FewerNumbers); ++why) {
        QVERIFY2(seen.count(static_cast<Refusal>(why)) > 0, std::to_string(why).c_str());
    }
}

void TestRefereeRefusals::givesTheHindrance_data()
{
    QTest::addColumn<int>("index");
    const std::vector<HindranceRow> rows = hindranceRows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        QTest::newRow((rows[i].ruleSet + ": " + rows[i].name).c_str()) << static_cast<int>(i);
    }
}

void TestRefereeRefusals::givesTheHindrance()
{
    QFETCH(int, index);
    const HindranceRow row = hindranceRows()[static_cast<std::size_t>(index)];
    const Rules rules = rulesOf(row.ruleSet, row.rulings);
    const auto found = referee::findHindrance(rules, reached(rules, row), row.side, row.point);
    QVERIFY(found);
    Hindrance wanted = row.why;
    wanted.point = row.point;
    QCOMPARE(static_cast<int>(found->kind), static_cast<int>(wanted.kind));
    QCOMPARE(found->player, wanted.player);
    QCOMPARE(found->doubletMen, wanted.doubletMen);
    QVERIFY(*found == wanted);
}

void TestRefereeRefusals::everyHindranceAndRuleSetHasARow()
{
    std::set<Kind> kinds;
    std::set<Obstacle::Kind> obstacles;
    std::set<std::string> sets;
    for (const HindranceRow &row : hindranceRows()) {
        kinds.insert(row.why.kind);
        sets.insert(row.ruleSet);
        for (const Obstacle &obstacle : row.why.obstacles) {
            obstacles.insert(obstacle.kind);
        }
    }
    QCOMPARE(kinds.size(), static_cast<std::size_t>(Kind::Obstructed) + 1);
    QCOMPARE(obstacles.size(), static_cast<std::size_t>(Obstacle::Kind::FewerNumbers) + 1);
    QCOMPARE(sets.size(), 9U);
}

void TestRefereeRefusals::hindersWhereNothingMayBePlayed_data()
{
    QTest::addColumn<QString>("ruleSet");
    for (const char *const id :
         {"willughby", "cotton", "holme", "charpentier", "methodique", "moulidars", "alfonso",
          "alfonso-race", "fiske", "kiz-tavlasi", "yahoudieh"}) {
        QTest::newRow(id) << QString::fromLatin1(id);
    }
}

void TestRefereeRefusals::hindersWhereNothingMayBePlayed()
{
    QFETCH(QString, ruleSet);
    const Rules rules = rulesOf(ruleSet.toStdString());
    Position position = referee::initialPosition(rules);
    position = referee::applyAction(rules, position, OpeningThrow{6, 3}).value().position;
    for (unsigned step = 1; step < 400 && !position.isOver(); ++step) {
        const PlayList plays = referee::legalPlays(rules, position);
        for (const Side side : BothSides) {
            for (int point = 1; point <= PointsOnTrack; ++point) {
                bool may = false;
                for (const Play &play : plays) {
                    may = may || (play.by == side && play.from == point);
                }
                const auto why = referee::findHindrance(rules, position, side, point);
                QCOMPARE(why.has_value(), !may);
                // Obstacles are given for each number.
                QVERIFY(!why || why->kind != Kind::Obstructed || !why->obstacles.empty());
            }
        }
        if (position.stage == Stage::Playing) {
            position =
                referee::applyAction(rules, position, plays[static_cast<int>(step) % plays.size()])
                    .value()
                    .position;
            continue;
        }
        Throw dice;
        for (unsigned i = 0; i < rules.dice; ++i) {
            dice.add(static_cast<std::uint8_t>(1 + (step * 7 + i * step * 3) % 6));
        }
        position = referee::applyAction(rules, position, dice).value().position;
    }
}

void TestRefereeRefusals::countsTheMenOfADoublet_data()
{
    QTest::addColumn<QString>("rulings");
    QTest::addColumn<QString>("white");
    QTest::addColumn<QString>("actions");
    QTest::addColumn<int>("men");
    QTest::newRow("all that it gives") << ""
                                       << "down all"
                                       << "W 4-4" << 8;
    QTest::newRow("fewer once some are played") << ""
                                                << "down all"
                                                << "W 4-4,Wd6/4,Wd5/4" << 6;
    QTest::newRow("no more than there are to lay down") << ""
                                                        << "down all"
                                                        << "W 5-5" << 9;
    QTest::newRow("the surplus lost") << "surplus=lost"
                                      << "down only 6 5 1"
                                      << "W 3-3" << 3;
    QTest::newRow("the surplus bears off") << "surplus=bears-off"
                                           << "down only 6 5 1"
                                           << "W 3-3" << 6;
    QTest::newRow("the surplus passes") << "surplus=opponent"
                                        << "down only 6 5 1"
                                        << "W 3-3" << 3;
    QTest::newRow("no more than there are to bear off") << ""
                                                        << "off only 6 5 1"
                                                        << "W 3-3" << 3;
    QTest::newRow("none after the win") << ""
                                        << "off only 6"
                                        << "W 3-3,Wo6/3" << 0;
    QTest::newRow("none of other throws") << ""
                                          << "down all"
                                          << "W 3-1" << 0;
}

void TestRefereeRefusals::countsTheMenOfADoublet()
{
    QFETCH(QString, rulings);
    QFETCH(QString, white);
    QFETCH(QString, actions);
    const Rules rules = rulesOf("cotton", rulings.toStdString());
    Position position = positionFrom(rules, white.toStdString(), "down all", White);
    for (const std::string &action : words(actions.toStdString(), ',')) {
        position = referee::applyAction(rules, position, actionFrom(action)).value().position;
    }
    QTEST(referee::doubletMenToPlay(rules, position), "men");
}

void TestRefereeRefusals::beginsWithTheLayout_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<QString>("men");
    for (const char *const id : {"willughby", "cotton", "holme", "charpentier", "methodique",
                                 "moulidars", "kiz-tavlasi", "yahoudieh"}) {
        QTest::newRow(id) << QString::fromLatin1(id) << u"down 2 2 2 3 3 3"_s;
    }
    for (const char *const id : {"alfonso", "alfonso-race", "fiske"}) {
        QTest::newRow(id) << QString::fromLatin1(id) << u"down 2 2 2 2 2 2"_s;
    }
}

void TestRefereeRefusals::beginsWithTheLayout()
{
    QFETCH(QString, ruleSet);
    QFETCH(QString, men);
    const Rules rules = rulesOf(ruleSet.toStdString());
    const Position position = referee::initialPosition(rules);
    QCOMPARE(position.stage, Stage::Opening);
    for (const Side side : BothSides) {
        QCOMPARE(position.menOf(side), menFrom(rules, men.toStdString()));
    }
    QVERIFY(position.dice.empty());
    QVERIFY(referee::legalPlays(rules, position).empty());
    QVERIFY(!referee::isForced(rules, position));
}

QTEST_APPLESS_MAIN(TestRefereeRefusals)
#include "tst_referee_refusals.moc"

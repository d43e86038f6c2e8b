// SPDX-License-Identifier: MIT
#include "tests/core/game/positions.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::testing;
using referee::Refusal;

namespace {

/// A position reached by actions, an illegal action, and the reason.
struct Row
{
    std::string name;
    std::string ruleSet;
    std::string rulings;
    std::string white;
    std::string black;
    std::string actions; ///< separated by commas; from the start if the first is for the lead
    std::string refused;
    Refusal why;
};

std::vector<Row> throwRows()
{
    return {
        {"no throw before the lead", "cotton", "", "down all", "down all", "lead 3-3", "W 6-2",
         Refusal::OpeningFirst},
        {"no play before the lead", "cotton", "", "down all", "down all", "lead 3-3", "Wd1",
         Refusal::OpeningFirst},
        {"a lead of seven", "cotton", "", "down all", "down all", "lead 3-3", "lead 7-1",
         Refusal::WrongDice},
        {"a lead of nought", "cotton", "", "down all", "down all", "lead 3-3", "lead 1-0",
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
        {"a face of nought", "cotton", "", "down all", "down all", "lead 6-3", "W 6-0",
         Refusal::WrongDice},
        {"no throw while a number is left", "cotton", "", "down all", "down all",
         "lead 6-3,W 6-2,Wd6", "W 6-2", Refusal::NumbersLeft},
        {"no throw while men of a doublet are left", "cotton", "", "down all", "down all",
         "lead 6-3,W 1-1,Wd6/1", "W 6-2", Refusal::NumbersLeft},
        {"no throw while a passed number is left", "cotton", "", "down only 6 6", "down all",
         "W 6-1,Wd6", "B 6-2", Refusal::NumbersLeft},
        {"a claimant's throw wants its dice", "charpentier", "claim=claimed", "down only 6 6",
         "down all", "W 6-1,Wd6", "B 6-2-1", Refusal::WrongDice},
    };
}

std::vector<Row> playRows()
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
         "Wd5", Refusal::NumberNotLeft},
        {"a number played already", "cotton", "", "down all", "down all", "lead 6-3,W 6-2,Wd6",
         "Wd6", Refusal::NumberNotLeft},
        {"a doublet's men go by its number", "cotton", "", "down all", "down all", "lead 6-3,W 1-1",
         "Wd6", Refusal::NumberNotLeft},
        {"a claim of another number", "charpentier", "claim=claimed", "down only 6 6", "down all",
         "W 6-1,Wd6", "Bd6", Refusal::NumberNotLeft},
        {"fiske's second number where one man is played", "fiske", "doublet-men=one", "off all",
         "off all", "W 4-4,Wo4", "Wo4", Refusal::NothingToPlay},
        {"from another point than the number's", "cotton", "", "down all", "down all",
         "lead 6-3,W 6-2", "Wd5/6", Refusal::NoSuchMan},
        {"a pile with but its bottom man", "cotton", "", "down only 6 6", "down all", "W 6-1",
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
        {"only the race knows moves, and not before it", "alfonso-race", "", "down all", "down all",
         "lead 6-3,W 6-2-1", "Wm6-8", Refusal::NoSuchMan},
        {"a move onto two of the enemy's", "alfonso-race", "", "race 8 9", "race 15*2", "W 2-1-6",
         "Wm8-10", Refusal::NoSuchMan},
        {"a hit where there is nobody", "alfonso-race", "", "race 8 9", "race 15*2", "W 2-1-6",
         "Wm9-11x", Refusal::NoSuchMan},
        {"a hit passed over in silence", "alfonso-race", "", "race 8 9", "race 15 2", "W 2-1-6",
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

std::vector<Row> everyRow()
{
    std::vector<Row> all = throwRows();
    const std::vector<Row> more = playRows();
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

Position reached(const Rules &rules, const Row &row)
{
    const std::vector<std::string> actions = words(row.actions, ',');
    const bool fromStart = actions.front().starts_with("lead");
    Position position =
        fromStart ? referee::start(rules) : positionFrom(rules, row.white, row.black, Side::White);
    for (const std::string &action : actions) {
        position = referee::take(rules, position, actionFrom(action)).value().position;
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
    void beginsWithTheLayout_data();
    void beginsWithTheLayout();
};

void TestRefereeRefusals::refusesWhatIsNotLegal_data()
{
    QTest::addColumn<int>("index");
    const std::vector<Row> rows = everyRow();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        QTest::newRow((rows[i].ruleSet + ": " + rows[i].name).c_str()) << static_cast<int>(i);
    }
}

void TestRefereeRefusals::refusesWhatIsNotLegal()
{
    QFETCH(int, index);
    const Row row = everyRow()[static_cast<std::size_t>(index)];
    const Rules rules = rulesOf(row.ruleSet, row.rulings);
    const auto step = referee::take(rules, reached(rules, row), actionFrom(row.refused));
    QVERIFY(!step);
    QCOMPARE(static_cast<int>(step.error()), static_cast<int>(row.why));
}

void TestRefereeRefusals::everyRefusalHasARow()
{
    std::set<Refusal> seen;
    for (const Row &row : everyRow()) {
        seen.insert(row.why);
    }
    for (int why = 0; why <= static_cast<int>(Refusal::FewerNumbers); ++why) {
        QVERIFY2(seen.count(static_cast<Refusal>(why)) > 0, std::to_string(why).c_str());
    }
}

void TestRefereeRefusals::beginsWithTheLayout_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<QString>("men");
    for (const char *const id : {"willughby", "cotton", "holme", "charpentier", "moulidars"}) {
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
    const Position position = referee::start(rules);
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

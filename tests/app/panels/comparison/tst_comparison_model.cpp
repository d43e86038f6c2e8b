// SPDX-License-Identifier: MIT
#include "panels/comparison/comparison_model.h"
#include "panels/comparison/comparison_summary.h"

#include "tests/app/text/text_fixture.h"

#include "text/rule_text.h"
#include <QAbstractItemModelTester>

#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// White's second ace has no man to lay down: Black may use it in Cotton, neither player in
/// Willughby.
const std::vector<std::uint8_t> Faces{6, 1, 1, 2, 5, 6, 1, 3, 4, 5};

std::unique_ptr<Game> played(const QString &id, const std::vector<std::uint8_t> &faces)
{
    auto game = test::game(id, {}, faces);
    while (game->position().stage == Stage::Playing || game->dice().canRoll()) {
        if (game->position().stage == Stage::Playing) {
            game->play(game->legalPlays()[0]);
        } else {
            game->throwDice();
        }
    }
    return game;
}

/// Plays the same faces by another source's rules, choosing men at random.
Comparison compared(const QString &id, const std::vector<std::uint8_t> &faces)
{
    const RuleSet &set = test::ruleSet(id);
    RandomPlayer player(1);
    return *playWithFaces({set.rules(set.defaultRulings()), faces, 1674, &player, {}});
}

struct Pair
{
    Pair(const QString &first, const QString &second, const std::vector<std::uint8_t> &faces)
        : game(played(first, faces))
        , comparison(compared(second, faces))
        , model(game->ruleSet(), game->rulings(), game->history(), test::Names)
    {
        const RuleSet &set = test::ruleSet(second);
        model.setComparedGame(set, set.defaultRulings(), comparison);
    }

    [[nodiscard]] QString cell(int row, int column, int role = Qt::DisplayRole) const
    {
        return model.index(row, column).data(role).toString();
    }
    [[nodiscard]] QString summary() const
    {
        return comparisonSummary(model, comparison, u"1674"_s);
    }

    std::unique_ptr<Game> game;
    Comparison comparison;
    ComparisonModel model;
};

} // namespace

class TestComparisonModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void standsSideBySide();
    void marksWhereTheyPart();
    void tellsDiceOfTheSeed();
    void holdsTheFirstBeforeTheSecondIsKnown();
    void givesThePositionsOfARow();
    void sumsUp();
    void tellsFacesLeft();
    void tellsOfTheRace();
    void tellsTheSameSourceApart();
    void tellsTheMoment();
};

void TestComparisonModel::standsSideBySide()
{
    Pair pair(u"cotton"_s, u"willughby"_s, Faces);
    const QAbstractItemModelTester tester(&pair.model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(pair.model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(),
             gameWithNickname(test::ruleSet(u"cotton"_s)));
    QCOMPARE(pair.model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(),
             gameWithNickname(test::ruleSet(u"willughby"_s)));
    QCOMPARE(pair.cell(0, 0, CourseOfPlay::TitleRole), u"The opening throw"_s);
    QCOMPARE(pair.cell(2, 0, CourseOfPlay::TitleRole), u"2. Ben: 6 and 5 (“sice-cinque”)"_s);
    QCOMPARE(pair.cell(2, 1, CourseOfPlay::TitleRole), u"2. Ben: 6 and 5 (“sice-cinque”)"_s);
    QCOMPARE(pair.model.rowCountOf(0), 5);
    QVERIFY(pair.model.rowCountOf(1) > 5); // continued to its end with dice of the seed
    QCOMPARE(pair.model.rowCount(), pair.model.rowCountOf(1));
    QVERIFY(pair.cell(8, 0).isEmpty());
}

void TestComparisonModel::marksWhereTheyPart()
{
    Pair pair(u"cotton"_s, u"willughby"_s, Faces);
    QCOMPARE(pair.model.divergenceRow(), std::optional(3)); // the third throw after the lead
    QVERIFY(!pair.model.divergesByChoice());
    for (int row = 0; row < pair.model.rowCount(); ++row) {
        QCOMPARE(pair.model.index(row, 0).data(ComparisonModel::DivergenceRole).toBool(), row == 3);
        QCOMPARE(pair.cell(row, 1).contains(u"From here the games differ: other rules."), row == 3);
    }
    QVERIFY(pair.cell(3, 0).contains(u"Ben may."));
    QVERIFY(pair.cell(3, 1).contains(u"cannot use"));
}

void TestComparisonModel::tellsDiceOfTheSeed()
{
    Pair pair(u"cotton"_s, u"willughby"_s, Faces);
    for (int row = 0; row < pair.model.rowCount(); ++row) {
        QCOMPARE(pair.cell(row, 1).contains(u"Dice from the seed"), row > 4);
        QVERIFY(!pair.cell(row, 0).contains(u"Dice from the seed"));
    }
    // Ten faces: the lead, two throws of three dice, and two dice of the third throw.
    Pair three(u"cotton"_s, u"alfonso"_s, Faces);
    QVERIFY(!three.cell(2, 1).contains(u"Dice from the seed"));
    QVERIFY(three.cell(3, 1).contains(u"Dice from the seed"));
}

void TestComparisonModel::holdsTheFirstBeforeTheSecondIsKnown()
{
    Pair pair(u"cotton"_s, u"willughby"_s, Faces);
    const RuleSet &other = pair.model.game(ComparisonModel::Compared)->ruleSet();
    pair.model.clearComparedGame(other, other.defaultRulings());
    QVERIFY(pair.model.openingGame()->history().empty());
    QCOMPARE(pair.model.rowCount(), 5);
    QCOMPARE(pair.model.divergenceRow(), std::nullopt);
    QVERIFY(pair.model.game(ComparisonModel::Compared) == nullptr);
    QVERIFY(pair.cell(2, 1).isEmpty());
    QVERIFY(!pair.cell(2, 0).isEmpty());
}

void TestComparisonModel::givesThePositionsOfARow()
{
    Pair pair(u"cotton"_s, u"willughby"_s, Faces);
    QCOMPARE(pair.model.positionAt(0, 4), pair.game->position());
    // Past the end: the last position.
    QCOMPARE(pair.model.positionAt(0, 99), pair.game->position());
    QCOMPARE(pair.model.positionAt(1, 99), pair.comparison.history.back().after);
    QCOMPARE(pair.model.diceAt(1, 3), (Throw{1, 3}));
    QCOMPARE(pair.model.positionAt(0, -1), pair.game->startPosition());
}

void TestComparisonModel::sumsUp()
{
    Pair pair(u"cotton"_s, u"willughby"_s, Faces);
    const QString text = pair.summary();
    QVERIFY2(
        text.contains(u"Under the rules of “The gambler’s game”, the game is unfinished after 4 "
                      "throw(s)."),
        qPrintable(text));
    const Side winner = pair.comparison.history.back().after.winner();
    QVERIFY2(text.contains(
                 u"Under the rules of “The naturalist’s game”, %1 wins after %2 throw(s)."_s.arg(
                     test::Names.nameOf(winner), QString::number(pair.model.throwCountOf(1)))),
             qPrintable(text));
    QVERIFY2(text.contains(u"They differ from throw 3 on, because the rules differ."),
             qPrintable(text));
    QVERIFY2(
        text.contains(u"The second game needed %1 more die/dice, thrown from the seed 1674."_s.arg(
            pair.comparison.seededFaceCount())),
        qPrintable(text));
    QVERIFY2(text.contains(u"both players make the best play"), qPrintable(text));
    Pair same(u"cotton"_s, u"cotton"_s, Faces);
    QVERIFY(same.summary().contains(u"The two games never differ."));
}

void TestComparisonModel::tellsFacesLeft()
{
    // Enough dice for a whole game by Moulidars and more.
    std::vector<std::uint8_t> faces;
    SeededDice dice(3);
    for (int i = 0; i < 400; ++i) {
        faces.push_back(dice.roll());
    }
    const Comparison comparison = compared(u"moulidars"_s, faces);
    const Pair pair(u"cotton"_s, u"moulidars"_s, Faces);
    const QString text = comparisonSummary(pair.model, comparison, {});
    QVERIFY2(text.contains(u"%1 die/dice of the first game was/were unused"_s.arg(
                 400 - static_cast<int>(comparison.facesUsed))),
             qPrintable(text));
}

void TestComparisonModel::tellsOfTheRace()
{
    const Pair pair(u"cotton"_s, u"alfonso-race"_s, Faces);
    QVERIFY2(pair.summary().contains(u"both players play as the strong computer does"),
             qPrintable(pair.summary()));
    QVERIFY(pair.summary().contains(u"Under the rules of “The race”, "_s));
}

void TestComparisonModel::tellsTheSameSourceApart()
{
    const Pair pair(u"cotton"_s, u"cotton"_s, Faces);
    QCOMPARE(pair.model.sourceName(0), u"“The gambler’s game”"_s);
    QCOMPARE(pair.model.sourceName(1), u"“The gambler’s game”, with these rules"_s);
}

void TestComparisonModel::tellsTheMoment()
{
    const Pair pair(u"cotton"_s, u"willughby"_s, Faces);
    QVERIFY(playedGameCaption(pair.model).contains(u"as it stood after 4 throw(s) of the dice."));
    const Comparison whole = compared(u"cotton"_s, Faces);
    const RuleSet &set = test::ruleSet(u"cotton"_s);
    const ComparisonModel finished(set, set.defaultRulings(), whole.history, test::Names);
    QCOMPARE(playedGameCaption(finished), u"The game as it was played."_s);
}

QTEST_GUILESS_MAIN(TestComparisonModel)
#include "tst_comparison_model.moc"

// SPDX-License-Identifier: MIT
#include "text_fixture.h"

#include "language/language.h"
#include "text/claim_text.h"
#include "text/refusal_text.h"

#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;
using referee::Hindrance;
using referee::Obstacle;
using Kind = referee::Hindrance::Kind;

class TestRefusalText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void saysWhatIsSo_data();
    void saysWhatIsSo();
    void everyKindHasARow();
    void tellsARefusalAtTheBoard();
    void tellsWhyMenInATrayStayThere_data();
    void tellsWhyMenInATrayStayThere();
    void tellsWhatIsWrongWithAClaim_data();
    void tellsWhatIsWrongWithAClaim();

private:
    struct Row
    {
        const char *id;
        Hindrance why;
        const char *text;
    };
    static std::vector<Row> rows();
};

void TestRefusalText::initTestCase()
{
    QCOMPARE(installTranslator(u"en"_s), u"en"_s); // for plural forms
}

std::vector<TestRefusalText::Row> TestRefusalText::rows()
{
    const auto of = [](Kind kind, Side player, int point = 5) {
        Hindrance why;
        why.kind = kind;
        why.player = player;
        why.point = point;
        return why;
    };
    const auto playing = [&](Kind kind, const Throw &thrown, const Numbers &left,
                             bool passed = false) {
        Hindrance why = of(kind, passed ? Side::Black : Side::White);
        why.thrown = thrown;
        why.remainingNumbers = left;
        why.areNumbersPassed = passed;
        return why;
    };
    const auto doublet = [&](int men) {
        Hindrance why = of(Kind::OpponentsTurn, Side::White);
        why.doubletMen = men;
        return why;
    };
    const auto race = [&](int point, const std::vector<Obstacle> &obstacles) {
        Hindrance why = of(Kind::Obstructed, Side::White, point);
        why.obstacles = obstacles;
        return why;
    };
    using Why = Obstacle::Kind;
    return {
        {"cotton", of(Kind::Won, Side::Black), "The game is over. Ben has won."},
        {"alfonso-race", of(Kind::Drawn, Side::White), "The game is over. It is a draw."},
        {"cotton", of(Kind::LeadUndecided, Side::White), "First, each player throws one die."},
        {"cotton", of(Kind::FirstThrowPending, Side::Black), "Ben must throw first."},
        {"cotton", of(Kind::MustThrow, Side::White), "Now Anne throws."},
        {"cotton", playing(Kind::OpponentsTurn, {3, 1}, {1, 3}),
         "Now Anne plays 3 and 1 (“trey-ace”)."},
        {"cotton", playing(Kind::OpponentsTurn, {3, 1}, {1}, true),
         "Now Ben plays 1 (“ace”). Anne could not use it."},
        {"cotton", doublet(8), "Now Anne plays 8 men."},
        {"cotton", doublet(1), "Now Anne plays 1 man."},
        {"cotton", of(Kind::NoManOnPoint, Side::White), "Anne has no man on point 5 (“cinque”)."},
        {"cotton", playing(Kind::OtherNumbers, {3, 1}, {3, 1}),
         "You threw 3 and 1 (“trey-ace”). This man stands on point 5 (“cinque”)."},
        {"fiske", playing(Kind::OtherNumbers, {3, 3}, {3, 3}),
         "You threw two 3s. This man stands on point 5."},
        {"cotton", playing(Kind::OtherNumbers, {3, 1}, {1}),
         "Still to play: 1 (“ace”). This man stands on point 5 (“cinque”)."},
        {"cotton", playing(Kind::OtherNumbers, {3, 1}, {1}, true),
         "You may use 1 (“ace”), which Anne could not. This man stands on point 5 (“cinque”)."},
        {"cotton", of(Kind::AllDown, Side::White),
         "All men on point 5 (“cinque”) are down. First lay down your other men."},
        {"fiske", of(Kind::AllDown, Side::White),
         "All men on point 5 are down. First lay down your other men."},
        {"fiske", of(Kind::AllPiled, Side::White),
         "Point 5 is stacked. First stack your other men."},
        {"methodique", of(Kind::AllSetUp, Side::White),
         "Point 5 (“cinq”) is set up. First set up your other men."},
        {"alfonso-race", race(8, {{Why::FullPoint, 2, 10}}), "Point 10 is full."},
        {"alfonso-race", race(8, {{Why::EnemyPoint, 2, 10}}), "Two of Ben’s men hold point 10."},
        {"alfonso-race", race(22, {{Why::TooFar, 4, 0}, {Why::TooFar, 6, 0}}),
         "Only a 3 bears this man off."},
        {"alfonso-race", race(20, {{Why::FewerNumbers, 1, 21}}),
         "That would use fewer numbers. You must use as many as you can."},
        {"alfonso-race", race(21, {{Why::FullPoint, 1, 22}, {Why::TooFar, 6, 0}}),
         "With 1: Point 22 is full. With 6: Only a 4 bears this man off."},
    };
}

void TestRefusalText::saysWhatIsSo_data()
{
    QTest::addColumn<int>("index");
    const auto all = rows();
    for (std::size_t i = 0; i < all.size(); ++i) {
        QTest::addRow("%s: %s", all[i].id, all[i].text) << static_cast<int>(i);
    }
}

void TestRefusalText::saysWhatIsSo()
{
    QFETCH(const int, index);
    const Row row = rows()[static_cast<std::size_t>(index)];
    QCOMPARE(hindranceText(test::ruleSet(QString::fromLatin1(row.id)), test::Names, row.why),
             QString::fromUtf8(row.text));
}

void TestRefusalText::everyKindHasARow()
{
    QSet<int> kinds;
    for (const Row &row : rows()) {
        kinds.insert(static_cast<int>(row.why.kind));
    }
    QCOMPARE(kinds.size(), static_cast<int>(Kind::Obstructed) + 1);
}

void TestRefusalText::tellsARefusalAtTheBoard()
{
    const auto game = test::game(u"cotton"_s, {}, {6, 2, 3, 1});
    const auto said = [&](Side side, int point) {
        const auto why = referee::findHindrance(game->rules(), game->position(), side, point);
        return why ? hindranceText(game->ruleSet(), test::Names, *why) : QString();
    };
    game->throwDice();
    QCOMPARE(said(Side::Black, 5), u"Anne must throw first."_s);
    game->throwDice();
    QCOMPARE(said(Side::White, 5),
             u"You threw 3 and 1 (“trey-ace”). This man stands on point 5 (“cinque”)."_s);
    QCOMPARE(said(Side::White, 3), QString()); // this man can be played
    QCOMPARE(said(Side::Black, 3), u"Now Anne plays 3 and 1 (“trey-ace”)."_s);
}

void TestRefusalText::tellsWhyMenInATrayStayThere_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<Rulings>("rulings");
    QTest::addColumn<int>("removed");
    QTest::addColumn<int>("borneOff");
    QTest::addColumn<QString>("text");
    QTest::newRow("hit") << u"alfonso-race"_s << Rulings() << 1 << 0
                         << u"1 hit man is no longer in play."_s;
    QTest::newRow("borne off") << u"cotton"_s << Rulings() << 0 << 2
                               << u"2 men are borne off and no longer in play."_s;
    QTest::newRow("to be set up again")
        << u"methodique"_s << Rulings{{u"further-stage"_s, u"set-up-again"_s}} << 0 << 2
        << u"Once all men are off, they are set up again."_s;
}

void TestRefusalText::tellsWhyMenInATrayStayThere()
{
    QFETCH(const QString, ruleSet);
    QFETCH(const Rulings, rulings);
    QFETCH(const int, removed);
    QFETCH(const int, borneOff);
    const RuleSet &rules = test::ruleSet(ruleSet);
    Game game(rules, rules.completedRulings(rulings).value(), std::make_unique<SeededDice>(1283));
    const auto step = [&game] {
        return game.canThrow() ? game.throwDice() : game.play(game.legalPlays()[0]);
    };
    const auto men = [&game]() -> const Men & { return game.position().menOf(Side::Black); };
    while (men().removed < removed || men().borneOff < borneOff) {
        QVERIFY(step());
    }
    QTEST(trayHindranceText(game, test::Names, Side::Black), "text");
    while (!game.position().isOver() && men().phase != Phase::SetUp) {
        QVERIFY(step());
    }
    const QString text = trayHindranceText(game, test::Names, Side::Black);
    QVERIFY2(text.contains(u"The game is over."_s) || text.contains(u"Now "_s) || text.isEmpty(),
             qPrintable(text));
}

void TestRefusalText::tellsWhatIsWrongWithAClaim_data()
{
    using Faces = std::vector<std::uint8_t>; // the lead, then throws of Anne, Ben and Anne
    QTest::addColumn<Faces>("faces");
    QTest::addColumn<bool>("claimed"); // whether the 1 of the last throw is claimed first
    QTest::addColumn<Side>("side");
    QTest::addColumn<int>("point");
    QTest::addColumn<QString>("text");
    const Faces benMayUseOne{6, 2, 6, 1, 4, 3, 5, 1};
    const Faces nobodyMay{6, 2, 6, 1, 4, 1, 5, 1};
    const Faces benMayUseSix{6, 2, 6, 1, 4, 1, 6, 1};
    QTest::newRow("not thrown") << benMayUseOne << false << Side::Black << 3
                                << u"Anne’s throw has no 3 to claim."_s;
    QTest::newRow("used by its thrower")
        << benMayUseOne << false << Side::Black << 5 << u"Anne used the 5. It cannot be claimed."_s;
    QTest::newRow("claimed already")
        << benMayUseOne << true << Side::Black << 1 << u"Ben has already claimed the 1."_s;
    const QString nobody =
        u"Neither player can use the 1. Neither Anne nor Ben has a man to lay down there."_s;
    QTest::newRow("lost at once") << nobodyMay << false << Side::Black << 1 << nobody;
    QTest::newRow("to be lost") << benMayUseSix << false << Side::Black << 1 << nobody;
    QTest::newRow("of the thrower")
        << benMayUseOne << false << Side::White << 3 << u"Only Ben can claim unused numbers."_s;
    QTest::newRow("of the thrower, none left")
        << benMayUseOne << true << Side::White << 3 << QString();
}

void TestRefusalText::tellsWhatIsWrongWithAClaim()
{
    QFETCH(const std::vector<std::uint8_t>, faces);
    QFETCH(const bool, claimed);
    QFETCH(const Side, side);
    QFETCH(const int, point);
    const auto game = test::game(u"charpentier"_s, {{u"claim"_s, u"claimed"_s}}, faces);
    for (int i = 0; i < 4; ++i) {
        QVERIFY(game->throwDice());
        game->playForced();
    }
    if (claimed) {
        QVERIFY(test::playFrom(*game, 1));
    }
    QTEST(wrongClaimText(*game, test::NamesInFigures, side, point), "text");
    const auto open = test::game(u"charpentier"_s, {}, faces);
    open->throwDice();
    open->throwDice();
    open->playForced();
    QCOMPARE(wrongClaimText(*open, test::NamesInFigures, side, point), QString());
}

QTEST_GUILESS_MAIN(TestRefusalText)
#include "tst_refusal_text.moc"

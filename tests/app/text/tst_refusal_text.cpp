// SPDX-License-Identifier: MIT
#include "text_fixture.h"

#include "language/language.h"
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
    QCOMPARE(installTranslator(u"en"_s), u"en"_s); // for its plurals
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
        why.left = left;
        why.passed = passed;
        return why;
    };
    const auto before = [&](Kind kind, int men, Phase next) {
        Hindrance why = of(kind, Side::White);
        why.menLeft = men;
        why.next = next;
        return why;
    };
    const auto doublet = [&](int men) {
        Hindrance why = of(Kind::OthersTurn, Side::White);
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
        {"cotton", of(Kind::Won, Side::Black), "The game is over: Ben has won."},
        {"alfonso-race", of(Kind::Drawn, Side::White), "The game is over: it is drawn."},
        {"cotton", of(Kind::LeadFirst, Side::White),
         "Nothing has been thrown yet: each throws one die for the first throw."},
        {"cotton", of(Kind::FirstThrow, Side::Black),
         "Nothing has been thrown yet: Ben throws first."},
        {"cotton", of(Kind::ThrowFirst, Side::White), "It is Anne’s throw."},
        {"cotton", playing(Kind::OthersTurn, {3, 1}, {1, 3}),
         "It is Anne’s turn, to play 3 and 1 (trey-ace)."},
        {"cotton", playing(Kind::OthersTurn, {3, 1}, {1}, true),
         "It is Ben’s turn: Anne could not play 1 (ace)."},
        {"cotton", doublet(8), "It is Anne’s turn: 8 men of the doublet are to be played."},
        {"cotton", doublet(1), "It is Anne’s turn: 1 man of the doublet is to be played."},
        {"cotton", of(Kind::NoMan, Side::White), "No man of Anne is on point 5 (cinque)."},
        {"cotton", playing(Kind::OtherNumbers, {3, 1}, {3, 1}),
         "You threw 3 and 1 (trey-ace): this man stands on point 5 (cinque)."},
        {"fiske", playing(Kind::OtherNumbers, {3, 3}, {3, 3}),
         "You threw two 3s: this man stands on point 5."},
        {"cotton", playing(Kind::OtherNumbers, {3, 1}, {1}),
         "You have only 1 (ace) left to play: this man stands on point 5 (cinque)."},
        {"cotton", playing(Kind::OtherNumbers, {3, 1}, {1}, true),
         "Anne left you 1 (ace): this man stands on point 5 (cinque)."},
        {"cotton", before(Kind::AllDown, 4, Phase::BearOff),
         "Point 5 (cinque) has no more to lay down; 4 men elsewhere come before bearing off."},
        {"cotton", before(Kind::AllDown, 1, Phase::BearOff),
         "Point 5 (cinque) has no more to lay down; 1 man elsewhere comes before bearing off."},
        {"alfonso-race", before(Kind::AllDown, 2, Phase::Race),
         "Point 5 has no more to lay down; 2 men elsewhere come before the race."},
        {"fiske", before(Kind::AllDown, 2, Phase::ReStack),
         "Point 5 has no more to lay down; 2 men elsewhere come before piling up again."},
        {"fiske", before(Kind::AllPiled, 2, Phase::BearOff),
         "Every man of point 5 is piled up again; 2 more come before bearing off."},
        {"alfonso-race", race(8, {{Why::FullPoint, 2, 10}}), "Point 10 is full."},
        {"alfonso-race", race(8, {{Why::EnemyPoint, 2, 10}}), "Two men of Ben hold point 10."},
        {"alfonso-race", race(22, {{Why::TooFar, 4, 0}, {Why::TooFar, 6, 0}}),
         "Only the exact 3 bears this man off."},
        {"alfonso-race", race(20, {{Why::FewerNumbers, 1, 21}}),
         "Then fewer of the numbers could be played, and as many as can be must be."},
        {"alfonso-race", race(21, {{Why::FullPoint, 1, 22}, {Why::TooFar, 6, 0}}),
         "With 1: Point 22 is full. With 6: Only the exact 4 bears this man off."},
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
        const auto why = referee::hindranceOf(game->rules(), game->position(), side, point);
        return why ? hindranceText(game->ruleSet(), test::Names, *why) : QString();
    };
    game->throwDice();
    QCOMPARE(said(Side::Black, 5), u"Nothing has been thrown yet: Anne throws first."_s);
    game->throwDice();
    QCOMPARE(said(Side::White, 5),
             u"You threw 3 and 1 (trey-ace): this man stands on point 5 (cinque)."_s);
    QCOMPARE(said(Side::White, 3), QString()); // that man may be played
    QCOMPARE(said(Side::Black, 3), u"It is Anne’s turn, to play 3 and 1 (trey-ace)."_s);
}

QTEST_GUILESS_MAIN(TestRefusalText)
#include "tst_refusal_text.moc"

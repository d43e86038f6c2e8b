// SPDX-License-Identifier: MIT
#include "text_fixture.h"

#include "language/language.h"
#include "text/event_text.h"
#include "text/events_text.h"
#include "text/fact_text.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestEventText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void tellsEvents_data();
    void tellsEvents();
    void callsNumbersAsPeopleWish();
    void tellsLongPlaysTogether();
    void everyKindOfEventHasRows();
    void everyFactHasItsOwnWords();
    void namesMayHoldAnything();

private:
    struct Row
    {
        const char *id;
        Event event;
        const char *text;
    };
    static const std::vector<Row> &rows();
};

void TestEventText::initTestCase()
{
    QCOMPARE(installTranslator(u"en"_s), u"en"_s); // for its plurals
}

const std::vector<TestEventText::Row> &TestEventText::rows()
{
    constexpr Side White = Side::White;
    constexpr Side Black = Side::Black;
    static const std::vector<Row> all{
        {"cotton", OpeningThrown{{6, 2}},
         "Anne throws sice and Ben deuce: Anne has the first throw."},
        {"cotton", OpeningThrown{{2, 6}},
         "Ben throws sice and Anne deuce: Ben has the first throw."},
        {"cotton", OpeningThrown{{4, 4}},
         "Anne and Ben both throw quater: each throws again for the first throw."},
        {"cotton", DiceThrown{White, {1, 6}, 0}, "Anne throws sice-ace."},
        {"cotton", DiceThrown{Black, {4, 4}, 8}, "Ben throws two fours: 8 men."},
        {"charpentier", DiceThrown{White, {3, 3}, 0}, "Anne throws ternes."},
        {"alfonso", DiceThrown{White, {1, 6, 3}, 0}, "Anne throws 6, 3 and 1."},
        {"cotton", ManPlayedDown{Black, 3, 3}, "Ben lays down a man on the trey point."},
        {"fiske", ManPlayedDown{Black, 3, 3}, "Ben lays down a man on point 3."},
        {"fiske", ManReStacked{White, 5, 5}, "Anne puts a man back on the pile of point 5."},
        {"cotton", ManBorneOff{White, 6, 6}, "Anne bears off a man from the sice point."},
        {"alfonso-race", ManBorneOff{White, 22, 3}, "Anne bears off a man from point 22."},
        {"alfonso-race", ManMoved{Black, 3, 8, 5}, "Ben moves a man from point 3 to point 8."},
        {"alfonso-race", ManHit{White, 17},
         "A man of Anne is hit on point 17 and leaves the game."},
        {"cotton", NumberPassed{White, 5, 1, RuleKey::Unplayable, Fact::NothingToLayDown},
         "The cinque passes to Ben: Anne has no man to lay down there."},
        {"charpentier", NumberPassed{Black, 1, 1, RuleKey::Unplayable, Fact::NoManOnPoint},
         "The as passes to Anne: Ben has no man left there."},
        {"cotton", NumberPassed{White, 4, 3, RuleKey::Surplus, Fact::FewerMenLeft},
         "3 men of the doublet pass to Ben: Anne had fewer men left than the doublet gives."},
        {"cotton", NumberPassed{White, 4, 1, RuleKey::Surplus, Fact::FewerMenLeft},
         "1 man of the doublet passes to Ben: Anne had fewer men left than the doublet gives."},
        {"cotton",
         NumberLost{White, 5, 1, RuleKey::Unplayable, Fact::NothingToLayDown,
                    Fact::NothingToLayDown},
         "The cinque is lost: neither Anne nor Ben has a man to lay down there."},
        {"cotton",
         NumberLost{White, 5, 1, RuleKey::Unplayable, Fact::NothingToLayDown, Fact::NoManOnPoint},
         "The cinque is lost: Anne has no man to lay down there; Ben has no man left there."},
        {"willughby",
         NumberLost{White, 5, 1, RuleKey::Unplayable, Fact::NothingToLayDown, Fact::NeverPasses},
         "The cinque is lost: Anne has no man to lay down there."},
        {"willughby",
         NumberLost{Black, 5, 1, RuleKey::Crossing, Fact::PhaseEnded, Fact::NeverPasses},
         "The cinque is lost: Ben may not use the rest of this throw in the next phase."},
        {"holme",
         NumberLost{White, 2, 1, RuleKey::Unplayable, Fact::NothingToLayDown, Fact::OnlyToLayDown},
         "The duce is lost: Anne has no man to lay down there; Ben might only lay down with it, "
         "and has every man down."},
        {"charpentier",
         NumberLost{White, 2, 1, RuleKey::Exception, Fact::NoManOnPoint, Fact::ThrowerBearsOff},
         "The deux is lost: Anne has no man left there; Ben still lays down and may not use the "
         "numbers of Anne, who bears off."},
        {"charpentier",
         NumberLost{White, 2, 1, RuleKey::Claim, Fact::NothingToLayDown, Fact::NotClaimed},
         "The deux is lost: Anne has no man to lay down there; Ben did not claim it before the "
         "next throw."},
        {"alfonso-race",
         NumberLost{Black, 6, 1, RuleKey::Unplayable, Fact::NoManCanMove, Fact::NotInLastTable},
         "The 6 is lost: Ben has no man that can move so far; nothing passes to Anne until every "
         "man of Ben is in the last table."},
        {"fiske",
         NumberLost{Black, 6, 1, RuleKey::Unplayable, Fact::NothingToReStack, Fact::NeverPasses},
         "The 6 is lost: Ben has no man to put back there."},
        {"willughby",
         NumberLost{White, 4, 6, RuleKey::Surplus, Fact::FewerMenLeft, Fact::NeverPasses},
         "6 men of the doublet are lost: Anne had fewer men left than the doublet gives."},
        {"cotton", PhaseCompleted{White, Phase::PlayDown, Phase::BearOff},
         "Anne has every man down, and now bears off."},
        {"fiske", PhaseCompleted{White, Phase::PlayDown, Phase::ReStack},
         "Anne has every man down, and now piles them up again."},
        {"fiske", PhaseCompleted{Black, Phase::ReStack, Phase::BearOff},
         "Ben has every man piled up again, and now bears off."},
        {"alfonso-race", PhaseCompleted{Black, Phase::PlayDown, Phase::Race},
         "Ben has every man down, and now races round the board."},
        {"charpentier", ThrowAgain{Black}, "The doublet lets Ben throw again."},
        {"cotton", TurnPassed{Black}, "The dice pass to Ben."},
        {"cotton", GameWon{White}, "Anne has no man left on the board, and wins."},
        {"alfonso-race", GameDrawn{}, "Nobody can ever play again: the game is drawn."},
    };
    return all;
}

void TestEventText::tellsEvents_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < rows().size(); ++i) {
        QTest::addRow("%s: %s", rows()[i].id, rows()[i].text) << static_cast<int>(i);
    }
}

void TestEventText::tellsEvents()
{
    QFETCH(const int, index);
    const Row &row = rows()[static_cast<std::size_t>(index)];
    QCOMPARE(eventText(test::ruleSet(QString::fromLatin1(row.id)), test::NamesInWords, row.event),
             QString::fromUtf8(row.text));
}

void TestEventText::callsNumbersAsPeopleWish()
{
    const RuleSet &cotton = test::ruleSet(u"cotton"_s);
    const auto told = [&](const Event &event) { return eventText(cotton, test::Names, event); };
    QCOMPARE(told(OpeningThrown{{6, 2}}),
             u"Anne throws 6 (sice) and Ben 2 (deuce): Anne has the first throw."_s);
    QCOMPARE(told(DiceThrown{Side::White, {1, 6}, 0}), u"Anne throws 6 and 1 (sice-ace)."_s);
    QCOMPARE(told(DiceThrown{Side::Black, {4, 4}, 8}), u"Ben throws two 4s: 8 men."_s);
    QCOMPARE(told(ManPlayedDown{Side::Black, 3, 3}), u"Ben lays down a man on point 3 (trey)."_s);
    QCOMPARE(told(ManBorneOff{Side::White, 6, 6}), u"Anne bears off a man from point 6 (sice)."_s);
    QCOMPARE(told(NumberPassed{Side::White, 5, 1, RuleKey::Unplayable, Fact::NothingToLayDown}),
             u"The 5 (cinque) passes to Ben: Anne has no man to lay down there."_s);
    QCOMPARE(eventText(cotton, test::NamesInFigures, ManPlayedDown{Side::Black, 3, 3}),
             u"Ben lays down a man on point 3."_s);
}

void TestEventText::tellsLongPlaysTogether()
{
    std::vector<Event> events;
    for (const std::uint8_t point : std::array<std::uint8_t, 8>{6, 1, 2, 1, 4, 2, 3, 5}) {
        events.emplace_back(ManPlayedDown{Side::White, point, 4});
    }
    events.emplace_back(PhaseCompleted{Side::White, Phase::PlayDown, Phase::BearOff});
    const RuleSet &cotton = test::ruleSet(u"cotton"_s);
    QCOMPARE(eventsText(cotton, test::Names, events),
             u"Anne lays down 8 men (points 1, 1, 2, 2, 3, 4, 5, 6). Anne has every man down, and "
             "now bears off."_s);
    QVERIFY(eventsText(cotton, test::NamesInWords, events)
                .startsWith(u"Anne lays down 8 men (ace, ace, deuce, deuce, trey, "_s));
    // Different ways and different players are told apart, a few points by their names.
    QCOMPARE(eventsText(cotton, test::Names,
                        {ManPlayedDown{Side::White, 3, 3}, ManBorneOff{Side::White, 6, 6},
                         ManBorneOff{Side::White, 1, 1}, ManBorneOff{Side::Black, 2, 2}}),
             u"Anne lays down a man on point 3 (trey). Anne bears off men from points 6 and 1 "
             "(sice-ace). Ben bears off a man from point 2 (deuce)."_s);
    QCOMPARE(eventsText(test::ruleSet(u"fiske"_s), test::Names,
                        {ManReStacked{Side::White, 5, 5}, ManReStacked{Side::White, 5, 5}}),
             u"Anne puts 2 men back on the pile of point 5."_s);
    const NumberLost lost{Side::White,      5, 1, RuleKey::Unplayable, Fact::NothingToLayDown,
                          Fact::NeverPasses};
    NumberLost other = lost;
    other.number = 1;
    QCOMPARE(eventsText(cotton, test::Names, {lost, other}),
             u"The 5 and 1 (cinque-ace) are lost: Anne has no man to lay down there."_s);
}

void TestEventText::everyKindOfEventHasRows()
{
    QSet<std::size_t> kinds;
    QSet<int> facts;
    for (const Row &row : rows()) {
        kinds.insert(row.event.index());
        if (const auto *passed = std::get_if<NumberPassed>(&row.event)) {
            facts.insert(static_cast<int>(passed->thrower));
        }
        if (const auto *lost = std::get_if<NumberLost>(&row.event)) {
            facts.insert(static_cast<int>(lost->whyThrower));
            facts.insert(static_cast<int>(lost->whyOpponent));
        }
    }
    QCOMPARE(static_cast<std::size_t>(kinds.size()), std::variant_size_v<Event>);
    QCOMPARE(facts.size(), static_cast<int>(Fact::NotClaimed)); // all but None
}

void TestEventText::everyFactHasItsOwnWords()
{
    QSet<QString> texts;
    for (int i = 1; i <= static_cast<int>(Fact::NotClaimed); ++i) {
        const QString text = factText(static_cast<Fact>(i), u"Anne"_s, u"Ben"_s);
        QVERIFY2(text.contains(u"Anne"), qPrintable(text));
        texts.insert(text);
    }
    QCOMPARE(texts.size(), static_cast<int>(Fact::NotClaimed));
    QVERIFY(factText(Fact::None, u"Anne"_s, u"Ben"_s).isEmpty());
}

void TestEventText::namesMayHoldAnything()
{
    const PlayerNames odd{u"%2"_s, u"%1 %n"_s, NumberWords::Source};
    QCOMPARE(eventText(test::ruleSet(u"cotton"_s), odd, ManPlayedDown{Side::White, 3, 3}),
             u"%2 lays down a man on the trey point."_s);
    QCOMPARE(eventText(test::ruleSet(u"cotton"_s), odd, DiceThrown{Side::Black, {4, 4}, 8}),
             u"%1 %n throws two fours: 8 men."_s);
}

QTEST_GUILESS_MAIN(TestEventText)
#include "tst_event_text.moc"

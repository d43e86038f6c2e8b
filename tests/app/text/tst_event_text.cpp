// SPDX-License-Identifier: MIT
#include "text_fixture.h"

#include "language/language.h"
#include "text/computer_names.h"
#include "text/event_text.h"
#include "text/events_text.h"
#include "text/fate_text.h"
#include "text/unplayable_reason_text.h"

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
    void givesTheReason();
    void everyKindOfEventHasRows();
    void everyFactHasItsOwnWords();
    void namesMayHoldAnything();
    void putsComputersIntoSentences();

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
    QCOMPARE(installTranslator(u"en"_s), u"en"_s); // for plural forms
}

const std::vector<TestEventText::Row> &TestEventText::rows()
{
    constexpr Side White = Side::White;
    constexpr Side Black = Side::Black;
    static const std::vector<Row> all{
        {"cotton", OpeningThrown{{6, 2}}, "Anne throws sice, Ben throws deuce. Anne begins."},
        {"cotton", OpeningThrown{{2, 6}}, "Ben throws sice, Anne throws deuce. Ben begins."},
        {"cotton", OpeningThrown{{4, 4}}, "Anne and Ben both throw quater. Both throw again."},
        {"cotton", DiceThrown{White, {1, 6}, 0}, "Anne throws sice-ace."},
        {"cotton", DiceThrown{Black, {4, 4}, 8}, "Ben throws two fours. That is worth 8 men."},
        {"charpentier", DiceThrown{White, {3, 3}, 0}, "Anne throws ternes."},
        {"alfonso", DiceThrown{White, {1, 6, 3}, 0}, "Anne throws 6, 3 and 1."},
        {"cotton", ManPlayedDown{Black, 3, 3}, "Ben lays a man down on the trey point."},
        {"fiske", ManPlayedDown{Black, 3, 3}, "Ben lays a man down on point 3."},
        {"fiske", ManReStacked{White, 5, 5}, "Anne stacks a man on point 5."},
        {"cotton", ManBorneOff{White, 6, 6}, "Anne bears a man off from the sice point."},
        {"alfonso-race", ManBorneOff{White, 22, 3}, "Anne bears a man off from point 22."},
        {"alfonso-race", ManMoved{Black, 3, 8, 5}, "Ben moves a man from point 3 to 8."},
        {"alfonso-race", ManHit{White, 17},
         "Ben hits one of Anne’s men on point 8. It leaves the game."},
        {"cotton",
         NumberPassed{White, 5, 1, RuleKey::Unplayable, UnplayableReason::NothingToLayDown},
         "Anne cannot use the cinque. Ben may."},
        {"charpentier",
         NumberPassed{Black, 1, 1, RuleKey::Unplayable, UnplayableReason::NoManOnPoint},
         "Ben cannot use the as. Anne may."},
        {"cotton", NumberPassed{White, 4, 3, RuleKey::Surplus, UnplayableReason::FewerMenLeft},
         "3 men of the doublet pass to Ben."},
        {"cotton", NumberPassed{White, 4, 1, RuleKey::Surplus, UnplayableReason::FewerMenLeft},
         "1 man of the doublet passes to Ben."},
        {"cotton",
         NumberLost{White, 5, 1, RuleKey::Unplayable, UnplayableReason::NothingToLayDown,
                    UnplayableReason::NothingToLayDown},
         "Neither player can use the cinque."},
        {"cotton",
         NumberLost{White, 5, 1, RuleKey::Unplayable, UnplayableReason::NothingToLayDown,
                    UnplayableReason::NoManOnPoint},
         "Neither player can use the cinque."},
        {"willughby",
         NumberLost{White, 5, 1, RuleKey::Unplayable, UnplayableReason::NothingToLayDown,
                    UnplayableReason::PassingDisabled},
         "Anne cannot use the cinque."},
        {"willughby",
         NumberLost{Black, 5, 1, RuleKey::Crossing, UnplayableReason::PhaseEnded,
                    UnplayableReason::PassingDisabled},
         "Ben cannot use the cinque."},
        {"holme",
         NumberLost{White, 2, 1, RuleKey::Unplayable, UnplayableReason::NothingToLayDown,
                    UnplayableReason::OnlyToLayDown},
         "Neither player can use the duce."},
        {"charpentier",
         NumberLost{White, 2, 1, RuleKey::CharpentierException, UnplayableReason::NoManOnPoint,
                    UnplayableReason::ThrowerBearsOff},
         "Neither player can use the deux."},
        {"charpentier",
         NumberLost{White, 2, 1, RuleKey::Claim, UnplayableReason::NothingToLayDown,
                    UnplayableReason::NotClaimed},
         "Ben did not claim the deux. It is lost."},
        {"alfonso-race",
         NumberLost{Black, 6, 1, RuleKey::Unplayable, UnplayableReason::NoManCanMove,
                    UnplayableReason::NotInLastTable},
         "Neither player can use the 6."},
        {"fiske",
         NumberLost{Black, 6, 1, RuleKey::Unplayable, UnplayableReason::NothingToReStack,
                    UnplayableReason::PassingDisabled},
         "Ben cannot use the 6."},
        {"methodique",
         NumberLost{White, 5, 1, RuleKey::Unplayable, UnplayableReason::PileComplete,
                    UnplayableReason::PileComplete},
         "Neither player can use the cinq."},
        {"willughby",
         NumberLost{White, 4, 6, RuleKey::Surplus, UnplayableReason::FewerMenLeft,
                    UnplayableReason::PassingDisabled},
         "6 men of the doublet cannot be played."},
        {"cotton", PhaseCompleted{White, Phase::PlayDown, Phase::BearOff},
         "All of Anne’s men are down. From now on, Anne bears off."},
        {"fiske", PhaseCompleted{White, Phase::PlayDown, Phase::ReStack},
         "All of Anne’s men are down. From now on, Anne stacks them up again."},
        {"fiske", PhaseCompleted{Black, Phase::ReStack, Phase::BearOff},
         "All of Ben’s men are stacked. From now on, Ben bears off."},
        {"alfonso-race", PhaseCompleted{Black, Phase::PlayDown, Phase::Race},
         "All of Ben’s men are down. From now on, Ben races round the board."},
        {"charpentier", AnotherThrowGranted{Black}, "Ben threw a doublet, and throws again."},
        {"cotton", TurnPassed{Black}, "Now Ben throws."},
        {"cotton", GameWon{White}, "Anne has no men left, and wins!"},
        {"methodique", ManSetUp{White, 5, 5}, "Anne sets a man up on the cinq point."},
        {"methodique", PhaseCompleted{Black, Phase::BearOff, Phase::SetUp},
         "All of Ben’s men are off. From now on, Ben sets them up again."},
        {"methodique", GameWon{Black, true}, "Ben has set up all men again, and wins!"},
        {"alfonso-race", GameDrawn{}, "Neither player can ever move again. It is a draw."},
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
             u"Anne throws 6 (“sice”), Ben throws 2 (“deuce”). Anne begins."_s);
    QCOMPARE(told(DiceThrown{Side::White, {1, 6}, 0}), u"Anne throws 6 and 1 (“sice-ace”)."_s);
    QCOMPARE(told(DiceThrown{Side::Black, {4, 4}, 8}),
             u"Ben throws two 4s. That is worth 8 men."_s);
    QCOMPARE(told(ManPlayedDown{Side::Black, 3, 3}), u"Ben lays a man down on point 3 (“trey”)."_s);
    QCOMPARE(told(ManBorneOff{Side::White, 6, 6}),
             u"Anne bears a man off from point 6 (“sice”)."_s);
    QCOMPARE(told(NumberPassed{Side::White, 5, 1, RuleKey::Unplayable,
                               UnplayableReason::NothingToLayDown}),
             u"Anne cannot use the 5 (“cinque”). Ben may."_s);
    QCOMPARE(eventText(cotton, test::NamesInFigures, ManPlayedDown{Side::Black, 3, 3}),
             u"Ben lays a man down on point 3."_s);
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
             u"Anne lays down 8 men (points 1, 1, 2, 2, 3, 4, 5, 6). All of Anne’s men are down. "
             "From now on, Anne bears off."_s);
    QVERIFY(eventsText(cotton, test::NamesInWords, events)
                .startsWith(u"Anne lays down 8 men (ace, ace, deuce, deuce, trey, "_s));
    // Kinds of plays and players are distinguished; a few points are listed by name.
    QCOMPARE(eventsText(cotton, test::Names,
                        {ManPlayedDown{Side::White, 3, 3}, ManBorneOff{Side::White, 6, 6},
                         ManBorneOff{Side::White, 1, 1}, ManBorneOff{Side::Black, 2, 2}}),
             u"Anne lays a man down on point 3 (“trey”). Anne bears off men from points 6 and 1. "
             "Ben bears a man off from point 2 (“deuce”)."_s);
    QCOMPARE(eventsText(test::ruleSet(u"fiske"_s), test::Names,
                        {ManReStacked{Side::White, 5, 5}, ManReStacked{Side::White, 5, 5}}),
             u"Anne stacks 2 men on point 5."_s);
    const NumberLost lost{Side::White,
                          5,
                          1,
                          RuleKey::Unplayable,
                          UnplayableReason::NothingToLayDown,
                          UnplayableReason::PassingDisabled};
    NumberLost other = lost;
    other.number = 1;
    QCOMPARE(eventsText(cotton, test::Names, {lost, other}),
             u"Anne cannot use 5 and 1 (“cinque-ace”)."_s);
}

/// The reason that "Why?" adds to a number that its thrower cannot use.
void TestEventText::givesTheReason()
{
    const auto why = [](const auto &event) { return reasonText(test::Names, event); };
    QCOMPARE(why(NumberPassed{Side::White, 5, 1, RuleKey::Unplayable,
                              UnplayableReason::NothingToLayDown}),
             u"Anne has no man to lay down there."_s);
    QCOMPARE(
        why(NumberLost{Side::White, 5, 1, RuleKey::Unplayable, UnplayableReason::NothingToLayDown,
                       UnplayableReason::NothingToLayDown}),
        u"Neither Anne nor Ben has a man to lay down there."_s);
    QCOMPARE(why(NumberLost{Side::White, 5, 1, RuleKey::Unplayable,
                            UnplayableReason::NothingToLayDown, UnplayableReason::NoManOnPoint}),
             u"Anne has no man to lay down there. Ben has no man left there."_s);
    QCOMPARE(why(NumberLost{Side::White, 5, 1, RuleKey::Unplayable,
                            UnplayableReason::NothingToLayDown, UnplayableReason::PassingDisabled}),
             u"Anne has no man to lay down there."_s);
    QCOMPARE(why(NumberLost{Side::White, 2, 1, RuleKey::Unplayable,
                            UnplayableReason::NothingToLayDown, UnplayableReason::OnlyToLayDown}),
             u"Anne has no man to lay down there. All of Ben’s men are down."_s);
    QCOMPARE(why(NumberLost{Side::White, 2, 1, RuleKey::CharpentierException,
                            UnplayableReason::NoManOnPoint, UnplayableReason::ThrowerBearsOff}),
             u"Anne has no man left there. Ben still lays down, and Anne bears off."_s);
    QCOMPARE(why(NumberLost{Side::Black, 6, 1, RuleKey::Unplayable, UnplayableReason::NoManCanMove,
                            UnplayableReason::NotInLastTable}),
             u"Ben has no man that can move that far. Ben still has men outside the last "
             "quarter."_s);
    QCOMPARE(why(NumberLost{Side::White, 4, 6, RuleKey::Surplus, UnplayableReason::FewerMenLeft,
                            UnplayableReason::PassingDisabled}),
             u"Anne had fewer men left than the doublet plays."_s);
}

void TestEventText::everyKindOfEventHasRows()
{
    QSet<std::size_t> kinds;
    QSet<int> facts;
    for (const Row &row : rows()) {
        kinds.insert(row.event.index());
        if (const auto *passed = std::get_if<NumberPassed>(&row.event)) {
            facts.insert(static_cast<int>(passed->reason));
        }
        if (const auto *lost = std::get_if<NumberLost>(&row.event)) {
            facts.insert(static_cast<int>(lost->throwerReason));
            facts.insert(static_cast<int>(lost->opponentReason));
        }
    }
    QCOMPARE(static_cast<std::size_t>(kinds.size()), std::variant_size_v<Event>);
    QCOMPARE(facts.size(), static_cast<int>(UnplayableReason::NotClaimed)); // all except None
}

void TestEventText::everyFactHasItsOwnWords()
{
    QSet<QString> texts;
    for (int i = 1; i <= static_cast<int>(UnplayableReason::NotClaimed); ++i) {
        const auto reason = static_cast<UnplayableReason>(i);
        const QString text = unplayableReasonText(reason, test::Names, Side::White);
        QVERIFY2(text.contains(u"Anne") || text.contains(u"Ben"), qPrintable(text));
        texts.insert(text);
        for (const Side addressee : {Side::White, Side::Black}) {
            PlayerNames names = test::Names;
            names.addressee = addressee;
            const QString own = unplayableReasonText(reason, names, Side::White);
            QVERIFY2(!own.isEmpty() && !own.contains(names.nameOf(addressee)), qPrintable(own));
        }
    }
    QCOMPARE(texts.size(), static_cast<int>(UnplayableReason::NotClaimed));
    QVERIFY(unplayableReasonText(UnplayableReason::None, test::Names, Side::White).isEmpty());
}

void TestEventText::namesMayHoldAnything()
{
    const PlayerNames odd{u"%2"_s, u"%1 %n"_s, NumberStyle::Names};
    QCOMPARE(eventText(test::ruleSet(u"cotton"_s), odd, ManPlayedDown{Side::White, 3, 3}),
             u"%2 lays a man down on the trey point."_s);
    QCOMPARE(eventText(test::ruleSet(u"cotton"_s), odd, DiceThrown{Side::Black, {4, 4}, 8}),
             u"%1 %n throws two fours. That is worth 8 men."_s);
}

/// A computer without a name of its own is not a proper name in the middle of a sentence.
void TestEventText::putsComputersIntoSentences()
{
    const RuleSet &cotton = test::ruleSet(u"cotton"_s);
    const auto text = [&cotton](const Event &event) {
        return eventText(cotton, {carelessComputerName(), strongComputerName(), NumberStyle::Names},
                         event);
    };
    QCOMPARE(text(TurnPassed{Side::White}), u"Now the careless computer throws."_s);
    QCOMPARE(text(TurnPassed{Side::Black}), u"Now the computer throws."_s);
    QCOMPARE(text(OpeningThrown{{6, 2}}),
             u"The careless computer throws sice, the computer throws deuce. The careless computer "
             "begins."_s);
    QCOMPARE(withComputersInSentences(u"Computer: 3 men. Computers; Computer’s men."_s),
             u"Computer: 3 men. Computers; the computer’s men."_s);
    QCOMPARE(installTranslator(u"ru"_s), u"ru"_s);
    QVERIFY2(text(TurnPassed{Side::White}).contains(u" беспечный компьютер"_s),
             qPrintable(text(TurnPassed{Side::White})));
    QVERIFY(text(OpeningThrown{{6, 2}}).startsWith(u"Беспечный компьютер: "_s)); // a heading
    // In German, the name is also a part of its forms, and prepositions decline it.
    QCOMPARE(installTranslator(u"de"_s), u"de"_s);
    const QString german = withComputersInSentences(
        u"Nora würfelt 5, Sorgloser Computer würfelt 2. Würfel von Computer. Steine von Sorgloser "
        "Computer. Nora gegen Computer."_s);
    QCOMPARE(german,
             u"Nora würfelt 5, der sorglose Computer würfelt 2. Würfel vom Computer. Steine "
             "vom sorglosen Computer. Nora gegen den Computer."_s);
    QCOMPARE(withComputersInSentences(german), german);
    QCOMPARE(withComputersInSentences(u"Steine von Mittelstarker Computer. Nora gegen "
                                      "Mittelstarker Computer."_s),
             u"Steine vom mittelstarken Computer. Nora gegen den mittelstarken Computer."_s);
    QCOMPARE(installTranslator(u"en"_s), u"en"_s);
}

QTEST_GUILESS_MAIN(TestEventText)
#include "tst_event_text.moc"

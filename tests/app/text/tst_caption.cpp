// SPDX-License-Identifier: MIT
#include "text_fixture.h"

#include "language/language.h"
#include "text/caption.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestCaption : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void tellsTheCourseOfAGame();
    void callsNumbersAsPeopleWish();
    void countsTheMenOfADoublet();
    void tellsAWholeThrowTogether();
    void tellsOfANewPhase_data();
    void tellsOfANewPhase();
    void tellsWhoseDoubletIsPlayed();
    void saysWhyFewerMenAreLeftThanADoubletGives();
    void saysWhatNoManCanUse();
    void accountsForEveryNumber();
    void namesOnlyTheNumbersThatCanBePlayed();
    void saysWhoseNumbersAreToBePlayed();
    void saysWhoThrowsAgain();
    void joinsNumbersOfOneFate();
    void keepsSilentAboutClaims();
    void tellsOfForfeitedClaims();
    void explainsWhatTheCaptionTells();
    void everyGameIsTold_data();
    void everyGameIsTold();

private:
    static QString caption(const Game &game) { return captionText(game, test::Names); }
};

void TestCaption::initTestCase()
{
    QCOMPARE(installTranslator(u"en"_s), u"en"_s); // for plural forms
}

void TestCaption::tellsTheCourseOfAGame()
{
    const auto game = test::game(u"cotton"_s, {}, {4, 4, 6, 2, 6, 1, 1, 3});
    QCOMPARE(caption(*game),
             u"Each player throws one die, both at once: press Space, or click either box."_s);
    QVERIFY(game->throwDice());
    QCOMPARE(caption(*game), u"Anne and Ben both throw 4 (“quater”). Both throw again."_s);
    QVERIFY(game->throwDice());
    QCOMPARE(caption(*game), u"Anne throws 6 (“sice”), Ben throws 2 (“deuce”). Anne begins."_s);
    QVERIFY(game->throwDice());
    QCOMPARE(caption(*game), u"Anne throws 6 and 1 (“sice-ace”). Now Anne plays 6 and 1."_s);
    QVERIFY(test::playFrom(*game, 6));
    QCOMPARE(caption(*game),
             u"Anne lays a man down on point 6 (“sice”). Now Anne plays 1 (“ace”)."_s);
    QVERIFY(test::playFrom(*game, 1));
    QCOMPARE(caption(*game), u"Anne lays down men on points 6 and 1. Now Ben throws."_s);
    game->undo();
    QCOMPARE(caption(*game),
             u"Anne lays a man down on point 6 (“sice”). Now Anne plays 1 (“ace”)."_s);
}

void TestCaption::callsNumbersAsPeopleWish()
{
    const auto game = test::game(u"cotton"_s, {}, {6, 2, 6, 1});
    game->throwDice();
    game->throwDice();
    QCOMPARE(captionText(*game, test::NamesInWords),
             u"Anne throws sice-ace. Now Anne plays sice and ace."_s);
    QCOMPARE(captionText(*game, test::NamesInFigures),
             u"Anne throws 6 and 1. Now Anne plays 6 and 1."_s);
    QVERIFY(test::playFrom(*game, 6));
    QCOMPARE(captionText(*game, test::NamesInWords),
             u"Anne lays a man down on the sice point. Now Anne plays ace."_s);
    QVERIFY(test::playFrom(*game, 1));
    QCOMPARE(captionText(*game, test::NamesInWords),
             u"Anne lays down men on the sice and ace points. Now Ben throws."_s);
    QCOMPARE(captionText(*game, test::NamesInFigures),
             u"Anne lays down men on points 6 and 1. Now Ben throws."_s);
}

void TestCaption::countsTheMenOfADoublet()
{
    const auto game = test::game(u"cotton"_s, {}, {6, 2, 1, 1});
    game->throwDice();
    game->throwDice();
    QCOMPARE(caption(*game),
             u"Anne throws two 1s. That is worth 2 men. Now Anne lays down 2 men."_s);
    QVERIFY(test::playFrom(*game, 5));
    QCOMPARE(caption(*game), u"Now Anne lays down 1 more man."_s);
    QVERIFY(test::playFrom(*game, 5));
    QCOMPARE(caption(*game), u"Anne lays down 2 men. Now Ben throws."_s);
}

void TestCaption::tellsAWholeThrowTogether()
{
    const auto numbered = test::game(u"alfonso"_s, {}, {6, 2, 1, 6, 3});
    numbered->throwDice();
    numbered->throwDice();
    numbered->playForced();
    QCOMPARE(caption(*numbered), u"Anne lays down men on points 6, 3 and 1. Now Ben throws."_s);

    // Numbers played by different players are reported in separate sentences.
    const auto passed = test::game(u"cotton"_s, {}, {6, 5, 2, 1, 4, 3, 2, 1});
    for (int i = 0; i < 4; ++i) {
        passed->throwDice();
        if (i < 3) {
            passed->playForced();
        }
    }
    QVERIFY(caption(*passed).contains(u"Anne cannot use 2 and 1 (“deuce-ace”). Ben may."_s));
    passed->playForced();
    QCOMPARE(caption(*passed), u"Ben plays Anne’s 2 and 1 (“deuce-ace”). Now Ben throws."_s);
}

void TestCaption::tellsOfANewPhase_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::newRow("bearing off") << u"alfonso"_s;
    QTest::newRow("stacking") << u"yahoudieh"_s;
}

/// A phase that ends within a throw is told with the rest of the throw, and after the throw.
void TestCaption::tellsOfANewPhase()
{
    QFETCH(const QString, ruleSet);
    bool isWholeThrowTold = false;
    int count = 0;
    const RuleSet &rules = test::ruleSet(ruleSet);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Game game(rules, rules.defaultRulings(), std::make_unique<SeededDice>(seed));
        while (!game.position().isOver()) {
            const bool isPlayed = !game.canThrow();
            if (isPlayed) {
                QVERIFY(game.play(game.legalPlays()[0]));
            } else {
                QVERIFY(game.throwDice());
            }
            const QString text = captionText(game, test::NamesInFigures);
            const Events &events = game.history().back().events;
            const bool hasFate = std::ranges::any_of(events, [](const Event &event) {
                return std::holds_alternative<NumberPassed>(event) ||
                       std::holds_alternative<NumberLost>(event);
            });
            for (const Event &event : events) {
                if (std::holds_alternative<PhaseCompleted>(event) && !hasFate) {
                    QVERIFY2(text.contains(u" begins "_s) || text.contains(u"From now on"_s),
                             qPrintable(text));
                    ++count;
                }
            }
            isWholeThrowTold =
                isWholeThrowTold || (text.contains(u" plays "_s) && isPlayed &&
                                     text.contains(u" begins "_s) && text.endsWith(u" throws."_s));
        }
    }
    QVERIFY(count > 20);
    QVERIFY(isWholeThrowTold);
}

/// Two 6s give twelve men, of which Anne has only nine to lay down.
void TestCaption::saysWhyFewerMenAreLeftThanADoubletGives()
{
    const auto game = test::game(u"cotton"_s, {}, {6, 1, 6, 6});
    game->throwDice();
    game->throwDice();
    QVERIFY2(caption(*game).endsWith(u"Now Anne lays down all 9 men."_s),
             qPrintable(caption(*game)));
    QVERIFY(game->play(game->legalPlays()[0]));
    QVERIFY2(caption(*game).endsWith(u"Now Anne lays down 8 more men."_s),
             qPrintable(caption(*game)));
}

/// Two 6s play twelve men: the nine that Anne has to lay down, and three of Ben's.
void TestCaption::tellsWhoseDoubletIsPlayed()
{
    const auto game = test::game(u"cotton"_s, {{u"surplus"_s, u"opponent"_s}}, {6, 1, 6, 6, 2, 1});
    game->throwDice();
    game->throwDice();
    for (int i = 0; i < 9; ++i) {
        QVERIFY(game->play(game->legalPlays()[0]));
    }
    QCOMPARE(caption(*game), u"3 men of the doublet pass to Ben. Now Ben lays down 3 men."_s);
    while (!game->canThrow()) {
        QVERIFY(game->play(game->legalPlays()[0]));
    }
    QCOMPARE(caption(*game), u"Ben plays 3 men of Anne’s doublet. Now Ben throws."_s);
}

void TestCaption::saysWhatNoManCanUse()
{
    const auto game = test::game(u"willughby"_s, {}, {6, 5, 2, 1, 2, 1, 3, 1});
    game->throwDice();
    for (int i = 0; i < 2; ++i) {
        game->throwDice();
        game->playForced();
    }
    game->throwDice();
    QCOMPARE(caption(*game),
             u"Anne throws 3 and 1 (“trea-ace”). The 1 cannot be played. Now Anne plays 3."_s);
}

/// Each number that is thrown and cannot be played is accounted for, equal ones included.
void TestCaption::accountsForEveryNumber()
{
    const RuleSet &ruleSet = test::ruleSet(u"alfonso"_s);
    QSet<QString> told;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        Game game(ruleSet, ruleSet.defaultRulings(), std::make_unique<SeededDice>(seed));
        while (!game.position().isOver()) {
            if (!game.canThrow()) {
                QVERIFY(game.play(game.legalPlays()[0]));
                continue;
            }
            QVERIFY(game.throwDice());
            const Position &position = game.position();
            const auto usable = referee::usableNumbers(game.rules(), position);
            if (position.stage == Stage::Playing && position.player == position.thrower &&
                usable.numbers.size() < position.remainingNumbers.size()) {
                static const QRegularExpression remark(
                    u"(The|One of the|Only one of the) [1-6 and,s]+ can(not)? be played"_s);
                const auto match = remark.match(caption(game));
                QVERIFY2(match.hasMatch(), qPrintable(caption(game)));
                told << match.captured(1);
            }
        }
    }
    QCOMPARE(told, (QSet<QString>{u"The"_s, u"One of the"_s, u"Only one of the"_s}));
}

/// A player with one man left plays only one of three equal numbers.
void TestCaption::namesOnlyTheNumbersThatCanBePlayed()
{
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
        const RuleSet &ruleSet = test::ruleSet(u"alfonso"_s);
        Game game(ruleSet, ruleSet.defaultRulings(), std::make_unique<SeededDice>(seed));
        while (!game.position().isOver()) {
            if (game.canThrow()) {
                QVERIFY(game.throwDice());
                const Position &position = game.position();
                const Men &men = position.menOf(position.player);
                if (position.stage == Stage::Playing && men.remainingPlays == 1 &&
                    men.phase == Phase::BearOff && position.dice.areAllEqual()) {
                    const QString number = QString::number(position.dice[0]);
                    QVERIFY2(caption(game).endsWith(u" plays %1."_s.arg(number)),
                             qPrintable(caption(game)));
                    return;
                }
            } else {
                QVERIFY(game.play(game.legalPlays()[0]));
            }
        }
    }
    QFAIL("no such throw");
}

/// A caption too short to tell that the thrower cannot use a number says whose number it is.
void TestCaption::saysWhoseNumbersAreToBePlayed()
{
    for (const char *id : {"cotton", "holme", "alfonso"}) {
        const RuleSet &ruleSet = test::ruleSet(QString::fromLatin1(id));
        int passed = 0;
        for (std::uint64_t seed = 1; passed < 20; ++seed) {
            Game game(ruleSet, ruleSet.defaultRulings(), std::make_unique<SeededDice>(seed));
            while (!game.position().isOver()) {
                if (!game.canThrow()) {
                    QVERIFY(game.play(game.legalPlays()[0]));
                    continue;
                }
                QVERIFY(game.throwDice());
                const Position &position = game.position();
                if (position.stage == Stage::Playing && position.player != position.thrower) {
                    ++passed;
                    const QString thrower = test::Names.nameOf(position.thrower);
                    QVERIFY2(caption(game).contains(thrower), qPrintable(caption(game)));
                }
            }
            QVERIFY(seed < 2000);
        }
    }
}

void TestCaption::saysWhoThrowsAgain()
{
    const auto game = test::game(u"charpentier"_s, {}, {6, 2, 5, 5});
    game->throwDice();
    game->throwDice();
    QCOMPARE(caption(*game), u"Anne throws two 5s (“quines”). Now Anne plays 5 and 5."_s);
    game->playForced();
    QCOMPARE(caption(*game), u"Anne lays down 2 men on point 5 (“cinq”). Now Anne throws again."_s);
}

void TestCaption::joinsNumbersOfOneFate()
{
    // Anne lays down ace and deuce, as does Ben; then Anne throws the same numbers again.
    const auto game = test::game(u"willughby"_s, {}, {6, 5, 2, 1, 2, 1, 2, 1});
    game->throwDice();
    for (int i = 0; i < 2; ++i) {
        game->throwDice();
        QCOMPARE(game->playForced(), 2);
    }
    game->throwDice();
    QCOMPARE(caption(*game), u"Anne cannot use 2 and 1 (“duce-ace”). Now Ben throws."_s);
}

void TestCaption::keepsSilentAboutClaims()
{
    // Anne has no second man on the as point, and Ben has one to lay down there.
    const std::vector<std::uint8_t> faces{6, 2, 6, 1, 4, 3, 5, 1, 5, 4};
    const auto open = test::game(u"charpentier"_s, {}, faces);
    const auto silent = test::game(u"charpentier"_s, {{u"claim"_s, u"claimed"_s}}, faces);
    for (Game *game : {open.get(), silent.get()}) {
        for (int i = 0; i < 4; ++i) {
            QVERIFY(game->throwDice());
            game->playForced();
        }
    }
    QVERIFY(!open->history().empty());
    while (silent->position().stage != Stage::Claiming) {
        QVERIFY(silent->undo());
    }
    QCOMPARE(caption(*silent), u"Anne lays a man down on point 5 (“cinq”). Now Ben throws."_s);
    const auto events = eventsToExplain(*silent);
    QCOMPARE(events.size(), std::size_t{1});
    QVERIFY(std::holds_alternative<ManPlayedDown>(events.front()));

    // The caption is the same if there is nothing to claim.
    const auto nothing =
        test::game(u"charpentier"_s, {{u"claim"_s, u"claimed"_s}}, {6, 2, 6, 1, 4, 1, 5, 1});
    for (int i = 0; i < 4; ++i) {
        QVERIFY(nothing->throwDice());
        nothing->playForced();
    }
    QCOMPARE(nothing->position().stage, Stage::ToThrow);
    QCOMPARE(caption(*nothing), caption(*silent));
}

void TestCaption::tellsOfForfeitedClaims()
{
    const auto game =
        test::game(u"charpentier"_s, {{u"claim"_s, u"claimed"_s}}, {6, 2, 6, 1, 4, 3, 5, 1, 5, 4});
    for (int i = 0; i < 4; ++i) {
        QVERIFY(game->throwDice());
        game->playForced();
    }
    QCOMPARE(game->position().stage, Stage::Claiming);
    QVERIFY(game->throwDice());
    QCOMPARE(caption(*game), u"Ben throws 5 and 4 (“cinq et quatre”). Now Ben plays 5 and 4."_s);
    const auto events = eventsToExplain(*game);
    QCOMPARE(events.size(), std::size_t{1});
    QCOMPARE(std::get<NumberLost>(events.front()).rule, RuleKey::Claim);
}

void TestCaption::explainsWhatTheCaptionTells()
{
    const auto game = test::game(u"cotton"_s, {}, {6, 5, 2, 1, 4, 3, 2, 1});
    QVERIFY(eventsToExplain(*game).empty());
    game->throwDice();
    QVERIFY(std::holds_alternative<OpeningThrown>(eventsToExplain(*game).front()));
    game->throwDice();
    QVERIFY(std::holds_alternative<DiceThrown>(eventsToExplain(*game).front()));
    test::playFrom(*game, 2);
    QVERIFY(std::holds_alternative<ManPlayedDown>(eventsToExplain(*game).front()));
    game->playForced();
    game->throwDice();
    game->playForced();
    game->throwDice(); // Ben can use both numbers, Anne neither
    QVERIFY(std::holds_alternative<NumberPassed>(eventsToExplain(*game).front()));
}

void TestCaption::everyGameIsTold_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : test::catalogue().ids()) {
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestCaption::everyGameIsTold()
{
    QFETCH(const QString, id);
    const RuleSet &rules = test::ruleSet(id);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Game game(rules, rules.defaultRulings(), std::make_unique<SeededDice>(seed));
        while (!game.position().isOver()) {
            if (game.canThrow()) {
                QVERIFY(game.throwDice());
            } else {
                const PlayList plays = game.legalPlays();
                QVERIFY(game.play(plays[static_cast<int>(seed) % plays.size()]));
            }
            const QString text = caption(game);
            QVERIFY2((text.endsWith(u'.') || text.endsWith(u'!')) && !text.contains(u'%') &&
                         !text.contains(u".."),
                     qPrintable(text));
            QVERIFY(!eventsToExplain(game).empty());
        }
        QVERIFY(caption(game).endsWith(u"wins!"_s) || caption(game).endsWith(u"a draw."_s));
    }
}

QTEST_GUILESS_MAIN(TestCaption)
#include "tst_caption.moc"

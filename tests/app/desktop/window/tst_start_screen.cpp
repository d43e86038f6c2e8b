// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "choices/text_size.h"
#include "language/language.h"
#include "panels/captions/notice_bar.h"
#include "panels/cards/card_button.h"
#include "panels/cards/game_card.h"
#include "panels/dialogs/settings_dialog.h"
#include "panels/dice/dice_entry.h"
#include "panels/start/start_page.h"
#include "panels/start/start_screen.h"
#include "panels/theme/theme.h"
#include "table/board/board_scene.h"
#include "table/board/items/name_item.h"
#include "table/fonts/fonts.h"

#include <QAccessible>
#include <QCheckBox>
#include <QDir>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

struct StartFixture : WindowFixture
{
    explicit StartFixture(const QString &ruleSet = u"cotton"_s,
                          DiceOrigin dice = DiceOrigin::Seeded)
        : WindowFixture(allRuleSets(), ruleSet, dice)
        , screen(find<StartScreen>("startScreen"))
    {
        clock.setPace(0);
        settings.hasExperience.set(true);
    }
    void press(const char *name) const { find<QAbstractButton>(name)->click(); }
    [[nodiscard]] bool isShown(const char *name) const
    {
        const auto *widget = find<QWidget>(name);
        return widget != nullptr && widget->isVisible();
    }
    [[nodiscard]] bool hasFocus(const char *name) const
    {
        return find<QWidget>(name) != nullptr && window->focusWidget() == find<QWidget>(name);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(window->focusWidget(), key, modifiers);
    }

    StartScreen *screen;
};

/// Returns whether the lowest lines of a card, above its edge and focus ring, are blank.
bool isBottomBlank(const CardButton &card)
{
    const QImage shown = const_cast<CardButton &>(card).grab().toImage();
    constexpr int Edge = 8;
    const int y = shown.height() - 1 - Edge;
    for (int x = Edge; x < shown.width() - Edge; ++x) {
        if (shown.pixelColor(x, y) != shown.pixelColor(Edge, y)) {
            return false;
        }
    }
    return true;
}

/// Returns a closed sequence of languages that begins with the first of `codes` and contains each
/// change from one language to another once.
QStringList allChanges(const QStringList &codes)
{
    QStringList sequence{codes.constFirst()};
    for (const QString &added : codes.mid(1)) {
        const QStringList visited = codes.first(codes.indexOf(added));
        for (const QString &other : visited) {
            const qsizetype at = sequence.indexOf(other);
            sequence.insert(at + 1, other);
            sequence.insert(at + 1, added);
        }
    }
    return sequence;
}

} // namespace

class TestStartScreen : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qApp); } // the fonts are measured
    void cleanup() { installTranslator(u"en"_s); }
    void isShownAtTheStart();
    void saysDoubletsFirst();
    void continuesOnlyAGame();
    void continuesAMatch();
    void continuesTheLastUnfinishedGame();
    void goesBackToTheGameBefore();
    void opensWindowsByTheirShortcuts();
    void playsAFriend();
    void playsTheComputer();
    void keepsTheNameWithTheColour();
    void offersNoLevelInGamesOfPureLuck();
    void recommendsAGameToBeginners();
    void keepsPicturesOfGamesOnDisk();
    void goesToTheFirstAndLastGame();
    void isVisitedInReadingOrder();
    void beginsTheLearntGameBySpace();
    void beginsFirstStepsAndComesBack();
    void offersFirstStepsToWhoNeverPlayed();
    void offersFirstStepsUntilAGameIsOver();
    void switchesTheLanguage();
    void keepsItsTitleWholeInEachLanguage();
    void scrollsInNoLanguageWithoutNeed();
    void growsWithItsTexts();
    void keepsTheFocusWhenTextsGrow();
    void isTurnedOff();
    void keepsTheFocus();
    void arrowKeysFollowTheGrid();
    void takesNoKeysOfTheBoard();
    void sharesNoMnemonicWithTheResult();
    void goesBackByEscape();
    void givesWayToTheGame();
    void letsNoComputerPlayBehindIt();
    void asksForRealDiceAfterwards();
    void speaksToScreenReaders();
    void leavesNoticesReadable();
    void changesPlayersAtTheNamePlates();
    void neverShrinksLargerText();
    void scrollsHighCardsByKeyboard();
    void fits_data();
    void fits();
};

void TestStartScreen::isShownAtTheStart()
{
    StartFixture f;
    QVERIFY(!f.screen->isVisible());
    f.window->showStartScreenOnLaunch();
    QVERIFY(f.screen->isVisible());
    f.key(Qt::Key_Escape);
    QVERIFY(!f.screen->isVisible());
    QVERIFY(f.window->board().hasFocus());
    for (const Side side : BothSides) {
        f.session.setSeat(side, PlayerSetting::Careless);
    }
    f.window->showStartScreenOnLaunch();
    QVERIFY(!f.screen->isVisible()); // both players are computers
    f.action("actionStart").trigger();
    QVERIFY(f.screen->isVisible());
}

void TestStartScreen::saysDoubletsFirst()
{
    const StartFixture f;
    f.window->showStartScreenOnLaunch();
    const auto *title = f.find<QLabel>("startTitle");
    QCOMPARE(title->text(), u"Doublets"_s);
    for (const QLabel *each : f.screen->findChildren<QLabel *>()) {
        QVERIFY(each == title || !each->isVisible() ||
                each->font().pixelSize() < title->font().pixelSize());
    }
}

void TestStartScreen::continuesOnlyAGame()
{
    StartFixture f;
    f.window->showStartScreenOnLaunch();
    QVERIFY(!f.isShown("startContinue")); // nothing has been thrown
    QVERIFY(f.hasFocus("startFriend"));
    f.step();
    QVERIFY(!f.screen->isVisible());
    f.step();
    const auto actions = f.game().history().size();
    f.window->showStartScreenOnLaunch();
    QVERIFY(f.isShown("startContinue"));
    QVERIFY(f.hasFocus("startContinue"));
    f.key(Qt::Key_Return);
    QVERIFY(!f.screen->isVisible());
    QCOMPARE(f.game().history().size(), actions);
    f.finish();
    f.session.newGameWithSameRules();
    f.finish();
    f.action("actionStart").trigger();
    QVERIFY(!f.isShown("startContinue")); // the game is over
}

/// Between two games, a match can be continued.
void TestStartScreen::continuesAMatch()
{
    StartFixture f;
    f.settings.matchLength.set(MatchLength::BestOfThree);
    f.action("actionStart").trigger();
    QVERIFY(!f.isShown("startContinue")); // no game has been finished
    f.key(Qt::Key_Escape);
    f.finish();
    const auto isOffered = [&f] {
        f.action("actionStart").trigger();
        return f.isShown("startContinue");
    };
    QVERIFY(isOffered());
    f.press("startContinue");
    QVERIFY(!f.screen->isVisible());
    QVERIFY(f.hasFocus("winnerRematch"));
    f.session.newGameWithSameRules();
    QVERIFY(isOffered());
    const QString card = f.find<CardButton>("startContinue")->accessibleName();
    QVERIFY2(card.contains(u"leads 1"_s) && card.contains(u"in a best-of-three match."_s),
             qPrintable(card));
    f.press("startContinue");
    while (f.session.hasNextGame()) {
        f.finish();
        if (f.session.hasNextGame()) {
            f.session.newGameWithSameRules();
        }
    }
    QVERIFY(!isOffered()); // the match is decided
}

void TestStartScreen::continuesTheLastUnfinishedGame()
{
    StartFixture f;
    f.step();
    f.step();
    const auto actions = f.game().history().size();
    f.session.newGame({u"fiske"_s, {}, DiceOrigin::Seeded, u"7"_s});
    const QString name = u"Dubblets, The gambler’s game"_s; // as on the card of the game
    f.action("actionNew").trigger();
    QVERIFY(f.find<GameCard>("card-cotton")->accessibleName().contains(name));
    f.action("actionStart").trigger();
    QVERIFY(f.isShown("startContinue"));
    const QString body = f.find<CardButton>("startContinue")->accessibleName();
    QVERIFY2(body.contains(name) && body.contains(u"White and Black"_s), qPrintable(body));
    f.press("startContinue");
    QVERIFY(!f.screen->isVisible());
    QCOMPARE(f.game().ruleSet().id, u"cotton"_s);
    QCOMPARE(f.game().history().size(), actions);
}

/// With a game on the board, the user can go back to the game before it as well.
void TestStartScreen::goesBackToTheGameBefore()
{
    StartFixture f;
    f.step();
    f.session.newGame({u"fiske"_s, {}, DiceOrigin::Seeded, u"7"_s});
    f.action("actionStart").trigger();
    QVERIFY(!f.isShown("startPrevious")); // Continue goes back already
    f.key(Qt::Key_Escape);
    f.step();
    f.action("actionStart").trigger();
    QVERIFY(f.isShown("startContinue") && f.isShown("startPrevious"));
    const QString name = u"Dubblets, The gambler’s game"_s;
    QVERIFY(!f.find<CardButton>("startContinue")->accessibleName().contains(name));
    QVERIFY(f.find<CardButton>("startPrevious")->accessibleName().contains(name));
    f.press("startPrevious");
    QVERIFY(!f.screen->isVisible());
    QCOMPARE(f.game().ruleSet().id, u"cotton"_s);
    f.action("actionStart").trigger();
    QVERIFY(f.find<CardButton>("startContinue")->accessibleName().contains(name));
    QVERIFY(f.isShown("startPrevious")); // the other game waits now
}

void TestStartScreen::opensWindowsByTheirShortcuts()
{
    StartFixture f;
    f.window->showStartScreenOnLaunch();
    f.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
    for (const char *name : {"actionStatistics", "actionSettings", "actionStory"}) {
        bool isTriggered = false;
        QAction &action = f.action(name);
        const auto watch = connect(&action, &QAction::triggered, this, [&] { isTriggered = true; });
        const QKeyCombination keys = action.shortcut()[0];
        // Through the window, which handles shortcuts first.
        QTest::keyClick(f.window->windowHandle(), keys.key(), keys.keyboardModifiers());
        QVERIFY2(isTriggered, name);
        disconnect(watch);
        QVERIFY(f.screen->isVisible());
        for (QDialog *dialog : f.window->findChildren<QDialog *>()) {
            dialog->close();
        }
        f.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
    }
}

void TestStartScreen::playsAFriend()
{
    StartFixture f;
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    f.window->showStartScreenOnLaunch();
    f.press("startFriend");
    QVERIFY(f.hasFocus("seatingPeople")); // what is chosen, where Space types nothing
    f.key(Qt::Key_Tab);
    QVERIFY(f.hasFocus("startWhiteName"));
    QTest::keyClicks(f.window->focusWidget(), u"Anna"_s);
    f.key(Qt::Key_Tab);
    QVERIFY(f.hasFocus("startBlackName"));
    QTest::keyClicks(f.window->focusWidget(), u"Leo"_s);
    QCOMPARE(f.session.seats().playerOf(Side::Black), PlayerSetting::Careless); // not yet
    f.key(Qt::Key_Return);
    QVERIFY(!f.screen->isVisible());
    QVERIFY((f.session.seats() == Seats{}));
    QCOMPARE(f.session.playerNames().white, u"Anna"_s);
    QCOMPARE(f.session.playerNames().black, u"Leo"_s);
    QVERIFY(f.game().history().empty());
    // The names are known the next time.
    f.action("actionStart").trigger();
    f.press("startFriend");
    QCOMPARE(f.find<QLineEdit>("startBlackName")->text(), u"Leo"_s);
}

void TestStartScreen::playsTheComputer()
{
    StartFixture f;
    f.settings.whiteName.set(u"Anna"_s);
    f.window->showStartScreenOnLaunch();
    f.press("startComputer");
    QVERIFY(f.hasFocus("levelStrong"));
    QVERIFY(!f.isShown("startBlackName")); // the computer's
    f.key(Qt::Key_Down);
    QVERIFY(f.find<QRadioButton>("levelCareless")->isChecked());
    f.key(Qt::Key_Tab);
    QVERIFY(f.hasFocus("colourWhite"));
    f.key(Qt::Key_Return);
    QVERIFY((f.session.seats() == Seats{{PlayerSetting::Person, PlayerSetting::Careless}}));
    QCOMPARE(f.settings.blackPlayer.value(), PlayerSetting::Careless); // remembered
    f.action("actionStart").trigger();
    f.press("startComputer");
    QVERIFY(f.find<QRadioButton>("levelCareless")->isChecked());
    f.press("levelStrong");
    f.press("colourBlack");
    f.press("gamesBegin");
    QVERIFY((f.session.seats() == Seats{{PlayerSetting::Best, PlayerSetting::Person}}));
    f.action("actionStart").trigger();
    f.press("startComputer");
    QVERIFY(f.find<QRadioButton>("colourBlack")->isChecked());
}

void TestStartScreen::keepsTheNameWithTheColour()
{
    StartFixture f;
    f.settings.whiteName.set(u"Anna"_s);
    f.settings.blackName.set(u"Leo"_s);
    f.window->showStartScreenOnLaunch();
    f.press("startComputer");
    QCOMPARE(f.find<QLineEdit>("startWhiteName")->text(), u"Anna"_s);
    f.press("colourBlack");
    QVERIFY(f.isShown("startBlackName"));
    QCOMPARE(f.find<QLineEdit>("startBlackName")->text(), u"Anna"_s);
    f.press("gamesBegin");
    QCOMPARE(f.session.playerNames().black, u"Anna"_s);
    QCOMPARE(f.settings.whiteName.value(), u"Leo"_s);
}

void TestStartScreen::offersNoLevelInGamesOfPureLuck()
{
    StartFixture f(u"fiske"_s);
    f.window->showStartScreenOnLaunch();
    f.press("startComputer");
    QVERIFY(!f.isShown("levelStrong"));
    QVERIFY(f.hasFocus("colourWhite"));
    f.press("ruling-bearing-off-as-at-backgammon"); // leaves choices
    QVERIFY(f.isShown("levelStrong"));
    f.press("ruling-bearing-off-by-number");
    QVERIFY(!f.isShown("levelStrong"));
    f.action("actionNew").trigger();
    f.press("card-cotton");
    f.press("seatingComputer");
    QVERIFY(f.isShown("levelStrong"));
}

void TestStartScreen::recommendsAGameToBeginners()
{
    StartFixture f(u"fiske"_s);
    f.action("actionNew").trigger();
    int recommended = 0;
    for (const GameCard *card : f.find<QWidget>("gamesPage")->findChildren<GameCard *>()) {
        const bool isRecommended = card->accessibleName().contains(u"A good first game"_s);
        QCOMPARE(isRecommended, card->ruleSetId() == Settings::defaultRuleSet());
        recommended += isRecommended ? 1 : 0;
    }
    QCOMPARE(recommended, 1);
}

void TestStartScreen::keepsPicturesOfGamesOnDisk()
{
    StartFixture f;
    const QDir pictures(f.folder.filePath(u"pictures"_s));
    f.window->setPictureCache(PictureCache(pictures.path()));
    f.action("actionNew").trigger();
    QTRY_VERIFY(!pictures.entryList({u"opening-*"_s}).isEmpty());
}

void TestStartScreen::goesToTheFirstAndLastGame()
{
    StartFixture f;
    f.action("actionNew").trigger();
    QVERIFY(f.isShown("gamesPage"));
    const auto positionAfter = [&](Qt::Key key) {
        QTest::keyClick(f.window->focusWidget(), key);
        return f.window->focusWidget()->accessibleName();
    };
    const auto count = f.find<QWidget>("gamesPage")->findChildren<GameCard *>().size();
    QVERIFY(positionAfter(Qt::Key_End).contains(u"%1 of %1"_s.arg(count)));
    QVERIFY(positionAfter(Qt::Key_Home).contains(u"1 of %1"_s.arg(count)));
}

void TestStartScreen::isVisitedInReadingOrder()
{
    StartFixture f;
    f.window->showStartScreenOnLaunch();
    f.find<QWidget>("startGames")->setFocus();
    f.key(Qt::Key_Tab);
    QVERIFY(f.window->focusWidget()->objectName().startsWith(u"language-"_s));
    f.key(Qt::Key_Tab);
    QVERIFY(f.hasFocus("startShown"));
}

/// A user of First steps who has pressed only Space can go on in the same way.
void TestStartScreen::beginsTheLearntGameBySpace()
{
    StartFixture f;
    f.screen->showNewGame(u"fiske"_s);
    QVERIFY(f.hasFocus("gamesBegin"));
    f.key(Qt::Key_Space);
    QVERIFY(!f.screen->isVisible());
    QCOMPARE(f.game().ruleSet().id, u"fiske"_s);
}

void TestStartScreen::beginsFirstStepsAndComesBack()
{
    StartFixture f;
    f.window->showStartScreenOnLaunch();
    const QByteArray recommended = "card-" + Settings::defaultRuleSet().toUtf8();
    f.press("startLearn");
    QVERIFY(f.isShown("gamesPage")); // the user chooses the game
    QVERIFY(f.hasFocus(recommended.constData()));
    QVERIFY(f.find<GameCard>(recommended.constData())->accessibleName().contains(u"1 of"_s));
    f.press("card-fiske");
    QVERIFY(!f.screen->isVisible());
    QVERIFY(f.isShown("firstStepsPanel"));
    QCOMPARE(f.game().ruleSet().id, u"fiske"_s);
    QTest::keyClick(&f.window->board(), Qt::Key_Escape);
    QVERIFY(!f.isShown("firstStepsPanel"));
    QCOMPARE(f.game().ruleSet().id, u"cotton"_s);
    QVERIFY(f.screen->isVisible()); // back to where it was chosen
    f.press("startFriend");
    QCOMPARE(f.find<GameCard>("chosenGame")->ruleSetId(), u"fiske"_s); // the game just learnt
    f.key(Qt::Key_Escape);
    f.press("startGames");
    QCOMPARE(f.find<QLabel>("startTitle")->text(), u"All games"_s);
    QVERIFY(f.hasFocus("card-cotton"));
    f.key(Qt::Key_Escape);
    f.key(Qt::Key_Escape);
    // First steps started from the menu do not lead back.
    f.action("actionFirstSteps").trigger();
    QTest::keyClick(&f.window->board(), Qt::Key_Escape);
    QVERIFY(!f.isShown("firstStepsPanel"));
    QVERIFY(!f.screen->isVisible());
}

void TestStartScreen::offersFirstStepsUntilAGameIsOver()
{
    StartFixture f;
    f.settings.hasExperience.set(false);
    for (int i = 0; i < 5; ++i) {
        f.step();
    }
    QVERIFY(!f.settings.hasExperience.value());
    while (!f.game().position().isOver()) {
        f.step();
    }
    QVERIFY(f.settings.hasExperience.value());
}

void TestStartScreen::offersFirstStepsToWhoNeverPlayed()
{
    StartFixture f;
    f.settings.hasExperience.set(false);
    f.window->showStartScreenOnLaunch();
    QVERIFY(f.hasFocus("startLearn"));
    f.key(Qt::Key_Space);
    QVERIFY(f.isShown("gamesPage"));
    f.key(Qt::Key_Space); // the recommended game
    QVERIFY(f.isShown("firstStepsPanel"));
    QCOMPARE(f.game().ruleSet().id, Settings::defaultRuleSet());
    // The offer remains until the last step is done.
    const auto *learn = f.find<CardButton>("startLearn");
    f.key(Qt::Key_Escape);
    QVERIFY(f.isShown("homePage"));
    QVERIFY(learn->accessibleName().contains(u"Start here"_s));
    f.press("startLearn");
    f.key(Qt::Key_Space);
    auto *firstSteps = f.find<QPushButton>("firstStepsNext");
    while (firstSteps->text() != u"&Play"_s) {
        firstSteps->click();
        f.clock.advance(std::chrono::seconds(1));
    }
    QVERIFY(f.settings.hasExperience.value());
    f.key(Qt::Key_Escape);
    QVERIFY(f.isShown("homePage"));
    QVERIFY(!learn->accessibleName().contains(u"Start here"_s));
}

void TestStartScreen::switchesTheLanguage()
{
    StartFixture f;
    f.window->showStartScreenOnLaunch();
    QVERIFY(f.find<QRadioButton>("language-en")->isChecked());
    const QString english = f.find<CardButton>("startFriend")->accessibleName();
    f.press("language-ru");
    QCoreApplication::processEvents(); // the window is retranslated later
    QCOMPARE(f.settings.language.value(), u"ru"_s);
    QVERIFY(f.find<CardButton>("startFriend")->accessibleName() != english);
    QVERIFY(f.screen->isVisible());
    f.action("actionNew").trigger();
    f.settings.language.set(u"en"_s);
    QCoreApplication::processEvents();
    QCOMPARE(f.find<QLabel>("startTitle")->text(), u"All games"_s);
    QVERIFY(f.find<QRadioButton>("language-en")->isChecked());
}

void TestStartScreen::keepsItsTitleWholeInEachLanguage()
{
    StartFixture f;
    f.window->resize(640, 480);
    f.window->showStartScreenOnLaunch();
    const auto *title = f.find<QLabel>("startTitle");
    for (const QString &code : languages()) {
        f.settings.language.set(code);
        QCoreApplication::processEvents();
        QVERIFY2(title->height() >= title->sizeHint().height(), qPrintable(code));
    }
}

/// After a change of language, the page scrolls only if it also scrolls at a start in that
/// language.
void TestStartScreen::scrollsInNoLanguageWithoutNeed()
{
    const auto hasScrollBar = [](const StartFixture &f) {
        for (int i = 0; i < 5; ++i) {
            QCoreApplication::processEvents(); // delayed layouts
        }
        const auto areas = f.screen->findChildren<QScrollArea *>();
        return std::ranges::any_of(areas, [](const QScrollArea *area) {
            return area->isVisible() && area->verticalScrollBar()->maximum() > 0;
        });
    };
    const QList sizes{QSize(640, 480), QSize(1024, 768), QSize(1280, 800)};
    const auto prepare = [](StartFixture &f, const QSize &size) {
        f.settings.hasExperience.set(false);
        f.window->resize(size);
        f.window->showStartScreenOnLaunch();
    };
    QHash<QPair<QString, int>, bool> scrollsAtStart;
    for (const QString &code : languages()) {
        installTranslator(code);
        for (const QSize size : sizes) {
            StartFixture f;
            f.settings.language.set(code);
            prepare(f, size);
            scrollsAtStart[{code, size.width()}] = hasScrollBar(f);
        }
    }
    for (const QSize size : sizes) {
        installTranslator(u"en"_s);
        StartFixture f;
        prepare(f, size);
        QString from;
        for (const QString &to : allChanges(languages())) {
            f.press(qPrintable(u"language-"_s + to));
            QVERIFY2(!hasScrollBar(f) || scrollsAtStart.value({to, size.width()}),
                     qPrintable(u"%1 to %2 at %3"_s.arg(from, to).arg(size.width())));
            from = to;
        }
    }
}

/// Cards whose texts need more lines make the page taller as long as the window has room.
void TestStartScreen::growsWithItsTexts()
{
    installTranslator(u"ru"_s);
    StartFixture f;
    f.settings.language.set(u"ru"_s);
    f.window->resize(640, 480);
    f.window->showStartScreenOnLaunch();
    QCoreApplication::processEvents();
    f.window->resize(1280, 800); // the text becomes larger
    QCoreApplication::processEvents();
    QCoreApplication::processEvents(); // delayed layouts
    QVERIFY(f.screen->isVisible());
    const auto areas = f.screen->findChildren<QScrollArea *>();
    const auto shown = std::ranges::find_if(areas, &QWidget::isVisible);
    QVERIFY(shown != areas.end());
    QVERIFY((*shown)->viewport()->height() > 0);
    QVERIFY((*shown)->widget()->height() <= (*shown)->viewport()->height());
    const int cardText = f.find<CardButton>("startFriend")->font().pixelSize();
    for (const char *name : {"startShown", "language-en", "language-ru"}) {
        QCOMPARE(f.find<QWidget>(name)->font().pixelSize(), cardText);
    }
}

/// The languages move to the scrolling part of the page.
void TestStartScreen::keepsTheFocusWhenTextsGrow()
{
    StartFixture f;
    f.window->resize(640, 480);
    f.action("actionStart").trigger();
    QCoreApplication::processEvents();
    auto *language = f.find<QRadioButton>("language-en");
    const QWidget *place = language->parentWidget()->parentWidget();
    language->setFocus();
    QVERIFY(f.hasFocus("language-en"));
    f.settings.textSize.set(text_size::MaxPercent);
    QCoreApplication::processEvents();
    QVERIFY(language->parentWidget()->parentWidget() != place);
    QVERIFY(language->isVisible());
    QVERIFY(f.hasFocus("language-en"));
}

void TestStartScreen::isTurnedOff()
{
    StartFixture f;
    f.window->showStartScreenOnLaunch();
    auto *shown = f.find<QCheckBox>("startShown");
    QVERIFY(shown->isChecked());
    shown->setFocus();
    QTest::keyClick(shown, Qt::Key_Space);
    QVERIFY(!f.settings.showStartScreen.value());
    f.key(Qt::Key_Escape);
    f.window->showStartScreenOnLaunch();
    QVERIFY(!f.screen->isVisible());
    f.settings.write();
    QVERIFY(!Settings(f.folder.filePath(u"doublets.ini"_s), allRuleSets()).showStartScreen.value());
    // The settings turn it on again.
    f.action("actionSettings").trigger();
    auto *dialog = f.find<SettingsDialog>("settingsDialog");
    auto *box = dialog->findChild<QCheckBox *>(u"startPanel"_s);
    QVERIFY(!box->isChecked());
    box->click();
    dialog->close();
    QVERIFY(f.settings.showStartScreen.value());
    QVERIFY(shown->isChecked());
}

void TestStartScreen::keepsTheFocus()
{
    StartFixture f;
    for (const char *action : {"actionStart", "actionNew"}) {
        f.action(action).trigger();
        QSet<QWidget *> passed;
        for (int i = 0; i < 60; ++i) {
            f.key(i < 40 ? Qt::Key_Tab : Qt::Key_Backtab);
            QVERIFY(f.screen->isAncestorOf(f.window->focusWidget()));
            passed << f.window->focusWidget();
        }
        for (const CardButton *card : f.screen->findChildren<CardButton *>()) {
            QVERIFY2(!card->isVisible() || passed.contains(const_cast<CardButton *>(card)),
                     qPrintable(card->objectName())); // each is reached by Tab
        }
    }
}

void TestStartScreen::arrowKeysFollowTheGrid()
{
    StartFixture f;
    f.window->showStartScreenOnLaunch();
    QVERIFY(f.hasFocus("startFriend"));
    using Step = std::pair<Qt::Key, const char *>; // a key, and the card that it leads to
    const auto follow = [&f](const std::vector<Step> &steps) {
        for (const auto &[key, name] : steps) {
            f.key(key);
            QVERIFY2(f.hasFocus(name), qPrintable(f.window->focusWidget()->objectName()));
        }
    };
    follow({{Qt::Key_Up, "startFriend"}, // nothing is above it
            {Qt::Key_Left, "startFriend"},
            {Qt::Key_Down, "startLearn"},
            {Qt::Key_Up, "startFriend"},
            {Qt::Key_Right, "startComputer"},
            {Qt::Key_Right, "startComputer"},
            {Qt::Key_Down, "startGames"},
            {Qt::Key_Down, "startGames"},
            {Qt::Key_Up, "startComputer"},
            {Qt::Key_Left, "startFriend"}});
    f.key(Qt::Key_Escape);
    f.step();
    f.window->showStartScreenOnLaunch();
    QVERIFY(f.hasFocus("startContinue")); // fills its row
    follow({{Qt::Key_Right, "startContinue"},
            {Qt::Key_Down, "startFriend"},
            {Qt::Key_Right, "startComputer"},
            {Qt::Key_Up, "startContinue"}});
}

void TestStartScreen::takesNoKeysOfTheBoard()
{
    StartFixture f;
    while (!f.action("actionPlayForced").isEnabled()) {
        f.step();
    }
    const auto actions = f.game().history().size();
    f.window->showStartScreenOnLaunch();
    for (const Qt::Key key : {Qt::Key_F, Qt::Key_H, Qt::Key_A, Qt::Key_1}) {
        f.key(key);
    }
    QVERIFY(f.screen->isVisible());
    QCOMPARE(f.game().history().size(), actions);
    f.key(Qt::Key_Escape);
    f.key(Qt::Key_F);
    QVERIFY(f.game().history().size() > actions);
}

void TestStartScreen::sharesNoMnemonicWithTheResult()
{
    // Alt+B is “Begin” on the page and “Look back” on the panel behind it.
    StartFixture f;
    f.finish();
    QVERIFY(f.isShown("winnerPanel"));
    f.action("actionNew").trigger();
    f.key(Qt::Key_Return);
    QVERIFY(f.isShown("gamesBegin"));
    f.key(Qt::Key_B, Qt::AltModifier);
    QTRY_VERIFY(!f.screen->isVisible());
    QVERIFY(f.game().history().empty());
    QVERIFY(f.window->board().hasFocus());
    QVERIFY(f.window->board().isEnabled());
}

void TestStartScreen::goesBackByEscape()
{
    StartFixture f;
    f.window->showStartScreenOnLaunch();
    QVERIFY(!f.isShown("startBack"));
    f.press("startGames");
    QVERIFY(f.isShown("startBack"));
    f.press("card-fiske");
    QCOMPARE(f.find<QLabel>("startTitle")->text(), u"New game"_s);
    f.key(Qt::Key_Escape);
    QCOMPARE(f.find<QLabel>("startTitle")->text(), u"All games"_s);
    f.press("startBack");
    QCOMPARE(f.find<QLabel>("startTitle")->text(), u"Doublets"_s);
    f.key(Qt::Key_Escape);
    QVERIFY(!f.screen->isVisible());
    QCOMPARE(f.game().ruleSet().id, u"cotton"_s);
}

void TestStartScreen::givesWayToTheGame()
{
    StartFixture f;
    f.window->showStartScreenOnLaunch();
    f.action("actionThrow").trigger();
    QVERIFY(!f.screen->isVisible());
    QCOMPARE(f.game().history().size(), 1U);
    f.window->showStartScreenOnLaunch();
    f.action("actionRules").trigger(); // a panel behind the screen
    QVERIFY(!f.screen->isVisible());
    f.window->showStartScreenOnLaunch();
    f.action("actionLargerText").trigger(); // concerns the screen itself
    QVERIFY(f.screen->isVisible());
}

void TestStartScreen::letsNoComputerPlayBehindIt()
{
    StartFixture f;
    f.window->showStartScreenOnLaunch();
    f.session.setSeat(Side::White, PlayerSetting::Careless);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    for (int i = 0; i < 20; ++i) {
        QCoreApplication::processEvents();
    }
    QVERIFY(f.game().history().empty());
    f.key(Qt::Key_Escape);
    QTRY_VERIFY(!f.game().history().empty());
}

void TestStartScreen::asksForRealDiceAfterwards()
{
    const StartFixture f(u"cotton"_s, DiceOrigin::Entered);
    f.window->showStartScreenOnLaunch();
    f.key(Qt::Key_Escape);
    auto *entry = f.find<QWidget>("diceEntry");
    QVERIFY(entry->isVisible());
    QVERIFY(entry->isAncestorOf(f.window->focusWidget()));
}

void TestStartScreen::speaksToScreenReaders()
{
    StartFixture f;
    f.window->showStartScreenOnLaunch();
    const auto part = [&f](const char *name) {
        return QAccessible::queryAccessibleInterface(f.find<QWidget>(name));
    };
    // Only the page has a role and a name, so that each page is announced, and once.
    QVERIFY(part("startScreen")->role() != QAccessible::Dialog);
    QCOMPARE(part("startScreen")->text(QAccessible::Name), QString());
    QVERIFY(part("startTitle")->role() != QAccessible::StaticText); // Orca would read it, too
    QCOMPARE(part("homePage")->role(), QAccessible::Dialog);
    QCOMPARE(part("homePage")->text(QAccessible::Name), u"Doublets, home screen"_s);
    QCOMPARE(QAccessible::queryAccessibleInterface(f.find<CardButton>("startLearn"))->role(),
             QAccessible::Button);
    QVERIFY(f.find<CardButton>("startLearn")->accessibleName().contains(u"3 of 4"_s));
    f.step();
    f.window->showStartScreenOnLaunch();
    QVERIFY(f.find<CardButton>("startLearn")->accessibleName().contains(u"4 of 5"_s));
    f.press("startGames");
    QCOMPARE(part("gamesPage")->text(QAccessible::Name), u"All games"_s);
    QVERIFY(f.find<GameCard>("card-holme")
                ->accessibleName()
                .contains(u"3 of %1"_s.arg(allRuleSets().all().size())));
    QVERIFY(f.find<GameCard>("card-cotton")->accessibleName().contains(u"chosen"_s));
    QVERIFY(!f.find<GameCard>("card-holme")->accessibleName().contains(u"chosen"_s));
    QVERIFY(f.hasFocus("card-cotton"));
}

void TestStartScreen::leavesNoticesReadable()
{
    const StartFixture f;
    f.window->showError({ErrorCode::CannotOpen, u"x"_s, {}, {u"y"_s}});
    f.window->showStartScreenOnLaunch();
    QCoreApplication::processEvents();
    const auto *notices = f.find<NoticeBar>("noticeBar");
    QVERIFY(notices->isVisible());
    const QRect shown(notices->mapTo(f.window.get(), QPoint()), notices->size());
    QVERIFY(!f.screen->geometry().intersects(shown));
}

/// The level and the names can be edited where they are displayed.
void TestStartScreen::changesPlayersAtTheNamePlates()
{
    StartFixture f;
    f.step();
    const auto actions = f.game().history().size();
    BoardView &board = f.window->board();
    const QRectF plate = board.boardScene().nameItem(Side::Black).rect();
    const QPoint where = board.viewportTransform().map(plate.center()).toPoint();
    QTest::mouseMove(board.viewport(), where);
    QCOMPARE(board.viewport()->cursor().shape(), Qt::PointingHandCursor);
    QHelpEvent help(QEvent::ToolTip, where, board.viewport()->mapToGlobal(where));
    QApplication::sendEvent(board.viewport(), &help);
    QCOMPARE(QToolTip::text(), f.action("actionPlayers").toolTip());
    QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, where);
    auto *dialog = f.find<SettingsDialog>("settingsDialog");
    QVERIFY(dialog != nullptr && dialog->isVisible());
    auto *name = dialog->findChild<QLineEdit *>(u"blackName"_s);
    QCOMPARE(dialog->focusWidget(), name); // ready to type
    name->setText({});
    QTest::keyClicks(name, QString(Settings::MaxNameLength + 5, u'W'));
    QCOMPARE(name->text().size(), Settings::MaxNameLength);
    name->setText(QString(u"😀"_s).repeated(Settings::MaxNameLength - 1));
    name->setCursorPosition(0);
    name->insert(u"ab"_s); // one too many
    QCOMPARE(name->text().toUcs4().size(), Settings::MaxNameLength - 1);
    name->insert(u"c"_s);
    QCOMPARE(name->text().toUcs4().size(), Settings::MaxNameLength);
    QVERIFY(dialog->findChild<QLineEdit *>(u"blackName"_s)->isVisible());
    QCOMPARE(f.game().history().size(), actions);
}

/// Text that the user enlarges must not become smaller because it no longer fits.
void TestStartScreen::neverShrinksLargerText()
{
    StartFixture f;
    for (const QSize size : {QSize(640, 480), QSize(1024, 768), QSize(1280, 800)}) {
        f.window->resize(size);
        f.action("actionStart").trigger();
        const auto pixels = [&](int percent) {
            f.settings.textSize.set(percent);
            QCoreApplication::processEvents();
            return f.find<QWidget>("startFriend")->font().pixelSize();
        };
        int last = pixels(text_size::MinPercent);
        for (int percent = text_size::MinPercent; percent <= text_size::MaxPercent;
             percent += text_size::PercentStep) {
            const int now = pixels(percent);
            QVERIFY2(
                now >= last && now >= fonts::currentSizes().text,
                qPrintable(
                    u"%1 at %2%: %3 after %4"_s.arg(size.width()).arg(percent).arg(now).arg(last)));
            last = now;
        }
    }
}

/// With large text, a card may be higher than the page.
void TestStartScreen::scrollsHighCardsByKeyboard()
{
    StartFixture f;
    f.settings.textSize.set(200);
    f.window->resize(640, 480);
    f.action("actionStart").trigger();
    f.press("startGames");
    QCoreApplication::processEvents();
    QWidget *card = f.window->focusWidget();
    const auto *area = f.find<QWidget>("gamesPage")->findChild<QScrollArea *>();
    QVERIFY(card->height() > area->viewport()->height());
    const auto top = [&] { return card->mapTo(area->viewport(), QPoint()).y(); };
    QVERIFY(top() >= 0);
    for (int page = 0; page < 3; ++page) {
        f.key(Qt::Key_PageDown);
    }
    QVERIFY(top() + card->height() <= area->viewport()->height());
    for (int page = 0; page < 3; ++page) {
        f.key(Qt::Key_PageUp);
    }
    QVERIFY(top() >= 0);
}

void TestStartScreen::fits_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    for (const QSize size : {QSize(640, 480), QSize(1280, 800), QSize(3840, 2160)}) {
        for (const QString &language : layoutLanguages()) {
            for (const int percent : {text_size::MinPercent, text_size::MaxPercent}) {
                QTest::addRow("%d %s %d", size.width(), qPrintable(language), percent)
                    << size << language << percent;
            }
        }
    }
}

/// No text is cut off, everything lies on the panel or scrolls vertically, and all targets are
/// large enough for fingers.
void TestStartScreen::fits()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    QFETCH(const int, percent);
    const LayoutLanguage installed(language);
    StartFixture f;
    f.window->setUpdatesEnabled(false); // only sizes matter
    f.settings.textSize.set(percent);
    f.window->resize(size);
    f.step();
    const auto check = [&](const char *page) {
        QCoreApplication::processEvents(); // delayed layouts
        QCoreApplication::processEvents();
        QVERIFY(f.window->rect().contains(f.screen->geometry()));
        for (const QScrollArea *area : f.screen->findChildren<QScrollArea *>()) {
            if (area->isVisible()) {
                QVERIFY2(area->widget()->width() <= area->viewport()->width(), page);
                QVERIFY2(area->viewport()->height() >= 2 * fonts::currentSizes().minControlSize,
                         page);
            }
        }
        const auto *back = f.find<QWidget>("startBack");
        const auto *title = f.find<QWidget>("startTitle");
        const auto pages = f.screen->findChildren<StartPage *>();
        const auto shown = std::ranges::find_if(pages, &QWidget::isVisible);
        for (const QWidget *above : {back, title}) {
            QVERIFY2(!above->isVisible() ||
                         above->geometry().bottom() + fonts::currentSizes().caption / 2 <
                             (*shown)->geometry().top(),
                     page);
        }
        for (const QLabel *label : f.screen->findChildren<QLabel *>()) {
            const QWidget *field = label->buddy();
            if (field == nullptr || !field->isVisible() || field->x() < label->geometry().right()) {
                continue; // below its label
            }
            const int offset = label->geometry().center().y() - field->geometry().center().y();
            QVERIFY2(std::abs(offset) <= 1, page);
        }
        for (const QPushButton *button : f.screen->findChildren<QPushButton *>()) {
            const QFontMetrics metrics = button->fontMetrics();
            const int text = metrics.size(Qt::TextShowMnemonic, button->text()).width();
            QVERIFY2(!button->isVisible() || button->width() - text >= metrics.height() / 2,
                     qPrintable(button->objectName()));
        }
        for (const CardButton *card : f.screen->findChildren<CardButton *>()) {
            QVERIFY2(!card->isVisible() || isBottomBlank(*card), qPrintable(card->objectName()));
        }
        for (const QWidget *each : f.screen->findChildren<QWidget *>()) {
            const bool isShown = each->isVisible() && !each->objectName().startsWith(u"qt_"_s) &&
                                 (qobject_cast<const QLabel *>(each) != nullptr ||
                                  qobject_cast<const QAbstractButton *>(each) != nullptr);
            if (!isShown) {
                continue;
            }
            const QString what = QString::fromLatin1(page) + u' ' + each->objectName() + u' ' +
                                 QString::fromLatin1(each->metaObject()->className());
            const int needed = each->hasHeightForWidth() ? each->heightForWidth(each->width())
                                                         : each->minimumSizeHint().height();
            QVERIFY2(each->height() >= needed,
                     qPrintable(what + u" %1 of %2"_s.arg(each->height()).arg(needed)));
            QVERIFY2(each->width() >= each->minimumSizeHint().width(), qPrintable(what));
            if (qobject_cast<const QAbstractButton *>(each) != nullptr) {
                QVERIFY2(each->height() >= fonts::currentSizes().minControlSize,
                         qPrintable(what + u' ' + QString::number(each->height())));
            }
        }
    };
    f.action("actionStart").trigger();
    check("home");
    f.press("startGames");
    check("games");
    for (const RuleSet &set : allRuleSets().all()) {
        if (set.id == u"holme") {
            continue; // offers the same rulings as cotton
        }
        f.action("actionNew").trigger();
        f.press(qPrintable(u"card-"_s + set.id));
        check("new game");
    }
    f.press("seatingComputer");
    check("computer");
    f.press("seatingPeople");
    check("friend");
}

QTEST_MAIN(TestStartScreen)
#include "tests/app/language/layout_language.h"
#include "tst_start_screen.moc"

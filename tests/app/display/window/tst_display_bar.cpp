// SPDX-License-Identifier: MIT
#include "display/screens/choice_page.h"
#include "display/screens/sheets.h"
#include "display/screens/visitor_bar.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/speech/announcer.h"
#include "panels/theme/theme.h"
#include "table/artwork/artwork.h"
#include "table/fonts/fonts.h"
#include "tests/app/display/window/visited.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;
using Screen = DisplayFlow::Screen;

namespace {

const QStringList AidNames{u"displayBack"_s, u"displayLarge"_s, u"displayContrast"_s,
                           u"displayLanguage"_s, u"displaySpeech"_s};

/// Returns the places of the visitor's aids on `display`; empty for those not shown.
QList<QRect> placesOfAids(const DisplayFixture &display)
{
    QList<QRect> places;
    for (const QString &name : AidNames) {
        const QWidget &button = *display.find(name);
        places << (button.isVisible()
                       ? QRect(button.mapTo(display.window.get(), QPoint()), button.size())
                       : QRect());
    }
    return places;
}

/// Calls `visit` on each screen of a visit.
template<typename Visit> void visitScreens(const VisitedDisplay &display, const Visit &visit)
{
    DisplayFlow &flow = display.flow();
    flow.handleTouch();
    visit();
    flow.chooseLanguage(u"en"_s);
    visit();
    flow.showMoreGames();
    visit();
    flow.chooseTradition(u"france"_s);
    visit();
    flow.chooseGame(u"moulidars"_s);
    visit();
    flow.choosePlayers(false);
    visit();
    flow.beginPlay();
    visit();
    flow.endGame();
    visit();
    flow.startComparison();
    visit();
}

} // namespace

/// Tests the bar with the button to go back and the aids on every page of a visit.
class TestDisplayBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void isOnEveryPageAtOnePlace();
    void doesNotMoveUnderAFinger();
    void aidsWorkBeforeAGame();
    void highContrastChangesAllBoards();
    void aidsWorkDuringTheDemonstration();
    void asksBeforeAGameEnds();
    void goesBackFromEveryPage();
    void startsSpeechWithoutSight();
    void facesBothSides();
    void playsWithFiveKeys();
    void choicesAreWithinReach();
    void invitationGrowsWithTheScreen();
};

void TestDisplayBar::initTestCase()
{
    theme::apply(*qobject_cast<QApplication *>(qApp));
}

void TestDisplayBar::isOnEveryPageAtOnePlace()
{
    VisitedDisplay display({u"moulidars"_s, u"charpentier"_s, u"cotton"_s});
    display.window->setSpeechButtonVisible(true);
    QList<QRect> places;
    visitScreens(display, [&] {
        QCoreApplication::processEvents();
        const QList<QRect> here = placesOfAids(display);
        for (int i = 0; i < here.size(); ++i) {
            QVERIFY2(!here[i].isEmpty(), qPrintable(AidNames[i]));
            const QWidget *top = display.window->childAt(here[i].center());
            QCOMPARE(top->objectName(), AidNames[i]); // no page covers the button
        }
        places = places.isEmpty() ? here : places;
        QCOMPARE(here, places);
    });
    QCOMPARE(display.screen(), Screen::Compare);
}

/// The text size, the contrast and the language leave every button of the bar at its place: a
/// second touch on the button for larger text does not press another button.
void TestDisplayBar::doesNotMoveUnderAFinger()
{
    VisitedDisplay display;
    display.begin(u"en"_s, u"england"_s, u"one"_s);
    const QList<QRect> places = placesOfAids(display);
    const QRect startOver = display.find(u"displayOver"_s)->geometry();
    const QPoint large = display.middleOf(u"displayLarge"_s);
    const int text = fonts::currentSizes().text;
    display.tap(large);
    QVERIFY(fonts::currentSizes().text > text);
    QCOMPARE(placesOfAids(display), places);
    display.tap(large);
    QCOMPARE(fonts::currentSizes().text, text);
    QVERIFY(theme::contrast() == theme::Contrast::Normal);
    display.tap(u"displayContrast"_s);
    QVERIFY(theme::contrast() != theme::Contrast::Normal);
    QCOMPARE(placesOfAids(display), places);
    const QPoint language = display.middleOf(u"displayLanguage"_s);
    for (int i = 0; i < display.flow().languages().size(); ++i) {
        display.tap(language);
        QCOMPARE(placesOfAids(display), places);
        QCOMPARE(display.find(u"displayOver"_s)->geometry(), startOver);
    }
    QCOMPARE(display.flow().language(), u"en"_s);
}

void TestDisplayBar::aidsWorkBeforeAGame()
{
    VisitedDisplay display;
    display.flow().handleTouch();
    const int text = fonts::currentSizes().text;
    display.tap(u"displayLarge"_s);
    display.tap(u"displayContrast"_s);
    QVERIFY(fonts::currentSizes().text > text);
    QVERIFY(theme::contrast() != theme::Contrast::Normal);
    display.tap(u"choice_en"_s);
    display.tap(u"choice_more"_s);
    const auto *page = display.find(u"choice"_s);
    QCOMPARE(page->accessibleName(), u"Which board would you like to play on?"_s);
    display.flow().changeLanguage(u"de"_s);
    QTRY_VERIFY(page->accessibleName() != u"Which board would you like to play on?"_s);
    display.tap(u"choice_england"_s);
    display.tap(u"choice_two"_s);
    display.tap(display.window->rect().center());
    QCOMPARE(display.screen(), Screen::Play);
    QCOMPARE(display.match().settings().lighting.value(), Lighting::HighContrast);
    VisitUse use;
    QObject::connect(&display.flow(), &DisplayFlow::visitEnded, display.window.get(),
                     [&use](const Visit &visit) { use = visit.use.value(); });
    display.flow().startOver();
    QCOMPARE(use, (VisitUse{.largeText = true, .highContrast = true})); // in the statistics
    display.pass(5s);
    QVERIFY(theme::contrast() == theme::Contrast::Normal);
    QCOMPARE(fonts::currentSizes().text, text);
}

/// The comparison and the pictures of the boards follow the visitor's choice, too.
void TestDisplayBar::highContrastChangesAllBoards()
{
    VisitedDisplay display;
    DisplayFlow &flow = display.flow();
    flow.handleTouch();
    flow.chooseLanguage(u"en"_s);
    flow.showMoreGames();
    const auto *card = display.find<ChoiceCard>(u"choice_france"_s);
    constexpr int DrawingTime = 60'000; // ms, on a slow machine
    QTRY_VERIFY_WITH_TIMEOUT(!card->picture().isNull(), DrawingTime);
    const QImage lit = card->picture();
    display.tap(u"displayContrast"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!card->picture().isNull() && card->picture() != lit, DrawingTime);
    display.tap(u"displayContrast"_s);
    flow.chooseTradition(u"england"_s);
    flow.choosePlayers(false);
    flow.beginPlay();
    flow.endGame();
    flow.startComparison();
    const auto lighting = [&display](int board) {
        return display.find<BoardView>(u"compareBoard%1"_s.arg(board))
            ->boardScene()
            .sprites()
            .artwork()
            ->lighting();
    };
    for (const Lighting expected : {Lighting::Lamp, Lighting::HighContrast}) {
        QCOMPARE(lighting(0), expected);
        QCOMPARE(lighting(1), expected);
        display.tap(u"displayContrast"_s);
    }
}

/// A touch on the bar does not end the demonstration, unlike any other touch.
void TestDisplayBar::aidsWorkDuringTheDemonstration()
{
    VisitedDisplay display;
    DisplayFlow &flow = display.flow();
    flow.handleTouch();
    flow.chooseLanguage(u"en"_s);
    flow.chooseTradition(u"england"_s);
    flow.choosePlayers(false);
    const int text = fonts::currentSizes().text;
    display.tap(u"displayLarge"_s);
    QCOMPARE(display.screen(), Screen::FirstSteps);
    QVERIFY(fonts::currentSizes().text > text);
    display.tap(u"displayBack"_s);
    QCOMPARE(display.screen(), Screen::Players);
    display.pass(20s);
    QCOMPARE(display.screen(), Screen::Players); // the demonstration does not go on unseen
    flow.choosePlayers(false);
    display.tap(display.window->rect().center());
    QCOMPARE(display.screen(), Screen::Play);
}

void TestDisplayBar::asksBeforeAGameEnds()
{
    VisitedDisplay display;
    display.begin(u"en"_s, u"england"_s, u"two"_s);
    QCOMPARE(display.find<QAbstractButton>(u"displayOver"_s)->text(), u"Start over"_s);
    display.tap(u"displayThrow"_s);
    const auto *sheet = display.find<EndGameSheet>(u"endGame"_s);
    for (const QString &name : {u"displayOver"_s, u"displayBack"_s}) {
        display.tap(name);
        QVERIFY(sheet->isVisible());
        QCOMPARE(display.screen(), Screen::Play);
        display.tap(u"endGameKeepPlaying"_s);
        QVERIFY(!sheet->isVisible());
        QCOMPARE(display.screen(), Screen::Play);
        QCOMPARE(display.actionCount(), std::size_t(1));
    }
    // With the keypad: Enter keeps playing, as the first button has the focus.
    display.find(u"displayOver"_s)->setFocus();
    display.key(Qt::Key_Space);
    QVERIFY(sheet->isVisible());
    QTRY_VERIFY(display.window->announcer().lastMessage().startsWith(sheet->title()));
    display.key(Qt::Key_Space);
    QVERIFY(!sheet->isVisible());
    QCOMPARE(display.screen(), Screen::Play);
    display.tap(u"displayOver"_s);
    display.tap(u"endGameConfirm"_s);
    QCOMPARE(display.screen(), Screen::Resetting);
    QVERIFY(!sheet->isVisible());
}

void TestDisplayBar::goesBackFromEveryPage()
{
    VisitedDisplay display;
    display.begin(u"en"_s, u"england"_s, u"one"_s);
    display.tap(u"displayThrow"_s);
    display.tap(u"displayWhy"_s);
    QVERIFY(display.find<ExplanationSheet>(u"whySheet"_s)->isVisible());
    display.tap(u"displayBack"_s);
    QVERIFY(!display.find<ExplanationSheet>(u"whySheet"_s)->isVisible());
    QCOMPARE(display.screen(), Screen::Play);
    display.flow().endGame();
    display.flow().startComparison();
    display.tap(u"displayBack"_s);
    QCOMPARE(display.screen(), Screen::End);
    display.tap(u"displayBack"_s);
    QCOMPARE(display.screen(), Screen::Players);
    display.tap(u"choice_two"_s);
    display.tap(display.window->rect().center());
    QCOMPARE(display.screen(), Screen::Play);
    display.tap(u"displayBack"_s);
    display.tap(u"endGameConfirm"_s);
    QCOMPARE(display.screen(), Screen::Players);
}

/// The keys for reading aloud work on every page, and neither chooses nor ends anything.
void TestDisplayBar::startsSpeechWithoutSight()
{
    VisitedDisplay display;
    QSignalSpy requests(display.window.get(), &DisplayWindow::speechRequested);
    display.key(Qt::Key_F9);
    QCOMPARE(display.screen(), Screen::Language);
    QCOMPARE(requests.takeLast()[0].toBool(), true);
    display.flow().chooseLanguage(u"en"_s);
    display.flow().showMoreGames();
    display.key(Qt::Key_F10);
    QCOMPARE(requests.takeLast()[0].toBool(), false);
    display.flow().chooseTradition(u"england"_s);
    display.flow().choosePlayers(false);
    display.key(Qt::Key_F9);
    QCOMPARE(requests.takeLast()[0].toBool(), true);
    QCOMPARE(display.screen(), Screen::FirstSteps);
    display.window->setSpeechButtonVisible(true);
    display.tap(u"displaySpeech"_s);
    QCOMPARE(requests.takeLast()[0].toBool(), true);
    QCOMPARE(display.screen(), Screen::FirstSteps);
}

/// At a table, the invitation and the bar are also at the upper edge, rotated.
void TestDisplayBar::facesBothSides()
{
    DisplayFixture display(builtInGames());
    display.config.playerPlacement = DisplayConfig::PlayerPlacement::FaceToFace;
    display.open();
    QWidget &window = *display.window;
    const auto *strip = display.find(u"attractStrip"_s);
    const auto *opposite = display.find(u"oppositeAttractStrip"_s);
    QVERIFY(opposite->isVisible());
    QCOMPARE(opposite->size(), strip->size());
    const QImage upright = window.findChild<QWidget *>(u"attractStrip"_s)->grab().toImage();
    const QImage turned = window.findChild<QWidget *>(u"oppositeAttractStrip"_s)->grab().toImage();
    QCOMPARE(turned.mirrored(true, true), upright);
    display.tap(opposite->mapTo(&window, opposite->rect().center()));
    QCOMPARE(display.flow().screen(), Screen::Language);
    QVERIFY(!opposite->isVisible());
    const auto bars = window.findChildren<VisitorBar *>();
    QCOMPARE(bars.size(), 2);
    QVERIFY(bars[0]->isVisible() && bars[1]->isVisible());
    QVERIFY(bars[0]->y() > bars[1]->y());
    const int text = fonts::currentSizes().text;
    auto *large = bars[1]->findChild<QAbstractButton *>(u"displayLarge"_s);
    display.tap(*large);
    QVERIFY(fonts::currentSizes().text > text);
    QVERIFY(bars[0]->findChild<QAbstractButton *>(u"displayLarge"_s)->isChecked());
}

/// Arrow keys and Enter, the keys of a keypad, lead from the attract mode to a game.
void TestDisplayBar::playsWithFiveKeys()
{
    VisitedDisplay display;
    display.key(Qt::Key_Return);
    QCOMPARE(display.screen(), Screen::Language);
    display.key(Qt::Key_Return);
    QCOMPARE(display.screen(), Screen::Start);
    display.key(Qt::Key_Right);
    display.key(Qt::Key_Return);
    QCOMPARE(display.screen(), Screen::Tradition);
    display.key(Qt::Key_Return);
    QCOMPARE(display.screen(), Screen::Players);
    display.key(Qt::Key_Return);
    QCOMPARE(display.screen(), Screen::FirstSteps);
    display.key(Qt::Key_Return);
    QCOMPARE(display.screen(), Screen::Play);
    display.key(Qt::Key_Return);
    QCOMPARE(display.actionCount(), std::size_t(1)); // the dice
}

/// On a portrait screen of 43 inches, 95 cm high, all cards and the bar are in the lower 60 cm.
void TestDisplayBar::choicesAreWithinReach()
{
    DisplayFixture display(builtInGames(), {1080, 1920});
    display.config.ruleSets = builtInGames().ids();
    display.config.screenInches = 43;
    display.open();
    DisplayFlow &flow = display.flow();
    const auto look = [&display] {
        int highest = display.screen.height();
        for (const ChoiceCard *card : display.window->findChildren<ChoiceCard *>()) {
            if (card->isVisible()) {
                highest = std::min(highest, card->mapTo(display.window.get(), QPoint()).y());
            }
        }
        const double reach = (display.screen.height() - highest) / display.pixelsPerMm();
        QVERIFY2(reach <= 600, qPrintable(QString::number(reach)));
    };
    flow.handleTouch();
    look();
    flow.chooseLanguage(u"de"_s);
    look();
    flow.showMoreGames();
    look();
    flow.chooseTradition(u"england"_s);
    look();
    flow.chooseGame(u"cotton"_s);
    look();
}

/// A larger screen is read from a greater distance.
void TestDisplayBar::invitationGrowsWithTheScreen()
{
    DisplayConfig config;
    const auto millimetres = [&config](double inches) {
        constexpr QSize Size(1920, 1080);
        config.screenInches = inches;
        constexpr double MmPerInch = 25.4;
        const double perMm = std::hypot(Size.width(), Size.height()) / (inches * MmPerInch);
        return DisplaySizes::forScreen(Size, config, false).invitation / perMm;
    };
    QVERIFY(millimetres(65) > 1.9 * millimetres(32));
    QVERIFY(std::abs(millimetres(15) - millimetres(32)) < 2);
}

QTEST_MAIN(TestDisplayBar)
#include "tst_display_bar.moc"

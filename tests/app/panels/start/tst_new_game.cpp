// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "choices/text_size.h"
#include "language/language.h"
#include "panels/cards/game_card.h"
#include "panels/dialogs/opening_pictures.h"
#include "panels/start/games_page.h"
#include "panels/start/new_game_page.h"
#include "panels/start/start_screen.h"
#include "panels/theme/theme.h"
#include "tests/app/wcag.h"
#include "text/game_facts.h"
#include "text/goal_text.h"
#include "text/rule_text.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QTimer>
#include <QWindow>

#include <algorithm>

using namespace Qt::StringLiterals;

using namespace doublets;
using doublets::test::contrast;

namespace {

/// The start screen of a main window, at the page with all games.
struct GamesFixture : WindowFixture
{
    explicit GamesFixture(const QString &ruleSet = u"cotton"_s)
        // High contrast paints the openings fastest.
        : WindowFixture(allRuleSets(), ruleSet, DiceOrigin::Seeded, {}, Lighting::HighContrast)
        , screen(find<StartScreen>("startScreen"))
    {
        settings.hasExperience.set(true);
        open();
    }
    void open() const { action("actionNew").trigger(); }
    /// Opens the page for beginning a game.
    void choose(const QString &id) const
    {
        open();
        card(id)->click();
    }
    [[nodiscard]] GameCard *card(const QString &id) const
    {
        return screen->findChild<GameCard *>(u"card-"_s + id);
    }
    template<typename T> [[nodiscard]] T *part(const char *name) const
    {
        return screen->findChild<T *>(QString::fromLatin1(name));
    }
    [[nodiscard]] QString focused() const { return window->focusWidget()->objectName(); }
    [[nodiscard]] bool isOpen() const { return screen->isVisible(); }

    StartScreen *screen;
};

} // namespace

/// Tests the pages of the start screen for choosing and beginning a game.
class TestNewGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        theme::apply(*qApp); // as in the program
    }
    void init() { installTranslator(u"en"_s); }
    void showsEveryGameOnOnePage();
    void tellsGamesApartAtAGlance();
    void offersWhatThePolicyOffers();
    void beginsTheGameChosen();
    void leavesTheBoardAloneUntilThen();
    void goesThroughGamesByArrowsAndBeginsByReturn();
    void choosesAnotherGameForTheSamePlayers();
    void opensACardAtTheEdgeWithOneClick();
    void remembersWhoPlaysTheComputer();
    void keepsTheChosenAnswers();
    void choosesTheLevelsOfTwoComputers();
    void offersACasualComputerInTheRace();
    void saysThatDiceAreReal();
    void endsBelowItsLastWidget_data();
    void endsBelowItsLastWidget();
    void tellsHowToWin();
    void offersEveryOpenRuling();
    void marksEveryValueWhereItIsSeen();
    void keepsRulingsWhenAGameIsChosen();
    void choosesRulingsByKeyboard();
    void checksTheSeed();
    void choosesTheLengthOfMatches();
    void isWalkedThroughByTab();
    void everythingIsNamed();
    void drawsTheOpeningsInTheBackground();
    void drawsTheChosenGame();
    void isAskedForByTheResultPanel();
};

void TestNewGame::showsEveryGameOnOnePage()
{
    const GamesFixture f;
    QVERIFY(f.match.isPaused()); // the board waits
    for (const RuleSet &set : allRuleSets().all()) {
        const GameCard *card = f.card(set.id);
        QVERIFY2(card != nullptr && card->isVisible(), qPrintable(set.id));
        const QString told = card->accessibleName();
        for (const QString &part : {set.game, set.nickname, set.origin, set.source.author,
                                    set.source.year, set.summary}) {
            QVERIFY2(told.contains(part), qPrintable(told));
        }
        QCOMPARE(told.contains(u"chosen"_s), set.id == u"cotton"_s); // the game on the board
    }
    QCOMPARE(f.focused(), u"card-cotton"_s);
}

void TestNewGame::tellsGamesApartAtAGlance()
{
    QSet<QString> titles;
    for (const RuleSet &set : allRuleSets().all()) {
        titles << set.game + set.nickname;
        const QStringList facts = gameFacts(set);
        QCOMPARE(facts.size(), 3);
        QCOMPARE(facts.last() == u"pure luck"_s, set.figures.throwsWithChoice == 0);
        const int century = (set.source.sortYear + 99) / 100;
        const QRegularExpression named(u"\\b%1(st|nd|rd|th)-century"_s.arg(century));
        QVERIFY2(set.isReconstruction || set.origin.contains(named), qPrintable(set.origin));
    }
    QCOMPARE(titles.size(), static_cast<qsizetype>(allRuleSets().all().size()));
    QCOMPARE(gameFacts(*allRuleSets().find(u"cotton"_s)),
             (QStringList{u"England, 17th-century account"_s, u"about 4 minutes"_s,
                          u"almost pure luck"_s}));
    QCOMPARE(gameFacts(*allRuleSets().find(u"alfonso-race"_s)).last(), u"luck and choices"_s);
}

void TestNewGame::offersWhatThePolicyOffers()
{
    Settings settings(QString(), allRuleSets());
    Policy policy;
    policy.ruleSets = {u"fiske"_s, u"cotton"_s};
    Session session(allRuleSets(), settings, QString());
    const Match match(session, policy);
    session.start();
    OpeningPictures pictures;
    const GamesPage page(match, session, pictures, nullptr);
    QStringList offered;
    for (const GameCard *card : page.findChildren<GameCard *>()) {
        offered << card->ruleSetId();
    }
    QCOMPARE(offered, policy.ruleSets);
}

void TestNewGame::beginsTheGameChosen()
{
    const GamesFixture f;
    QTest::mouseClick(f.card(u"holme"_s), Qt::LeftButton);
    QCOMPARE(f.game().ruleSet().id, u"cotton"_s); // only when the user begins the game
    QTest::mouseClick(f.part<QPushButton>("gamesBegin"), Qt::LeftButton);
    QCOMPARE(f.game().ruleSet().id, u"holme"_s);
    QVERIFY(!f.isOpen());
    QCOMPARE(f.settings.ruleSet.value(), u"holme"_s); // remembered for the next game
    QVERIFY(f.window->board().hasFocus() || !f.window->isActiveWindow());
}

void TestNewGame::leavesTheBoardAloneUntilThen()
{
    const GamesFixture f;
    const Game *before = &f.game();
    f.choose(u"fiske"_s);
    f.part<QRadioButton>("seatingWatch")->click();
    for (int page = 0; page < 3; ++page) {
        QTest::keyClick(f.window->focusWidget(), Qt::Key_Escape);
    }
    QVERIFY(!f.isOpen());
    QCOMPARE(&f.game(), before);
    QVERIFY(!f.session.seats().isComputerAlone());
    QCOMPARE(f.settings.ruleSet.value(), u"cotton"_s);
}

void TestNewGame::goesThroughGamesByArrowsAndBeginsByReturn()
{
    const GamesFixture f;
    const QStringList ids = allRuleSets().ids();
    for (qsizetype i = ids.indexOf(u"cotton"_s) + 1; i < ids.size(); ++i) { // in one line
        QTest::keyClick(f.window->focusWidget(), Qt::Key_Down);
        QCOMPARE(f.focused(), u"card-"_s + ids[i]);
    }
    QTest::keyClick(f.window->focusWidget(), Qt::Key_Up);
    QCOMPARE(f.focused(), u"card-"_s + ids[ids.size() - 2]);
    QTest::keyClick(f.window->focusWidget(), Qt::Key_Space);
    QCOMPARE(f.focused(), u"seatingPeople"_s);
    QTest::keyClick(f.window->focusWidget(), Qt::Key_Return);
    QVERIFY(!f.isOpen());
    QCOMPARE(f.game().ruleSet().id, ids[ids.size() - 2]);
}

void TestNewGame::choosesAnotherGameForTheSamePlayers()
{
    const GamesFixture f;
    f.choose(u"fiske"_s);
    f.part<QRadioButton>("seatingComputer")->click();
    f.part<QRadioButton>("levelCareless")->click();
    f.part<QPushButton>("otherGame")->click();
    QVERIFY(f.card(u"fiske"_s)->accessibleName().contains(u"chosen"_s));
    f.card(u"holme"_s)->click();
    QVERIFY(f.part<QRadioButton>("levelCareless")->isVisible());
    f.part<QPushButton>("gamesBegin")->click();
    QCOMPARE(f.game().ruleSet().id, u"holme"_s);
    QVERIFY((f.session.seats() == Seats{{PlayerSetting::Person, PlayerSetting::Careless}}));
}

void TestNewGame::opensACardAtTheEdgeWithOneClick()
{
    const GamesFixture f;
    f.window->resize(640, 480);
    QCoreApplication::processEvents();
    auto *area = f.part<QWidget>("gamesPage")->findChild<QScrollArea *>();
    area->verticalScrollBar()->setValue(0);
    f.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
    const QRect seen = area->viewport()->rect();
    const auto cards = f.part<QWidget>("gamesPage")->findChildren<GameCard *>();
    const auto cut = std::ranges::find_if(cards, [&](const GameCard *card) {
        const QRect place(card->mapTo(area->viewport(), QPoint()), card->size());
        return place.top() < seen.bottom() - 10 && place.bottom() > seen.bottom() + 10;
    });
    QVERIFY(cut != cards.end());
    const QString id = (*cut)->ruleSetId();
    // Through the window, as pressing gives the focus, which scrolls.
    const QPoint edge(seen.center().x(), seen.bottom() - 2);
    QTest::mouseClick(f.window->windowHandle(), Qt::LeftButton, {},
                      area->viewport()->mapTo(f.window.get(), edge));
    const auto *page = f.part<NewGamePage>("newGamePage");
    QVERIFY(page != nullptr && page->isVisible());
    QCOMPARE(page->ruleSetId(), id);
    // A page opens at its top, however far it was scrolled before.
    auto *bar = page->findChild<QScrollArea *>()->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    bar->setValue(bar->maximum());
    f.choose(id);
    QCOMPARE(bar->value(), 0);
}

void TestNewGame::remembersWhoPlaysTheComputer()
{
    const GamesFixture f;
    f.choose(u"willughby"_s);
    const auto names = [&f] {
        return QStringList{f.part<QLineEdit>("startWhiteName")->text(),
                           f.part<QLineEdit>("startBlackName")->text()};
    };
    const auto begin = [&f] { f.part<QPushButton>("gamesBegin")->click(); };
    const auto press = [&f](const char *name) { f.part<QRadioButton>(name)->click(); };
    f.part<QLineEdit>("startWhiteName")->setText(u"Leo"_s);
    f.part<QLineEdit>("startBlackName")->setText(u"Grandma"_s);
    press("seatingComputer");
    press("colourBlack");
    begin(); // Leo is Black
    f.choose(u"willughby"_s);
    press("seatingPeople");
    QCOMPARE(names(), (QStringList{u"Grandma"_s, u"Leo"_s}));
    begin();
    f.choose(u"willughby"_s);
    press("seatingComputer");
    press("colourWhite");
    QCOMPARE(names(), (QStringList{u"Leo"_s, u"Grandma"_s})); // and both are kept
    begin();
    QCOMPARE(f.match.playerNames().nameOf(Side::White), u"Leo"_s);
}

void TestNewGame::keepsTheChosenAnswers()
{
    const GamesFixture f;
    f.choose(u"willughby"_s);
    for (const char *seating : {"seatingPeople", "seatingComputer", "seatingWatch"}) {
        f.part<QRadioButton>(seating)->click();
        int kept = 0;
        for (auto *radio : f.part<QWidget>("newGamePage")->findChildren<QRadioButton *>()) {
            if (radio->isVisible() && radio->isChecked()) {
                radio->click(); // as a user who confirms the current answer
                QVERIFY2(radio->isChecked(), qPrintable(radio->objectName()));
                ++kept;
            }
        }
        QVERIFY2(kept > 1, seating);
    }
}

void TestNewGame::choosesTheLevelsOfTwoComputers()
{
    const GamesFixture f;
    f.choose(u"willughby"_s);
    QVERIFY(!f.part<QComboBox>("levelOfWhite")->isVisible());
    f.part<QRadioButton>("seatingWatch")->click();
    QVERIFY(f.part<QComboBox>("levelOfWhite")->isVisible());
    f.part<QComboBox>("levelOfBlack")->setCurrentIndex(1);
    QTest::mouseClick(f.part<QPushButton>("gamesBegin"), Qt::LeftButton);
    QCOMPARE(f.session.seats(), (Seats{{PlayerSetting::Best, PlayerSetting::Careless}}));
    f.choose(u"willughby"_s); // shows what was chosen
    QCOMPARE(f.part<QComboBox>("levelOfWhite")->currentIndex(), 0);
    QCOMPARE(f.part<QComboBox>("levelOfBlack")->currentIndex(), 1);
    f.choose(u"charpentier"_s); // pure luck
    QVERIFY(!f.part<QComboBox>("levelOfWhite")->isVisible());
}

void TestNewGame::offersACasualComputerInTheRace()
{
    const GamesFixture f;
    f.choose(u"alfonso-race"_s);
    f.part<QRadioButton>("seatingComputer")->click();
    f.part<QRadioButton>("levelCasual")->click();
    f.part<QPushButton>("gamesBegin")->click();
    QCOMPARE(f.session.seats(), (Seats{{PlayerSetting::Person, PlayerSetting::Casual}}));
    f.choose(u"alfonso-race"_s); // shows what was chosen
    QVERIFY(f.part<QRadioButton>("levelCasual")->isChecked());
    f.part<QRadioButton>("seatingWatch")->click();
    auto *white = f.part<QComboBox>("levelOfWhite");
    QCOMPARE(white->count(), 3);
    white->setCurrentIndex(1);
    f.part<QPushButton>("gamesBegin")->click();
    QCOMPARE(f.session.seats(), (Seats{{PlayerSetting::Casual, PlayerSetting::Casual}}));
    f.choose(u"willughby"_s); // has two levels
    QCOMPARE(white->count(), 2);
    QCOMPARE(white->currentIndex(), 0);
    f.part<QRadioButton>("seatingComputer")->click();
    QVERIFY(!f.part<QRadioButton>("levelCasual")->isVisible());
    QVERIFY(f.part<QRadioButton>("levelStrong")->isChecked());
}

void TestNewGame::saysThatDiceAreReal()
{
    GamesFixture f;
    f.choose(u"cotton"_s);
    const auto *note = f.part<QLabel>("realDiceText");
    QVERIFY(!note->isVisible());
    f.settings.diceOrigin.set(DiceOrigin::Entered);
    QVERIFY(note->isVisible());
    f.choose(u"holme"_s); // also for a later game
    QVERIFY(note->isVisible());
}

void TestNewGame::endsBelowItsLastWidget_data()
{
    QTest::addColumn<QSize>("window");
    for (const QSize size : {QSize(640, 480), QSize(1280, 800), QSize(3840, 2160)}) {
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
}

/// No page scrolls beyond its end.
void TestNewGame::endsBelowItsLastWidget()
{
    QFETCH(const QSize, window);
    const GamesFixture f;
    f.window->resize(window);
    const auto check = [&f](const char *page) {
        QCoreApplication::processEvents();
        const auto *area = f.part<QWidget>(page)->findChild<QScrollArea *>();
        const QWidget *content = area->widget();
        int bottom = 0;
        for (const QWidget *each :
             content->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
            bottom = std::max(bottom, each->isVisible() ? each->geometry().bottom() : 0);
        }
        constexpr int Spacing = 20;
        const int end = std::max(area->viewport()->height(), bottom + Spacing);
        QVERIFY2(content->height() <= end,
                 qPrintable(u"%1: %2 of %3"_s.arg(QString::fromLatin1(page))
                                .arg(bottom)
                                .arg(content->height())));
        QVERIFY(content->height() > bottom);
    };
    check("gamesPage");
    f.choose(u"cotton"_s);
    check("newGamePage");
}

void TestNewGame::tellsHowToWin()
{
    const GamesFixture f;
    for (const RuleSet &set : allRuleSets().all()) {
        f.choose(set.id);
        QCOMPARE(f.part<QLabel>("goalText")->text(), goalText(set.defaultRules));
    }
}

void TestNewGame::offersEveryOpenRuling()
{
    GamesFixture f;
    for (const RuleSet &set : allRuleSets().all()) {
        f.choose(set.id);
        for (const Ruling &ruling : set.rulings) {
            const QString key = ruleKeyName(ruling.key);
            for (const RulingValue &value : ruling.values) {
                auto *radio =
                    f.screen->findChild<QRadioButton *>(u"ruling-%1-%2"_s.arg(key, value.id));
                QVERIFY2(radio != nullptr, qPrintable(set.id + u' ' + key + u' ' + value.id));
                QVERIFY(radio->text().contains(value.gloss));
                // Where the source is silent, only the default is our choice.
                const bool isMarked =
                    value.status != Status::Silent || set.defaultRulings().value(key) == value.id;
                QCOMPARE(radio->text().endsWith(u" (%1)"_s.arg(statusName(value.status))),
                         isMarked);
                QCOMPARE(radio->icon().isNull(), !isMarked);
                radio->click();
                QCOMPARE(f.settings.rulingsOf(set).value(key), value.id);
            }
        }
    }
}

/// The mark that shows how each value is known contrasts with its background.
void TestNewGame::marksEveryValueWhereItIsSeen()
{
    const GamesFixture f;
    f.window->resize(1024, 3000); // nothing scrolls
    for (const QString &id : {u"cotton"_s, u"fiske"_s, u"charpentier"_s}) {
        f.choose(id);
        QCoreApplication::processEvents();
        for (QRadioButton *radio :
             f.screen->findChildren<QRadioButton *>(QRegularExpression(u"^ruling-"_s))) {
            if (radio->icon().isNull()) {
                continue; // not chosen by us, and not in the source
            }
            const QImage mark = radio->icon().pixmap(32, 32).toImage();
            QVERIFY2(!mark.isNull(), qPrintable(radio->objectName()));
            const QImage seen = f.screen->grab().toImage();
            const QPoint corner = radio->mapTo(f.screen, QPoint(1, 1));
            const QColor ground = seen.pixelColor(corner);
            double most = 0;
            for (int y = 0; y < mark.height(); ++y) {
                for (int x = 0; x < mark.width(); ++x) {
                    const QColor colour = mark.pixelColor(x, y);
                    if (colour.alpha() == 255) {
                        most = std::max(most, contrast(colour, ground));
                    }
                }
            }
            QVERIFY2(most >= 4.5, qPrintable(u"%1: %2"_s.arg(radio->objectName()).arg(most)));
        }
    }
}

void TestNewGame::keepsRulingsWhenAGameIsChosen()
{
    const GamesFixture f;
    const auto value = [&f](const char *name) { return f.part<QAbstractButton>(name); };
    f.choose(u"cotton"_s);
    QVERIFY(value("ruling-surplus-lost")->isChecked());
    value("ruling-surplus-bears-off")->click();
    f.choose(u"willughby"_s);
    QVERIFY(value("ruling-surplus-lost")->isChecked());
    f.choose(u"cotton"_s);
    QVERIFY(value("ruling-surplus-bears-off")->isChecked());
}

void TestNewGame::choosesRulingsByKeyboard()
{
    GamesFixture f;
    f.choose(u"cotton"_s);
    auto *radio = f.part<QRadioButton>("ruling-surplus-lost");
    QVERIFY(radio->isChecked());
    radio->setFocus();
    QTest::keyClick(radio, Qt::Key_Down);
    const RuleSet &cotton = *allRuleSets().find(u"cotton"_s);
    QCOMPARE(f.settings.rulingsOf(cotton).value(u"surplus"_s), u"bears-off"_s);
    auto *begin = f.part<QPushButton>("gamesBegin");
    begin->setFocus();
    QTest::keyClick(begin, Qt::Key_Space);
    QCOMPARE(f.game().rulings().value(u"surplus"_s), u"bears-off"_s);
}

void TestNewGame::checksTheSeed()
{
    GamesFixture f;
    f.choose(u"cotton"_s);
    auto *dice = f.part<QComboBox>("diceOrigin");
    auto *seed = f.part<QLineEdit>("seed");
    auto *problem = f.part<QLabel>("seedProblem");
    QVERIFY(!seed->isVisible());
    dice->setFocus();
    QTest::keyClick(dice, Qt::Key_Down);
    QCOMPARE(f.settings.diceOrigin.value(), DiceOrigin::Seeded);
    QVERIFY(seed->isVisible());
    QVERIFY(!problem->isVisible());
    QTest::keyClicks(seed, u"16x"_s);
    QVERIFY(problem->isVisible());
    QCOMPARE(f.settings.seed.value(), u"16"_s); // the last valid seed
    QTest::keyClick(seed, Qt::Key_Backspace);
    QTest::keyClicks(seed, u"74"_s);
    QVERIFY(!problem->isVisible());
    QCOMPARE(f.settings.seed.value(), u"1674"_s);
    f.part<QPushButton>("gamesBegin")->click();
    QCOMPARE(f.game().dice().seed(), u"1674"_s);
}

void TestNewGame::choosesTheLengthOfMatches()
{
    GamesFixture f;
    f.choose(u"cotton"_s);
    auto *length = f.part<QComboBox>("matchLength");
    QCOMPARE(length->currentText(), u"a single game"_s);
    length->setFocus();
    QTest::keyClick(length, Qt::Key_Down);
    QTest::keyClick(length, Qt::Key_Down);
    QCOMPARE(f.settings.matchLength.value(), MatchLength::SingleGame); // until the game begins
    f.settings.matchLength.set(MatchLength::BestOfSeven);              // in another dialog
    QCOMPARE(length->currentText(), u"best of seven games"_s);
    QTest::keyClick(length, Qt::Key_Up);
    f.part<QPushButton>("gamesBegin")->click();
    QCOMPARE(f.settings.matchLength.value(), MatchLength::BestOfFive);
    f.choose(u"cotton"_s); // the next game belongs to no match, unless that is chosen again
    QCOMPARE(length->currentText(), u"a single game"_s);
    installTranslator(u"ru"_s);
    QCoreApplication::processEvents();
    QVERIFY(length->currentText() != u"best of five games"_s);
    QVERIFY(!length->toolTip().isEmpty());
}

void TestNewGame::isWalkedThroughByTab()
{
    const GamesFixture f;
    f.choose(u"fiske"_s);
    f.choose(u"cotton"_s); // the rulings are created again
    f.part<QRadioButton>("seatingPeople")->setFocus();
    QStringList passed;
    for (int i = 0; i < 11; ++i) {
        passed << f.focused();
        QTest::keyClick(f.window->focusWidget(), Qt::Key_Tab);
    }
    // In visual order: players, match, game, dice, one value per ruling, then the buttons.
    const QStringList wanted{u"seatingPeople"_s,
                             u"startWhiteName"_s,
                             u"startBlackName"_s,
                             u"matchLength"_s,
                             u"chosenGame"_s,
                             u"otherGame"_s,
                             u"diceOrigin"_s,
                             u"ruling-surplus-lost"_s,
                             u"ruling-crossing-allowed"_s,
                             u"ruling-unplayable-opponent"_s,
                             u"gamesBegin"_s};
    QCOMPARE(passed, wanted);
}

void TestNewGame::everythingIsNamed()
{
    const GamesFixture f;
    f.choose(u"cotton"_s);
    for (const auto *field : std::initializer_list<const QWidget *>{
             f.part<QComboBox>("matchLength"), f.part<QComboBox>("diceOrigin"),
             f.part<QLineEdit>("seed"), f.part<QLineEdit>("startWhiteName"),
             f.part<QLineEdit>("startBlackName")}) {
        const auto labels = f.screen->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [field](const QLabel *label) {
            return label->buddy() == field && label->text().contains(u'&');
        }));
    }
    for (const QRadioButton *each : f.screen->findChildren<QRadioButton *>()) {
        QVERIFY(!each->text().isEmpty());
    }
}

void TestNewGame::drawsTheOpeningsInTheBackground()
{
    GamesFixture f;
    const auto shot = [&f] { return f.card(u"cotton"_s)->grab().toImage(); };
    const QImage plan = shot();
    QTRY_VERIFY_WITH_TIMEOUT(shot() != plan, 60'000); // painted with its own table
    const QImage table = shot();
    f.choose(u"cotton"_s);
    f.open();
    QCOMPARE(shot().size(), table.size());
    QVERIFY(shot() == table); // shown at once the second time
    // Larger cards get larger pictures.
    const auto isSharp = [&f] {
        const auto *pictures = f.screen->findChild<OpeningPictures *>();
        const int width = f.card(u"cotton"_s)->pictureWidth();
        return std::abs(pictures->picture(u"cotton"_s).width() - width) <= 2;
    };
    QVERIFY(isSharp());
    QTRY_VERIFY(!f.screen->findChild<QTimer *>()->isActive());
    f.settings.textSize.set(text_size::MaxPercent);
    QVERIFY(!isSharp());
    QTRY_VERIFY_WITH_TIMEOUT(isSharp(), 60'000);
}

/// The picture is drawn even if the page with all games has not been shown.
void TestNewGame::drawsTheChosenGame()
{
    const GamesFixture f;
    f.action("actionStart").trigger();
    f.part<QAbstractButton>("startFriend")->click();
    const auto *pictures = f.screen->findChild<OpeningPictures *>();
    QTRY_VERIFY_WITH_TIMEOUT(!pictures->picture(u"cotton"_s).isNull(), 60'000);
}

void TestNewGame::isAskedForByTheResultPanel()
{
    GamesFixture f;
    f.finish();
    QVERIFY(!f.isOpen());
    f.find<QPushButton>("winnerNew")->click();
    QVERIFY(f.isOpen());
    QCOMPARE(f.focused(), u"card-cotton"_s);
}

QTEST_MAIN(TestNewGame)
#include "tst_new_game.moc"

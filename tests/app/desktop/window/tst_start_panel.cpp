// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "language/language.h"
#include "match/play/computer_play.h"
#include "panels/dialogs/games_dialog.h"
#include "panels/dialogs/settings_dialog.h"
#include "panels/overlays/read_only_text.h"
#include "panels/overlays/start_panel.h"
#include "panels/theme/theme.h"
#include "table/layout/board_layout.h"
#include "text/goal_text.h"

#include <QAccessible>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>
#include <QToolButton>

#include <functional>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

struct StartFixture : WindowFixture
{
    explicit StartFixture(const QString &ruleSet = u"cotton"_s,
                          DiceOrigin dice = DiceOrigin::Seeded)
        : WindowFixture(allRuleSets(), ruleSet, dice)
        , panel(find<StartPanel>("startPanel"))
    {
        clock.setPace(0);
        settings.firstStepsSeen.set(true);
    }
    [[nodiscard]] QRadioButton *seating(const char *name) const { return find<QRadioButton>(name); }

    StartPanel *panel;
};

} // namespace

class TestStartPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qApp); } // the fonts are measured
    void cleanup() { installTranslator(u"en"_s); }
    void tellsHowToWin();
    void isShownForANewGameOnly();
    void beginsByAnyWay();
    void isNotInTheWayOfAThrow();
    void aClickBesideItDoesWhatItHits();
    void seatsTheComputer();
    void letsNoComputerPlayBehindIt();
    void watchesAtOnceAfterAClickBeside();
    void isPutAwayForGood();
    void opensThePageOfGames();
    void isReadAgainInTheMiddleOfAGame();
    void asksForRealDiceAfterwards();
    void speaksToScreenReaders();
    void fits();
};

void TestStartPanel::tellsHowToWin()
{
    StartFixture f;
    for (const RuleSet &set : allRuleSets().all()) {
        f.session.newGame({set.id, {}, DiceOrigin::Seeded, u"7"_s});
        f.window->showStartPanel();
        QVERIFY(f.panel->isVisible());
        const QString title = f.find<QLabel>("startTitle")->text();
        QVERIFY2(title.contains(set.game) && title.contains(set.source.author), qPrintable(title));
        QCOMPARE(f.find<ReadOnlyText>("startText")->text(), goalText(set.defaultRules));
        QVERIFY(f.find<QPushButton>("startBegin")->hasFocus());
    }
}

void TestStartPanel::isShownForANewGameOnly()
{
    StartFixture f;
    QVERIFY(!f.panel->isVisible()); // hidden until greet() is called
    f.step();
    f.window->showStartPanel();
    QVERIFY(!f.panel->isVisible()); // a resumed game
    f.session.newGameBySameRules();
    f.settings.showStartPanel.set(false);
    f.window->showStartPanel();
    QVERIFY(!f.panel->isVisible());
    f.settings.showStartPanel.set(true);
    for (const Side side : BothSides) {
        f.session.setSeat(side, PlayerSetting::Careless);
    }
    f.window->showStartPanel();
    QVERIFY(!f.panel->isVisible()); // both players are computers
}

void TestStartPanel::beginsByAnyWay()
{
    StartFixture f;
    auto *begin = f.find<QPushButton>("startBegin");
    const std::vector<std::pair<const char *, std::function<void()>>> ways{
        {"return", [&] { QTest::keyClick(begin, Qt::Key_Return); }},
        {"space", [&] { QTest::keyClick(begin, Qt::Key_Space); }},
        {"escape", [&] { QTest::keyClick(begin, Qt::Key_Escape); }},
        {"click", [&] { QTest::mouseClick(begin, Qt::LeftButton); }},
        {"beside",
         [&] {
             QTest::mouseClick(f.window->board().viewport(), Qt::LeftButton, {}, {2, 2});
         }},
    };
    for (const auto &[name, way] : ways) {
        for (const Side side : BothSides) {
            f.session.setSeat(side, PlayerSetting::Person);
        }
        f.session.newGameBySameRules();
        f.window->showStartPanel();
        QVERIFY2(f.panel->isVisible(), name);
        f.seating("seatingComputer")->setChecked(true);
        way();
        QVERIFY2(!f.panel->isVisible(), name);
        QVERIFY2(f.session.seats().of(Side::Black) == PlayerSetting::Best, name);
        QVERIFY2(f.window->board().hasFocus(), name);
        QVERIFY2(f.game().history().empty(), name); // the dice are not thrown
    }
}

void TestStartPanel::isNotInTheWayOfAThrow()
{
    StartFixture f;
    f.window->showStartPanel();
    f.seating("seatingComputer")->setChecked(true);
    f.find<QToolButton>("throwButton")->click();
    QVERIFY(!f.panel->isVisible());
    QCOMPARE(f.game().history().size(), 1U);
    QCOMPARE(f.session.seats().of(Side::Black), PlayerSetting::Best); // the choice is kept
}

void TestStartPanel::aClickBesideItDoesWhatItHits()
{
    StartFixture f;
    f.window->showStartPanel();
    const BoardView &board = f.window->board();
    const QPoint box = board.viewportTransform()
                           .map(BoardLayout(f.game().rules().tables).boxCentre(Side::White))
                           .toPoint();
    QVERIFY(!f.panel->geometry().contains(box));
    QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, box);
    QVERIFY(!f.panel->isVisible());
    QCOMPARE(f.game().history().size(), 1U);
}

void TestStartPanel::seatsTheComputer()
{
    StartFixture f;
    f.window->showStartPanel();
    QVERIFY(f.seating("seatingPeople")->isChecked());
    f.seating("seatingPeople")->setFocus();
    QTest::keyClick(f.seating("seatingPeople"), Qt::Key_Down);
    QVERIFY(f.seating("seatingComputer")->isChecked());
    QCOMPARE(f.session.seats().of(Side::Black), PlayerSetting::Person); // not yet
    QTest::keyClick(f.seating("seatingComputer"), Qt::Key_Return);
    QVERIFY(!f.panel->isVisible());
    QCOMPARE(f.session.seats().of(Side::White), PlayerSetting::Person);
    QCOMPARE(f.session.seats().of(Side::Black), PlayerSetting::Best);
}

void TestStartPanel::letsNoComputerPlayBehindIt()
{
    StartFixture f;
    f.window->showStartPanel();
    f.session.setSeat(Side::White, PlayerSetting::Careless);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    for (int i = 0; i < 20; ++i) {
        QCoreApplication::processEvents();
    }
    QVERIFY(f.game().history().empty());
    f.seating("seatingWatch")->setChecked(true);
    f.find<QPushButton>("startBegin")->click();
    QTRY_VERIFY(!f.game().history().empty());
}

void TestStartPanel::watchesAtOnceAfterAClickBeside()
{
    StartFixture f;
    f.window->showStartPanel();
    f.seating("seatingWatch")->setChecked(true);
    QTest::mouseClick(f.window->board().viewport(), Qt::LeftButton, {}, {2, 2});
    QVERIFY(f.session.seats().isComputerAlone());
    // The game starts without the offer to take over a seat.
    QVERIFY(!f.find<QWidget>("takeOverPanel")->isVisible());
    QTRY_VERIFY(!f.game().history().empty());
}

void TestStartPanel::isPutAwayForGood()
{
    StartFixture f;
    f.window->showStartPanel();
    auto *hidden = f.find<QCheckBox>("startHidden");
    QVERIFY(!hidden->isChecked());
    QTest::keyClick(hidden, Qt::Key_Space);
    QVERIFY(f.panel->isVisible()); // the check box does not start the game
    QVERIFY(!f.settings.showStartPanel.value());
    f.panel->begin();
    f.window->showStartPanel();
    QVERIFY(!f.panel->isVisible());
    f.settings.write();
    QVERIFY(!Settings(f.folder.filePath(u"doublets.ini"_s), allRuleSets()).showStartPanel.value());
    // The settings re-enable the panel, and the menu shows it at any time.
    f.action("actionSettings").trigger();
    auto *dialog = f.find<SettingsDialog>("settingsDialog");
    auto *shown = dialog->findChild<QCheckBox *>(u"startPanel"_s);
    QVERIFY(!shown->isChecked());
    shown->click();
    QVERIFY(f.settings.showStartPanel.value());
    QVERIFY(!hidden->isChecked());
    dialog->close();
    f.settings.showStartPanel.set(false);
    f.action("actionGoal").trigger();
    QVERIFY(f.panel->isVisible());
    QVERIFY(hidden->isChecked());
}

void TestStartPanel::opensThePageOfGames()
{
    StartFixture f;
    f.window->showStartPanel();
    f.find<QPushButton>("startGames")->click();
    auto *games = f.find<GamesDialog>("gamesDialog");
    QVERIFY(games->isVisible());
    games->findChild<QAbstractButton *>(u"card-fiske"_s)->click();
    games->findChild<QPushButton *>(u"gamesBegin"_s)->click();
    QCOMPARE(f.game().ruleSet().id, u"fiske"_s);
    QVERIFY(!f.panel->isVisible());
}

void TestStartPanel::isReadAgainInTheMiddleOfAGame()
{
    StartFixture f;
    f.step();
    f.step();
    const auto actions = f.game().history().size();
    f.action("actionGoal").trigger();
    QVERIFY(f.panel->isVisible());
    QVERIFY(!f.seating("seatingWatch")->isVisible()); // the seats cannot be changed during a game
    const Seats before = f.session.seats();
    QTest::keyClick(f.find<QPushButton>("startBegin"), Qt::Key_Return);
    QVERIFY(!f.panel->isVisible());
    QVERIFY(f.session.seats() == before);
    QCOMPARE(f.game().history().size(), actions);
}

void TestStartPanel::asksForRealDiceAfterwards()
{
    StartFixture f(u"cotton"_s, DiceOrigin::Entered);
    f.window->showStartPanel();
    QVERIFY(f.find<QPushButton>("startBegin")->hasFocus());
    QTest::keyClick(f.find<QPushButton>("startBegin"), Qt::Key_Return);
    QVERIFY(f.find<QWidget>("diceEntry")->isVisible());
}

void TestStartPanel::speaksToScreenReaders()
{
    StartFixture f;
    f.window->showStartPanel();
    QAccessibleInterface *panel = QAccessible::queryAccessibleInterface(f.panel);
    QCOMPARE(panel->role(), QAccessible::Dialog);
    QVERIFY(panel->text(QAccessible::Name).contains(u"Dubblets"_s));
    QVERIFY(panel->text(QAccessible::Description).contains(u"wins"_s));
    QCOMPARE(QAccessible::queryAccessibleInterface(f.seating("seatingWatch"))->role(),
             QAccessible::RadioButton);
    QVERIFY(!f.seating("seatingWatch")->parentWidget()->accessibleName().isEmpty());
}

void TestStartPanel::fits()
{
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"doublets.ini"_s), allRuleSets());
    QWidget board;
    StartPanel panel(settings, &board);
    board.show();
    for (const QString &language : languages()) {
        installTranslator(language);
        for (const QSize size : {QSize(640, 350), QSize(1280, 680), QSize(3840, 1950)}) {
            board.resize(size);
            for (const RuleSet &set : allRuleSets().all()) {
                panel.showGame(set, {}, false);
                QCoreApplication::processEvents(); // delayed layouts
                QVERIFY(board.rect().contains(panel.geometry()));
                for (const QWidget *each : panel.findChildren<QWidget *>()) {
                    if (!each->isVisible()) {
                        continue;
                    }
                    const QString what = language + u' ' + set.id + u' ' + each->objectName();
                    const QRect at(each->mapTo(&panel, QPoint()), each->size());
                    QVERIFY2(panel.rect().contains(at), qPrintable(what));
                    const int needed = each->hasHeightForWidth()
                                           ? each->heightForWidth(each->width())
                                           : each->minimumSizeHint().height();
                    QVERIFY2(each->height() >= needed, qPrintable(what));
                    QVERIFY2(each->width() >= each->minimumSizeHint().width(), qPrintable(what));
                }
            }
        }
    }
}

QTEST_MAIN(TestStartPanel)
#include "tst_start_panel.moc"

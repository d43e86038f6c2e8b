// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "core/record/record_reader.h"
#include "language/language.h"
#include "panels/captions/notice_bar.h"
#include "panels/dialogs/settings_dialog.h"

#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QStandardPaths>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void opensSavesAndReportsErrors();
    void fillsTheRecentMenu();
    void offersTheGamesLeft();
    void offersFinishedGames();
    void keepsRowsOfGamesOnTheScreen();
    void opensNoGameByTheClickThatOpensTheList();
    void asksBeforeAGameIsLost();
    void asksBeforeQuittingWithAnUnsavedGame();
    void savesAsSoonAsItCan();
    void saysThatItSaved();
    void suggestsAnExistingFolder();
    void goesFullScreenAndBack();
    void escapeLeavesFullScreenFromAnywhere();
    void escapeLeavesOneModeAtATime();
    void keysReachEverythingInFullScreen();
    void fitsASmallScreen_data();
    void fitsASmallScreen();
    void remembersItsSize();
    void restoresTheWidthOfAPanel();
    void retranslatesWhileRunning();
    void showsEachNoticeOnce();
    void removesNoticesOfResolvedErrors();
    void eachActionHasATipAndOwnKey();
};

void TestMainWindow::cleanup()
{
    installTranslator(u"en"_s);
}

void TestMainWindow::opensSavesAndReportsErrors()
{
    WindowFixture f(allRuleSets());
    f.step();
    f.dialogs.answer = f.folder.filePath(u"one.doublets"_s);
    f.action("actionSaveAs").trigger();
    QVERIFY(QFile::exists(f.dialogs.answer));
    QVERIFY(f.dialogs.suggested.endsWith(u"cotton.doublets"_s));
    const Position saved = f.game().position();
    f.step();
    f.action("actionOpen").trigger();
    QVERIFY(f.game().position() == saved);

    auto *notices = f.find<NoticeBar>("noticeBar");
    QVERIFY(!notices->isVisible());
    f.dialogs.answer = f.folder.filePath(u"missing.doublets"_s);
    f.action("actionOpen").trigger();
    QVERIFY(notices->isVisible());
    QVERIFY(f.find<QLabel>("noticeText")->text().contains(u"missing.doublets"_s));
    QVERIFY(f.game().position() == saved);
    QTest::mouseClick(f.find<QToolButton>("noticeClose"), Qt::LeftButton);
    QVERIFY(!notices->isVisible());

    f.dialogs.answer.clear(); // the user cancelled
    f.action("actionOpen").trigger();
    f.action("actionSaveAs").trigger();
    QVERIFY(!notices->isVisible());
    f.action("actionAbout").trigger();
    QCOMPARE(f.dialogs.shownAboutCount, 1);
}

void TestMainWindow::fillsTheRecentMenu()
{
    WindowFixture f(allRuleSets());
    auto *menu = f.find<QMenu>("recentMenu");
    QVERIFY(!menu->isEnabled());
    f.dialogs.answer = f.folder.filePath(u"a&b.doublets"_s);
    f.action("actionSaveAs").trigger();
    const Position saved = f.game().position();
    f.step();
    QCOMPARE(menu->actions().size(), 1);
    menu->actions().at(0)->trigger();
    QVERIFY(f.game().position() == saved);
}

void TestMainWindow::offersTheGamesLeft()
{
    WindowFixture f(allRuleSets());
    QVERIFY(!f.action("actionPreviousGame").isEnabled());
    QVERIFY(f.settings.whiteName.set(u"A&B"_s));
    QVERIFY(f.settings.blackName.set(QString(40, u'x')));
    for (int i = 0; i < 9; ++i) {
        f.step();
    }
    const Position left = f.game().position();
    const auto throws = f.session.record().throws.size();
    f.action("actionSameRules").trigger();
    QVERIFY(f.action("actionPreviousGame").isEnabled());
    auto *menu = f.find<QMenu>("recentMenu");
    QVERIFY(menu->isEnabled());
    Q_EMIT menu->aboutToShow();
    const auto *row = f.find<QAction>("leftGame");
    QVERIFY(row);
    const QString text = row->text();
    for (const QString &part : {QLocale().toString(QDate::currentDate(), QLocale::ShortFormat),
                                u"Dubblets · The gambler’s game"_s,
                                u"A&&B – xxxxxxxxxxxxxxxxxxx…"_s, u"%1 throws"_s.arg(throws)}) {
        QVERIFY2(text.contains(part), qPrintable(text));
    }
    f.find<QAction>("leftGame")->trigger();
    QVERIFY(f.game().position() == left);
    QVERIFY(!f.action("actionPreviousGame").isEnabled());
    Q_EMIT menu->aboutToShow();
    QVERIFY(menu->actions().isEmpty());
    QVERIFY(!menu->isEnabled());
}

void TestMainWindow::offersFinishedGames()
{
    WindowFixture f(allRuleSets());
    QVERIFY(f.settings.whiteName.set(u"A&B"_s));
    f.settings.matchLength.set(MatchLength::BestOfThree);
    f.finish();
    const Position end = f.game().position();
    f.action("actionSameRules").trigger();
    auto *menu = f.find<QMenu>("recentMenu");
    QVERIFY(menu->isEnabled());
    Q_EMIT menu->aboutToShow();
    auto *finished = f.find<QMenu>("finishedGames");
    QVERIFY(menu->actions().contains(finished->menuAction()));
    QVERIFY(finished->actions().isEmpty()); // the files are read when it opens
    Q_EMIT finished->aboutToShow();
    QCOMPARE(finished->actions().size(), 1);
    const QString text = finished->actions().front()->text();
    for (const QString &part : {u"Dubblets · The gambler’s game"_s, u"A&&B – Black"_s,
                                u"%1 won · game 1, best of 3"_s.arg(
                                    end.winner() == Side::White ? u"A&&B"_s : u"Black"_s)}) {
        QVERIFY2(text.contains(part), qPrintable(text));
    }
    finished->actions().front()->trigger();
    QVERIFY(f.game().position() == end);
}

/// Long names are shortened until the whole row fits on the screen.
void TestMainWindow::keepsRowsOfGamesOnTheScreen()
{
    WindowFixture f(allRuleSets());
    QVERIFY(f.settings.whiteName.set(QString(Settings::MaxNameLength, u'W')));
    QVERIFY(f.settings.blackName.set(QString(Settings::MaxNameLength, u'M')));
    f.settings.matchLength.set(MatchLength::BestOfThree);
    f.finish();
    f.action("actionSameRules").trigger();
    auto *finished = f.find<QMenu>("finishedGames");
    Q_EMIT finished->aboutToShow();
    const QString text = finished->actions().front()->text();
    QVERIFY2(text.endsWith(u"game 1, best of 3"_s), qPrintable(text));
    QVERIFY2(finished->sizeHint().width() <= finished->screen()->availableSize().width(),
             qPrintable(text));
}

/// On a small screen, the list may open under the pointer.
void TestMainWindow::opensNoGameByTheClickThatOpensTheList()
{
    WindowFixture f(allRuleSets());
    f.finish();
    f.action("actionSameRules").trigger();
    const Game *before = &f.game();
    auto *finished = f.find<QMenu>("finishedGames");
    const QPoint pointer(100, 100);
    QCursor::setPos(pointer);
    finished->popup(pointer - QPoint(20, 8));
    QTRY_VERIFY(finished->isVisible());
    const QRect row = finished->actionGeometry(finished->actions().front());
    const QPoint at = finished->mapFromGlobal(pointer);
    QVERIFY(row.contains(at));
    QTest::mouseMove(finished, at);
    QTest::mouseClick(finished, Qt::LeftButton, {}, at);
    QVERIFY(finished->isVisible());
    QCOMPARE(&f.game(), before);
    QTest::mouseClick(finished, Qt::LeftButton, {}, at);
    QVERIFY(&f.game() != before);
}

void TestMainWindow::asksBeforeAGameIsLost()
{
    WindowFixture f(allRuleSets());
    for (int i = 0; i < 9; ++i) {
        f.step();
    }
    QFile inTheWay(f.folder.filePath(u"data/left"_s));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    const Game *before = &f.game();
    f.action("actionSameRules").trigger();
    QCOMPARE(&f.game(), before);
    QCOMPARE(f.dialogs.discardReasons.size(), 1);
    QVERIFY(f.dialogs.discardReasons[0].contains(
        u"left"_s)); // names the place that could not be written
    f.dialogs.discardsGame = true;
    f.action("actionSameRules").trigger();
    QVERIFY(f.game().history().empty());
}

void TestMainWindow::asksBeforeQuittingWithAnUnsavedGame()
{
    WindowFixture f(allRuleSets());
    QVERIFY(!f.session.finishSaving());
    const QString data = f.folder.filePath(u"data"_s);
    QVERIFY(QDir(data).removeRecursively());
    QFile inTheWay(data);
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    f.step();
    QVERIFY(!f.window->close());
    QVERIFY(f.window->isVisible());
    QCOMPARE(f.dialogs.quitReasons.size(), 1);
    QVERIFY2(f.dialogs.quitReasons[0].contains(data), qPrintable(f.dialogs.quitReasons[0]));
    // The user agrees to lose the game.
    f.dialogs.quits = true;
    QVERIFY(f.window->close());
    QCOMPARE(f.dialogs.quitReasons.size(), 2);
    f.dialogs.quits = false;
    f.window->show();
    // A game saved in a file of the user is not lost, until it has changed.
    f.dialogs.answer = f.folder.filePath(u"mine.doublets"_s);
    f.action("actionSaveAs").trigger();
    QVERIFY(f.window->close());
    QCOMPARE(f.dialogs.quitReasons.size(), 2);
    f.window->show();
    f.step();
    QVERIFY(!f.window->close());
    QCOMPARE(f.dialogs.quitReasons.size(), 3);
    // Nothing is asked when a signal ends the program.
    f.window->closeUnconditionally();
    QVERIFY(!f.window->isVisible());
    QCOMPARE(f.dialogs.quitReasons.size(), 3);
}

void TestMainWindow::savesAsSoonAsItCan()
{
    WindowFixture f(allRuleSets());
    QVERIFY(!f.session.finishSaving());
    const QString data = f.folder.filePath(u"data"_s);
    QVERIFY(QDir(data).removeRecursively());
    QFile inTheWay(data);
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    f.step();
    QVERIFY(f.session.finishSaving());
    QVERIFY(inTheWay.remove());
    QVERIFY(f.window->close());
    QVERIFY(f.dialogs.quitReasons.isEmpty());
    QVERIFY(readRecord(data + u"/unfinished.doublets"_s).ok());
}

void TestMainWindow::saysThatItSaved()
{
    WindowFixture f(allRuleSets());
    const auto *caption = f.find<CaptionLabel>("caption");
    f.dialogs.answer = f.folder.filePath(u"Anne & Ben.doublets"_s);
    f.action("actionSaveAs").trigger();
    // The same as the visible text.
    QCOMPARE(caption->accessibleName(), u"Saved: Anne & Ben.doublets"_s);
    f.step();
    f.dialogs.answer = f.folder.filePath(u"nowhere/one.doublets"_s);
    f.action("actionSaveAs").trigger();
    QVERIFY(!caption->accessibleName().startsWith(u"Saved"_s));
    QVERIFY(f.find<NoticeBar>("noticeBar")->isVisible());
}

void TestMainWindow::suggestsAnExistingFolder()
{
    // First without, then with a documents folder.
    const QTemporaryDir home;
    const QByteArray homeBefore = qgetenv("HOME");
    qputenv("HOME", home.path().toUtf8());
    WindowFixture f(allRuleSets());
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QVERIFY(documents.startsWith(home.path()) && !QFile::exists(documents));
    f.action("actionSaveAs").trigger();
    QCOMPARE(f.dialogs.suggested, home.filePath(u"cotton.doublets"_s));
    QVERIFY(QDir().mkpath(documents));
    f.action("actionSaveAs").trigger();
    QCOMPARE(f.dialogs.suggested, documents + u"/cotton.doublets"_s);
    // The folder of the last save has been removed.
    QVERIFY(QDir().mkpath(home.filePath(u"stick"_s)));
    f.dialogs.answer = home.filePath(u"stick/mine.doublets"_s);
    f.action("actionSaveAs").trigger();
    f.action("actionSaveAs").trigger();
    QCOMPARE(f.dialogs.suggested, f.dialogs.answer);
    QVERIFY(QDir(home.filePath(u"stick"_s)).removeRecursively());
    f.action("actionSaveAs").trigger();
    QCOMPARE(f.dialogs.suggested, documents + u"/mine.doublets"_s);
    qputenv("HOME", homeBefore);
}

void TestMainWindow::goesFullScreenAndBack()
{
    WindowFixture f(allRuleSets());
    QVERIFY(f.window->menuBar()->isVisible());
    QTest::keyClick(&f.window->board(), Qt::Key_F11);
    QVERIFY(f.window->isFullScreen());
    QVERIFY(!f.window->menuBar()->isVisible());
    auto *menus = f.find<QToolButton>("menuButton");
    QVERIFY(menus->isVisible());
    QCOMPARE(menus->menu()->actions().size(), f.window->menuBar()->actions().size());
    QTest::keyClick(&f.window->board(), Qt::Key_Escape);
    QVERIFY(!f.window->isFullScreen());
    QVERIFY(f.window->menuBar()->isVisible());
    QVERIFY(!menus->isVisible());
}

void TestMainWindow::escapeLeavesFullScreenFromAnywhere()
{
    struct Place
    {
        const char *action; ///< shows the widget; null if it is always visible
        const char *focus;
    };
    WindowFixture f(allRuleSets(), u"cotton"_s, DiceOrigin::Entered);
    f.game().enterDice({5, 1});
    QAction &full = f.action("actionFullScreen");
    const QString before = full.text();
    for (const Place place :
         {Place{nullptr, "board"}, Place{nullptr, "undoButton"}, Place{nullptr, "diceTyped"},
          Place{"actionCourse", "courseList"}, Place{"actionOddsPanel", "oddsChart"},
          Place{"actionDicePanel", "diceScope"}, Place{"actionRules", "rulesPage"},
          Place{"actionWhy", "whyPage"}, Place{"actionKeyboard", "whyPage"}}) {
        if (place.action != nullptr) {
            f.action(place.action).trigger();
        }
        for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_F11}) {
            full.trigger();
            QVERIFY(f.window->isFullScreen());
            QVERIFY(full.text() != before); // the menu item now leaves full screen
            auto *widget = f.find<QWidget>(place.focus);
            QVERIFY2(widget, place.focus);
            widget->setFocus();
            QTRY_VERIFY2(widget->hasFocus(), place.focus);
            QTest::keyClick(widget, key);
            QVERIFY2(!f.window->isFullScreen(), place.focus);
            QVERIFY(!full.isChecked());
            QCOMPARE(full.text(), before);
            QVERIFY(f.window->menuBar()->isVisible());
        }
    }
}

void TestMainWindow::escapeLeavesOneModeAtATime()
{
    WindowFixture f(allRuleSets());
    f.finish();
    f.action("actionFullScreen").trigger();
    auto *panel = f.find<QWidget>("winnerPanel");
    QVERIFY(panel->isVisible());
    f.window->board().setFocus();
    QTest::keyClick(&f.window->board(), Qt::Key_Escape);
    QVERIFY(!panel->isVisible());
    f.action("actionCourse").trigger();
    auto *list = f.find<QListView>("courseList");
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Home);
    QVERIFY(f.window->board().isShowingPast());
    QTest::keyClick(list, Qt::Key_Escape);
    QVERIFY(!f.window->board().isShowingPast());
    QVERIFY(f.window->isFullScreen());
    QTest::keyClick(list, Qt::Key_Escape);
    QVERIFY(!f.window->isFullScreen());
    QVERIFY(list->isVisible());
    QTest::keyClick(list, Qt::Key_Escape);
    QVERIFY(!list->isVisible());
    QVERIFY(f.window->board().hasFocus());

    // Escape does not offer a seat where only computers play.
    f.session.newGameWithSameRules();
    f.session.setSeat(Side::White, PlayerSetting::Careless);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    f.action("actionFullScreen").trigger();
    f.window->board().setFocus();
    QTest::keyClick(&f.window->board(), Qt::Key_Escape);
    QVERIFY(!f.window->isFullScreen());
    QVERIFY(!f.find<QWidget>("takeOverPanel")->isVisible());
}

void TestMainWindow::keysReachEverythingInFullScreen()
{
    WindowFixture f(allRuleSets());
    f.step();
    QTest::keyClick(&f.window->board(), Qt::Key_F11);
    QTest::keyClick(&f.window->board(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(f.game().history().empty());
    QTest::keyClick(&f.window->board(), Qt::Key_N, Qt::ControlModifier);
    QVERIFY(f.find<QWidget>("gamesPage")->isVisible());
}

void TestMainWindow::fitsASmallScreen_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<DiceOrigin>("dice");
    for (const QString &language : layoutLanguages()) {
        QTest::newRow(qPrintable(language)) << language << DiceOrigin::Seeded;
        QTest::newRow(qPrintable(language + u" entered"_s)) << language << DiceOrigin::Entered;
    }
}

void TestMainWindow::fitsASmallScreen()
{
    QFETCH(const QString, language);
    QFETCH(const DiceOrigin, dice);
    const LayoutLanguage installed(language);
    WindowFixture f(allRuleSets(), u"charpentier"_s, dice);
    const QSize small(640, 480);
    f.window->resize(small);
    constexpr int Taken = 80; // by the title bar and by the panel of the desktop
    for (const char *action : {"actionOddsPanel", "actionCourse", "actionDicePanel",
                               "actionOddsPanel", "actionRules", "actionKeyboard"}) {
        f.action(action).trigger();
        QCoreApplication::processEvents();
        const int high = f.window->minimumSizeHint().height();
        QVERIFY2(high <= small.height() - Taken,
                 qPrintable(u"%1: %2"_s.arg(QString::fromLatin1(action)).arg(high)));
    }
    f.window->showError({ErrorCode::CannotWrite, u"/some/folder/of/ours/file"_s, {}, {u"?"_s}});
    QCoreApplication::processEvents();
    const QSize least = f.window->minimumSizeHint();
    QVERIFY2(least.width() <= small.width() && least.height() <= small.height(),
             qPrintable(u"%1 x %2"_s.arg(least.width()).arg(least.height())));
    QCOMPARE(f.window->size(), small);
    // No text below the board is cut off.
    for (const char *name : {"whyButton", "undoButton", "playForcedButton", "throwButton"}) {
        const auto *button = f.find<QToolButton>(name);
        const auto place = [&] {
            return QRect(button->mapTo(f.window.get(), QPoint()), button->size());
        };
        QTRY_VERIFY2_WITH_TIMEOUT(f.window->rect().contains(place()), name, 1000);
        QVERIFY2(button->width() >= button->minimumSizeHint().width(), name);
    }
    f.action("actionSettings").trigger();
    const QSize dialog = f.find<SettingsDialog>("settingsDialog")->minimumSizeHint();
    QVERIFY2(dialog.width() <= small.width() && dialog.height() <= small.height(),
             qPrintable(u"%1 x %2"_s.arg(dialog.width()).arg(dialog.height())));
}

void TestMainWindow::remembersItsSize()
{
    WindowFixture f(allRuleSets());
    f.window->resize(1100, 755);
    f.action("actionCourse").trigger();
    QTRY_COMPARE(f.find<QDockWidget>("courseDock")->width(), 1100 / 3);
    f.action("actionWiderPanel").trigger();
    QTRY_VERIFY(f.find<QDockWidget>("courseDock")->width() > 1100 / 3);
    const int width = f.find<QDockWidget>("courseDock")->width();
    f.window->close();
    f.window = std::make_unique<MainWindow>(f.match, f.session, f.dialogs);
    f.window->show();
    QCOMPARE(f.window->size(), QSize(1100, 755));
    QCOMPARE(f.find<QDockWidget>("courseDock")->width(), width);
    QVERIFY(f.find<QDockWidget>("courseDock")->isVisible());
    QVERIFY(!f.find<QDockWidget>("rulesDock")->isVisible());
}

void TestMainWindow::restoresTheWidthOfAPanel()
{
    WindowFixture f(allRuleSets());
    f.window->resize(1280, 800);
    f.action("actionCourse").trigger();
    QCoreApplication::processEvents();
    f.action("actionWiderPanel").trigger();
    QCoreApplication::processEvents();
    const auto *dock = f.find<QDockWidget>("courseDock");
    const int before = dock->width();
    for (const int width : {900, 640, 800}) {
        f.window->resize(width, 600);
        QCoreApplication::processEvents();
    }
    QVERIFY(dock->width() < before);
    f.window->resize(1280, 800);
    QTRY_COMPARE(dock->width(), before);
}

void TestMainWindow::retranslatesWhileRunning()
{
    WindowFixture f(allRuleSets());
    f.step();
    f.action("actionRules").trigger();
    f.action("actionSettings").trigger();
    const auto texts = [&f] {
        return QStringList{f.action("actionUndo").text(),
                           f.find<QToolButton>("throwButton")->text(),
                           f.caption(),
                           f.window->menuBar()->actions().at(0)->text(),
                           f.find<QDockWidget>("rulesDock")->windowTitle(),
                           f.find<QTextBrowser>("rulesPage")->toPlainText(),
                           f.find<SettingsDialog>("settingsDialog")->windowTitle(),
                           f.session.playerNames().white};
    };
    const QStringList english = texts();
    QVERIFY(f.settings.language.set(u"ru"_s));
    QCoreApplication::processEvents();
    const QStringList russian = texts();
    for (qsizetype i = 0; i < english.size(); ++i) {
        QVERIFY2(english[i] != russian[i], qPrintable(english[i]));
    }
    QVERIFY(f.settings.language.set(u"en"_s));
    QCoreApplication::processEvents();
    QCOMPARE(texts(), english);
}

void TestMainWindow::showsEachNoticeOnce()
{
    WindowFixture f(allRuleSets());
    const Error error{
        ErrorCode::ImpossibleValue, u"doublets.ini"_s, u"sound/volume"_s, {u"500"_s, u"0–100"_s}};
    f.window->showError(error);
    f.window->showError(error);
    const auto *notices = f.find<NoticeBar>("noticeBar");
    QCOMPARE(notices->notices().size(), 1);
    QVERIFY(f.find<QLabel>("noticeText")->text().contains(u"doublets.ini"_s));
    QVERIFY(f.find<QLabel>("noticeText")->text().contains(u"sound/volume"_s));
}

void TestMainWindow::removesNoticesOfResolvedErrors()
{
    WindowFixture f(allRuleSets());
    f.window->showError({ErrorCode::CannotOpen, u"doublets.ini"_s, {}, {}});
    const auto *notices = f.find<NoticeBar>("noticeBar");
    for (const QString &file : {u"unfinished.doublets"_s, u"scores.json"_s}) {
        const QString path = f.folder.filePath(u"data/"_s + file);
        const auto fail = [&] {
            QFile::remove(path);
            QVERIFY(QDir().mkpath(path)); // a folder cannot be replaced by a file
        };
        const auto change = [&] {
            if (file == u"scores.json"_s) {
                f.session.newGameWithSameRules();
                f.finish();
            } else {
                f.step();
            }
        };
        fail();
        for (int i = 0; i < 2; ++i) { // a later error is reported again
            change();
            QTRY_COMPARE(notices->notices().size(), 2);
            QVERIFY(notices->notices().last().contains(file));
            QVERIFY(QDir(path).removeRecursively());
            change();
            QTRY_COMPARE(notices->notices().size(), 1);
            QVERIFY(notices->notices().first().contains(u"doublets.ini"_s));
            fail();
        }
        QVERIFY(QDir(path).removeRecursively());
    }
}

void TestMainWindow::eachActionHasATipAndOwnKey()
{
    WindowFixture f(allRuleSets());
    QMap<QString, QString> keys;
    for (const QAction *action : f.window->actions()) {
        QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
        QVERIFY2(!action->statusTip().isEmpty(), qPrintable(action->objectName()));
        const QString key = action->shortcut().toString();
        QVERIFY2(key.isEmpty() || !keys.contains(key), qPrintable(key));
        keys[key] = action->objectName();
    }
    QVERIFY(keys.size() > 15);
}

QTEST_MAIN(TestMainWindow)
#include "tests/app/language/layout_language.h"
#include "tst_main_window.moc"

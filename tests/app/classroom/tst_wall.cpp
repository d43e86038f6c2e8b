// SPDX-License-Identifier: MIT
#include "tests/app/classroom/two_screens.h"
#include "tests/app/desktop/window/window_fixture.h"

#include "classroom/projector.h"
#include "classroom/wall_strip.h"
#include "classroom/wall_window.h"
#include "language/language.h"
#include "panels/actions/actions.h"
#include "panels/theme/theme.h"
#include "table/board/board_scene.h"
#include "table/board/items/marks_item.h"
#include "table/fonts/fonts.h"
#include "table/motion/motion.h"
#include "table/sound/sound_player.h"
#include "text/odds_text.h"

#include <QApplication>
#include <QDockWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QToolButton>

using namespace doublets;

namespace {

/// A main window with two named players and its projector.
struct WallFixture : WindowFixture
{
    WallFixture()
        : WindowFixture(allRuleSets())
        , projector(*window->findChild<Projector *>())
    {
        window->setScreen(QGuiApplication::screens().front());
        settings.whiteName.set(u"Anne"_s);
        settings.blackName.set(u"Ben"_s);
    }
    [[nodiscard]] WallStrip &strip() const { return *find<WallStrip>("wallStrip"); }
    /// Returns the least line spacing, in pixels, at which a label may show its text.
    [[nodiscard]] static int lineHeight(const CaptionLabel &label)
    {
        // Long texts shrink to 0.6 of the label's size.
        QFont smallest = label.font();
        smallest.setPixelSize(qRound(smallest.pixelSize() * 0.6));
        return QFontMetrics(smallest).lineSpacing();
    }

    Projector &projector;
};

} // namespace

class TestWall : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void linesAreReadFromAfar_data();
    void linesAreReadFromAfar();
    void countersKeepApart();
    void showsWhatAClassNeeds();
    void givesEverythingBack_data();
    void givesEverythingBack();
    void keepsWhatIsChosenMeanwhile();
    void isNotRememberedAsTheWindow();
    void asksWhichScreen();
    void fillsTheOtherScreen();
    void soundsOnce();
    void tellsOnceBothTablesHaveShownIt();
    void aPulledCableLosesNothing();
    void hidesAnswers();
    void showsNotesAsTheyAreWritten();
    void showsEvenChancesBeforeTheOpeningThrow();
    void saysThatTheRaceIsEstimated();
};

void TestWall::initTestCase()
{
    QCOMPARE(installTranslator(u"en"_s), u"en"_s);
    fonts::load();
    theme::apply(*qobject_cast<QApplication *>(qApp));
    QCOMPARE(QGuiApplication::screens().size(), 2);
}

void TestWall::linesAreReadFromAfar_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("least");
    QTest::newRow("1920 x 1080") << QSize(1920, 1080) << 48;
    QTest::newRow("3840 x 2160") << QSize(3840, 2160) << 96;
    QTest::newRow("1280 x 800") << QSize(1280, 800) << 32;
    QTest::newRow("640 x 480") << QSize(640, 480) << 16;
}

void TestWall::linesAreReadFromAfar()
{
    QFETCH(const QSize, size);
    QFETCH(const int, least);
    QCOMPARE(fonts::minimumWallLineHeight(size), least);
    WallFixture f;
    WallWindow wall(f.match, *f.window->findChild<Actions *>());
    wall.resize(size);
    wall.show();
    wall.board().setUpdatesEnabled(false);
    for (const CaptionLabel *label :
         {&wall.strip().captionLabel(), &wall.strip().oddsLabel(), &wall.strip().noteLabel()}) {
        QVERIFY2(WallFixture::lineHeight(*label) >= least,
                 qPrintable(u"%1: letters of %2, lines of %3"_s.arg(label->objectName())
                                .arg(label->font().pixelSize())
                                .arg(WallFixture::lineHeight(*label))));
    }
    // The board's own texts: names, numerals on the points, counts.
    BoardScene &scene = wall.board().boardScene();
    const qreal scale = wall.board().transform().m11();
    for (const Side side : BothSides) {
        const QRectF plate = scene.nameItem(side).rect();
        QVERIFY2(plate.height() * scale >= least,
                 qPrintable(QString::number(plate.height() * scale)));
    }
    const qreal onBoard = scene.marks().minimumLineHeight() * scale;
    QVERIFY2(onBoard >= least, qPrintable(QString::number(onBoard)));
    // At least three fifths of the height remain for the board.
    QVERIFY(wall.board().height() * 5 >= size.height() * 3);
    QVERIFY(QFontMetrics(fonts::textFont(fonts::wallSizes(size).text)).lineSpacing() >= least);
}

/// The numbers of men off the board do not overlap, however small the board is.
void TestWall::countersKeepApart()
{
    WallFixture f;
    f.enablePainting();
    const auto haveBorneOff = [&f] {
        const Position &position = f.game().position();
        return position.menOf(Side::White).borneOff > 0 && position.menOf(Side::Black).borneOff > 0;
    };
    for (int seed = 1; seed < 20 && !haveBorneOff(); ++seed) {
        f.session.newGame({u"cotton"_s, {}, DiceOrigin::Seeded, QString::number(seed)});
        while (!haveBorneOff() && !f.game().position().isOver()) {
            f.step();
        }
    }
    f.projector.present(Projector::Place::ThisWindow);
    f.window->resize(1280, 800);
    f.action("actionCourse").trigger();
    BoardScene &scene = f.window->board().boardScene();
    for (int widened = 0; widened < 12; ++widened) { // the board becomes ever smaller
        f.action("actionWiderPanel").trigger();
        QCoreApplication::processEvents();
        std::vector<QRectF> counters;
        for (const Marks::Text &plate : scene.marks().marks().plates) {
            for (const Side side : BothSides) {
                if (plate.area == scene.boardLayout().trayCountArea(side)) {
                    counters.push_back(scene.marks().plateRect(plate));
                }
            }
        }
        QCOMPARE(counters.size(), std::size_t{2});
        QVERIFY2(!counters[0].intersects(counters[1]), qPrintable(QString::number(widened)));
    }
}

void TestWall::showsWhatAClassNeeds()
{
    WallFixture f;
    f.step();
    f.step();
    f.action("actionCourse").trigger();
    f.projector.present(Projector::Place::ThisWindow);
    QVERIFY(f.window->isFullScreen());
    QVERIFY(!f.window->menuBar()->isVisible());
    QVERIFY(!f.find<QWidget>("captionBar")->isVisible());
    for (const QDockWidget *dock : f.window->findChildren<QDockWidget *>()) {
        QVERIFY(!dock->isVisible());
    }
    QVERIFY(f.strip().isVisible());
    QCOMPARE(f.strip().captionLabel().text(), f.match.shown().caption());
    QTRY_VERIFY(f.strip().oddsLabel().text().contains(u"Anne wins"_s));
    QCOMPARE(f.settings.lighting.value(), Lighting::HighContrast);
    QVERIFY(f.settings.pointNumbers.value());
    QVERIFY(f.action("actionProjector").isChecked());
    QVERIFY(fonts::currentSizes().isForWall);
    BoardView &board = f.window->board();
    const qreal line = board.boardScene().marks().minimumLineHeight() * board.transform().m11();
    QVERIFY2(line >= fonts::minimumWallLineHeight(f.window->size()),
             qPrintable(QString::number(line)));
    QVERIFY(f.find<QToolButton>("wallThrow")->isVisible());
    const auto actions = f.game().history().size();
    f.find<QToolButton>("wallThrow")->click();
    QVERIFY(f.game().history().size() >= actions);
    // The board's keys still work.
    QTest::keyClick(f.window.get(), Qt::Key_Escape);
    QVERIFY(!f.strip().isVisible());
}

void TestWall::givesEverythingBack_data()
{
    QTest::addColumn<bool>("full");
    QTest::addColumn<bool>("faceToFace");
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("by its key") << false << false << Qt::Key_F12;
    QTest::newRow("by Esc") << false << false << Qt::Key_Escape;
    QTest::newRow("to full screen by its key") << true << false << Qt::Key_F12;
    QTest::newRow("to full screen by Esc") << true << false << Qt::Key_Escape;
    QTest::newRow("face to face") << true << true << Qt::Key_F12;
}

void TestWall::givesEverythingBack()
{
    QFETCH(const bool, full);
    QFETCH(const bool, faceToFace);
    QFETCH(const Qt::Key, key);
    WallFixture f;
    f.settings.pointNumbers.set(false);
    f.settings.lighting.set(Lighting::Night);
    if (full) {
        f.action("actionFullScreen").trigger();
    }
    if (faceToFace) {
        f.action("actionFaceToFace").trigger();
    }
    f.action("actionOddsPanel").trigger();
    f.settings.write();
    const QSize size = f.window->size();
    const QDockWidget &odds = *f.find<QDockWidget>("oddsDock");
    const int width = odds.width();
    const fonts::TextSizes letters = fonts::currentSizes();
    const bool menus = f.window->menuBar()->isVisible();

    f.projector.present(Projector::Place::ThisWindow);
    QVERIFY(f.strip().isVisible());
    f.settings.write(); // the temporary lighting and text size must not be saved
    QTest::keyClick(f.window.get(), key);
    QCOMPARE(f.projector.place(), Projector::Place::Nowhere);
    QVERIFY(!f.action("actionProjector").isChecked());
    QVERIFY(!f.strip().isVisible());
    QCOMPARE(f.window->isFullScreen(), full);
    QCOMPARE(f.window->menuBar()->isVisible(), menus);
    QCOMPARE(f.find<QWidget>("captionBar")->isVisible(), !faceToFace);
    QCOMPARE(f.settings.faceToFace.value(), faceToFace);
    QVERIFY(!f.settings.pointNumbers.value());
    QCOMPARE(f.settings.lighting.value(), Lighting::Night);
    QTRY_COMPARE(f.window->size(), size);
    QVERIFY(odds.isVisible());
    QTRY_COMPARE(odds.width(), width);
    QVERIFY(letters == fonts::currentSizes());
    const Settings kept(f.folder.filePath(u"doublets.ini"_s), allRuleSets());
    QVERIFY(!kept.pointNumbers.value());
    QCOMPARE(kept.lighting.value(), Lighting::Night);
    QCOMPARE(kept.faceToFace.value(), faceToFace);
}

void TestWall::keepsWhatIsChosenMeanwhile()
{
    WallFixture f;
    f.projector.present(Projector::Place::ThisWindow);
    f.settings.lighting.set(Lighting::Night);
    f.settings.pointNumbers.set(true);
    f.projector.stop();
    QCOMPARE(f.settings.lighting.value(), Lighting::Night);
    QVERIFY(f.settings.pointNumbers.value());
}

void TestWall::isNotRememberedAsTheWindow()
{
    WallFixture f;
    f.action("actionCourse").trigger();
    const QSize size = f.window->size();
    f.projector.present(Projector::Place::ThisWindow);
    QTRY_VERIFY(f.window->size() != size);
    f.window->close();
    QVERIFY(!f.find<QDockWidget>("courseDock")->isHidden());
    QWidget next;
    QVERIFY(next.restoreGeometry(f.settings.windowGeometry.value()));
    QVERIFY(!next.isFullScreen());
    QCOMPARE(f.settings.lighting.value(), Lighting::Lamp);
}

void TestWall::asksWhichScreen()
{
    WallFixture f;
    f.action("actionProjector").trigger();
    QVERIFY(!f.action("actionProjector").isChecked()); // no place has been chosen yet
    auto *other = f.find<QPushButton>("wallOtherScreen");
    QVERIFY(other != nullptr && other->isVisible() && other->isDefault());
    QTest::keyClick(other->window(), Qt::Key_Escape);
    QCOMPARE(f.projector.place(), Projector::Place::Nowhere);
    f.action("actionProjector").trigger();
    other = f.find<QPushButton>("wallOtherScreen");
    QTest::keyClick(other->window(), Qt::Key_Return);
    QCOMPARE(f.projector.place(), Projector::Place::OtherScreen);
    QVERIFY(f.action("actionProjector").isChecked());
    f.action("actionProjector").trigger();
    QCOMPARE(f.projector.place(), Projector::Place::Nowhere);
    f.action("actionProjector").trigger();
    f.find<QPushButton>("wallThisWindow")->click();
    QCOMPARE(f.projector.place(), Projector::Place::ThisWindow);
}

void TestWall::fillsTheOtherScreen()
{
    WallFixture f;
    f.step();
    f.projector.present(Projector::Place::OtherScreen);
    WallWindow *wall = f.projector.wallWindow();
    QVERIFY(wall != nullptr);
    QCOMPARE(wall->geometry(), QRect(1280, 0, 1920, 1080));
    QVERIFY(!f.window->isFullScreen());
    QVERIFY(f.find<QWidget>("captionBar")->isVisible());
    QCOMPARE(f.settings.lighting.value(), Lighting::Lamp); // the teacher's board is unchanged
    QVERIFY(!fonts::currentSizes().isForWall);
    // Both boards show and play the same match.
    while (f.game().position().stage != Stage::Playing) {
        f.match.throwDice();
    }
    QVERIFY(wall->board().boardScene().state().position == f.game().position());
    QCOMPARE(wall->strip().captionLabel().text(), f.match.shown().caption());
    Q_EMIT wall->board().playRequested(f.game().legalPlays()[0]);
    QVERIFY(wall->board().boardScene().state().position == f.game().position());
    f.match.shown().stepToStart();
    QVERIFY(wall->board().isShowingPast());
    QVERIFY(wall->board().boardScene().state().position == f.game().startPosition());
    QCOMPARE(wall->strip().captionLabel().text(), f.match.shown().caption());
    QTest::keyClick(wall, Qt::Key_Space);
    QVERIFY(!f.match.shown().isPast());
    f.session.newGameWithSameRules();
    QVERIFY(wall->board().game() == &f.game());
    QTest::keyClick(wall, Qt::Key_Escape);
    QCOMPARE(f.projector.place(), Projector::Place::Nowhere);
    QVERIFY(f.projector.wallWindow() == nullptr);
}

void TestWall::soundsOnce()
{
    WallFixture f;
    f.projector.present(Projector::Place::OtherScreen);
    QCOMPARE(QApplication::allWidgets().contains(f.projector.wallWindow()), true);
    QVERIFY(f.projector.wallWindow()->findChildren<SoundPlayer *>().isEmpty());
    QCOMPARE(f.window->findChildren<SoundPlayer *>().size(), 1);
    // Nothing is connected to the wall's sounds, so there is no connection to remove.
    QVERIFY(!QObject::disconnect(&f.projector.wallWindow()->board().motion(), &Motion::soundDue,
                                 nullptr, nullptr));
}

void TestWall::tellsOnceBothTablesHaveShownIt()
{
    WallFixture f;
    f.projector.present(Projector::Place::OtherScreen);
    f.settings.motionSpeed.set(MotionSpeed::Slow);
    f.match.throwDice();
    QVERIFY(!f.match.isTableAtRest());
    f.window->board().skipMotion();
    QVERIFY(!f.match.isTableAtRest()); // the wall's board is still moving
    f.projector.wallWindow()->board().skipMotion();
    QVERIFY(f.match.isTableAtRest());
    // Closing the wall ends the wait for its board.
    f.match.throwDice();
    f.window->board().skipMotion();
    f.projector.stop();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(f.match.isTableAtRest());
}

void TestWall::aPulledCableLosesNothing()
{
    const QList<QScreen *> both = QGuiApplication::screens();
    QList<QScreen *> there = both;
    WindowFixture f(allRuleSets());
    f.window->setScreen(both.front());
    Projector projector(f.match, *f.window->findChild<Actions *>(), *f.window,
                        [&there] { return there; });
    QSignalSpy remarks(&f.match, &Match::remarked);
    projector.present(Projector::Place::OtherScreen);
    f.step();
    const auto history = f.game().history().size();
    there = {both.front()};
    Q_EMIT qGuiApp->screenRemoved(both.back());
    QCOMPARE(projector.place(), Projector::Place::Nowhere);
    QVERIFY(projector.wallWindow() == nullptr);
    QVERIFY(f.window->isVisible());
    QCOMPARE(f.game().history().size(), history);
    QCOMPARE(remarks.size(), 1);
    f.step(); // the game continues
    // The wall returns with its screen.
    there = both;
    Q_EMIT qGuiApp->screenAdded(both.back());
    QCOMPARE(projector.place(), Projector::Place::OtherScreen);
    QVERIFY(projector.wallWindow()->board().boardScene().state().position == f.game().position());
    // The wall does not return if the teacher closed it.
    projector.stop();
    Q_EMIT qGuiApp->screenRemoved(both.back());
    Q_EMIT qGuiApp->screenAdded(both.back());
    QCOMPARE(projector.place(), Projector::Place::Nowhere);
    // With a single screen, the wall is shown in this window.
    there = {both.front()};
    projector.present(Projector::Place::OtherScreen);
    QCOMPARE(projector.place(), Projector::Place::ThisWindow);
}

void TestWall::hidesAnswers()
{
    WallFixture f;
    f.settings.guessFirst.set(true);
    f.projector.present(Projector::Place::OtherScreen);
    f.step();
    WallWindow &wall = *f.projector.wallWindow();
    const GuessFirst &guess = f.match.guessFirst();
    QCOMPARE(wall.strip().oddsLabel().text(), guess.question());
    f.match.shown().stepToStart();
    QCOMPARE(wall.strip().oddsLabel().text(), u"Covered until you have guessed."_s);
    f.match.shown().returnToPresent();
    QTRY_VERIFY(guess.isAnswerKnown());
    QVERIFY(f.match.guessFirst().recordGuess({}).has_value());
    QVERIFY(wall.strip().oddsLabel().text().contains(u"Anne wins"_s));
    // A hint requested by the teacher is not shown to the class, either.
    f.settings.guessFirst.set(false);
    while (f.game().position().stage != Stage::Playing || f.game().legalPlays().size() < 2) {
        f.step();
    }
    f.match.requestHint();
    QTRY_VERIFY(!f.window->board().hintMarks().empty());
    QVERIFY(wall.board().hintMarks().empty());
    QCOMPARE(wall.strip().captionLabel().text(), f.match.shown().caption());
    f.finish();
    QCOMPARE(wall.strip().oddsLabel().text(), QString()); // the caption announces the winner
}

void TestWall::showsNotesAsTheyAreWritten()
{
    WallFixture f;
    f.step();
    const QString nasty = u"<b>bold</b> & <img src=\"file:///etc/passwd\">"_s;
    f.match.shown().setNote(nasty + u"\nsecond line"_s);
    f.projector.present(Projector::Place::OtherScreen);
    const WallStrip &strip = f.projector.wallWindow()->strip();
    QVERIFY(strip.noteLabel().isVisible());
    QCOMPARE(strip.noteLabel().text(), nasty + QChar::LineSeparator + u"second line"_s);
    f.match.shown().stepToStart();
    QVERIFY(!strip.noteLabel().isVisible());
    f.match.shown().setNote(u"Now!"_s);
    QVERIFY(strip.noteLabel().isVisible());
}

/// Until the lead is decided, both players have the same chance, however much the first throw is
/// worth.
void TestWall::showsEvenChancesBeforeTheOpeningThrow()
{
    WallFixture f;
    f.projector.present(Projector::Place::OtherScreen);
    const WallStrip &strip = f.projector.wallWindow()->strip();
    f.session.newGame({u"willughby"_s, {}, DiceOrigin::Seeded, u"5"_s});
    const QString before = u"Before the opening throw: Anne wins 50 of 100, Ben 50."_s;
    QTRY_COMPARE_WITH_TIMEOUT(strip.oddsLabel().text(), before, 30'000);
    while (f.game().position().stage == Stage::Opening) {
        f.step();
    }
    QTRY_VERIFY2(strip.oddsLabel().text().startsWith(u"Anne wins"_s),
                 qPrintable(strip.oddsLabel().text()));
}

void TestWall::saysThatTheRaceIsEstimated()
{
    WallFixture f;
    f.projector.present(Projector::Place::OtherScreen);
    const WallStrip &strip = f.projector.wallWindow()->strip();
    const QString note = methodNote(OddsMethod::GoodPlay);
    for (const QString &ruleSet : {u"cotton"_s, u"alfonso-race"_s}) {
        f.session.newGame({ruleSet, {}, DiceOrigin::Seeded, u"5"_s});
        f.step();
        QTRY_VERIFY_WITH_TIMEOUT(strip.oddsLabel().text().contains(u"Anne wins"_s), 30'000);
        QCOMPARE(strip.oddsLabel().text().endsWith(note), ruleSet == u"alfonso-race");
        QCOMPARE(strip.oddsLabel().text().contains(u"wins about"_s), ruleSet == u"alfonso-race");
    }
}

int main(int argc, char *argv[])
{
    const QTemporaryDir folder;
    qputenv("QT_QPA_PLATFORM", twoScreens(folder.path()));
    QApplication application(argc, argv);
    TestWall test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_wall.moc"

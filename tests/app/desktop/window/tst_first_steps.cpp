// SPDX-License-Identifier: MIT
#include "table/fonts/fonts.h"
#include "tests/app/desktop/window/window_fixture.h"
#include "tests/app/language/layout_language.h"

#include "core/record/record.h"
#include "core/record/record_reader.h"
#include "desktop/command_line.h"
#include "desktop/launch_request_queue.h"
#include "language/language.h"
#include "panels/overlays/first_steps_panel.h"
#include "panels/overlays/read_only_text_edit.h"
#include "panels/start/new_game_page.h"
#include "panels/start/start_screen.h"
#include "panels/theme/theme.h"
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "table/board/items/marks_item.h"
#include "table/board/move_preview.h"

#include <QAccessible>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>

#include <functional>
#include <set>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;

namespace {

constexpr auto LongPause = 20'000ms; ///< longer than any pause of First steps
constexpr auto ShortPause = 600ms;   ///< after which a press is not meant for the task of a step
constexpr int Steps = 6;

struct StepsFixture : WindowFixture
{
    explicit StepsFixture(const QString &ruleSet = u"cotton"_s)
        : WindowFixture(allRuleSets(), ruleSet)
        , panel(find<FirstStepsPanel>("firstStepsPanel"))
    {
        clock.stop();
    }

    [[nodiscard]] BoardView &board() const { return window->board(); }
    [[nodiscard]] const Marks &marks() const { return board().boardScene().marks().marks(); }
    [[nodiscard]] QString title() const { return find<QLabel>("firstStepsTitle")->text(); }
    [[nodiscard]] QString text() const { return find<ReadOnlyTextEdit>("firstStepsText")->text(); }
    [[nodiscard]] QPushButton &next() const { return *find<QPushButton>("firstStepsNext"); }
    [[nodiscard]] bool isAt(int step) const
    {
        static const QRegularExpression number(u"\\d+"_s); // the first one, in any language
        return panel->isVisible() && number.match(title()).captured().toInt() == step;
    }
    void learn() const { action("actionFirstSteps").trigger(); }
    /// Returns where the user should press, in viewport coordinates, or nullopt if nothing is
    /// marked.
    [[nodiscard]] std::optional<QPoint> shown() const
    {
        const auto at = [this](const QPointF &where) {
            return board().viewportTransform().map(where).toPoint();
        };
        if (!marks().throwPrompts.empty()) {
            return at(marks().throwPrompts.front().box.center());
        }
        if (!marks().targets.empty()) {
            return at(marks().targets.front());
        }
        if (!marks().playable.empty()) {
            return at(marks().playable.front().top);
        }
        return std::nullopt;
    }
    /// Shows the steps before `step`, beginning at the first.
    void walkTo(int step)
    {
        for (int i = 1; i < step; ++i) {
            next().click();
            clock.advance(ShortPause);
            while (isAt(i)) {
                next().click();
                clock.advance(ShortPause);
            }
        }
    }
    /// Moves on from `step`, which is done, unless it is the last one.
    void goOn(int step)
    {
        clock.advance(LongPause);
        if (step < Steps) {
            QVERIFY(isAt(step));
            next().click();
        }
    }
    /// Verifies that the panel covers no die and no place to which a man can go. If the game uses
    /// half of the board, the panel covers no man either and, unless the board is very small, lies
    /// in the other half.
    void verifyNothingTaughtIsCovered() const
    {
        const BoardScene &scene = board().boardScene();
        const BoardLayout &layout = scene.boardLayout();
        const auto isCovered = [this](const QPointF &where) {
            return panel->geometry().contains(board().viewportTransform().map(where).toPoint());
        };
        for (const DieItem *die : scene.dice()) {
            QVERIFY2(!isCovered(die->state().centre), qPrintable(text()));
        }
        for (const Play &play : board().input().legalPlays()) {
            const auto moves = plannedMoves(layout, scene.state().position, {play});
            QVERIFY2(!isCovered(moves.front().to.centre), qPrintable(text()));
        }
        const bool usesHalf =
            layout.tables() == Tables::Facing || layout.tables() == Tables::FacingLight;
        for (int index = 0; usesHalf && index < PointsOnTrack; ++index) {
            const QRectF point = layout.pointArea(index).rect();
            const QRect strip = board().viewportTransform().mapRect(point).toAlignedRect();
            QVERIFY2(!layout.isPointInUse(index) || board().width() < 700 ||
                         !panel->geometry().intersects(strip),
                     qPrintable(text()));
        }
        for (const Side side : BothSides) {
            for (const ManState &man : scene.statesOf(side)) {
                QVERIFY2(!usesHalf || man.standing > 0 || !isCovered(man.centre),
                         qPrintable(text()));
            }
        }
    }
    /// Returns which dice and places that the user may press are not wholly visible.
    [[nodiscard]] QString coveredObjects() const
    {
        BoardScene &scene = board().boardScene();
        const BoardLayout &layout = scene.boardLayout();
        QStringList covered;
        const auto check = [&](const QString &name, const QRectF &object) {
            if (panel->geometry().intersects(
                    board().viewportTransform().mapRect(object).toRect())) {
                covered << name;
            }
        };
        const auto square = [](const QPointF &centre, qreal size) {
            return QRectF(centre - QPointF(size / 2, size / 2), QSizeF(size, size));
        };
        for (const DieItem *die : scene.dice()) {
            check(u"die"_s, die->visibleRect());
        }
        for (const Marks::ThrowPrompt &each : marks().throwPrompts) {
            check(u"box"_s, each.box);
        }
        for (const Marks::Man &each : marks().playable) {
            check(u"man"_s, square(each.top, BoardLayout::ManDiameter / 2));
        }
        for (const QPointF &each : marks().targets) {
            check(u"target"_s, square(each, BoardLayout::ManDiameter / 2));
        }
        for (const Play &play : board().input().legalPlays()) {
            const auto moves = plannedMoves(layout, scene.state().position, {play});
            check(u"destination"_s, square(moves.front().to.centre, BoardLayout::ManDiameter / 2));
        }
        return covered.join(u' ');
    }
    /// Returns which objects `rect`, in viewport coordinates, covers: those of coveredObjects(),
    /// and men, boxes, trays and name plates.
    [[nodiscard]] QString objectsCoveredBy(const QRect &rect) const
    {
        BoardScene &scene = board().boardScene();
        const BoardLayout &layout = scene.boardLayout();
        QStringList covered;
        const auto check = [&](const QString &name, const QRectF &object) {
            if (rect.intersects(board().viewportTransform().mapRect(object).toAlignedRect())) {
                covered << name;
            }
        };
        constexpr qreal Gap = 4; // around a die
        for (const DieItem *die : scene.dice()) {
            check(u"die"_s, die->visibleRect().adjusted(-Gap, -Gap, Gap, Gap));
        }
        for (const Marks::Text &each : marks().plates) {
            check(u"count"_s, squareAround(each.centre, BoardLayout::ManDiameter));
        }
        for (const QPointF &each : marks().targets) {
            check(u"target"_s, squareAround(each, BoardLayout::ManDiameter));
        }
        for (const PlannedMove &move :
             alternativeMoves(layout, scene.state().position, board().input().legalPlays())) {
            check(u"destination"_s, squareAround(move.to.centre, BoardLayout::ManDiameter));
        }
        for (const Side side : BothSides) {
            check(u"box"_s, layout.boxRect(side));
            check(u"tray"_s, layout.trayRect(side));
            check(u"name"_s, scene.nameItem(side).rect());
            for (int point = 1; point <= PointsOnTrack; ++point) {
                for (const ManItem *man : scene.menOn(side, point)) {
                    check(u"man"_s, squareAround(BoardScene::upperFaceCentre(*man),
                                                 BoardLayout::ManDiameter));
                }
            }
        }
        covered.removeDuplicates();
        return covered.join(u' ');
    }
    /// Returns whether the user can read the whole text, if necessary by scrolling.
    [[nodiscard]] bool isTextWhole() const
    {
        const auto *edit = find<ReadOnlyTextEdit>("firstStepsText");
        const QScrollBar *bar = edit->verticalScrollBar();
        return bar->maximum() == 0 || (edit->isScrollable() && bar->isVisible());
    }
    /// Returns true if the pointer is visible.
    [[nodiscard]] bool points() const { return find<QWidget>("firstStepsPointer")->isVisible(); }
    /// Presses the marked places until the step is done.
    void doStep() const
    {
        for (int presses = 0; presses < 30 && points(); ++presses) {
            QTest::mouseClick(board().viewport(), Qt::LeftButton, {}, shown().value_or(QPoint()));
        }
    }

    FirstStepsPanel *panel;
};

/// Counts the moves of a panel whose former place, with the same bottom edge, was still free.
class MoveWatcher : public QObject
{
public:
    /// `isFree` returns whether the panel could stay at a place.
    MoveWatcher(QWidget &panel, std::function<bool(const QRect &)> isFree)
        : m_panel(panel)
        , m_isFree(std::move(isFree))
        , m_place(panel.geometry())
    {
        panel.installEventFilter(this);
    }
    [[nodiscard]] int needless() const { return m_needless; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Move || event->type() == QEvent::Resize) {
            const QRect now = m_panel.geometry();
            QRect kept(m_place.left(), 0, m_place.width(), now.height());
            kept.moveBottom(m_place.bottom());
            m_needless += now != kept && m_isFree(kept) ? 1 : 0;
            m_place = now;
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QWidget &m_panel;
    std::function<bool(const QRect &)> m_isFree;
    QRect m_place;
    int m_needless = 0;
};

/// Without methodique, whose first steps are those of charpentier.
QStringList idsByFirstSteps()
{
    QStringList ids = allRuleSets().ids();
    ids.removeOne(u"methodique"_s);
    return ids;
}

void addRuleSets()
{
    QTest::addColumn<QString>("ruleSet");
    for (const QString &id : idsByFirstSteps()) {
        QTest::newRow(qPrintable(id)) << id;
    }
}

CommandLine lineOf(const QStringList &arguments)
{
    return readCommandLine(QStringList{u"doublets"_s} + arguments, allRuleSets());
}

} // namespace

/// Tests First steps in the main window.
class TestFirstSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qApp); } // the fonts are measured
    void areTakenWithThePointer_data() { addRuleSets(); }
    void areTakenWithThePointer();
    void areTakenWithTheKeysOfThePlay();
    void areShownByNextAlone_data() { addRuleSets(); }
    void areShownByNextAlone();
    void waitForThePlayer();
    void arePassedWithSpaceAlone_data() { addRuleSets(); }
    void arePassedWithSpaceAlone();
    void areSkippedWithOneKeyOrTouch_data();
    void areSkippedWithOneKeyOrTouch();
    void areTakenAgainFromAnyStep();
    void sayWhereTheyContinue();
    void leaveForcedMovesToTheUser();
    void endWithoutAQuestion();
    void doNotCoverTargets_data();
    void doNotCoverTargets();
    void coverNothingInLargeText_data();
    void coverNothingInLargeText();
    void coverNoObject_data();
    void coverNoObject();
    void keepTheButtonsInPlace_data();
    void keepTheButtonsInPlace();
    void coverNoDieBesideAPage_data();
    void coverNoDieBesideAPage();
    void keepOneTextSize_data();
    void keepOneTextSize();
    void pointBesideTheNames_data();
    void pointBesideTheNames();
    void leaveTheNamesVisible();
    void showASingleArrow();
    void speakToScreenReaders();
    void followTheCommandLine_data();
    void followTheCommandLine();
    void endForAGameThatIsAskedFor();
    void endWithAGameByTheSameRules_data();
    void endWithAGameByTheSameRules();
};

void TestFirstSteps::areTakenWithThePointer()
{
    QFETCH(const QString, ruleSet);
    StepsFixture f(ruleSet);
    f.learn();
    QPoint place;
    int moves = 0;
    const auto follow = [&] {
        const QPoint now = f.next().mapTo(f.window.get(), QPoint());
        moves += now != place ? 1 : 0;
        place = now;
    };
    for (int step = 1; step <= Steps; ++step) {
        QVERIFY2(f.isAt(step), qPrintable(f.title()));
        QVERIFY2(f.points(), qPrintable(f.text()));
        follow();
        QVERIFY(!f.next().property("suggested").toBool());
        f.doStep();
        follow();
        if (step < Steps) {
            QVERIFY(f.next().property("suggested").toBool());
            QVERIFY(!f.marks().turn); // no turn is marked before Next is pressed
        }
        f.goOn(step);
    }
    QVERIFY2(moves <= 2, qPrintable(QString::number(moves)));
    QVERIFY(f.isAt(Steps));
    QCOMPARE(f.game().position().stage, Stage::Won);
    QVERIFY(!f.find<QWidget>("winnerPanel")->isVisible());
    QCOMPARE(f.next().text(), u"&Play"_s);
    QTest::mouseClick(f.find<QPushButton>("firstStepsLeave"), Qt::LeftButton);
    QVERIFY(!f.panel->isVisible());
    QVERIFY(f.game().history().empty());
    QVERIFY(f.board().hasFocus());
}

void TestFirstSteps::areTakenWithTheKeysOfThePlay()
{
    StepsFixture f;
    f.learn();
    QVERIFY(f.board().hasFocus());
    QTest::keyClick(&f.board(), Qt::Key_Space);
    f.clock.advance(LongPause);
    QVERIFY(f.isAt(1));
    QTest::keyClick(&f.board(), Qt::Key_Space);
    QVERIFY(f.isAt(2));
    const auto dice = f.game().position().dice; // a copy, because the game continues
    for (const std::uint8_t number : dice) {
        QTest::keyClick(&f.board(), static_cast<Qt::Key>(Qt::Key_0 + number));
        QTest::keyClick(&f.board(), Qt::Key_Space);
    }
    f.clock.advance(ShortPause);
    QTest::keyClick(&f.board(), Qt::Key_Space);
    QVERIFY(f.isAt(3));
}

void TestFirstSteps::areShownByNextAlone()
{
    QFETCH(const QString, ruleSet);
    StepsFixture f(ruleSet);
    f.learn();
    for (int step = 1; step <= Steps; ++step) {
        QVERIFY2(f.isAt(step), qPrintable(f.title()));
        f.next().click();
        f.clock.advance(LongPause); // plays the step
        f.goOn(step);
    }
    QCOMPARE(f.game().position().stage, Stage::Won);
    f.find<QPushButton>("firstStepsLeave")->click();
    QVERIFY(!f.panel->isVisible());
}

void TestFirstSteps::waitForThePlayer()
{
    StepsFixture f;
    f.learn();
    for (int step = 1; step < Steps; ++step) {
        f.clock.advance(1h);
        QVERIFY2(f.isAt(step), qPrintable(f.title()));
        f.doStep();
        f.clock.advance(1h);
        QVERIFY2(f.isAt(step), qPrintable(f.title()));
        f.next().click();
    }
}

/// A single switch suffices, with the focus on the board.
void TestFirstSteps::arePassedWithSpaceAlone()
{
    QFETCH(const QString, ruleSet);
    StepsFixture f(ruleSet);
    f.learn();
    for (int presses = 0; presses < 60 && f.panel->isVisible(); ++presses) {
        QTest::keyClick(&f.board(), Qt::Key_Space);
        f.clock.advance(ShortPause);
    }
    QVERIFY2(!f.panel->isVisible(), qPrintable(f.title() + f.text()));
    QVERIFY(f.game().history().empty());
}

void TestFirstSteps::areSkippedWithOneKeyOrTouch_data()
{
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("way");
    for (const int step : {1, 3, 6}) {
        for (const QString &way : {u"board"_s, u"button"_s, u"touch"_s}) {
            QTest::addRow("%d %s", step, qPrintable(way)) << step << way;
        }
    }
}

void TestFirstSteps::areSkippedWithOneKeyOrTouch()
{
    QFETCH(const int, step);
    QFETCH(const QString, way);
    StepsFixture f(u"willughby"_s);
    for (int i = 0; i < 7; ++i) {
        f.step();
    }
    f.game().undo();
    const Record before = f.session.record();
    const QString caption = f.caption();
    const BoardState board = f.board().boardScene().state();
    f.learn();
    f.walkTo(step);
    QVERIFY(f.isAt(step));
    f.next().click(); // in the middle of the step
    if (way == u"board"_s) {
        QTest::keyClick(&f.board(), Qt::Key_Escape);
    } else if (way == u"button"_s) {
        f.next().setFocus();
        QTest::keyClick(&f.next(), Qt::Key_Escape);
    } else {
        QTest::mouseClick(f.find<QPushButton>("firstStepsLeave"), Qt::LeftButton);
    }
    QVERIFY(!f.panel->isVisible());
    QVERIFY(!f.find<QWidget>("firstStepsPointer")->isVisible());
    QVERIFY(f.board().hasFocus());
    QVERIFY(f.session.record() == before);
    QCOMPARE(f.caption(), caption);
    QVERIFY(f.board().boardScene().state() == board);
    f.clock.advance(LongPause);
    QVERIFY(f.session.record() == before);
    QVERIFY(!f.session.finishSaving());
    const auto saved = readRecord(f.folder.filePath(u"data/unfinished.doublets"_s));
    QVERIFY(saved.ok());
    QVERIFY(saved.value() == before);
}

void TestFirstSteps::areTakenAgainFromAnyStep()
{
    StepsFixture f;
    f.learn();
    auto *back = f.find<QPushButton>("firstStepsBack");
    QVERIFY(!back->isEnabled());
    f.walkTo(4);
    QVERIFY(f.isAt(4));
    const QString asked = f.text();
    f.doStep();
    QVERIFY(f.text() != asked);
    f.clock.advance(ShortPause);
    f.next().click();
    back->click();
    QVERIFY(f.isAt(4));
    QCOMPARE(f.text(), asked);
    back->click();
    back->click();
    back->click();
    QVERIFY(f.isAt(1));
    f.learn(); // started again from the menu in the middle of a step
    QVERIFY(f.isAt(1));
}

void TestFirstSteps::sayWhereTheyContinue()
{
    StepsFixture f;
    const auto *back = f.find<QPushButton>("firstStepsBack");
    f.learn();
    f.walkTo(3);
    QTest::keyClick(&f.board(), Qt::Key_Escape);
    f.learn();
    QCOMPARE(f.title(), u"Continued at step 3 of 6"_s);
    QCOMPARE(back->text(), u"&Start over"_s);
    const QPoint place = f.next().mapTo(f.window.get(), QPoint());
    for (int presses = 0; presses < 5 && f.title() != u"First steps: 4 of 6"_s; ++presses) {
        f.next().click();
        f.clock.advance(ShortPause);
    }
    QCOMPARE(f.title(), u"First steps: 4 of 6"_s);
    QCOMPARE(back->text(), u"&Back"_s);
    QCOMPARE(f.next().mapTo(f.window.get(), QPoint()), place);
    QTest::keyClick(&f.board(), Qt::Key_Escape);
    f.learn();
    f.find<QPushButton>("firstStepsBack")->click();
    QCOMPARE(f.title(), u"First steps: 1 of 6"_s);
    QVERIFY(!back->isEnabled());
}

void TestFirstSteps::leaveForcedMovesToTheUser()
{
    StepsFixture f;
    f.settings.forcedPlays.set(ForcedPlays::Automatic);
    f.learn();
    f.doStep();
    f.goOn(1);
    QVERIFY(f.isAt(2));
    QCOMPARE(f.game().position().stage, Stage::Playing);
    QVERIFY(f.points());
    QTest::keyClick(&f.board(), Qt::Key_Escape);
    QCOMPARE(f.settings.forcedPlays.value(), ForcedPlays::Automatic);
}

void TestFirstSteps::endWithoutAQuestion()
{
    StepsFixture f;
    f.finish();
    QTest::keyClick(f.find<QWidget>("winnerRematch"), Qt::Key_Escape);
    f.learn();
    f.next().click();
    QVERIFY(!f.find<QWidget>("winnerPanel")->isVisible());
    QTest::keyClick(&f.board(), Qt::Key_Escape);
    QVERIFY(f.game().position().isOver());
}

void TestFirstSteps::doNotCoverTargets_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    for (const QString &id : idsByFirstSteps()) {
        for (const QSize size : {QSize(640, 480), QSize(1280, 800)}) {
            QTest::addRow("%s %d", qPrintable(id), size.width()) << id << size << 100;
        }
        QTest::addRow("%s large text", qPrintable(id)) << id << QSize(640, 480) << 200;
    }
}

void TestFirstSteps::keepOneTextSize_data()
{
    doNotCoverTargets_data();
}

void TestFirstSteps::keepOneTextSize()
{
    QFETCH(const QString, ruleSet);
    QFETCH(const QSize, size);
    StepsFixture f(ruleSet);
    f.window->resize(size);
    f.learn();
    std::set<int> sizes;
    for (int step = 1; step <= Steps; ++step) {
        for (int presses = 0; presses < 12; ++presses) {
            QCoreApplication::processEvents(); // delayed layouts
            sizes.insert(f.find<ReadOnlyTextEdit>("firstStepsText")->font().pixelSize());
            const auto where = f.points() ? f.shown() : std::nullopt;
            if (!where) {
                break;
            }
            QTest::mouseClick(f.board().viewport(), Qt::LeftButton, {}, *where);
        }
        f.goOn(step);
    }
    QCOMPARE(sizes.size(), 1U);
}

void TestFirstSteps::pointBesideTheNames_data()
{
    addRuleSets();
}

void TestFirstSteps::pointBesideTheNames()
{
    QFETCH(const QString, ruleSet);
    StepsFixture f(ruleSet);
    f.window->resize(1280, 800);
    QCoreApplication::processEvents();
    f.learn();
    QVERIFY(f.points());
    auto *pointer = f.find<QWidget>("firstStepsPointer");
    QImage arrow(pointer->size(), QImage::Format_ARGB32_Premultiplied);
    arrow.fill(Qt::transparent);
    pointer->render(&arrow, {}, {}, {});
    const QRectF plate = f.board().boardScene().nameItem(Side::White).rect();
    const QRect name = f.board().viewportTransform().mapRect(plate).toAlignedRect();
    bool isDrawn = false;
    for (int y = 0; y < arrow.height(); ++y) {
        for (int x = 0; x < arrow.width(); ++x) {
            const bool isArrow = qAlpha(arrow.pixel(x, y)) > 0;
            isDrawn = isDrawn || isArrow;
            QVERIFY(!isArrow || !name.contains(pointer->pos() + QPoint(x, y)));
        }
    }
    QVERIFY(isDrawn);
}

/// A dock makes the board narrower, and the names move above and below it.
void TestFirstSteps::leaveTheNamesVisible()
{
    StepsFixture f;
    f.window->resize(1280, 800);
    QCoreApplication::processEvents();
    f.learn();
    const auto coversName = [&f](Side side) {
        const QRectF plate = f.board().boardScene().nameItem(side).rect();
        const QRect name = f.board().viewportTransform().mapRect(plate).toAlignedRect();
        return f.panel->geometry().intersects(name);
    };
    f.action("actionRules").trigger();
    for (int width = 250; width < 560; width += 30) {
        f.window->resizeDocks({f.find<QDockWidget>("rulesDock")}, {width}, Qt::Horizontal);
        QCoreApplication::processEvents();
        QVERIFY2(!coversName(Side::White), qPrintable(QString::number(width)));
        QVERIFY2(!coversName(Side::Black), qPrintable(QString::number(width)));
    }
}

/// The arrow of the step gives way to those that show where a man would go.
void TestFirstSteps::showASingleArrow()
{
    StepsFixture f(u"willughby"_s);
    f.learn();
    for (int presses = 0; presses < 30 && f.marks().playable.empty(); ++presses) {
        if (f.points()) {
            QTest::mouseClick(f.board().viewport(), Qt::LeftButton, {}, f.shown().value());
        } else {
            f.clock.advance(ShortPause);
            f.next().click();
        }
    }
    QVERIFY(!f.marks().playable.empty());
    QVERIFY(f.points());
    QVERIFY(f.board().shownMoves().empty());
    const QPointF man = f.marks().playable.front().top;
    QTest::mouseMove(f.board().viewport(), f.board().viewportTransform().map(man).toPoint());
    QTRY_VERIFY(!f.board().shownMoves().empty());
    QVERIFY(!f.points());
    QTest::mouseMove(f.board().viewport(), {3, 3});
    QTRY_VERIFY(f.board().shownMoves().empty());
    QVERIFY(f.points());
}

void TestFirstSteps::doNotCoverTargets()
{
    QFETCH(const QString, ruleSet);
    QFETCH(const QSize, size);
    QFETCH(const int, percent);
    StepsFixture f(ruleSet);
    f.window->resize(size);
    f.settings.textSize.set(percent);
    QCoreApplication::processEvents();
    f.learn();
    for (int step = 1; step <= Steps; ++step) {
        for (int presses = 0; presses < 12; ++presses) {
            QCoreApplication::processEvents(); // delayed layouts
            const auto where = f.points() ? f.shown() : std::nullopt;
            QVERIFY2(f.board().rect().contains(f.panel->geometry()), qPrintable(f.text()));
            if (size.width() > 640) { // coverNothingInLargeText() covers the small window
                QCOMPARE(f.coveredObjects(), QString());
                QVERIFY2(f.isTextWhole(), qPrintable(f.text()));
            }
            if (!where) {
                break;
            }
            for (const Marks::Man &man : f.marks().playable) {
                const QPoint at = f.board().viewportTransform().map(man.top).toPoint();
                QVERIFY2(!f.panel->geometry().contains(at), qPrintable(f.text()));
            }
            QVERIFY2(!f.panel->geometry().contains(*where), qPrintable(f.text()));
            if (percent == 100) {
                f.verifyNothingTaughtIsCovered();
            }
            for (const QLabel *label : f.panel->findChildren<QLabel *>()) {
                QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                         qPrintable(label->text()));
            }
            const auto *said = f.find<ReadOnlyTextEdit>("firstStepsText");
            QVERIFY2(said->height() >= said->heightForWidth(said->width()),
                     qPrintable(said->text()));
            QVERIFY2(percent == 100 ||
                         said->font().pixelSize() * 4 >= fonts::currentSizes().caption * 3,
                     qPrintable(said->text()));
            QTest::mouseClick(f.board().viewport(), Qt::LeftButton, {}, *where);
        }
        f.goOn(step);
    }
    QCOMPARE(f.game().position().stage, Stage::Won);
}

void TestFirstSteps::coverNothingInLargeText_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("language");
    for (const QString &id : idsByFirstSteps()) {
        QTest::addRow("%s 100 widest", qPrintable(id)) << id << 100 << LayoutLanguage::widest();
        // At 150%, three large dice leave no room for the widest buttons.
        QTest::addRow("%s 125 widest", qPrintable(id)) << id << 125 << LayoutLanguage::widest();
        QTest::addRow("%s 150 en", qPrintable(id)) << id << 150 << u"en"_s;
    }
}

/// In the smallest window, large text may scroll, but the panel covers neither the dice nor what
/// the user may press.
void TestFirstSteps::coverNothingInLargeText()
{
    QFETCH(const QString, ruleSet);
    QFETCH(const int, percent);
    QFETCH(const QString, language);
    const LayoutLanguage installed(language);
    StepsFixture f(ruleSet);
    f.window->resize(640, 480);
    f.settings.textSize.set(percent);
    QCoreApplication::processEvents();
    f.learn();
    for (int step = 1; step <= Steps; ++step) {
        for (int presses = 0; presses < 12; ++presses) {
            QCoreApplication::processEvents(); // delayed layouts
            const QString covered = f.coveredObjects();
            QVERIFY2(covered.isEmpty(), qPrintable(u"%1 in step %2"_s.arg(covered).arg(step)));
            QVERIFY2(f.isTextWhole(), qPrintable(f.text()));
            QVERIFY2(percent > 100 || !f.find<ReadOnlyTextEdit>("firstStepsText")->isScrollable(),
                     qPrintable(f.text()));
            const auto where = f.points() ? f.shown() : std::nullopt;
            if (!where) {
                break;
            }
            QTest::mouseClick(f.board().viewport(), Qt::LeftButton, {}, *where);
        }
        f.goOn(step);
    }
    QCOMPARE(f.game().position().stage, Stage::Won);
}

void TestFirstSteps::coverNoObject_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("language");
    for (const QString &id : idsByFirstSteps()) {
        const QString widest = LayoutLanguage::widest();
        QTest::addRow("%s 640 200", qPrintable(id)) << id << QSize(640, 480) << 200 << u"en"_s;
        QTest::addRow("%s 640 200 widest", qPrintable(id))
            << id << QSize(640, 480) << 200 << widest;
        QTest::addRow("%s 640 150 widest", qPrintable(id))
            << id << QSize(640, 480) << 150 << widest;
        QTest::addRow("%s 640 100", qPrintable(id)) << id << QSize(640, 480) << 100 << u"en"_s;
        QTest::addRow("%s 1280 250", qPrintable(id)) << id << QSize(1280, 800) << 250 << u"en"_s;
        QTest::addRow("%s 1280 100", qPrintable(id)) << id << QSize(1280, 800) << 100 << u"en"_s;
    }
}

/// The panel covers no man, die, box, tray or name, at any size of the window or the text.
void TestFirstSteps::coverNoObject()
{
    QFETCH(const QString, ruleSet);
    QFETCH(const QSize, size);
    QFETCH(const int, percent);
    QFETCH(const QString, language);
    const LayoutLanguage installed(language);
    StepsFixture f(ruleSet);
    f.window->resize(size);
    f.settings.textSize.set(percent);
    QCoreApplication::processEvents();
    f.learn();
    for (int step = 1; step <= Steps; ++step) {
        for (int presses = 0; presses < 12; ++presses) {
            QCoreApplication::processEvents(); // delayed layouts
            const QString covered = f.objectsCoveredBy(f.panel->geometry());
            QVERIFY2(covered.isEmpty(), qPrintable(u"%1 in step %2"_s.arg(covered).arg(step)));
            QVERIFY(f.board().rect().contains(f.panel->geometry()));
            QVERIFY2(f.isTextWhole(), qPrintable(f.text()));
            const auto where = f.points() ? f.shown() : std::nullopt;
            if (!where) {
                break;
            }
            QTest::mouseClick(f.board().viewport(), Qt::LeftButton, {}, *where);
        }
        f.goOn(step);
    }
    QCOMPARE(f.game().position().stage, Stage::Won);
}

void TestFirstSteps::keepTheButtonsInPlace_data()
{
    doNotCoverTargets_data();
}

/// The buttons stay under the pointer unless they would cover something there.
void TestFirstSteps::keepTheButtonsInPlace()
{
    QFETCH(const QString, ruleSet);
    QFETCH(const QSize, size);
    QFETCH(const int, percent);
    StepsFixture f(ruleSet);
    f.window->resize(size);
    f.settings.textSize.set(percent);
    QCoreApplication::processEvents();
    f.learn();
    QCoreApplication::processEvents();
    MoveWatcher moves(*f.panel, [&f](const QRect &kept) {
        return f.board().rect().contains(kept) && f.objectsCoveredBy(kept).isEmpty();
    });
    for (int presses = 0; presses < 60 && !f.next().text().contains(u"Play"_s); ++presses) {
        f.next().click();
        f.clock.advance(ShortPause);
        QCoreApplication::processEvents();
    }
    QCOMPARE(moves.needless(), 0);
    QVERIFY(f.isAt(Steps));
}

void TestFirstSteps::coverNoDieBesideAPage_data()
{
    QTest::addColumn<QString>("ruleSet");
    for (const char *id : {"cotton", "alfonso", "fiske", "yahoudieh"}) {
        QTest::newRow(id) << QString::fromLatin1(id);
    }
}

/// A page beside the board makes the board smaller, also once there is nothing left to press.
void TestFirstSteps::coverNoDieBesideAPage()
{
    QFETCH(const QString, ruleSet);
    StepsFixture f(ruleSet);
    f.window->resize(1280, 800);
    QCoreApplication::processEvents();
    f.learn();
    f.walkTo(4); // the doublet
    const auto togglePage = [&f] {
        f.action("actionWhy").trigger();
        QCoreApplication::processEvents(); // delayed layouts
        return f.coveredObjects();
    };
    for (int presses = 0; presses < 12; ++presses) {
        QCOMPARE(togglePage(), QString());
        QCOMPARE(togglePage(), QString());
        if (!f.points()) {
            break;
        }
        QTest::mouseClick(f.board().viewport(), Qt::LeftButton, {}, f.shown().value());
    }
    QCOMPARE(f.title(), u"First steps: 4 of 6"_s);
}

void TestFirstSteps::speakToScreenReaders()
{
    StepsFixture f;
    f.learn();
    QAccessibleInterface *panel = QAccessible::queryAccessibleInterface(f.panel);
    QCOMPARE(panel->role(), QAccessible::Dialog);
    QVERIFY(panel->text(QAccessible::Name).contains(u"1 of 6"_s));
    QVERIFY(panel->text(QAccessible::Name).contains(f.text()));
    f.doStep();
    QVERIFY(panel->text(QAccessible::Name).contains(f.text()));
    for (const char *name : {"firstStepsBack", "firstStepsNext", "firstStepsLeave"}) {
        const auto *button = f.find<QPushButton>(name);
        QVERIFY((button->focusPolicy() & Qt::TabFocus) != 0);
        QVERIFY(!button->toolTip().isEmpty());
    }
}

void TestFirstSteps::followTheCommandLine_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<bool>("steps");
    QTest::addColumn<bool>("start");
    QTest::newRow("nothing") << QStringList() << false << true;
    QTest::newRow("rule set") << QStringList{u"--ruleset"_s, u"fiske"_s} << false << false;
    QTest::newRow("seed") << QStringList{u"--seed"_s, u"7"_s} << false << false;
    QTest::newRow("both") << QStringList{u"--ruleset"_s, u"fiske"_s, u"--seed"_s, u"7"_s} << false
                          << false;
    QTest::newRow("learn") << QStringList{u"--learn"_s} << true << false;
    QTest::newRow("learn that") << QStringList{u"--learn"_s, u"--ruleset"_s, u"fiske"_s} << true
                                << false;
}

void TestFirstSteps::followTheCommandLine()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const bool, steps);
    QFETCH(const bool, start);
    const CommandLine line = lineOf(arguments);
    QCOMPARE(line.outcome, CommandLine::Outcome::ShowWindow);
    QCOMPARE(line.requestsFirstSteps, arguments.contains(u"--learn"_s));
    StepsFixture f; // a user who has never played
    if (const auto wanted = prepareRequestedGame(line, f.session)) {
        f.session.newGame(*wanted);
    }
    showInitialScreen(*f.window, line);
    QCOMPARE(f.panel->isVisible(), steps);
    QCOMPARE(f.find<QWidget>("startScreen")->isVisible(), start);
    QCOMPARE(f.game().ruleSet().id, arguments.contains(u"fiske"_s) ? u"fiske"_s : u"cotton"_s);
    if (!steps && !start) {
        QVERIFY(f.game().history().empty());
        QTest::keyClick(&f.board(), Qt::Key_Space); // ready for the first throw
        QCOMPARE(f.game().history().size(), 1U);
    }
}

void TestFirstSteps::endForAGameThatIsAskedFor()
{
    StepsFixture f;
    f.step();
    LaunchRequestQueue visits(*f.window, f.session);
    visits.add(lineOf({u"--learn"_s}), {});
    QVERIFY(f.isAt(1));
    f.next().click();
    visits.add(lineOf({u"--ruleset"_s, u"holme"_s}), {});
    QVERIFY(!f.panel->isVisible());
    QVERIFY(!f.find<QWidget>("startScreen")->isVisible());
    QCOMPARE(f.game().ruleSet().id, u"holme"_s);
    QVERIFY(f.game().history().empty());
    QVERIFY(f.session.canReopenLastGame());
}

void TestFirstSteps::endWithAGameByTheSameRules_data()
{
    QTest::addColumn<QString>("way");
    QTest::newRow("button") << u"button"_s;
    QTest::newRow("Space") << u"Space"_s;
}

void TestFirstSteps::endWithAGameByTheSameRules()
{
    QFETCH(const QString, way);
    StepsFixture f;
    f.find<StartScreen>("startScreen")->firstStepsRequested(u"holme"_s);
    for (int step = 1; step <= Steps; ++step) {
        f.doStep();
        f.goOn(step);
    }
    if (way == u"button"_s) {
        f.next().click();
    } else {
        QTest::keyClick(&f.board(), Qt::Key_Space);
    }
    QVERIFY(!f.panel->isVisible());
    const auto *page = f.find<NewGamePage>("newGamePage");
    QVERIFY(page->isVisible());
    QCOMPARE(page->ruleSetId(), u"holme"_s);
    QCOMPARE(f.game().ruleSet().id, u"cotton"_s); // until the user begins
    QVERIFY(f.marks().turn.has_value() || f.game().history().empty());
}

QTEST_MAIN(TestFirstSteps)
#include "tst_first_steps.moc"

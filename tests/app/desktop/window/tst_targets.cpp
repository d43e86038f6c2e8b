// SPDX-License-Identifier: MIT
#include "desktop/window/desktop_dialogs.h"
#include "panels/comparison/comparison_dialog.h"
#include "panels/dialogs/games_dialog.h"
#include "panels/dialogs/settings_dialog.h"
#include "panels/story/story_dialog.h"
#include "panels/theme/theme.h"
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "target_sizes.h"
#include "test_screen.h"
#include "tests/app/desktop/window/window_fixture.h"

#include <QDir>
#include <QGroupBox>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QTabWidget>
#include <QTextBrowser>
#include <QTimer>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

constexpr int Least = 24; ///< in logical pixels, for everything that can be pressed
/// In logical pixels, for controls used during play, at 1280 × 800 and above.
constexpr int InPlay = 44;

bool isLarge(const QWidget &window)
{
    return window.screen()->geometry().width() >= 1280;
}

} // namespace

/// Checks that everything that can be pressed is large enough for a finger. Exceptions are listed,
/// with reasons, in target_sizes.cpp.
class TestTargets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qobject_cast<QApplication *>(qApp)); }
    void init() { m_small.clear(); }
    void findsSmallTargets();
    void window();
    void panels();
    void overlays();
    void menus();
    void dialogs();
    void messages();
    void controlsUsedInPlay();
    void theBoard_data();
    void theBoard();

private:
    void check(const QString &where, const QWidget &window);
    void checkFolds(const WindowFixture &f);
    void checkLessonEditor(const WindowFixture &f);
    void checkDialog(const WindowFixture &f, const char *action, const char *name);
    /// Checks the visible widgets among `names`.
    void checkInPlay(const WindowFixture &f, const QStringList &names);
    [[nodiscard]] QByteArray all() const { return (u'\n' + m_small.join(u'\n')).toUtf8(); }

    QStringList m_small;
};

namespace {

std::unique_ptr<WindowFixture> filled(DiceOrigin dice = DiceOrigin::Seeded,
                                      const QString &rules = u"cotton"_s)
{
    auto f = std::make_unique<WindowFixture>(allRuleSets(), rules, dice, Rulings(),
                                             Lighting::HighContrast);
    f->window->setAnimated(false);
    f->window->setGeometry(f->window->screen()->geometry());
    QCoreApplication::processEvents();
    return f;
}

} // namespace

void TestTargets::check(const QString &where, const QWidget &window)
{
    QCoreApplication::processEvents();
    for (const QString &each : smallTargets(window, Least)) {
        m_small << where + u": "_s + each;
    }
}

/// Proves that the other tests would find small targets.
void TestTargets::findsSmallTargets()
{
    QWidget window;
    auto *button = new QPushButton(&window);
    button->setGeometry(0, 0, 23, 40);
    window.show();
    QCOMPARE(smallTargets(window, Least).size(), 1);
    button->setGeometry(0, 0, 24, 24);
    QCOMPARE(smallTargets(window, Least).size(), 0);
}

void TestTargets::window()
{
    const auto f = filled();
    for (int i = 0; i < 6; ++i) {
        check(u"step %1"_s.arg(i), *f->window);
        f->step();
    }
    f->action("actionFullScreen").trigger();
    check(u"full screen"_s, *f->window);
    f->action("actionFullScreen").trigger();
    f->window->showError({{}, u"nowhere"_s, {}, {}});
    check(u"notice"_s, *f->window);
    f->session.newGame({u"cotton"_s, {}, DiceOrigin::Entered, {}});
    check(u"dice by hand"_s, *f->window);
    QVERIFY2(m_small.isEmpty(), all());
}

void TestTargets::panels()
{
    const auto f = filled();
    for (int i = 0; i < 20; ++i) {
        f->step();
    }
    for (const char *name : {"actionCourse", "actionDicePanel", "actionOddsPanel", "actionRules",
                             "actionWhy", "actionKeyboard", "actionAppearance"}) {
        f->action(name).trigger();
        check(QString::fromLatin1(name), *f->window); // including its tab and title bar buttons
    }
    checkFolds(*f);
    QVERIFY2(m_small.isEmpty(), all());
}

/// Checks the foldable lines of the "Why?" page, which stand alone, unlike links in a sentence.
void TestTargets::checkFolds(const WindowFixture &f)
{
    f.action("actionWhy").trigger();
    auto *page = f.find<QTextBrowser>("whyPage");
    QTRY_VERIFY(page->isVisible());
    const QTextCursor sign = page->document()->find(u"▸"_s);
    QVERIFY(!sign.isNull());
    page->setTextCursor(sign);
    page->ensureCursorVisible();
    const QPoint middle = page->cursorRect(sign).center() + QPoint(20, 0);
    const auto isLink = [&](int y) { return !page->anchorAt({middle.x(), y}).isEmpty(); };
    QVERIFY(isLink(middle.y()));
    int top = middle.y();
    int bottom = middle.y();
    while (isLink(top - 1)) {
        --top;
    }
    while (isLink(bottom + 1)) {
        ++bottom;
    }
    if (bottom + 1 - top < Least) {
        m_small << u"a foldable line of Why?: height %1"_s.arg(bottom + 1 - top);
    }
}

void TestTargets::overlays()
{
    const auto f = filled();
    f->action("actionStart").trigger();
    QTRY_VERIFY(f->find<QWidget>("startScreen")->isVisible());
    check(u"start"_s, *f->window);
    f->action("actionNew").trigger();
    check(u"games"_s, *f->window);
    f->find<QAbstractButton>("card-cotton")->click();
    check(u"new game"_s, *f->window);
    f->action("actionFirstSteps").trigger();
    QTRY_VERIFY(f->find<QWidget>("firstStepsPanel")->isVisible());
    check(u"first steps"_s, *f->window);
    QTest::keyClick(f->window.get(), Qt::Key_Escape);
    f->finish();
    QTRY_VERIFY(f->find<QWidget>("winnerPanel")->isVisible());
    check(u"end"_s, *f->window);
    f->session.newGame({u"cotton"_s, {}, DiceOrigin::Seeded, u"1674"_s});
    f->session.setSeat(Side::White, PlayerSetting::Careless);
    f->session.setSeat(Side::Black, PlayerSetting::Careless);
    QTest::keyClick(&f->window->board(), Qt::Key_A);
    QTRY_VERIFY(f->find<QWidget>("takeOverPanel")->isVisible());
    check(u"take over"_s, *f->window);
    QVERIFY2(m_small.isEmpty(), all());
}

void TestTargets::menus()
{
    const auto f = filled();
    f->step();
    f->session.newGame({u"cotton"_s, {}, DiceOrigin::Seeded, {}});
    const auto all = f->window->findChildren<QMenu *>();
    QVERIFY(all.size() >= 5);
    QStringList small;
    for (QMenu *menu : all) {
        small << smallRows(*menu, Least);
    }
    QVERIFY2(small.isEmpty(), qPrintable(small.join(u'\n')));
}

void TestTargets::checkDialog(const WindowFixture &f, const char *action, const char *name)
{
    f.action(action).trigger();
    auto *dialog = f.find<QWidget>(name);
    QVERIFY(dialog != nullptr);
    QTRY_VERIFY(dialog->isVisible());
    for (BoardView *board : dialog->findChildren<BoardView *>()) {
        board->setUpdatesEnabled(false);
    }
    if (auto *pages = dialog->findChild<QTabWidget *>()) {
        for (int page = 0; page < pages->count(); ++page) {
            pages->setCurrentIndex(page);
            check(pages->tabText(page), *dialog);
        }
    } else {
        check(QString::fromLatin1(name), *dialog);
    }
    dialog->close();
}

/// Checks every page of a lesson, with all its fields.
void TestTargets::checkLessonEditor(const WindowFixture &f)
{
    f.action("actionLessons").trigger();
    f.find<QPushButton>("lessonsWrite")->menu()->actions().constFirst()->trigger();
    auto *editor = f.find<QDialog>("lessonEditor");
    for (const int page : {0, 1}) {
        editor->findChild<QListWidget *>(u"editorSteps"_s)->setCurrentRow(page);
        for (QGroupBox *each : editor->findChildren<QGroupBox *>()) {
            each->setChecked(true);
        }
        editor->resize(editor->width(), 8000); // the form is not scrolled
        check(u"page %1"_s.arg(page), *editor);
    }
    const auto *minutes = editor->findChild<QWidget *>(u"steps[0].minutes"_s);
    if (isLarge(*f.window) && minutes->height() < InPlay) {
        m_small << u"minutes: %1"_s.arg(minutes->height());
    }
    delete editor;
}

void TestTargets::dialogs()
{
    const auto f = filled();
    for (int i = 0; i < 8; ++i) {
        f->step();
    }
    checkDialog(*f, "actionSettings", "settingsDialog");
    checkDialog(*f, "actionStory", "storyDialog");
    checkDialog(*f, "actionPrint", "printDialog");
    checkDialog(*f, "actionLaboratory", "laboratoryDialog");
    checkDialog(*f, "actionInvent", "inventionDialog");
    checkDialog(*f, "actionStatistics", "statisticsDialog");
    checkDialog(*f, "actionLessons", "lessonsDialog");
    checkLessonEditor(*f);
    f->action("actionCompare").trigger();
    auto *comparison = f->window->findChild<ComparisonDialog *>();
    QTRY_VERIFY_WITH_TIMEOUT(!comparison->isComparing(), 20'000);
    check(u"comparison"_s, *comparison);
    comparison->close();
    QVERIFY2(m_small.isEmpty(), all());
}

/// Questions, messages and file dialogs: Qt's own dialogs in the program's style.
void TestTargets::messages()
{
    DesktopDialogs dialogs;
    int seen = 0;
    QTimer looking;
    looking.callOnTimeout([this, &seen] {
        if (QWidget *dialog = QApplication::activeModalWidget()) {
            ++seen;
            check(dialog->windowTitle(), *dialog);
            dialog->close();
        }
    });
    looking.start(20);
    QWidget parent;
    QVERIFY(!dialogs.confirmDiscardGame(&parent, u"The disk is full."_s));
    dialogs.showAbout(&parent);
    dialogs.showAboutQt(&parent);
    static_cast<void>(dialogs.getOpenGamePath(&parent, QDir::tempPath()));
    static_cast<void>(dialogs.getSavePictureFile(&parent, {QDir::tempPath(), {640, 480}}));
    QCOMPARE(seen, 5);
    QVERIFY2(m_small.isEmpty(), all());
}

void TestTargets::checkInPlay(const WindowFixture &f, const QStringList &names)
{
    QCoreApplication::processEvents();
    for (const QString &name : names) {
        const auto *each = f.window->findChild<QWidget *>(name);
        QVERIFY2(each != nullptr, qPrintable(name));
        if (!each->isVisible()) {
            m_small << name + u" is not visible"_s;
        } else if (each->width() < InPlay || each->height() < InPlay) {
            m_small << u"%1: %2×%3"_s.arg(name).arg(each->width()).arg(each->height());
        }
    }
}

void TestTargets::controlsUsedInPlay()
{
    const auto f = filled(DiceOrigin::Entered);
    if (!isLarge(*f->window)) {
        QSKIP("does not fit a small screen; see the other tests");
    }
    checkInPlay(*f, {u"diceTyped"_s, u"diceFace1"_s, u"diceFace6"_s, u"diceBack"_s, u"diceDone"_s});
    f->session.newGame({u"moulidars"_s, {}, DiceOrigin::Seeded, u"1674"_s});
    const auto *mark = f->find<QWidget>("statusMark");
    while (f->game().history().size() < 2 || !mark->isVisible()) { // shown only for our choices
        QVERIFY(!f->game().position().isOver());
        f->step();
    }
    checkInPlay(*f, {u"whyButton"_s, u"undoButton"_s, u"playForcedButton"_s, u"throwButton"_s,
                     u"statusMark"_s});
    f->action("actionFullScreen").trigger();
    checkInPlay(*f, {u"menuButton"_s});
    f->action("actionFullScreen").trigger();
    f->action("actionCourse").trigger();
    checkInPlay(*f, {u"coursePresent"_s, u"courseWhy"_s});
    f->action("actionDicePanel").trigger();
    checkInPlay(*f, {u"diceSave"_s});
    f->action("actionDicePanel").trigger();
    f->action("actionCourse").trigger();
    f->match.shown().lookBackAt(0);
    checkInPlay(*f, {u"presentButton"_s});
    f->match.shown().returnToPresent();
    // The levels of the computer are hidden in games of pure luck.
    f->session.newGame({u"cotton"_s, {}, DiceOrigin::Seeded, u"1674"_s});
    f->action("actionStart").trigger();
    checkInPlay(*f, {u"startFriend"_s, u"startLearn"_s, u"startGames"_s});
    f->find<QAbstractButton>("startComputer")->click();
    checkInPlay(*f, {u"startBack"_s, u"levelStrong"_s, u"colourBlack"_s, u"startWhiteName"_s,
                     u"gamesBegin"_s});
    f->action("actionFirstSteps").trigger();
    checkInPlay(*f, {u"firstStepsBack"_s, u"firstStepsNext"_s, u"firstStepsLeave"_s});
    QTest::keyClick(f->window.get(), Qt::Key_Escape);
    f->finish();
    QTRY_VERIFY(f->find<QWidget>("winnerPanel")->isVisible());
    for (const QPushButton *each : f->find<QWidget>("winnerPanel")->findChildren<QPushButton *>()) {
        checkInPlay(*f, QStringList(each->objectName()));
    }
    QVERIFY2(m_small.isEmpty(), all());
}

void TestTargets::theBoard_data()
{
    QTest::addColumn<QString>("rules");
    for (const RuleSet &set : allRuleSets().all()) {
        QTest::newRow(qPrintable(set.id)) << set.id;
    }
}

namespace {

/// Returns how many pixels away from `from` in the direction `way` the same place extends.
int reach(const BoardView &board, const QPoint &from, const QPoint &way)
{
    const BoardPlace place = board.placeAt(from);
    int steps = 0;
    while (steps < 400 && board.placeAt(from + way * (steps + 1)) == place) {
        ++steps;
    }
    return steps;
}

QSize sizeAt(const BoardView &board, const QPoint &where)
{
    return {reach(board, where, {-1, 0}) + reach(board, where, {1, 0}) + 1,
            reach(board, where, {0, -1}) + reach(board, where, {0, 1}) + 1};
}

} // namespace

/// Dice boxes, dice, the plates that ask for a throw, and points with playable men.
void TestTargets::theBoard()
{
    QFETCH(const QString, rules);
    const auto f = filled(DiceOrigin::Seeded, rules);
    BoardView &board = f->window->board();
    const int least = isLarge(*f->window) ? InPlay : Least;
    const auto at = [&](const QPointF &scene) {
        return board.viewportTransform().map(scene).toPoint();
    };
    const auto measure = [&](const QString &what, const QPoint &where, BoardPlace::Kind kind) {
        const QSize size = sizeAt(board, where);
        if (board.placeAt(where).kind != kind || size.width() < least || size.height() < least) {
            m_small << u"%1: %2×%3"_s.arg(what).arg(size.width()).arg(size.height());
        }
    };
    int played = 0;
    for (int i = 0; i < 60 && !f->game().position().isOver(); ++i) {
        const BoardLayout &layout = board.boardScene().boardLayout();
        for (const Side side : BothSides) {
            measure(u"box"_s, at(layout.boxCentre(side)), BoardPlace::Kind::Box);
            if (const QRectF plate = board.boardScene().marks().throwPlateRect(side);
                plate.isValid()) {
                measure(u"plate"_s, at(plate.center()), BoardPlace::Kind::Box);
            }
        }
        for (const Play &play : board.input().legalPlays()) {
            measure(u"man"_s, at(layout.manCentre(play.by, play.from, 0)), BoardPlace::Kind::Point);
            ++played;
        }
        f->step();
    }
    QVERIFY(played > 10);
    m_small.removeDuplicates();
    QVERIFY2(m_small.isEmpty(), all());
}

int main(int argc, char **argv)
{
    const QTemporaryDir folder;
    qputenv("QT_QPA_PLATFORM", testScreen(folder.path()));
    QApplication application(argc, argv);
    TestTargets test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_targets.moc"

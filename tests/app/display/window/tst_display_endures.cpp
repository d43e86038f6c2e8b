// SPDX-License-Identifier: MIT
#include "display/config/staff_code.h"
#include "display/display.h"
#include "display/staff/staff_access.h"
#include "display/system/daily_restart.h"
#include "match/match.h"
#include "table/artwork/shading/parallel.h"
#include "tests/app/allocated_memory.h"
#include "tests/app/display/window/display_fixture.h"
#include "tests/app/display/window/museum.h"
#include "visits/visit_summary.h"

#include <QDirIterator>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <malloc.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;
using Screen = DisplayFlow::Screen;

namespace {

/// Returns the files below a folder with their sizes.
QMap<QString, qint64> filesIn(const QString &folder)
{
    QMap<QString, qint64> found;
    QDirIterator files(folder, QDir::Files | QDir::Hidden | QDir::System,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        files.next();
        found[files.filePath().mid(folder.size() + 1)] = files.fileInfo().size();
    }
    return found;
}

/// Touch events without the one-millisecond delay of QTest's own.
class QuickFingers final : public QTest::QTouchEventSequence
{
public:
    explicit QuickFingers(const DisplayFixture &display)
        : QTouchEventSequence(display.window->windowHandle(), display.touch.get(), false)
    {
    }
    bool commit(bool processEvents = true) override
    {
        if (points.isEmpty()) {
            return false;
        }
        const bool accepted = qt_handleTouchEventv2(targetWindow, device, points.values());
        if (processEvents) {
            QCoreApplication::processEvents();
        }
        return accepted;
    }
};

/// Simulates a vandal who touches everything with several fingers and presses random keys.
class Vandal
{
public:
    explicit Vandal(DisplayFixture &display)
        : m_display(display)
        , m_random(1674)
    {
    }
    void act()
    {
        const int what = below(100);
        if (what < 45) {
            const QPoint where = place();
            fingers().press(Once, where).commit();
            fingers().release(Once, where).commit();
        } else if (what < 60) {
            moveFinger(below(MaxFingers));
        } else if (what < 62) {
            openPad();
        } else if (what < 85) {
            press(key());
        } else if (what < 97) {
            m_display.pass(std::chrono::milliseconds(below(2000)));
        } else {
            m_display.pass(std::chrono::seconds(below(100)));
        }
    }
    void liftAll()
    {
        for (int i = 0; i < MaxFingers; ++i) {
            if (m_down[i]) {
                moveFinger(i);
            }
        }
    }

private:
    static constexpr int MaxFingers = 4;
    static constexpr int Once = 9;

    [[nodiscard]] int below(int end) { return m_random.bounded(end); }
    /// Returns a random point: half of the time on a button, sometimes in a corner.
    [[nodiscard]] QPoint place()
    {
        const QSize size = m_display.window->size();
        const int what = below(10);
        if (what < 5) {
            std::vector<const QAbstractButton *> shown;
            for (const auto *each : m_display.window->findChildren<QAbstractButton *>()) {
                if (each->isVisible()) {
                    shown.push_back(each);
                }
            }
            if (!shown.empty()) {
                const auto *button = shown[static_cast<std::size_t>(below(int(shown.size())))];
                return button->mapTo(m_display.window.get(), button->rect().center());
            }
        }
        return what == 5 ? QPoint(below(20), below(20))
                         : QPoint(below(size.width()), below(size.height()));
    }
    [[nodiscard]] QuickFingers fingers()
    {
        m_display.settle();
        QuickFingers touch(m_display);
        for (int i = 0; i < MaxFingers; ++i) {
            if (m_down[i]) {
                touch.stationary(i);
            }
        }
        return touch;
    }
    void moveFinger(int finger)
    {
        const bool down = std::exchange(m_down[finger], false);
        const QPoint where = place();
        if (!down) {
            fingers().press(finger, where).commit();
            m_down[finger] = true;
        } else if (below(3) == 0) {
            fingers().move(finger, where).commit();
            m_down[finger] = true;
        } else {
            fingers().release(finger, where).commit();
        }
    }
    /// Tries the staff gesture and random codes.
    void openPad()
    {
        liftAll();
        for (int i = 0; i < 4; ++i) {
            fingers().press(Once, QPoint(5, 5)).commit();
            fingers().release(Once, QPoint(5, 5)).commit();
        }
        fingers().press(Once, QPoint(5, 5)).commit();
        m_display.pass(1100ms);
        fingers().release(Once, QPoint(5, 5)).commit();
        ++knocks;
        doors += m_display.window->staffAccess().isOpen() ? 1 : 0;
    }
    [[nodiscard]] QKeyCombination key()
    {
        static const QList<Qt::Key> Keys{
            Qt::Key_Space,  Qt::Key_Return, Qt::Key_Tab,   Qt::Key_Backtab,
            Qt::Key_Escape, Qt::Key_Left,   Qt::Key_Right, Qt::Key_Up,
            Qt::Key_Down,   Qt::Key_Q,      Qt::Key_F4,    Qt::Key_F11,
            Qt::Key_Menu,   Qt::Key_Delete, Qt::Key_S,     Qt::Key_Super_L};
        static const QList<Qt::KeyboardModifiers> Modifiers{
            Qt::NoModifier,   Qt::NoModifier,      Qt::NoModifier,
            Qt::AltModifier,  Qt::ControlModifier, Qt::ControlModifier | Qt::AltModifier,
            Qt::ShiftModifier};
        const Qt::Key key = below(3) == 0 ? Qt::Key(Qt::Key_0 + below(10))
                                          : Keys[below(static_cast<int>(Keys.size()))];
        return Modifiers[below(static_cast<int>(Modifiers.size()))] | key;
    }
    void press(QKeyCombination combination)
    {
        QTest::keyClick(m_display.window->windowHandle(), combination.key(),
                        combination.keyboardModifiers());
    }

    DisplayFixture &m_display;
    QRandomGenerator m_random;
    bool m_down[MaxFingers] = {};

public:
    int knocks = 0;
    int doors = 0; ///< how often the staff pad was opened
};

} // namespace

class TestDisplayEndures : public QObject
{
    Q_OBJECT

public:
    explicit TestDisplayEndures(const QString &home)
        : m_home(home)
    {
    }

private Q_SLOTS:
    void initTestCase();
    void survivesVandals();
    void survivesAMonthInAMuseum();

private:
    QString m_home;
};

void TestDisplayEndures::initTestCase()
{
    theme::apply(*qobject_cast<QApplication *>(qApp));
}

/// Makes 15,000 moves, or as many as DOUBLETS_VANDALS says (100,000 take a minute).
void TestDisplayEndures::survivesVandals()
{
    constexpr int Usual = 15'000;
    const int wanted = qEnvironmentVariableIntValue("DOUBLETS_VANDALS");
    const int touches = wanted > 0 ? wanted : Usual;
    DisplayFixture display(games());
    display.config.ruleSets = {u"cotton"_s, u"holme"_s, u"fiske"_s}; // two of one table
    display.config.staffCodeHash = hashStaffCode(u"481516234200"_s, 1).value();
    display.open();
    display.window->setUpdatesEnabled(false);
    // Warnings would fill the log.
    QTest::failOnWarning(QRegularExpression(u"[Gg]esture|[Tt]ouch"_s));
    const QMap<QString, qint64> files = filesIn(m_home);
    const QWidget &page = *display.find(u"staffPage"_s);
    Vandal vandal(display);
    QSet<Screen> seen;
    int visits = 0;
    connect(&display.flow(), &DisplayFlow::visitEnded, this, [&visits] { ++visits; });
    for (int i = 1; i <= touches; ++i) {
        vandal.act();
        seen << display.flow().screen();
        QVERIFY(!page.isVisible());
        QVERIFY(display.window->isVisible() && !display.window->isMinimized());
        QVERIFY(QApplication::activePopupWidget() == nullptr);
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        if (i % 1000 == 0) {
            QCOMPARE(QGuiApplication::focusWindow(), display.window->windowHandle());
            // Once left alone, the display returns to the attract mode.
            for (int k = 0; k < 300 && display.flow().screen() != Screen::Attract; ++k) {
                display.pass(2s);
            }
            QCOMPARE(display.flow().screen(), Screen::Attract);
            display.pass(130s);
            QVERIFY(!display.window->staffAccess().isOpen());
        }
    }
    QCOMPARE(filesIn(m_home), files);
    // Every screen was reached that does not require finishing a game.
    for (const Screen screen :
         {Screen::Language, Screen::Start, Screen::Tradition, Screen::Game, Screen::Players,
          Screen::FirstSteps, Screen::Play, Screen::Resetting}) {
        QVERIFY(seen.contains(screen));
    }
    QVERIFY(visits >= touches / 1000);
    QVERIFY(vandal.doors > 0);
    for (const QWindow *window : QGuiApplication::topLevelWindows()) {
        QVERIFY(!window->isVisible() || window == display.window->windowHandle());
    }
}

/// Runs thirty days, restarting the display every night. Nothing may accumulate but the statistics.
void TestDisplayEndures::survivesAMonthInAMuseum()
{
    Museum museum(m_home);
    museum.day();                   // loads what is cached
    drawingThreads().waitForDone(); // a picture may still be on its way to the disk
    const qint64 first = test::allocatedMemory() / 1024;
    const QMap<QString, qint64> files = filesIn(m_home);
    while (museum.days() < 30) {
        museum.day();
        QVERIFY2(museum.faults().isEmpty(), qPrintable(museum.faults().join(u'\n')));
    }
    drawingThreads().waitForDone();
    const qint64 last = test::allocatedMemory() / 1024;
    qInfo("%lld kB after the first day, %lld kB after the last", first, last);
    constexpr qint64 Most = 256;
    QVERIFY(first > 0);
    QVERIFY2(last - first <= Most, qPrintable(u"%1 kB more"_s.arg(last - first)));
    QCOMPARE(filesIn(m_home).keys().join(u'\n'), files.keys().join(u'\n'));
    for (auto [path, size] : filesIn(m_home).asKeyValueRange()) {
        QVERIFY2(size <= files[path] || path.startsWith(u"visits.db"_s), qPrintable(path));
    }
    const auto summary = summariseVisits(museum.statisticsPath(), {});
    QVERIFY(summary);
    QCOMPARE(summary.value().visits, museum.visits());
    QCOMPARE(summary.value().games.size(), games().ids().size()); // every rule set was played
    QCOMPARE(static_cast<qsizetype>(summary.value().languages.size()), languages().size());
    QVERIFY(summary.value().finished > 0 && summary.value().finished < museum.visits());
}

int main(int argc, char **argv)
{
    mallopt(M_ARENA_MAX, 2); // as the program sets it
    mallopt(M_TRIM_THRESHOLD, 1 << 20);
    const QTemporaryDir home;
    for (const char *name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME",
                             "XDG_STATE_HOME", "XDG_RUNTIME_DIR"}) {
        qputenv(name, home.path().toLocal8Bit());
    }
    const QApplication application(argc, argv);
    TestDisplayEndures test(home.path());
    return QTest::qExec(&test, argc, argv);
}
#include "tst_display_endures.moc"

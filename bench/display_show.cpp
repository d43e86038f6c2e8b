// SPDX-License-Identifier: MIT
#include "bench/benchmark.h"
#include "bench/process_memory.h"
#include "bench/program.h"
#include "bench/waiting.h"

#include "core/rules/catalogue.h"
#include "display/config/display_config_reader.h"
#include "display/display.h"
#include "language/language.h"
#include "match/match.h"
#include "panels/theme/theme.h"
#include "table/board/board_view.h"

#include <QAbstractButton>
#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QMouseEvent>
#include <QTimer>
#include <QWindow>

#include <algorithm>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets::bench {

namespace {

constexpr QSize Screen{1920, 1080};
constexpr qint64 DisplayTimeout = 60'000; // in ms

/// A counter of the paint events of a widget.
class PaintCounter final : public QObject
{
public:
    explicit PaintCounter(QWidget &widget) { widget.installEventFilter(this); }

    int count = 0;

private:
    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

void runFor(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

/// A display window as in the program, with the system clock, painted offscreen.
struct DisplayFixture
{
    explicit DisplayFixture(Effort effort)
        : size(screenSizeFor(Screen, effort))
        , catalogue(Catalogue::builtIn().value())
        , config(defaultDisplayConfig(catalogue, languages()))
    {
        theme::apply(*qApp);
        installTranslator(config.languages.constFirst());
        window = std::make_unique<DisplayWindow>(config, catalogue, Scheduler::system());
        window->resize(size);
        window->show();
        window->start();
    }
    /// Blocks until the board's pictures are drawn. Returns false on timeout.
    [[nodiscard]] bool waitUntilDrawn()
    {
        return waitUntil([this] { return window->board().isPictureReady(); });
    }

    QSize size;
    Catalogue catalogue;
    DisplayConfig config;
    std::unique_ptr<DisplayWindow> window;
};

const QString NoPictures = u"the table is not drawn"_s;

/// Measures the time from pressing a button until it is repainted, in ms: the 95th percentile of a
/// hundred presses.
Result<Samples, QString> touchToAnswer(Effort effort)
{
    DisplayFixture show(effort);
    if (!show.waitUntilDrawn()) {
        return NoPictures;
    }
    const int presses = effort == Effort::Tiny ? 2 : 100;
    DisplayFlow &flow = show.window->flow();
    flow.handleTouch();
    flow.chooseLanguage(u"en"_s);
    flow.chooseTradition(u"iceland"_s);
    flow.choosePlayers(false);
    flow.beginPlay();
    runFor(500);
    auto &button = *show.window->findChild<QAbstractButton *>(u"displayThrow"_s);
    QWindow *window = show.window->windowHandle();
    const QPointF where = button.mapTo(show.window.get(), button.rect().center());
    const auto send = [&](QEvent::Type type, Qt::MouseButtons held) {
        QMouseEvent event(type, where, window->mapToGlobal(where), Qt::LeftButton, held, {});
        QCoreApplication::sendEvent(window, &event);
    };
    PaintCounter paints(button);
    Samples times;
    for (int i = 0; i < presses; ++i) {
        paints.count = 0;
        QElapsedTimer time;
        time.start();
        send(QEvent::MouseButtonPress, Qt::LeftButton);
        const bool isPainted = waitUntil([&paints] { return paints.count > 0; });
        times.push_back(static_cast<double>(time.nsecsElapsed()) / 1e6);
        if (!isPainted || !button.isDown()) {
            return u"the button is not repainted"_s;
        }
        button.setDown(false); // prevents a throw
        send(QEvent::MouseButtonRelease, {});
        runFor(20);
    }
    std::sort(times.begin(), times.end());
    return Samples{times[times.size() * 95 / 100]};
}

/// A counter of the frames of a window, by the paint events of one of its widgets. Paint events
/// within one pass of the event loop count as one frame, and so do frames faster than a screen
/// could show.
class FrameCounter final : public QObject
{
public:
    explicit FrameCounter(QWidget &widget)
    {
        widget.installEventFilter(this);
        m_since.start();
    }

    int count = 0;

private:
    bool eventFilter(QObject *, QEvent *event) override
    {
        constexpr qint64 OfScreen = 1'000'000'000 / 100; // frame time of the fastest screen
        if (event->type() == QEvent::Paint && !std::exchange(m_isPainted, true)) {
            // Runs once everything has been painted and flushed.
            QMetaObject::invokeMethod(
                this,
                [this] {
                    m_isPainted = false;
                    if (m_since.nsecsElapsed() >= OfScreen) {
                        m_since.start();
                        ++count;
                    }
                },
                Qt::QueuedConnection);
        }
        return false;
    }

    bool m_isPainted = false;
    QElapsedTimer m_since; ///< the last frame
};                         ///< since the last frame

/// Measures the frame rate while men and dice move in the attract loop.
Result<Samples, QString> framesInAttract(Effort effort)
{
    DisplayFixture show(effort);
    if (!show.waitUntilDrawn()) {
        return NoPictures;
    }
    FrameCounter frames(*show.window->board().viewport());
    const qint64 wanted = effort == Effort::Tiny ? 200 : 10'000; // motion, in ms
    qint64 moved = 0;                                            // in ns
    int finished = 0;
    QElapsedTimer whole;
    whole.start();
    const BoardView &board = show.window->board();
    while (moved < wanted * 1'000'000 && whole.elapsed() < 2 * DisplayTimeout &&
           waitUntil([&board] { return board.isMoving(); })) {
        // Measure from here until the board rests.
        frames.count = 0;
        QElapsedTimer motion;
        motion.start();
        if (!waitUntil([&board] { return !board.isMoving(); })) {
            return u"a motion does not come to rest"_s;
        }
        moved += motion.nsecsElapsed();
        finished += frames.count;
    }
    return moved > 0
               ? Result<Samples, QString>(Samples{finished * 1e9 / static_cast<double>(moved)})
               : Result<Samples, QString>(u"nothing moved"_s);
}

/// Measures the load of one core, in percent, while nothing moves in the attract loop.
Result<Samples, QString> restOfAttract(Effort effort)
{
    DisplayFixture show(effort);
    if (!show.waitUntilDrawn()) {
        return NoPictures;
    }
    const int seconds = effort == Effort::Tiny ? 1 : 30;
    double core = 0;
    double rest = 0;
    QElapsedTimer whole;
    whole.start();
    while (rest < seconds && whole.elapsed() < DisplayTimeout) {
        const bool rested = !show.window->board().isMoving();
        const double before = processorSeconds();
        QElapsedTimer slice;
        slice.start();
        runFor(100);
        if (rested && !show.window->board().isMoving()) {
            core += processorSeconds() - before;
            rest += static_cast<double>(slice.elapsed()) / 1000;
        }
    }
    return rest > 0 ? Result<Samples, QString>(Samples{100 * core / rest})
                    : Result<Samples, QString>(u"it never rests"_s);
}

/// Measures the memory of the process in the attract loop, in MB.
Result<Samples, QString> memoryOfAttract(Effort effort)
{
    DisplayFixture show(effort);
    if (!show.waitUntilDrawn()) {
        return NoPictures;
    }
    runFor(effort == Effort::Tiny ? 100 : 10'000);
    const double megabytes = processMemory(QLatin1String("VmRSS"));
    return megabytes > 0 ? Result<Samples, QString>(Samples{megabytes})
                         : Result<Samples, QString>(MemoryUnavailable);
}

/// Measures the time from starting the program until the board is shown, in ms, without cached
/// pictures.
Result<Samples, QString> startOfAttract(Effort effort)
{
    Samples times;
    for (int i = 0; i < (effort == Effort::Tiny ? 1 : 5); ++i) {
        const TemporaryHome home(screenSizeFor(Screen, effort));
        Program program(home, u"doublets-display"_s);
        const auto time = program.timeUntil("seen");
        if (!time) {
            return time.error();
        }
        times.push_back(time.value());
    }
    return times;
}

} // namespace

std::vector<Benchmark> displayBenchmarks()
{
    return {{u"display-memory"_s, u"MB"_s, false, memoryOfAttract},
            {u"display-start"_s, u"ms"_s, false, startOfAttract},
            {u"display-touch"_s, u"ms"_s, false, touchToAnswer},
            {u"display-frames"_s, u"1/s"_s, true, framesInAttract},
            {u"display-rest"_s, u"% of a core"_s, false, restOfAttract}};
}

} // namespace doublets::bench

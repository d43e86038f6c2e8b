// SPDX-License-Identifier: MIT
#include "bench/benchmark.h"

#include "desktop/window/desktop_dialogs.h"
#include "desktop/window/main_window.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/theme/theme.h"
#include "table/board/board_view.h"

#include <QApplication>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTimer>

#include <ctime>

using namespace Qt::StringLiterals;

namespace doublets::bench {

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr double MaxCoreShare = 0.01; ///< memory accesses are instrumented
#else
constexpr double MaxCoreShare = 0.001;
#endif
constexpr int MaxTimers = 1; ///< Qt clears its font cache once, some time after its last use

/// A counter of the paint and timer events in the whole program.
class EventCounter final : public QObject
{
public:
    explicit EventCounter(const QObject *ownTimer)
        : m_ownTimer(ownTimer)
    {
        QCoreApplication::instance()->installEventFilter(this);
    }

    int paints = 0;
    QStringList timers;

private:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            ++paints;
        } else if (event->type() == QEvent::Timer && watched != m_ownTimer) {
            timers << QString::fromLatin1(watched->metaObject()->className());
        }
        return false;
    }

    const QObject *m_ownTimer;
};

void runEvents(QTimer &timer, int milliseconds)
{
    QEventLoop loop;
    const auto ended = QObject::connect(&timer, &QTimer::timeout, &loop, &QEventLoop::quit);
    timer.start(milliseconds);
    loop.exec();
    timer.stop();
    QObject::disconnect(ended);
}

/// Counts the repaints of a window with a game in progress and no input.
Result<Samples, QString> repaints(Effort effort)
{
    const auto catalogue = Catalogue::builtIn();
    const QTemporaryDir folder;
    if (!catalogue || !folder.isValid()) {
        return u"the rule files cannot be read, or no temporary folder can be created"_s;
    }
    theme::apply(*qApp);
    Settings settings(folder.filePath(u"doublets.ini"_s), catalogue.value());
    Session session(catalogue.value(), settings, folder.filePath(u"data"_s));
    Match match(session);
    session.start();
    DesktopDialogs dialogs;
    MainWindow window(match, session, dialogs);
    window.resize(1280, 800);
    window.show();
    match.throwDice();
    QTimer timer;
    const int settling = 300; // in ms
    do {
        runEvents(timer, settling);
    } while (!window.board().isPictureReady() || window.board().isMoving());
    runEvents(timer, settling);

    // Starting and stopping takes a fraction of a millisecond, which would weigh too much in one
    // second.
    const int seconds = effort == Effort::Tiny ? 3 : 10;
    EventCounter watch(&timer);
    const std::clock_t before = std::clock();
    runEvents(timer, seconds * 1000);
    const double share = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC / seconds;
    if (watch.timers.size() > MaxTimers) {
        return u"timers run while nothing happens: %1"_s.arg(watch.timers.join(u", "_s));
    }
    if (share > MaxCoreShare) {
        return u"%1 % of a core while nothing happens"_s.arg(100 * share);
    }
    return Samples{static_cast<double>(watch.paints)};
}

} // namespace

std::vector<Benchmark> idleLoadBenchmarks()
{
    return {{u"idle-repaints"_s, u"in 10 s"_s, false, repaints}};
}

} // namespace doublets::bench

// SPDX-License-Identifier: MIT
#include "display/system/service_notifier.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

#include <cstdint>
#include <utility>

#ifdef DOUBLETS_HAS_SYSTEMD
#include <systemd/sd-daemon.h>
#endif

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

#ifdef DOUBLETS_HAS_SYSTEMD
void notify(const QByteArray &message)
{
    sd_notify(0, message.constData());
}

std::chrono::microseconds watchdogInterval()
{
    if (!qEnvironmentVariableIsSet("NOTIFY_SOCKET")) {
        return {};
    }
    // It names the service's main process, cage, which sends no notifications.
    qunsetenv("WATCHDOG_PID");
    std::uint64_t time = 0;
    return sd_watchdog_enabled(0, &time) > 0
               ? std::chrono::microseconds(static_cast<std::int64_t>(time))
               : std::chrono::microseconds(0);
}
#else
void notify(const QByteArray &) {}

std::chrono::microseconds watchdogInterval()
{
    return {};
}
#endif

/// Returns the active console, such as "tty1", or an empty array if the machine has none.
QByteArray activeConsole()
{
    QFile file(u"/sys/class/tty/tty0/active"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
}

/// Returns true if a screen is connected. Without one, Qt keeps a placeholder of size zero.
bool hasScreen()
{
    const QScreen *screen = QGuiApplication::primaryScreen();
    return screen != nullptr && !screen->geometry().isEmpty();
}

} // namespace

bool ServiceNotifier::isSupported()
{
#ifdef DOUBLETS_HAS_SYSTEMD
    return true;
#else
    return false;
#endif
}

ServiceNotifier::VisibilityCheck ServiceNotifier::screenVisibilityCheck()
{
    return [console = activeConsole()] { return hasScreen() && activeConsole() == console; };
}

ServiceNotifier::ServiceNotifier(Scheduler &scheduler, VisibilityCheck isVisible, QObject *parent)
    : QObject(parent)
    , m_isVisible(std::move(isVisible))
    , m_watchdogInterval(watchdogInterval())
    , m_watchdogAlarm(scheduler, [this] { notifyWatchdog(); })
{
}

ServiceNotifier::~ServiceNotifier()
{
    stopWaitingForFrame();
}

void ServiceNotifier::startWatchdog(QWidget &window)
{
    stopWaitingForFrame();
    m_window = &window;
    if (m_watchdogInterval.count() > 0 && !m_watchdogAlarm.isActive()) {
        notifyWatchdog();
    }
}

void ServiceNotifier::notifyReady()
{
    if (!std::exchange(m_isReady, true)) {
        notify("READY=1");
    }
}

void ServiceNotifier::notifyStatus(const QString &line)
{
    notify("STATUS=" + line.simplified().toUtf8());
}

void ServiceNotifier::notifyStopping()
{
    notify("STOPPING=1");
}

void ServiceNotifier::notifyWatchdog()
{
    m_watchdogAlarm.start(
        std::chrono::duration_cast<std::chrono::milliseconds>(m_watchdogInterval / 2));
    if (!m_isVisible()) {
        stopWaitingForFrame();
        notify(m_isReady ? "WATCHDOG=1"
                         : "EXTEND_TIMEOUT_USEC=" + QByteArray::number(m_watchdogInterval.count()));
    } else if (m_isReady && m_window != nullptr) {
        requestFrame();
    }
}

void ServiceNotifier::requestFrame()
{
    if (!std::exchange(m_isFramePending, true)) {
        // On the application, as any widget may lie in that corner.
        QCoreApplication::instance()->installEventFilter(this);
    }
    // A widget that is entirely covered is not painted.
    QWidget *child = m_window->childAt(0, 0);
    QWidget *corner = child == nullptr ? m_window.data() : child;
    corner->update(QRect(corner->mapFrom(m_window.data(), QPoint()), QSize(1, 1)));
}

bool ServiceNotifier::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint && watched->isWidgetType() && m_window != nullptr &&
        static_cast<QWidget *>(watched)->window() == m_window->window()) {
        // Queued, so that it runs after the painting.
        QMetaObject::invokeMethod(this, &ServiceNotifier::handleFramePainted, Qt::QueuedConnection);
    }
    return false;
}

void ServiceNotifier::handleFramePainted()
{
    if (m_isFramePending) {
        stopWaitingForFrame();
        notify("WATCHDOG=1");
    }
}

void ServiceNotifier::stopWaitingForFrame()
{
    if (std::exchange(m_isFramePending, false) && QCoreApplication::instance() != nullptr) {
        QCoreApplication::instance()->removeEventFilter(this);
    }
}

} // namespace doublets

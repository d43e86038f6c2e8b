// SPDX-License-Identifier: MIT
#pragma once

#include "match/scheduler.h"

#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QString>

#include <chrono>
#include <functional>

class QWidget;

namespace doublets {

/// A notifier that sends the display's state and watchdog notifications to systemd. If the watchdog
/// notifications stop, systemd restarts the display. Does nothing outside a systemd service, or if
/// built without libsystemd.
///
/// A watchdog notification proves both that the event loop runs and that frames are painted: twice
/// per watchdog interval, this object updates a corner of the window, and notifies systemd when any
/// part of the window has been painted. While the window cannot be visible (no screen is connected,
/// or another console is in use), a running event loop suffices, since a restart would not help.
class ServiceNotifier : public QObject
{
    Q_OBJECT

public:
    /// A function that returns whether the window can be visible on a screen.
    using VisibilityCheck = std::function<bool()>;

    /// `scheduler` must outlive this object.
    explicit ServiceNotifier(Scheduler &scheduler = Scheduler::system(),
                             VisibilityCheck isVisible = screenVisibilityCheck(),
                             QObject *parent = nullptr);
    ~ServiceNotifier() override;

    /// Returns whether the program was built with libsystemd.
    [[nodiscard]] static bool isSupported();
    /// Returns a function that checks whether a screen is connected and the console that was active
    /// at the time of this call is still active.
    [[nodiscard]] static VisibilityCheck screenVisibilityCheck();

    /// Starts watching the frames of `window`. Sends no watchdog notifications before notifyReady()
    /// is called, but extends systemd's start timeout while the window cannot be visible.
    void startWatchdog(QWidget &window);
    /// Reports that the first frame has been shown. Subsequent calls have no effect.
    void notifyReady();
    /// Sets the status line shown by `systemctl status`.
    void notifyStatus(const QString &line);
    /// Reports that the program is about to quit.
    void notifyStopping();

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void notifyWatchdog();
    void requestFrame();
    void handleFramePainted();
    void stopWaitingForFrame();

    VisibilityCheck m_isVisible;
    std::chrono::microseconds m_watchdogInterval{0}; ///< 0 without a watchdog
    Alarm m_watchdogAlarm;
    QPointer<QWidget> m_window;
    bool m_isReady = false;
    bool m_isFramePending = false;
};

} // namespace doublets

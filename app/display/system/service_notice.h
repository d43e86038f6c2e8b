// SPDX-License-Identifier: MIT
#pragma once

#include "match/clock.h"

#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QString>

#include <chrono>
#include <functional>

class QWidget;

namespace doublets {

/// What the display tells systemd, which starts it again where it hears nothing any more. Does
/// nothing where nobody listens, or where the programme was built without libsystemd.
///
/// The watchdog is fed while the event loop answers *and* a frame can be painted: at half of its
/// time a corner of the window is asked for anew, and only once that has been painted is it fed.
/// Where there is nothing to paint on, the loop alone counts: no screen is plugged in, or somebody
/// works at another console. A new start would change nothing there.
class ServiceNotice : public QObject
{
    Q_OBJECT

public:
    /// Whether what the window shows could be seen now.
    using CanBeSeen = std::function<bool()>;

    /// The clock must outlive it.
    explicit ServiceNotice(Clock &clock = Clock::system(), CanBeSeen canBeSeen = screenWatch(),
                           QObject *parent = nullptr);
    ~ServiceNotice() override;

    /// Whether the programme was built to tell anybody anything.
    [[nodiscard]] static bool isBuiltIn();
    /// True while there is a screen, and the console that was in front when this was called is
    /// there still.
    [[nodiscard]] static CanBeSeen screenWatch();

    /// Its frames count from now on. Until it is ready, systemd is asked for patience while there
    /// is no screen to paint on.
    void lookAfter(QWidget &window);
    /// Its first frame has been seen. Said once.
    void sayReady();
    /// One line, for `systemctl status`.
    void sayStatus(const QString &line);
    /// It ends by its own wish.
    void sayStopping();

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void pulse();
    void askForFrame();
    void framePainted();
    void stopWaiting();

    CanBeSeen m_canBeSeen;
    std::chrono::microseconds m_patience{0}; ///< of the watchdog; none: there is none
    Alarm m_pulse;
    QPointer<QWidget> m_window;
    bool m_isReady = false;
    bool m_waitsForFrame = false;
};

} // namespace doublets

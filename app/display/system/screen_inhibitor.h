// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QDBusServiceWatcher>
#include <QObject>
#include <QString>

#include <optional>

namespace doublets {

/// An inhibitor that keeps the screen from blanking while there is no input. Suspends the screen
/// saver and power saving of an X11 server, and inhibits the desktop's screen saver through the
/// session bus (org.freedesktop.ScreenSaver). The Wayland compositor Cage needs neither, since it
/// never blanks the screen.
class ScreenInhibitor : public QObject
{
    Q_OBJECT

public:
    /// Creates an inhibitor that uses the session bus if the bus is already running, but never
    /// starts the bus.
    explicit ScreenInhibitor(QObject *parent = nullptr);
    /// Creates an inhibitor that uses `bus`, or no bus if `bus` is nullopt or not connected.
    explicit ScreenInhibitor(const std::optional<QDBusConnection> &bus, QObject *parent = nullptr);
    /// Allows blanking again.
    ~ScreenInhibitor() override;

    /// Sets whether blanking is prevented. Defaults to false. Does not block.
    void setInhibited(bool isInhibited);
    [[nodiscard]] bool isInhibited() const { return m_isInhibited; }

private:
    void requestInhibition();
    void releaseInhibition();

    std::optional<QDBusConnection> m_bus;
    QDBusServiceWatcher m_serviceWatcher;
    bool m_isInhibited = false;
    static constexpr int NoCall = 0;
    int m_pendingCall = NoCall; ///< number of the call whose reply is pending
    int m_callCount = 0;
    std::optional<quint32> m_cookie; ///< cookie of the active inhibition
};

} // namespace doublets

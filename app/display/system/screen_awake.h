// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QDBusServiceWatcher>
#include <QObject>
#include <QString>

#include <optional>

namespace doublets {

/// Keeps the screen from going dark while nobody touches it. What holds depends on where it runs:
/// under X11 the server itself is told, which forgets it when the programme ends; a desktop is
/// asked over the session bus (org.freedesktop.ScreenSaver). Cage never darkens a screen, and has
/// nobody who could.
class ScreenAwake : public QObject
{
    Q_OBJECT

public:
    /// With the session bus where one runs: to look for one might start one.
    explicit ScreenAwake(QObject *parent = nullptr);
    explicit ScreenAwake(const std::optional<QDBusConnection> &bus, QObject *parent = nullptr);
    ~ScreenAwake() override;

    /// Never waits.
    void setAwake(bool isAwake);
    [[nodiscard]] bool isAwake() const { return m_isAwake; }

private:
    void ask();
    void release();

    std::optional<QDBusConnection> m_bus;
    QDBusServiceWatcher m_saver;
    bool m_isAwake = false;
    static constexpr int NotAsked = 0;
    int m_asked = NotAsked; ///< the call whose answer is on its way
    int m_calls = 0;
    std::optional<quint32> m_cookie; ///< by which the desktop knows us
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/desktop_portal.h"

#include <QObject>
#include <QString>

#include <functional>

namespace doublets {

class Settings;

/// Whether people have told their desktop that they want no motion. Tests put their own in its
/// place.
class DesktopMotion : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Asks; `tell` is called once, now or later. Never waits.
    virtual void ask(const std::function<void(bool unwanted)> &tell) = 0;

Q_SIGNALS:
    /// The answer may be another now.
    void mayHaveChanged();
};

/// Reads what the desktops write down (GTK's and KDE's files), and asks the portal, which also
/// knows what GNOME was told.
class SystemMotion final : public DesktopMotion
{
    Q_OBJECT

public:
    explicit SystemMotion(QObject *parent = nullptr);

    void ask(const std::function<void(bool unwanted)> &tell) override;

    /// What the files under a folder of settings say: whether motion is unwanted.
    [[nodiscard]] static bool unwantedByFiles(const QString &configFolder);

private:
    DesktopWatch m_watch;
};

/// Lets no motion be the usual speed as long as the desktop wants none. Whoever has chosen a speed
/// keeps it.
void connectToDesktop(Settings &settings, DesktopMotion &desktop);

} // namespace doublets

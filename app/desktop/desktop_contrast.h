// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include <functional>

namespace doublets {

class Settings;
class WindowContrast;

/// Whether people have told their desktop that they need high contrast. Tests put their own in its
/// place.
class DesktopContrast : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Asks; `tell` is called, now or later, by whoever of those asked knows. Never waits.
    virtual void ask(const std::function<void()> &tellNeeded) = 0;
};

/// Looks at the palette that the desktop gives, reads what the desktops write down (GTK's and KDE's
/// files), and asks the portal.
class SystemContrast final : public DesktopContrast
{
    Q_OBJECT

public:
    using DesktopContrast::DesktopContrast;

    void ask(const std::function<void()> &tellNeeded) override;

    /// What the files under a folder of settings say.
    [[nodiscard]] static bool neededByFiles(const QString &configFolder);
};

/// Lets the window be of high contrast where the desktop wants it, and the board, too, unless
/// people have chosen another light for it.
void connectToDesktop(Settings &settings, WindowContrast &contrast, DesktopContrast &desktop);

} // namespace doublets

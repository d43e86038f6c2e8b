// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/desktop_wish.h"

#include <QString>

namespace doublets {

class Settings;
class WindowContrast;

/// Whether people need high contrast: by the palette that the desktop gives, by what the desktops
/// write down (GTK's and KDE's files), and by what the portal says.
class SystemContrast final : public DesktopWish
{
    Q_OBJECT

public:
    using DesktopWish::DesktopWish;

    void ask(const std::function<void(bool needed)> &tell) override;

    /// What the files under a folder of settings say.
    [[nodiscard]] static bool neededByFiles(const QString &configFolder);
};

/// Lets the window be of high contrast as long as the desktop wants it, and the board, too, unless
/// people have chosen another light for it.
void connectToDesktop(Settings &settings, WindowContrast &contrast, DesktopWish &desktop);

} // namespace doublets

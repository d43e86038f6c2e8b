// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/desktop_wish.h"

#include <QString>

namespace doublets {

class Settings;

/// Whether people want no motion: what the desktops write down (GTK's and KDE's files), and what
/// the portal says, which also knows what GNOME was told.
class SystemMotion final : public DesktopWish
{
    Q_OBJECT

public:
    using DesktopWish::DesktopWish;

    void ask(const std::function<void(bool unwanted)> &tell) override;

    /// What the files under a folder of settings say: whether motion is unwanted.
    [[nodiscard]] static bool unwantedByFiles(const QString &configFolder);
};

/// Lets no motion be the usual speed as long as the desktop wants none. Whoever has chosen a speed
/// keeps it.
void connectToDesktop(Settings &settings, DesktopWish &desktop);

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/desktop_preference.h"

#include <QString>

namespace doublets {

class Settings;
class WindowContrast;

/// The desktop's request for high contrast, from the desktop's palette, the settings files of GTK
/// and KDE, and the portal.
class SystemContrast final : public DesktopPreference
{
    Q_OBJECT

public:
    using DesktopPreference::DesktopPreference;

    void ask(const std::function<void(bool needed)> &tell) override;

    /// Returns whether the settings files in `configFolder` request high contrast.
    [[nodiscard]] static bool isRequestedInFiles(const QString &configFolder);
};

/// Shows the window in high contrast while the desktop requests it, and the board as well unless
/// the user has chosen its lighting. `settings` must outlive `contrast`.
void connectToDesktop(Settings &settings, WindowContrast &contrast, DesktopPreference &desktop);

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/desktop_preference.h"

#include <QString>

namespace doublets {

class Settings;
class WindowContrast;

/// The desktop's high-contrast preference, read from its palette, the settings files of GTK and
/// KDE, and the portal.
class HighContrastPreference final : public DesktopPreference
{
    Q_OBJECT

public:
    using DesktopPreference::DesktopPreference;

    void query(const std::function<void(bool isHighContrast)> &callback) override;

    /// Returns whether the settings files of GTK or KDE in `configFolder` request high contrast.
    [[nodiscard]] static bool isRequestedInFiles(const QString &configFolder);
};

/// Shows the window in high contrast while the desktop requests it, and the board as well unless
/// the user has chosen a lighting. `preference` and `settings` must outlive `contrast`.
void followHighContrast(Settings &settings, WindowContrast &contrast,
                        DesktopPreference &preference);

} // namespace doublets

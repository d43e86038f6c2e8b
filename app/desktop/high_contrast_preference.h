// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/desktop_preference.h"

#include <QString>

namespace doublets {

class Settings;
class WindowContrast;

/// The desktop's high-contrast preference, read from the desktop's palette, the settings files of
/// GTK and KDE, and the portal. High contrast is on if any of them requests it.
class HighContrastPreference final : public DesktopPreference
{
    Q_OBJECT

public:
    using DesktopPreference::DesktopPreference;

    void query(const std::function<void(bool isHighContrast)> &callback) override;

    /// Returns whether the files in `configFolder` select a high-contrast theme for GTK or, if they
    /// name no theme for GTK, a high-contrast colour scheme for KDE.
    [[nodiscard]] static bool isRequestedInFiles(const QString &configFolder);
};

/// Shows the window in high contrast while the desktop requests it, and the board as well unless
/// the user has chosen a lighting. Ends when `contrast` or `preference` is destroyed; until then,
/// `settings` must exist.
void followHighContrast(Settings &settings, WindowContrast &contrast,
                        DesktopPreference &preference);

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/desktop_preference.h"

#include <QString>

namespace doublets {

class Settings;
class WindowContrast;

/// The desktop's high-contrast preference: the operating system's setting, if it has one (see
/// core/platform/accessibility_settings.h). Otherwise, high contrast is requested if the desktop's
/// palette, the settings files of GTK or KDE, or the XDG desktop portal (see desktop_portal.h)
/// requests it.
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

/// While the desktop requests high contrast, shows the window in high contrast and, unless the user
/// has chosen a lighting, the board as well. Stops when `contrast` or `preference` is destroyed;
/// `settings` must exist until then.
void bindHighContrast(Settings &settings, WindowContrast &contrast, DesktopPreference &preference);

} // namespace doublets

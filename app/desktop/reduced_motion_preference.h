// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/desktop_preference.h"

#include <QString>

namespace doublets {

class Settings;

/// The desktop's reduced-motion preference: the operating system's setting, if it has one (see
/// core/platform/accessibility_settings.h). Otherwise, reduced motion is requested if the settings
/// files of GTK or KDE, or GNOME's setting in the XDG desktop portal (see desktop_portal.h),
/// request it.
class ReducedMotionPreference final : public DesktopPreference
{
    Q_OBJECT

public:
    using DesktopPreference::DesktopPreference;

    void query(const std::function<void(bool isReduced)> &callback) override;

    /// Returns whether the files in `configFolder` switch off animations for GTK or, if they do not
    /// mention animations for GTK, for KDE.
    [[nodiscard]] static bool isRequestedInFiles(const QString &configFolder);
};

/// Makes Settings::motionSpeed default to Off while the desktop requests reduced motion, otherwise
/// to Normal. Does not override a speed chosen by the user. Stops when `settings` or `preference`
/// is destroyed.
void bindReducedMotion(Settings &settings, DesktopPreference &preference);

} // namespace doublets

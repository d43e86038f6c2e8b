// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/desktop_preference.h"

#include <QString>

namespace doublets {

class Settings;

/// The desktop's reduced-motion preference, read from the settings files of GTK and KDE and from
/// the portal, which also provides GNOME's setting.
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
void followReducedMotion(Settings &settings, DesktopPreference &preference);

} // namespace doublets

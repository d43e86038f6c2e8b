// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/desktop_preference.h"

#include <QString>

namespace doublets {

class Settings;

/// The desktop's request for reduced motion, from the settings files of GTK and KDE, and the
/// portal, which also knows GNOME's setting.
class SystemMotion final : public DesktopPreference
{
    Q_OBJECT

public:
    using DesktopPreference::DesktopPreference;

    void ask(const std::function<void(bool unwanted)> &tell) override;

    /// Returns whether the settings files in `configFolder` request reduced motion.
    [[nodiscard]] static bool isReducedInFiles(const QString &configFolder);
};

/// Makes Settings::speed default to Off while the desktop requests reduced motion. A speed that the
/// user has chosen is kept.
void connectToDesktop(Settings &settings, DesktopPreference &desktop);

} // namespace doublets

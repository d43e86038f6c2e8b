// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/desktop_wish.h"

#include <QString>

namespace doublets {

class Settings;

/// The desktop's request for reduced motion, from the settings files of GTK and KDE, and the
/// portal, which also knows GNOME's setting.
class SystemMotion final : public DesktopWish
{
    Q_OBJECT

public:
    using DesktopWish::DesktopWish;

    void ask(const std::function<void(bool unwanted)> &tell) override;

    /// Returns whether the settings files in `configFolder` request reduced motion.
    [[nodiscard]] static bool unwantedByFiles(const QString &configFolder);
};

/// Makes Settings::speed default to Off while the desktop requests reduced motion. A speed that the
/// user has chosen is kept.
void connectToDesktop(Settings &settings, DesktopWish &desktop);

} // namespace doublets

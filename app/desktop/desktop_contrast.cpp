// SPDX-License-Identifier: MIT
#include "desktop/desktop_contrast.h"

#include "match/settings/settings.h"
#include "panels/theme/theme.h"
#include "panels/theme/window_contrast.h"

#include <QPalette>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace doublets {

bool SystemContrast::isRequestedInFiles(const QString &configFolder)
{
    for (const QString &gtk : {u"/gtk-4.0/settings.ini"_s, u"/gtk-3.0/settings.ini"_s}) {
        const QString theme = portal::valueIn(configFolder + gtk, u"Settings/gtk-theme-name"_s);
        if (!theme.isEmpty()) {
            return theme.startsWith(u"highcontrast");
        }
    }
    return portal::valueIn(configFolder + u"/kdeglobals"_s, u"ColorScheme"_s)
        .contains(u"highcontrast");
}

void SystemContrast::ask(const std::function<void(bool needed)> &tell)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    if (theme::hasHighContrast(theme::desktopPalette()) || isRequestedInFiles(folder)) {
        tell(true);
        return;
    }
    const auto isNeeded = [](const QVariant &value) { return value.toInt() == 1; };
    // First the common setting of all desktops, then GNOME's own.
    portal::ask(u"org.freedesktop.appearance"_s, u"contrast"_s, this,
                [this, tell, isNeeded](const QVariant &common) {
                    if (isNeeded(common)) {
                        tell(true);
                        return;
                    }
                    portal::ask(u"org.gnome.desktop.a11y.interface"_s, u"high-contrast"_s, this,
                                [tell, isNeeded](const QVariant &own) { tell(isNeeded(own)); });
                });
}

void connectToDesktop(Settings &settings, WindowContrast &contrast, DesktopPreference &desktop)
{
    const Lighting usual = settings.lighting.defaultValue();
    settings.lighting.setDefault(usual); // stores later choices even if they equal the default
    desktop.follow(contrast, [&settings, &contrast, usual](bool needed) {
        contrast.setRequestedByDesktop(needed);
        settings.lighting.setDefault(needed ? Lighting::HighContrast : usual);
    });
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#include "desktop/desktop_contrast.h"

#include "desktop/desktop_portal.h"
#include "match/settings/settings.h"
#include "panels/theme/theme.h"
#include "panels/theme/window_contrast.h"

#include <QPointer>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace doublets {

bool SystemContrast::neededByFiles(const QString &configFolder)
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

void SystemContrast::ask(const std::function<void()> &tellNeeded)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    if (theme::isOfHighContrast(theme::desktopPalette()) || neededByFiles(folder)) {
        tellNeeded();
        return;
    }
    const auto tellIf = [tellNeeded](const QVariant &value) {
        if (value.toInt() == 1) {
            tellNeeded();
        }
    };
    portal::ask(u"org.freedesktop.appearance"_s, u"contrast"_s, this, tellIf);
    portal::ask(u"org.gnome.desktop.a11y.interface"_s, u"high-contrast"_s, this, tellIf);
}

void connectToDesktop(Settings &settings, WindowContrast &contrast, DesktopContrast &desktop)
{
    settings.lighting.setDefault(settings.lighting.defaultValue()); // what is chosen now is kept
    desktop.ask([kept = QPointer<Settings>(&settings), window = QPointer(&contrast)] {
        if (kept != nullptr && window != nullptr) {
            window->setWantedByDesktop(true);
            kept->lighting.setDefault(Lighting::HighContrast);
        }
    });
}

} // namespace doublets

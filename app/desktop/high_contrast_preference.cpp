// SPDX-License-Identifier: MIT
#include "desktop/high_contrast_preference.h"

#include "core/platform/accessibility_settings.h"
#include "desktop/desktop_portal.h"
#include "match/settings/settings.h"
#include "panels/theme/theme.h"
#include "panels/theme/window_contrast.h"

#include <QPalette>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace doublets {

bool HighContrastPreference::isRequestedInFiles(const QString &configFolder)
{
    for (const QString &gtk : {u"/gtk-4.0/settings.ini"_s, u"/gtk-3.0/settings.ini"_s}) {
        const QString theme =
            desktop_settings::readIniValue(configFolder + gtk, u"Settings/gtk-theme-name"_s);
        if (!theme.isEmpty()) {
            return theme.startsWith(u"highcontrast");
        }
    }
    return desktop_settings::readIniValue(configFolder + u"/kdeglobals"_s, u"ColorScheme"_s)
        .contains(u"highcontrast");
}

void HighContrastPreference::query(const std::function<void(bool isHighContrast)> &callback)
{
    if (const auto requested = platform::isHighContrastRequested()) {
        callback(*requested);
        return;
    }
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    if (theme::hasHighContrast(theme::desktopPalette()) || isRequestedInFiles(folder)) {
        callback(true);
        return;
    }
    const auto isHigh = [](const QVariant &value) { return value.toInt() == 1; };
    // First the common setting of all desktops, then GNOME's own.
    portal::readSetting(u"org.freedesktop.appearance"_s, u"contrast"_s, this,
                        [this, callback, isHigh](const QVariant &portalValue) {
                            if (isHigh(portalValue)) {
                                callback(true);
                                return;
                            }
                            portal::readSetting(u"org.gnome.desktop.a11y.interface"_s,
                                                u"high-contrast"_s, this,
                                                [callback, isHigh](const QVariant &gnomeValue) {
                                                    callback(isHigh(gnomeValue));
                                                });
                        });
}

void bindHighContrast(Settings &settings, WindowContrast &contrast, DesktopPreference &preference)
{
    const Lighting defaultLighting = settings.lighting.defaultValue();
    settings.lighting.setDefault(
        defaultLighting); // stores later choices even if they equal the default
    preference.observe(contrast, [&settings, &contrast, defaultLighting](bool isHighContrast) {
        contrast.setRequestedByDesktop(isHighContrast);
        settings.lighting.setDefault(isHighContrast ? Lighting::HighContrast : defaultLighting);
    });
}

} // namespace doublets

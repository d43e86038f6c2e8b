// SPDX-License-Identifier: MIT
#include "desktop/reduced_motion_preference.h"

#include "core/platform/accessibility_settings.h"
#include "desktop/desktop_portal.h"
#include "match/settings/settings.h"

#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace doublets {

bool ReducedMotionPreference::isRequestedInFiles(const QString &configFolder)
{
    for (const QString &gtk : {u"/gtk-4.0/settings.ini"_s, u"/gtk-3.0/settings.ini"_s}) {
        const QString value =
            desktop_settings::readIniValue(configFolder + gtk, u"Settings/gtk-enable-animations"_s);
        if (!value.isEmpty()) {
            return value == u"false"_s || value == u"0"_s;
        }
    }
    bool isNumber = false;
    const double factor = desktop_settings::readIniValue(configFolder + u"/kdeglobals"_s,
                                                         u"KDE/AnimationDurationFactor"_s)
                              .toDouble(&isNumber);
    return isNumber && factor <= 0;
}

void ReducedMotionPreference::query(const std::function<void(bool isReduced)> &callback)
{
    if (const auto requested = platform::isReducedMotionRequested()) {
        callback(*requested);
        return;
    }
    if (isRequestedInFiles(
            QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation))) {
        callback(true);
        return;
    }
    portal::readSetting(
        u"org.gnome.desktop.interface"_s, u"enable-animations"_s, this,
        [callback](const QVariant &value) { callback(value.isValid() && !value.toBool()); });
}

void bindReducedMotion(Settings &settings, DesktopPreference &preference)
{
    // Stores later choices even if they equal the default.
    settings.motionSpeed.setDefault(settings.motionSpeed.defaultValue());
    preference.observe(settings, [&settings](bool isReduced) {
        settings.motionSpeed.setDefault(isReduced ? MotionSpeed::Off : MotionSpeed::Normal);
    });
}

} // namespace doublets

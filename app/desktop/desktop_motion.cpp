// SPDX-License-Identifier: MIT
#include "desktop/desktop_motion.h"

#include "match/settings/settings.h"

#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace doublets {

bool SystemMotion::isReducedInFiles(const QString &configFolder)
{
    for (const QString &gtk : {u"/gtk-4.0/settings.ini"_s, u"/gtk-3.0/settings.ini"_s}) {
        const QString value =
            portal::valueIn(configFolder + gtk, u"Settings/gtk-enable-animations"_s);
        if (!value.isEmpty()) {
            return value == u"false"_s || value == u"0"_s;
        }
    }
    bool isNumber = false;
    const double factor =
        portal::valueIn(configFolder + u"/kdeglobals"_s, u"KDE/AnimationDurationFactor"_s)
            .toDouble(&isNumber);
    return isNumber && factor <= 0;
}

void SystemMotion::ask(const std::function<void(bool unwanted)> &tell)
{
    if (isReducedInFiles(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation))) {
        tell(true);
        return;
    }
    portal::ask(u"org.gnome.desktop.interface"_s, u"enable-animations"_s, this,
                [tell](const QVariant &value) { tell(value.isValid() && !value.toBool()); });
}

void connectToDesktop(Settings &settings, DesktopPreference &desktop)
{
    // Stores later choices even if they equal the default.
    settings.speed.setDefault(settings.speed.defaultValue());
    desktop.follow(settings, [&settings](bool unwanted) {
        settings.speed.setDefault(unwanted ? MotionSpeed::Off : MotionSpeed::Normal);
    });
}

} // namespace doublets

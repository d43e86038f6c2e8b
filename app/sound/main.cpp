// SPDX-License-Identifier: MIT
#include "sound/device_effects.h"

#include <QObject>

namespace doublets {

/// The root object of this plugin.
class DeviceSoundPlugin : public QObject, public SoundPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "Doublets.SoundPlugin/1")
    Q_INTERFACES(doublets::SoundPlugin)

public:
    [[nodiscard]] std::unique_ptr<SoundEffects> createEffects() const override
    {
        return createDeviceEffects();
    }
};

} // namespace doublets

#include "main.moc"

// SPDX-License-Identifier: MIT
#pragma once

#include "table/sound/sound.h"

#include <QObject>
#include <QString>

#include <memory>

namespace doublets {

class SoundEffects;

/// The object that loads the plugin `doublets-sound` and plays its sounds. Every call may block
/// while the sound server does not respond, so instances live in the thread of DeviceOutput.
class SoundWorker : public QObject
{
    Q_OBJECT

public:
    /// `pluginPath` is the path of the plugin, without the suffix for shared libraries.
    explicit SoundWorker(QString pluginPath = defaultPluginPath());
    ~SoundWorker() override;

    /// Returns the path of the plugin that belongs to the running program, as for the constructor.
    [[nodiscard]] static QString defaultPluginPath();

    /// Loads the plugin and its sounds. If the plugin is missing or was not built for this program,
    /// logs a warning and emits soundsLoaded(false).
    void load();
    /// See SoundEffects::play(). Does nothing before load() or without the plugin.
    void play(Sound sound, qreal volume, qreal pan);

Q_SIGNALS:
    /// Emitted when loading has ended, initially and after a change of devices. `hasDevice` is
    /// false if there is no device or no plugin.
    void soundsLoaded(bool hasDevice);

private:
    QString m_pluginPath;
    std::unique_ptr<SoundEffects> m_effects;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#include "table/sound/sound_worker.h"

#include "table/sound/sound_effects.h"

#include <QCoreApplication>
#include <QDir>
#include <QLoggingCategory>
#include <QPluginLoader>

#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

Q_LOGGING_CATEGORY(lcPlugin, "doublets.sound.plugin")

/// Returns null, after logging a warning, if the plugin cannot be used.
std::unique_ptr<SoundEffects> createEffects(const QString &pluginPath)
{
    QPluginLoader loader(pluginPath);
    loader.setLoadHints(QLibrary::PreventUnloadHint); // clients of sound servers leave threads
    const auto *plugin = qobject_cast<SoundPlugin *>(loader.instance());
    if (!plugin) {
        qCWarning(lcPlugin).noquote() << "There will be no sound. Could not load"
                                      << pluginPath + u':' << loader.errorString();
        return nullptr;
    }
    return plugin->createEffects();
}

} // namespace

SoundWorker::SoundWorker(QString pluginPath)
    : m_pluginPath(std::move(pluginPath))
{
}

SoundWorker::~SoundWorker() = default;

QString SoundWorker::defaultPluginPath()
{
    return QDir::cleanPath(QCoreApplication::applicationDirPath() + u"/" DOUBLETS_PLUGIN_DIR
                                                                    "/doublets-sound"_s);
}

void SoundWorker::load()
{
    m_effects = createEffects(m_pluginPath);
    if (!m_effects) {
        Q_EMIT soundsLoaded(false);
        return;
    }
    m_effects->load([this](bool hasDevice) { Q_EMIT soundsLoaded(hasDevice); });
}

void SoundWorker::play(Sound sound, qreal volume, qreal pan)
{
    if (m_effects) {
        m_effects->play(sound, volume, pan);
    }
}

} // namespace doublets

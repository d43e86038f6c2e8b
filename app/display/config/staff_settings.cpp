// SPDX-License-Identifier: MIT
#include "display/config/staff_settings.h"

#include "core/files/atomic_file.h"
#include "core/json/strict_json.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr qint64 MaxSize = 4096; // bytes
const QString Format = u"doublets-display-staff"_s;
const QString Alternating = u"by-turns"_s;

QString lightingName(std::optional<Lighting> lighting)
{
    return lighting ? lightingId(*lighting) : Alternating;
}

QJsonObject toJson(const StaffSettings &settings)
{
    return {{u"volume"_s, settings.volume},
            {u"lighting"_s, lightingName(settings.lighting)},
            {u"language"_s, settings.language}};
}

} // namespace

StaffSettings staffSettingsOf(const DisplayConfig &config)
{
    return {config.volume, config.lighting, config.languages.value(0), false};
}

void applyStaffSettings(const StaffSettings &settings, DisplayConfig &config)
{
    config.volume = settings.volume;
    config.lighting = settings.lighting;
    if (const auto first = std::ranges::find(config.languages, settings.language);
        first != config.languages.end()) {
        std::ranges::rotate(config.languages, first); // as the button on the staff page does
    }
}

StaffSettings readStaffSettings(const QString &path, const StaffSettings &configured)
{
    StaffSettings settings = configured;
    const auto text = json::readFile(path, MaxSize);
    const auto parsed = text ? json::parseObject(text.value(), path, MaxSize)
                             : Result<QJsonObject, Error>(text.error());
    if (!parsed || parsed.value().value(u"format"_s) != Format) {
        return settings;
    }
    const QJsonObject &file = parsed.value();
    const QJsonObject now = toJson(configured);
    const QJsonObject before = file.value(u"configured"_s).toObject();
    const auto valueOf = [&](const QString &key) {
        return before.value(key) == now.value(key) ? file.value(u"set"_s).toObject().value(key)
                                                   : QJsonValue();
    };
    settings.volume = std::clamp(valueOf(u"volume"_s).toInt(configured.volume), 0, 100);
    const QString lighting = valueOf(u"lighting"_s).toString();
    if (const auto known = lightingFromId(lighting); known || lighting == Alternating) {
        settings.lighting = known;
    }
    settings.language = valueOf(u"language"_s).toString(configured.language);
    settings.isClosed = file.value(u"closed"_s).toBool();
    return settings;
}

std::optional<Error> writeStaffSettings(const QString &path, const StaffSettings &settings,
                                        const StaffSettings &configured)
{
    if (auto error = createFolder(QFileInfo(path).path())) {
        return error;
    }
    const QJsonObject file{{u"format"_s, Format},
                           {u"version"_s, 1},
                           {u"closed"_s, settings.isClosed},
                           {u"configured"_s, toJson(configured)},
                           {u"set"_s, toJson(settings)}};
    return writeFileAtomically(path, QJsonDocument(file).toJson(), FilePurpose::Private);
}

} // namespace doublets

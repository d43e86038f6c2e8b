// SPDX-License-Identifier: MIT
#include "display/setup/setup_file.h"

#include "core/files/atomic_file.h"
#include "core/json/strict_json.h"

#include <QFile>
#include <QJsonDocument>

#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

SetupFile::SetupFile(QString path, const Catalogue &catalogue, QStringList languages)
    : m_path(std::move(path))
    , m_catalogue(&catalogue)
    , m_languages(std::move(languages))
    , m_json({{u"format"_s, u"doublets-display"_s}, {u"version"_s, 1}})
    , m_config(defaultDisplayConfig(catalogue, m_languages))
{
}

Result<SetupFile, DisplayConfigErrors>
SetupFile::open(const QString &path, const Catalogue &catalogue, const QStringList &languages)
{
    SetupFile file(path, catalogue, languages);
    if (QFile::exists(path)) {
        const auto text = json::readFile(path, MaxDisplayConfigSize);
        if (!text) {
            return DisplayConfigErrors{text.error()};
        }
        const auto config = parseDisplayConfig(text.value(), path, catalogue, languages);
        if (!config) {
            return config.error();
        }
        file.m_json = QJsonDocument::fromJson(text.value()).object();
        file.m_config = config.value();
    }
    return file;
}

void SetupFile::set(const QString &key, const QJsonValue &value)
{
    const QString outer = key.section(u'.', 0, 0);
    const QString inner = key.section(u'.', 1);
    QJsonValue whole = value;
    if (!inner.isEmpty()) {
        QJsonObject object = m_json[outer].toObject();
        if (value.isUndefined()) {
            object.remove(inner);
        } else {
            object[inner] = value;
        }
        whole = object.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(object);
    }
    if (whole.isUndefined()) {
        m_json.remove(outer);
    } else {
        m_json[outer] = whole;
    }
}

QByteArray SetupFile::text() const
{
    return QJsonDocument(m_json).toJson();
}

DisplayConfigErrors SetupFile::errors() const
{
    const auto config = parseDisplayConfig(text(), m_path, *m_catalogue, m_languages);
    return config ? DisplayConfigErrors() : config.error();
}

DisplayConfigErrors SetupFile::save() const
{
    if (DisplayConfigErrors found = errors(); !found.empty()) {
        return found;
    }
    const auto error = writeFileAtomically(m_path, text(), FilePurpose::UserFile);
    return error ? DisplayConfigErrors{*error} : DisplayConfigErrors();
}

} // namespace doublets

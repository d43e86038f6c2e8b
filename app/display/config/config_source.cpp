// SPDX-License-Identifier: MIT
#include "display/config/config_source.h"

#include "core/files/atomic_file.h"
#include "core/json/strict_json.h"
#include "display/display_log.h"
#include "language/language.h"
#include "text/error_text.h"

#include <QFileInfo>
#include <QUrl>

#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

std::optional<QByteArray> contents(const Result<QByteArray, Error> &text)
{
    return text ? std::optional(text.value()) : std::nullopt;
}

} // namespace

ConfigSource::ConfigSource(QString path, Presence presence, QString copyFolder,
                           const Catalogue &catalogue)
    : m_path(std::move(path))
    , m_presence(presence)
    , m_copyFolder(std::move(copyFolder))
    , m_catalogue(catalogue)
{
}

QString ConfigSource::copyPath() const
{
    const QString path = QFileInfo(m_path).absoluteFilePath();
    return m_copyFolder + u'/' + QString::fromLatin1(QUrl::toPercentEncoding(path));
}

Result<QByteArray, Error> ConfigSource::fileText() const
{
    return json::readFile(m_path, MaxDisplayConfigSize);
}

bool ConfigSource::isMissingOptional() const
{
    return m_presence == Presence::Optional && !QFileInfo::exists(m_path);
}

ConfigReading ConfigSource::read()
{
    const auto text = fileText();
    m_readText = contents(text);
    m_seenText = m_readText;
    if (isMissingOptional()) {
        return {defaultDisplayConfig(m_catalogue, languages()), {}};
    }
    const auto parse = [this](const QByteArray &json, const QString &path) {
        return parseDisplayConfig(json, path, m_catalogue, languages());
    };
    DisplayConfigErrors errors;
    if (!text) {
        errors = {text.error()};
    } else if (const auto config = parse(text.value(), m_path)) {
        updateCopy(text.value());
        return {config.value(), {}};
    } else {
        errors = config.error();
    }
    ConfigReading reading{std::nullopt, std::move(errors)};
    if (const auto copy = json::readFile(copyPath(), MaxDisplayConfigSize)) {
        if (const auto config = parse(copy.value(), copyPath())) {
            reading.config = config.value();
        }
    }
    return reading;
}

bool ConfigSource::hasChanged()
{
    const auto text = contents(fileText());
    const bool isStable = std::exchange(m_seenText, text) == text;
    return isStable && text != m_readText;
}

void ConfigSource::updateCopy(const QByteArray &text) const
{
    if (contents(json::readFile(copyPath(), MaxDisplayConfigSize)) == text) {
        return;
    }
    auto error = createFolder(m_copyFolder);
    if (!error) {
        error = writeFileAtomically(copyPath(), text, FilePurpose::Private);
    }
    if (error) {
        logWarning(errorText(*error));
    }
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#include "match/settings/settings_file.h"

#include "match/settings/ini_text.h"

#include "core/files/atomic_file.h"
#include "core/files/reading.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStringDecoder>
#include <QTimer>

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

using namespace std::chrono_literals;

const QString VersionKey = u"version"_s;
constexpr auto WriteAfter = 200ms; ///< so that dragging a slider writes once

} // namespace

SettingsFile::SettingsFile(QString path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_writeSoon(new QTimer(this))
{
    m_writeSoon->setSingleShot(true);
    m_writeSoon->setInterval(WriteAfter);
    connect(m_writeSoon, &QTimer::timeout, this, &SettingsFile::write);
    if (m_path.isEmpty()) {
        return; // kept in memory only
    }
    const QFileInfo file(m_path);
    removeStaleTemporaries(file.absolutePath(), file.fileName());
    if (!file.exists()) {
        return;
    }
    if (const auto bytes = read(); !bytes) {
        m_notices.push_back(bytes.error());
    } else {
        m_values = parse();
        checkVersion();
    }
}

SettingsFile::~SettingsFile()
{
    write();
}

Result<QByteArray, Error> SettingsFile::read() const
{
    QFile file(m_path);
    if (const auto error = openForReading(file)) {
        return *error;
    }
    const QByteArray bytes = file.read(MaxBytes + 1);
    if (file.error() != QFileDevice::NoError) {
        return Error{ErrorCode::CannotOpen, m_path, {}, {file.errorString()}};
    }
    if (bytes.size() > MaxBytes) {
        return Error{ErrorCode::TooLarge,
                     m_path,
                     {},
                     {QString::number(file.size()), QString::number(MaxBytes)}};
    }
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(bytes);
    if (decoder.hasError() || text.contains(QChar::Null)) {
        return Error{ErrorCode::NotText, m_path, {}, {}};
    }
    return bytes;
}

SettingsFile::Values SettingsFile::parse()
{
    const QSettings settings(m_path, QSettings::IniFormat);
    Values values;
    for (const QString &key : settings.allKeys()) {
        values.insert(key, settings.value(key));
    }
    if (settings.status() == QSettings::FormatError && !m_started) {
        m_notices.push_back({ErrorCode::WrongFormat, m_path, {}, {u"?"_s, u"INI"_s}});
    }
    return values;
}

void SettingsFile::checkVersion()
{
    const QVariant version = value(VersionKey);
    if (!version.isValid()) {
        return;
    }
    bool isNumber = false;
    const int number = version.toString().toInt(&isNumber);
    if (!isNumber || number < 1) {
        refuse(VersionKey, version, QString::number(Version));
    } else if (number > Version) {
        m_notices.push_back({ErrorCode::NewerVersion,
                             m_path,
                             VersionKey,
                             {version.toString(), QString::number(Version)}});
    }
}

void SettingsFile::refuse(const QString &key, const QVariant &found, const QString &allowed)
{
    constexpr qsizetype MaxShown = 40;
    QString shown = found.toStringList().join(u", "_s);
    if (shown.size() > MaxShown) {
        shown = shown.left(MaxShown) + u'…';
    }
    m_refused << key;
    m_notices.push_back({ErrorCode::ImpossibleValue, m_path, key, {shown, allowed}});
}

std::optional<Error> SettingsFile::moveAside() const
{
    const QString kept = unusedBackupPath(m_path);
    if (const auto bytes = read()) {
        return writeFileAtomically(kept, bytes.value(), FilePurpose::Private);
    }
    // A directory is not renamed; writing then fails with an error.
    if (QFileInfo(m_path).isFile() && !QFile::rename(m_path, kept)) {
        return Error{ErrorCode::CannotWrite, kept, {}, {m_path}};
    }
    return std::nullopt;
}

void SettingsFile::setValue(const QString &key, const QVariant &value)
{
    m_values.insert(key, value);
    m_changes.insert(key, value);
    if (!m_writeSoon->isActive()) {
        m_writeSoon->start();
    }
}

void SettingsFile::write()
{
    m_writeSoon->stop();
    if (m_changes.isEmpty() || m_path.isEmpty()) {
        return;
    }
    const auto error = replace();
    if (error && !m_failed) {
        m_failed = true;
        Q_EMIT writeFailed(*error);
    }
}

std::optional<Error> SettingsFile::replace()
{
    if (!m_started && !m_notices.empty()) {
        if (auto error = moveAside()) {
            return error;
        }
    }
    m_started = true;
    Values values = read() ? parse() : Values();
    for (const QString &key : m_refused) {
        values.remove(key);
    }
    values.insert(m_changes);
    values.insert(VersionKey, QString::number(Version));
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    if (auto error = writeFileAtomically(m_path, iniText(values), FilePurpose::Private)) {
        return error;
    }
    m_changes.clear();
    m_refused.clear();
    return std::nullopt;
}

} // namespace doublets

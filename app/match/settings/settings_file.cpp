// SPDX-License-Identifier: MIT
#include "match/settings/settings_file.h"

#include "match/settings/ini_text.h"
#include "match/settings/plain_ini.h"

#include "core/files/atomic_file.h"
#include "core/files/reading.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStringDecoder>
#include <QTemporaryFile>
#include <QTimer>

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

using namespace std::chrono_literals;

const QString VersionKey = u"version"_s;
constexpr auto WriteDelay = 200ms; ///< dragging a slider writes only once

} // namespace

SettingsFile::SettingsFile(QString path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_writeTimer(new QTimer(this))
{
    m_writeTimer->setSingleShot(true);
    m_writeTimer->setInterval(WriteDelay);
    connect(m_writeTimer, &QTimer::timeout, this, &SettingsFile::write);
    if (m_path.isEmpty()) {
        return; // kept in memory only
    }
    const QFileInfo file(m_path);
    removeStaleTemporaries(file.absolutePath(), file.fileName());
    if (!file.exists()) {
        return;
    }
    if (const auto bytes = read(); !bytes) {
        m_readErrors.push_back(bytes.error());
    } else {
        m_values = parse(bytes.value());
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

SettingsFile::Values SettingsFile::parse(const QByteArray &bytes)
{
    QTemporaryFile copy;
    const QByteArray plain = withoutSerializedValues(bytes);
    if (plain != bytes) {
        if (!copy.open() || copy.write(plain) != plain.size() || !copy.flush()) {
            m_readErrors.push_back({ErrorCode::CannotOpen, m_path, {}, {copy.errorString()}});
            return {};
        }
    }
    const QSettings settings(plain == bytes ? m_path : copy.fileName(), QSettings::IniFormat);
    Values values;
    for (const QString &key : settings.allKeys()) {
        values.insert(key, settings.value(key));
    }
    if (settings.status() == QSettings::FormatError && !m_isBackupDone) {
        m_readErrors.push_back({ErrorCode::WrongFormat, m_path, {}, {u"?"_s, u"INI"_s}});
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
        rejectValue(VersionKey, version, QString::number(Version));
    } else if (number > Version) {
        m_readErrors.push_back({ErrorCode::NewerVersion,
                                m_path,
                                VersionKey,
                                {version.toString(), QString::number(Version)}});
    }
}

void SettingsFile::rejectValue(const QString &key, const QVariant &found, const QString &allowed)
{
    constexpr qsizetype MaxShown = 40;
    QString shown = found.toStringList().join(u", "_s);
    if (shown.size() > MaxShown) {
        shown = shown.left(MaxShown) + u'…';
    }
    m_rejectedKeys << key;
    m_values.remove(key);
    m_readErrors.push_back({ErrorCode::ImpossibleValue, m_path, key, {shown, allowed}});
}

std::optional<Error> SettingsFile::backUpFile() const
{
    const QString backupPath = unusedBackupPath(m_path);
    if (const auto bytes = read()) {
        return writeFileAtomically(backupPath, bytes.value(), FilePurpose::Private);
    }
    // A folder is not renamed; writing then fails with an error.
    return QFileInfo(m_path).isFile() ? renameFile(m_path, backupPath) : std::nullopt;
}

void SettingsFile::setValue(const QString &key, const QVariant &value)
{
    m_values.insert(key, value);
    m_pendingChanges.insert(key, value);
    if (!m_writeTimer->isActive()) {
        m_writeTimer->start();
    }
}

void SettingsFile::write()
{
    m_writeTimer->stop();
    if (m_pendingChanges.isEmpty() || m_path.isEmpty()) {
        return;
    }
    const auto error = replaceFile();
    if (error && !m_reportedError) {
        m_reportedError = error;
        Q_EMIT writeFailed(*error);
    } else if (!error && m_reportedError) {
        Q_EMIT writeErrorResolved(*std::exchange(m_reportedError, std::nullopt));
    }
}

std::optional<Error> SettingsFile::replaceFile()
{
    if (!m_isBackupDone && !m_readErrors.empty()) {
        if (auto error = backUpFile()) {
            return error;
        }
    }
    m_isBackupDone = true;
    const auto bytes = read();
    Values values = bytes ? parse(bytes.value()) : Values();
    for (const QString &key : m_rejectedKeys) {
        values.remove(key);
    }
    values.insert(m_pendingChanges);
    values.insert(VersionKey, QString::number(Version));
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    if (auto error = writeFileAtomically(m_path, iniText(values), FilePurpose::Private)) {
        return error;
    }
    m_pendingChanges.clear();
    m_rejectedKeys.clear();
    return std::nullopt;
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#include "app/settings/settings_file.h"

#include "app/settings/free_path.h"

#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStringDecoder>
#include <QTimer>

namespace doublets {

namespace {

const QString VersionKey = u"version"_qs;

} // namespace

SettingsFile::SettingsFile(const QString &path, QObject *parent)
    : QObject(parent)
    , m_path(path)
    , m_writeSoon(new QTimer(this))
{
    m_writeSoon->setSingleShot(true);
    m_writeSoon->setInterval(0);
    connect(m_writeSoon, &QTimer::timeout, this, &SettingsFile::write);
    if (isReadable()) {
        open();
    }
}

SettingsFile::~SettingsFile()
{
    write();
}

bool SettingsFile::isReadable()
{
    QFile file(m_path);
    if (!file.exists()) {
        return true;
    }
    if (!file.open(QIODevice::ReadOnly)) {
        m_notices.push_back({ErrorCode::CannotOpen, m_path, {}, {file.errorString()}});
        return false;
    }
    if (file.size() > MostBytes) {
        m_notices.push_back({ErrorCode::TooLarge,
                             m_path,
                             {},
                             {QString::number(file.size()), QString::number(MostBytes)}});
        return false;
    }
    const QByteArray bytes = file.read(MostBytes);
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(bytes);
    if (decoder.hasError() || text.contains(QChar::Null)) {
        m_notices.push_back({ErrorCode::NotText, m_path, {}, {}});
        return false;
    }
    return true;
}

void SettingsFile::open()
{
    m_settings = std::make_unique<QSettings>(m_path, QSettings::IniFormat);
    static_cast<void>(m_settings->allKeys()); // sections are parsed when they are first asked for
    if (m_settings->status() == QSettings::FormatError) {
        m_notices.push_back({ErrorCode::WrongFormat, m_path, {}, {u"?"_qs, u"INI"_qs}});
    }
    const QVariant version = m_settings->value(VersionKey);
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

bool SettingsFile::contains(const QString &key) const
{
    return m_settings && m_settings->contains(key);
}

QVariant SettingsFile::value(const QString &key) const
{
    return m_settings ? m_settings->value(key) : QVariant();
}

void SettingsFile::refuse(const QString &key, const QVariant &found, const QString &allowed)
{
    constexpr qsizetype MostShown = 40;
    QString shown = found.toStringList().join(u", "_qs);
    if (shown.size() > MostShown) {
        shown = shown.left(MostShown) + u'…';
    }
    m_notices.push_back({ErrorCode::ImpossibleValue, m_path, key, {shown, allowed}});
}

void SettingsFile::keepAside()
{
    // A directory or an unreadable file cannot be copied; then the write fails and says so.
    if (QFile::copy(m_path, freePathBeside(m_path)) && !m_settings) {
        QFile::remove(m_path);
    }
}

void SettingsFile::setValue(const QString &key, const QVariant &value)
{
    if (!m_started) {
        m_started = true;
        if (!m_notices.empty()) {
            keepAside();
        }
        if (!m_settings) {
            m_settings = std::make_unique<QSettings>(m_path, QSettings::IniFormat);
        }
        m_settings->setValue(VersionKey, Version);
    }
    m_settings->setValue(key, value);
    m_writeSoon->start();
}

void SettingsFile::write()
{
    m_writeSoon->stop();
    if (!m_started) {
        return;
    }
    m_settings->sync();
    if (m_settings->status() == QSettings::AccessError && !m_failed) {
        m_failed = true;
        const QString folder = QFileInfo(m_path).absolutePath();
        Q_EMIT writeFailed({ErrorCode::CannotWrite, m_path, {}, {folder}});
    }
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#include "match/session/finished_games.h"

#include "core/files/atomic_file.h"
#include "core/record/record_reader.h"
#include "core/record/record_writer.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// In UTC, so that names are sorted by time.
const QString EndedFormat = u"yyyyMMdd-HHmmss-zzz"_s;

/// Matches the time and the number of the game in its match.
QRegularExpressionMatch matchName(const QString &name)
{
    static const QRegularExpression ours(u"^(\\d{8}-\\d{6}-\\d{3})-\\d+-(\\d+)\\.doublets$"_s);
    return ours.match(name);
}

} // namespace

FinishedGames::FinishedGames(QString folder, int slot)
    : m_folder(std::move(folder))
    , m_slot(slot)
{
    if (!m_folder.isEmpty()) {
        removeStaleTemporaries(m_folder, u"*.doublets"_s);
    }
}

QStringList FinishedGames::paths() const
{
    if (m_folder.isEmpty()) {
        return {};
    }
    const QDir folder(m_folder);
    QStringList names =
        folder.entryList({u"*.doublets"_s}, QDir::Files, QDir::Name | QDir::Reversed);
    QStringList paths;
    for (const QString &name : names) {
        if (matchName(name).hasMatch()) {
            paths << folder.filePath(name);
        }
    }
    return paths;
}

std::vector<FinishedGameFile> FinishedGames::list() const
{
    std::vector<FinishedGameFile> games;
    for (const QString &path : paths()) {
        const auto read = readRecord(path);
        if (!read) {
            continue;
        }
        const Record &record = read.value();
        const auto parts = matchName(QFileInfo(path).fileName());
        QDateTime ended = QDateTime::fromString(parts.captured(1), EndedFormat);
        ended.setTimeSpec(Qt::UTC);
        games.push_back({path, ended.toLocalTime(), record.ruleSet, record.invention, record.white,
                         record.black, static_cast<int>(record.throws.size()),
                         parts.captured(2).toInt(), record.matchGames});
    }
    return games;
}

Result<QString, Error> FinishedGames::add(const Record &record, int matchNumber) const
{
    if (m_folder.isEmpty()) {
        return QString();
    }
    if (const auto error = createFolder(m_folder)) {
        return *error;
    }
    QDateTime when = QDateTime::currentDateTimeUtc();
    const auto path = [&] {
        return u"%1/%2-%3-%4.doublets"_s.arg(m_folder, when.toString(EndedFormat),
                                             QString::number(m_slot), QString::number(matchNumber));
    };
    while (QFileInfo::exists(path())) {
        when = when.addMSecs(1);
    }
    if (const auto error = writePrivateRecord(record, path())) {
        return *error;
    }
    const QStringList all = paths();
    for (const QString &old : all.mid(MaxGames)) {
        remove(old);
    }
    return path();
}

void FinishedGames::remove(const QString &path) const
{
    QFile::remove(path);
}

} // namespace doublets

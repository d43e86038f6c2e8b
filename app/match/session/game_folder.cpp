// SPDX-License-Identifier: MIT
#include "match/session/game_folder.h"

#include "core/files/atomic_file.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// In UTC, so that names are sorted by time.
const QString DayFormat = u"yyyyMMdd"_s;
const QString TimeFormat = u"HHmmss-zzz"_s;
const QString AllGames = u"*.doublets"_s;

} // namespace

GameFolder::GameFolder(QString path, int slot, const QString &endings)
    : m_path(std::move(path))
    , m_slot(slot)
    , m_names(u"^(?<day>\\d{8})-(?<time>\\d{6}-\\d{3})-\\d+%1$"_s.arg(endings))
{
    if (keepsFiles()) {
        removeStaleTemporaries(m_path, AllGames);
    }
}

QStringList GameFolder::files() const
{
    if (!keepsFiles()) {
        return {};
    }
    const QDir folder(m_path);
    QStringList paths;
    for (const QString &name :
         folder.entryList({AllGames}, QDir::Files, QDir::Name | QDir::Reversed)) {
        if (timeOf(name).isValid()) {
            paths << folder.filePath(name);
        }
    }
    return paths;
}

QRegularExpressionMatch GameFolder::match(const QString &path) const
{
    return m_names.match(QFileInfo(path).fileName());
}

QDateTime GameFolder::timeOf(const QString &path) const
{
    const QRegularExpressionMatch name = match(path);
    return {QDate::fromString(name.captured(u"day"_s), DayFormat),
            QTime::fromString(name.captured(u"time"_s), TimeFormat), Qt::UTC};
}

QDateTime GameFolder::timeForNewest() const
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const QStringList before = files();
    return before.isEmpty() ? now : std::max(now, timeOf(before.first()).addMSecs(1));
}

QString GameFolder::freePath(QDateTime when, const QString &ending) const
{
    const auto path = [&] {
        return u"%1/%2-%3%4"_s.arg(m_path, when.toString(DayFormat + u'-' + TimeFormat),
                                   QString::number(m_slot), ending);
    };
    while (QFileInfo::exists(path())) {
        when = when.addMSecs(1);
    }
    return path();
}

} // namespace doublets

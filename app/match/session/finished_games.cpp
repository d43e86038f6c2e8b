// SPDX-License-Identifier: MIT
#include "match/session/finished_games.h"

#include "core/files/atomic_file.h"
#include "core/record/record_reader.h"
#include "core/record/record_writer.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace doublets {

FinishedGames::FinishedGames(const QString &folder, int slot)
    : m_folder(folder, slot, u"-(?<game>\\d+)\\.doublets"_s)
{
}

std::vector<FinishedGameFile> FinishedGames::list() const
{
    std::vector<FinishedGameFile> games;
    for (const QString &path : m_folder.files()) {
        const auto read = readRecord(path);
        if (!read) {
            continue;
        }
        const Record &record = read.value();
        games.push_back({path, m_folder.timeOf(path).toLocalTime(), record.ruleSet,
                         record.invention, record.white, record.black,
                         static_cast<int>(record.throws.size()),
                         m_folder.match(path).captured(u"game"_s).toInt(), record.matchGames,
                         record.result ? record.result->winner : std::nullopt});
    }
    return games;
}

Result<QString, Error> FinishedGames::add(const Record &record, int matchNumber) const
{
    if (!m_folder.keepsFiles()) {
        return QString();
    }
    if (const auto error = createFolder(m_folder.path())) {
        return *error;
    }
    const QString path = m_folder.freePath(m_folder.timeForNewest(),
                                           u"-%1.doublets"_s.arg(QString::number(matchNumber)));
    if (const auto error = writePrivateRecord(record, path)) {
        return *error;
    }
    for (const QString &old : m_folder.files().mid(MaxGames)) {
        remove(old);
    }
    return path;
}

void FinishedGames::remove(const QString &path) const
{
    QFile::remove(path);
}

} // namespace doublets

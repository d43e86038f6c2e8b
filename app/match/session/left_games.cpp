// SPDX-License-Identifier: MIT
#include "match/session/left_games.h"

#include "core/files/whole_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// In UTC, so that names sort as the games were left.
const QString DayFormat = u"yyyyMMdd"_s;
const QString TimeFormat = u"HHmmss-zzz"_s;
const QString Suffix = u".doublets"_s;
const QString SuspectSuffix = u".suspect.doublets"_s;

bool isSuspect(const QString &path)
{
    return path.endsWith(SuspectSuffix);
}

/// Invalid for a name that is none of ours.
QDateTime timeIn(const QString &name)
{
    static const QRegularExpression ours(
        u"^(\\d{8})-(\\d{6}-\\d{3})-\\d+(\\.suspect)?\\.doublets$"_s);
    const QRegularExpressionMatch match = ours.match(name);
    return {QDate::fromString(match.captured(1), DayFormat),
            QTime::fromString(match.captured(2), TimeFormat), Qt::UTC};
}

/// Everything that was done, with what was taken back, in order.
std::vector<Action> wholeCourse(const Record &record)
{
    std::vector<Action> course = record.actions();
    course.insert(course.end(), record.undone.begin(), record.undone.end());
    return course;
}

bool hasThrow(const std::vector<Action> &course)
{
    return std::any_of(course.begin(), course.end(),
                       [](const Action &action) { return std::holds_alternative<Throw>(action); });
}

/// Whether `later` holds all of `earlier`.
bool goesOn(const Record &later, const Record &earlier)
{
    const auto before = wholeCourse(earlier);
    const auto after = wholeCourse(later);
    return earlier.ruleSet == later.ruleSet && earlier.rulings == later.rulings &&
           earlier.dice == later.dice && earlier.seed == later.seed &&
           before.size() <= after.size() && std::equal(before.begin(), before.end(), after.begin());
}

struct Entry
{
    LeftGame game;
    Record record; ///< empty for a suspect game
};

Entry describe(const QString &path, const Record &record)
{
    LeftGame game;
    game.path = path;
    game.when = timeIn(QFileInfo(path).fileName()).toLocalTime();
    game.suspect = isSuspect(path);
    game.ruleSet = record.ruleSet;
    game.white = record.white;
    game.black = record.black;
    game.throws = static_cast<int>(record.throws.size());
    game.slight = !game.suspect && !hasThrow(wholeCourse(record));
    return {game, record};
}

/// Those that can be read. Suspect ones are not.
std::vector<Entry> readAll(const QStringList &paths)
{
    std::vector<Entry> entries;
    for (const QString &path : paths) {
        if (isSuspect(path)) {
            entries.push_back(describe(path, {}));
        } else if (const auto record = readRecord(path)) {
            entries.push_back(describe(path, record.value()));
        }
    }
    return entries;
}

/// Those of a lower rank go first.
int rankOf(const LeftGame &game)
{
    return game.slight ? 0 : game.suspect ? 1 : 2;
}

} // namespace

LeftGames::LeftGames(QString folder, int slot)
    : m_folder(std::move(folder))
    , m_slot(slot)
{
    if (m_folder.isEmpty()) {
        return;
    }
    clearLeftovers(m_folder, u"*.doublets"_s);
}

QStringList LeftGames::paths() const
{
    if (m_folder.isEmpty()) {
        return {};
    }
    const QDir folder(m_folder);
    QStringList names = folder.entryList({u'*' + Suffix}, QDir::Files, QDir::Name);
    QStringList paths;
    for (auto name = names.rbegin(); name != names.rend(); ++name) {
        if (timeIn(*name).isValid()) {
            paths << folder.filePath(*name);
        }
    }
    return paths;
}

QStringList LeftGames::soundPaths() const
{
    QStringList sound = paths();
    sound.removeIf(isSuspect);
    return sound;
}

std::vector<LeftGame> LeftGames::list() const
{
    std::vector<LeftGame> games;
    for (const Entry &entry : readAll(paths())) {
        games.push_back(entry.game);
    }
    return games;
}

std::optional<Error> LeftGames::add(const Record &record, const QString &spared) const
{
    const std::vector<Action> course = wholeCourse(record);
    if (course.empty() || m_folder.isEmpty()) {
        return std::nullopt;
    }
    std::vector<Entry> others = readAll(paths());
    std::erase_if(others, [&](const Entry &other) { return other.game.path == spared; });
    const auto superseded =
        std::stable_partition(others.begin(), others.end(), [&](const Entry &other) {
            return other.game.suspect || !goesOn(record, other.record);
        });
    const auto staying = static_cast<std::size_t>(superseded - others.begin());
    if (!hasThrow(course) && staying >= Most) {
        return std::nullopt;
    }
    if (auto error = write(record)) {
        return error;
    }
    // Only now that the new one is safe. They stand newest first, and so the oldest of the lowest
    // rank come last.
    std::stable_sort(others.begin(), superseded, [](const Entry &a, const Entry &b) {
        return rankOf(a.game) > rankOf(b.game);
    });
    for (std::size_t i = std::min<std::size_t>(staying, Most - 1); i < others.size(); ++i) {
        remove(others[i].game.path);
    }
    return std::nullopt;
}

std::optional<Error> LeftGames::write(const Record &record) const
{
    if (!QDir().mkpath(m_folder)) {
        return Error{ErrorCode::CannotWrite, m_folder, {}, {m_folder}};
    }
    // The newest, even where the clock was put back.
    QDateTime when = QDateTime::currentDateTimeUtc();
    if (const QStringList before = paths(); !before.isEmpty()) {
        when = std::max(when, timeIn(QFileInfo(before.first()).fileName()).addMSecs(1));
    }
    return writePrivateRecord(record, freePath(when, Kind::Sound));
}

bool LeftGames::adopt(const QString &path, Kind kind) const
{
    if (kind == Kind::Sound) {
        const auto record = readRecord(path);
        if (!record) {
            return false;
        }
        if (wholeCourse(record.value()).empty()) {
            return QFile::remove(path);
        }
    }
    const QDateTime when = QFileInfo(path).lastModified().toUTC();
    return QDir().mkpath(m_folder) && QFile::rename(path, freePath(when, kind));
}

void LeftGames::remove(const QString &path) const
{
    QFile::remove(path);
}

void LeftGames::removeCopiesOf(const QString &path) const
{
    QFile file(path);
    if (file.size() > LargestRecord || !file.open(QIODevice::ReadOnly)) {
        return;
    }
    const QByteArray bytes = file.readAll();
    for (const QString &each : soundPaths()) {
        QFile other(each);
        if (other.size() == bytes.size() && other.open(QIODevice::ReadOnly) &&
            other.readAll() == bytes) {
            other.remove();
        }
    }
}

QString LeftGames::freePath(QDateTime when, Kind kind) const
{
    const auto pathAt = [&] {
        return u"%1/%2-%3%4"_s.arg(m_folder, when.toString(DayFormat + u'-' + TimeFormat),
                                   QString::number(m_slot),
                                   kind == Kind::Suspect ? SuspectSuffix : Suffix);
    };
    while (QFileInfo::exists(pathAt())) {
        when = when.addMSecs(1);
    }
    return pathAt();
}

} // namespace doublets

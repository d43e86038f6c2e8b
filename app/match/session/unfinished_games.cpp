// SPDX-License-Identifier: MIT
#include "match/session/unfinished_games.h"

#include "core/files/atomic_file.h"
#include "core/record/record_reader.h"
#include "core/record/record_writer.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

const QString Suffix = u".doublets"_s;
const QString SuspectSuffix = u".suspect.doublets"_s;

bool isSuspect(const QString &path)
{
    return path.endsWith(SuspectSuffix);
}

/// Returns all actions in order, including undone actions.
std::vector<Action> wholeCourse(const Record &record)
{
    std::vector<Action> course = record.actions();
    course.insert(course.end(), record.undone.begin(), record.undone.end());
    return course;
}

bool hasThrow(const std::vector<Action> &course)
{
    return std::ranges::any_of(
        course, [](const Action &action) { return std::holds_alternative<Throw>(action); });
}

/// Returns whether `later` is a continuation of `earlier`.
bool continues(const Record &later, const Record &earlier)
{
    const auto before = wholeCourse(earlier);
    const auto after = wholeCourse(later);
    return earlier.ruleSet == later.ruleSet && earlier.rulings == later.rulings &&
           earlier.invention == later.invention && earlier.dice == later.dice &&
           earlier.seed == later.seed && before.size() <= after.size() &&
           std::equal(before.begin(), before.end(), after.begin());
}

struct Entry
{
    UnfinishedGame game;
    Record record; ///< empty for a suspect game
};

Entry describe(const GameFolder &folder, const QString &path, const Record &record)
{
    UnfinishedGame game;
    game.path = path;
    game.setAsideAt = folder.timeOf(path).toLocalTime();
    game.isSuspect = isSuspect(path);
    game.ruleSet = record.ruleSet;
    game.invention = record.invention;
    game.white = record.white;
    game.black = record.black;
    game.throws = static_cast<int>(record.throws.size());
    game.hasNoThrow = !game.isSuspect && !hasThrow(wholeCourse(record));
    return {game, record};
}

/// Returns the readable games and, without reading them, the suspect games.
std::vector<Entry> readAll(const GameFolder &folder)
{
    std::vector<Entry> entries;
    for (const QString &path : folder.files()) {
        if (isSuspect(path)) {
            entries.push_back(describe(folder, path, {}));
        } else if (const auto record = readRecord(path)) {
            entries.push_back(describe(folder, path, record.value()));
        }
    }
    return entries;
}

/// Returns the rank of a game. Games of a lower rank are dropped first.
int rankOf(const UnfinishedGame &game)
{
    return game.hasNoThrow ? 0 : game.isSuspect ? 1 : 2;
}

} // namespace

UnfinishedGames::UnfinishedGames(const QString &folder, int slot)
    : m_folder(folder, slot, u"(\\.suspect)?\\.doublets"_s)
{
}

QStringList UnfinishedGames::trustedPaths() const
{
    QStringList trusted = paths();
    trusted.removeIf(isSuspect);
    return trusted;
}

std::vector<UnfinishedGame> UnfinishedGames::list() const
{
    std::vector<UnfinishedGame> games;
    for (const Entry &entry : readAll(m_folder)) {
        games.push_back(entry.game);
    }
    return games;
}

std::optional<UnfinishedGame> UnfinishedGames::newest() const
{
    for (const QString &path : trustedPaths()) {
        if (const auto record = readRecord(path)) {
            return describe(m_folder, path, record.value()).game;
        }
    }
    return std::nullopt;
}

std::optional<Error> UnfinishedGames::add(const Record &record, const QString &spared) const
{
    const std::vector<Action> course = wholeCourse(record);
    if (course.empty() || !m_folder.keepsFiles()) {
        return std::nullopt;
    }
    std::vector<Entry> others = readAll(m_folder);
    std::erase_if(others, [&](const Entry &other) { return other.game.path == spared; });
    const auto superseded =
        std::stable_partition(others.begin(), others.end(), [&](const Entry &other) {
            return other.game.isSuspect || !continues(record, other.record);
        });
    const auto staying = static_cast<std::size_t>(superseded - others.begin());
    if (!hasThrow(course) && staying >= MaxGames) {
        return std::nullopt;
    }
    if (auto error = write(record)) {
        return error;
    }
    // Remove games only after the new game has been written. The order within each rank is newest
    // first, so that the oldest games of the lowest rank are removed.
    std::stable_sort(others.begin(), superseded, [](const Entry &a, const Entry &b) {
        return rankOf(a.game) > rankOf(b.game);
    });
    for (std::size_t i = std::min<std::size_t>(staying, MaxGames - 1); i < others.size(); ++i) {
        remove(others[i].game.path);
    }
    return std::nullopt;
}

std::optional<Error> UnfinishedGames::write(const Record &record) const
{
    if (auto error = createFolder(m_folder.path())) {
        return error;
    }
    return writePrivateRecord(record, m_folder.freePath(m_folder.timeForNewest(), Suffix));
}

bool UnfinishedGames::adopt(const QString &path, Kind kind) const
{
    if (kind == Kind::Trusted) {
        const auto record = readRecord(path);
        if (!record) {
            return false;
        }
        if (wholeCourse(record.value()).empty()) {
            return QFile::remove(path);
        }
    }
    // File times lag behind the clock by up to 10 ms. Without this correction, a game could precede
    // one that was set aside just before it.
    constexpr qint64 Tick = 10;
    const QDateTime when = QFileInfo(path).lastModified().toUTC().addMSecs(Tick);
    const QString &ending = kind == Kind::Suspect ? SuspectSuffix : Suffix;
    return QDir().mkpath(m_folder.path()) && QFile::rename(path, m_folder.freePath(when, ending));
}

void UnfinishedGames::remove(const QString &path) const
{
    QFile::remove(path);
}

void UnfinishedGames::removeCopiesOf(const QString &path) const
{
    QFile file(path);
    if (file.size() > MaxRecordSize || !file.open(QIODevice::ReadOnly)) {
        return;
    }
    const QByteArray bytes = file.readAll();
    for (const QString &each : trustedPaths()) {
        QFile other(each);
        if (other.size() == bytes.size() && other.open(QIODevice::ReadOnly) &&
            other.readAll() == bytes) {
            other.remove();
        }
    }
}

} // namespace doublets

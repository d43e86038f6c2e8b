// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "match/session/score_players.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace doublets {

/// A game in the GameLog.
struct LoggedGame
{
    /// Counts of a player's throws, excluding the opening throw.
    struct ThrowCounts
    {
        int throws = 0;
        int doublets = 0;
        double expected = 0; ///< number of doublets to be expected with fair dice

        bool operator==(const ThrowCounts &) const = default;
    };
    GameResult game;
    QDateTime ended = {};                     ///< in UTC
    QString id = {};                          ///< Record::id
    std::array<ThrowCounts, 2> throwCounts{}; ///< indexed by indexOf(Side)
    /// The change in White's probability of winning that is due to all throws of the game. May lie
    /// outside −1 to 1, because luck can make up for mistakes. Nullopt if unknown or if the game
    /// was drawn.
    std::optional<double> luck = {};

    bool operator==(const LoggedGame &) const = default;
    [[nodiscard]] int throws() const { return throwCounts[0].throws + throwCounts[1].throws; }
    /// Returns the local date on which the game ended.
    [[nodiscard]] QDate day() const { return ended.toLocalTime().date(); }
};

/// A log of finished games for statistics, in a file with a line of JSON for each game. Several
/// instances of the program may share the file.
///
/// Damaged lines are skipped, and remain in the file. A file that cannot be read is renamed before
/// the first write. All functions access the file synchronously. Functions that return an error
/// return nullopt on success.
class GameLog
{
public:
    static constexpr int MaxGames = 5000;       ///< the oldest games are dropped
    static constexpr qint64 MaxBytes = 4 << 20; ///< maximum size of the file

    /// Creates a log in the file `path`. If `path` is empty, the log is always empty.
    explicit GameLog(QString path)
        : m_path(std::move(path))
    {
    }

    struct Contents
    {
        std::vector<LoggedGame> games; ///< oldest first
        int damagedLineCount = 0;
        std::optional<Error> error; ///< nullopt if the file was read or does not exist
    };
    /// Reads the file.
    [[nodiscard]] Contents read() const;

    /// Returns whether the file contains the game with the given id. Returns false if the file
    /// cannot be read.
    [[nodiscard]] bool contains(const QString &id) const;
    /// Adds a game, or replaces the game with the same id.
    std::optional<Error> add(const LoggedGame &game);
    /// Removes the game with the given id, for example because its end was undone.
    std::optional<Error> remove(const QString &id) { return rewrite(id, {}); }
    /// Deletes the file.
    std::optional<Error> clear();

private:
    [[nodiscard]] std::optional<Error> rewrite(const QString &removedId, const QByteArray &newLine);

    QString m_path;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/json/strict_json.h"
#include "core/record/record.h"
#include "match/settings/match_length.h"

#include <QJsonObject>
#include <QLockFile>
#include <QString>

#include <array>
#include <optional>

namespace doublets {

/// A player in scores and statistics, independent of colour.
struct ScorePlayer
{
    RecordedPlayer player;
    QString colour = {}; ///< "white" or "black" if both players are equal; empty otherwise

    bool operator==(const ScorePlayer &) const = default;
};

/// Two players, indexed by indexOf(Side).
using ScorePair = std::array<ScorePlayer, 2>;

/// Returns the players of a game as a pair. Distinguishes equal players by colour.
[[nodiscard]] ScorePair scorePair(const RecordedPlayer &white, const RecordedPlayer &black);

/// The result of a finished game.
struct GameResult
{
    ScorePair players;
    QString ruleSet;              ///< id of the rule set
    std::optional<Side> winner;   ///< nullopt for a draw
    MatchLength matchLength = {}; ///< length of the match to which the game belongs

    bool operator==(const GameResult &) const = default;
};

/// Returns whether both pairs contain the same players, in any order.
[[nodiscard]] bool isSamePair(const ScorePair &a, const ScorePair &b);

/// Returns a player as JSON.
[[nodiscard]] QJsonObject scorePlayerJson(const ScorePlayer &player);
/// Reads a player from the JSON of scorePlayerJson(). Adds errors to `input.errors()`; the result
/// must then not be used.
[[nodiscard]] ScorePlayer readScorePlayer(json::Object input);

/// A lock that keeps other instances of the program, which lock the file in the same way, from
/// changing a file during the lifetime of this object. Uses the lock file `path` + ".lock". The
/// constructor blocks for at most 200 ms and then continues without the lock, so that a folder that
/// cannot be written to or an instance that hangs does not stop the program.
class SharedFileLock
{
public:
    explicit SharedFileLock(const QString &path);

private:
    QLockFile m_lock;
};

/// Renames an unreadable file to unusedBackupPath(path), so that a new file can be written at
/// `path`. Returns nullopt on success. Error: CannotWrite, including if `path` is a folder, which
/// is never renamed.
[[nodiscard]] std::optional<Error> setUnreadableFileAside(const QString &path);

} // namespace doublets

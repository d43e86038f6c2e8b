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

/// A player who is credited with wins, of either colour.
struct ScorePlayer
{
    RecordedPlayer player;
    QString colour = {}; ///< "white" or "black" if the players are otherwise equal; empty otherwise

    bool operator==(const ScorePlayer &) const = default;
};

/// Two players, by indexOf(Side).
using ScorePair = std::array<ScorePlayer, 2>;

/// Returns the players of a game. Two players with equal names and kinds are distinguished by
/// colour.
[[nodiscard]] ScorePair scorePair(const RecordedPlayer &white, const RecordedPlayer &black);

/// The result of a game.
struct FinishedGame
{
    ScorePair players;
    QString ruleSet;              ///< id of the rule set
    std::optional<Side> winner;   ///< nullopt for a draw
    MatchLength matchLength = {}; ///< of the match that the game belongs to

    bool operator==(const FinishedGame &) const = default;
};

/// Returns whether the same two players are in both pairs, in any order.
[[nodiscard]] bool isSamePair(const ScorePair &a, const ScorePair &b);

[[nodiscard]] QJsonObject scorePlayerJson(const ScorePlayer &player);
/// Reads a player as written by scorePlayerJson(). Adds errors to `input.errors()`.
[[nodiscard]] ScorePlayer readScorePlayer(json::Object input);

/// Locks a file against other programs during a change. Continues without the lock after 200 ms: if
/// it cannot be had, the file can rarely be written either.
class ScoreLock
{
public:
    explicit ScoreLock(const QString &path);

private:
    QLockFile m_lock;
};

/// Renames an unreadable file, so that a new one can be written. Returns an error on failure.
[[nodiscard]] std::optional<Error> setUnreadableFileAside(const QString &path);

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/rules/rule_set.h"
#include "match/session/game_log.h"
#include "match/session/tally.h"

#include <QByteArray>

#include <array>
#include <optional>
#include <vector>

namespace doublets {

/// A filter for the logged games that are counted.
struct StatisticsFilter
{
    std::optional<ScorePair> pair; ///< nullopt for all players
    QString ruleSet;               ///< id of a rule set; empty for all rule sets
};

/// Statistics of logged games. Opening throws do not count as throws.
struct GameStatistics
{
    /// The score of two players under one rule set.
    struct Score
    {
        ScorePair players;
        QString ruleSet;    ///< id
        Tally::Score score; ///< wins in the order of `players`
        int throws = 0;     ///< total number of throws in the games counted in `score`
    };
    /// The score of one player against all opponents, under all counted rule sets.
    struct PlayerScore
    {
        RecordedPlayer player;
        int games = 0;
        int wins = 0;
        int draws = 0;
        int throws = 0; ///< in all games of the player, including throws of opponents
    };
    /// The games, oldest first. The players of a pair are in the same order in all games.
    std::vector<LoggedGame> games;
    /// The scores of each pair of players under each rule set, in descending order of the number of
    /// games.
    std::vector<Score> scores;
    /// The names of the two players if the filter has a pair; empty otherwise.
    std::array<QString, 2> names;

    /// Returns whether only the games of one pair of players are counted.
    [[nodiscard]] bool isForOnePair() const { return !names[0].isEmpty(); }
    /// Returns the number of throws in all games.
    [[nodiscard]] int throws() const;
};

/// Returns the statistics of the games that pass `filter`. `games` must be in order, oldest first.
/// If the filter has a pair, players are in the order of this pair.
[[nodiscard]] GameStatistics computeGameStatistics(const std::vector<LoggedGame> &games,
                                                   const StatisticsFilter &filter = {});

/// Returns the scores of the players to whom the user has given a name, in descending order of the
/// number of games. Ignores games between two equal players (RecordedPlayer::operator==()).
[[nodiscard]] std::vector<GameStatistics::PlayerScore>
playerScores(const std::vector<LoggedGame> &games);

/// Returns the display names of two players, e.g. "Anne – Ben". Players to whom the user has given
/// no name have default names.
[[nodiscard]] QString scorePairName(const ScorePair &pair);

/// Returns the games as CSV (RFC 4180), in UTF-8 with CR LF line endings: a header, and a row for
/// each game.
[[nodiscard]] QByteArray gameStatisticsCsv(const GameStatistics &statistics);

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/rules/catalogue.h"
#include "match/session/game_log.h"
#include "match/session/tally.h"

#include <QByteArray>

#include <array>
#include <optional>
#include <vector>

namespace doublets {

/// Which games to count.
struct StatisticsFilter
{
    std::optional<ScorePair> pair; ///< nullopt for all players
    QString ruleSet;               ///< id of a rule set; empty for all games
};

/// The statistics of logged games.
struct GameStatistics
{
    /// The games of two players by the rules of one source.
    struct Score
    {
        ScorePair players;
        QString ruleSet;
        Tally::Score score; ///< wins in the order of `players`
        int throws = 0;     ///< in all games together
    };
    std::vector<LoggedGame> games; ///< oldest first; the players of a pair always in the same order
    std::vector<Score> scores;     ///< most games first
    /// The names of the two players if only their games are counted; empty otherwise.
    std::array<QString, 2> names;

    [[nodiscard]] bool isOfPair() const { return !names[0].isEmpty(); }
    [[nodiscard]] int throws() const;
};

[[nodiscard]] GameStatistics gameStatistics(const std::vector<LoggedGame> &games,
                                            const StatisticsFilter &filter = {});

/// Returns the name of a player for texts.
[[nodiscard]] QString scorePlayerName(const ScorePlayer &player);
/// Returns the names of two players, such as "Anne – Ben".
[[nodiscard]] QString scorePairName(const ScorePair &pair);
/// Returns the title of a rule set, or its id if it is unknown.
[[nodiscard]] QString loggedRuleSetName(const QString &ruleSet, const Catalogue &catalogue);

/// Returns a table with a row for each game as CSV (RFC 4180): UTF-8, lines ended by CR LF.
[[nodiscard]] QByteArray gameStatisticsCsv(const GameStatistics &statistics);

} // namespace doublets

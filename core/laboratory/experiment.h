// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/strict_json.h"
#include "core/rules/catalogue.h"

#include <QJsonObject>
#include <QString>

#include <cstdint>
#include <optional>

namespace doublets {

/// An experiment in the laboratory: rules, two players, a number of games and a seed. Equal
/// experiments give the same results.
struct Experiment
{
    static constexpr std::uint64_t MaxGames = 10'000'000;

    QString ruleSet;                ///< id, for example "willughby"
    Rulings rulings;                ///< missing rulings are at their defaults
    QString white = RandomPlayerId; ///< one of playerIds()
    QString black = RandomPlayerId; ///< one of playerIds()
    std::uint64_t games = 10'000;   ///< 1 to MaxGames
    std::uint64_t seed = 1;
    /// The games are divided, in order, into samples of this size; 0 means a single sample. An
    /// incomplete last sample is not counted.
    std::uint64_t sampleSize = 0;

    bool operator==(const Experiment &) const = default;

    /// Returns the number of games in a sample, which is `games` if there is a single sample.
    [[nodiscard]] std::uint64_t gamesPerSample() const
    {
        return sampleSize > 0 ? sampleSize : games;
    }
    /// Returns whether the rules and the players are those of `other`.
    [[nodiscard]] bool hasSameRulesAndPlayers(const Experiment &other) const
    {
        return ruleSet == other.ruleSet && rulings == other.rulings && white == other.white &&
               black == other.black;
    }
    /// Returns whether White and Black are different computer players (see playerIds()), so that
    /// White's share is of interest.
    [[nodiscard]] bool hasDifferentPlayers() const { return white != black; }

    static inline const QString RandomPlayerId = QStringLiteral("random");

    /// Returns the rules in force. Precondition: experimentError() returns nullopt.
    [[nodiscard]] Rules rules(const Catalogue &catalogue) const;
};

/// Returns the first error in `experiment`, or nullopt if it is valid. Errors: UnknownRuleSet,
/// UnknownRuling, UnknownRulingValue, ImpossibleValue (a player or the number of games), and those
/// of bestPlayerError(). Places: "ruleset", "rulings.KEY", "white", "black", "games".
[[nodiscard]] std::optional<Error> experimentError(const Experiment &experiment,
                                                   const Catalogue &catalogue);

/// Reads {"ruleset": ID, "rulings": {KEY: VALUE}, "white": PLAYER, "black": PLAYER, "games": N,
/// "seed": "S", "samplesize": N}. `rulings`, the players and `samplesize` are optional; unknown
/// keys are errors. Adds errors to `input.errors()`: those of experimentError(), MissingKey,
/// UnknownKey, WrongType and InvalidSeed. After an error, the experiment returned must not be used.
[[nodiscard]] Experiment readExperiment(json::Object input, const Catalogue &catalogue);
/// Returns `experiment` as JSON for readExperiment(), with exactly the rulings in
/// Experiment::rulings.
[[nodiscard]] QJsonObject experimentJson(const Experiment &experiment);

/// Returns the command that reproduces the results, `doublets-cli simulate …`, without options for
/// rulings at their defaults. Precondition: experimentError() returns nullopt.
[[nodiscard]] QString commandLine(const Experiment &experiment, const Catalogue &catalogue);

} // namespace doublets

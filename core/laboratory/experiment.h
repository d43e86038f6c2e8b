// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/strict_json.h"
#include "core/rules/catalogue.h"

#include <QJsonObject>
#include <QString>

#include <cstdint>
#include <optional>

namespace doublets {

/// A question to chance: these rules, these two players, so many games, from this seed. A regular
/// value; the same experiment always gives the same figures.
struct Experiment
{
    static constexpr std::uint64_t MostGames = 10'000'000;

    QString ruleSet;                ///< id, "willughby"
    Rulings rulings;                ///< those not named are at their defaults
    QString white = playerAtRandom; ///< one of `playerIds`
    QString black = playerAtRandom;
    std::uint64_t games = 10'000; ///< 1 to MostGames
    std::uint64_t seed = 1;

    bool operator==(const Experiment &) const = default;

    static inline const QString playerAtRandom = QStringLiteral("random");

    /// Precondition: `experimentError` finds nothing wrong.
    [[nodiscard]] Rules rules(const Catalogue &catalogue) const;
};

/// What is wrong with it, if anything. Errors: UnknownRuleSet, UnknownRuling, UnknownRulingValue,
/// ImpossibleValue (a player, the games); places "ruleset", "rulings.KEY", "white", "black",
/// "games".
[[nodiscard]] std::optional<Error> experimentError(const Experiment &experiment,
                                                   const Catalogue &catalogue);

/// Reads {"ruleset": ID, "rulings": {KEY: VALUE}, "white": PLAYER, "black": PLAYER, "games": N,
/// "seed": "S"}; `rulings` and the players may be left out, nothing else may be there. What is
/// wrong is noted in the errors of `in`: those above, MissingKey, UnknownKey, WrongType, BadSeed.
[[nodiscard]] Experiment readExperiment(json::Object in, const Catalogue &catalogue);
/// The same the other way round, with every ruling in force that `experiment` names.
[[nodiscard]] QJsonObject experimentJson(const Experiment &experiment);

/// The command that repeats it and prints the same figures: `doublets-cli simulate …`. Rulings at
/// their defaults are not in it. Precondition: `experimentError` finds nothing wrong.
[[nodiscard]] QString commandLine(const Experiment &experiment, const Catalogue &catalogue);

} // namespace doublets

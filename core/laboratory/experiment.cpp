// SPDX-License-Identifier: MIT
#include "core/laboratory/experiment.h"

#include "core/dice/dice.h"
#include "core/odds/odds.h"
#include "core/players/player.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Returns ImpossibleValue if `id` is not one of playerIds(), or why there is no such player under
/// these rules. Returns nullopt if the player exists.
std::optional<Error> playerError(const QString &place, const QString &id, const Rules &rules)
{
    const QStringList known = playerIds();
    if (!known.contains(id)) {
        return Error{ErrorCode::ImpossibleValue, {}, place, {id, known.join(u", ")}};
    }
    auto error = needsOdds(id) ? bestPlayerError(rules) : std::nullopt;
    if (error) {
        error->place = place;
    }
    return error;
}

Rulings readExperimentRulings(const json::Object &input)
{
    Rulings rulings;
    for (const QString &key : input.keys()) {
        rulings.insert(key, input.text(key));
    }
    return rulings;
}

std::uint64_t seedOf(const json::Object &input)
{
    const QString text = input.text(u"seed"_s);
    const auto seed = parseSeed(text);
    if (!text.isEmpty() && !seed) {
        input.addError(u"seed"_s, seed.error().code, seed.error().facts);
    }
    return seed ? seed.value() : 0;
}

} // namespace

Rules Experiment::rules(const Catalogue &catalogue) const
{
    const RuleSet &set = *catalogue.find(ruleSet);
    return set.rules(set.completedRulings(rulings).value());
}

std::optional<Error> experimentError(const Experiment &experiment, const Catalogue &catalogue)
{
    const RuleSet *set = catalogue.find(experiment.ruleSet);
    if (set == nullptr) {
        return Error{ErrorCode::UnknownRuleSet,
                     {},
                     u"ruleset"_s,
                     {experiment.ruleSet, catalogue.ids().join(u", ")}};
    }
    const auto rulings = set->completedRulings(experiment.rulings);
    if (!rulings) {
        return rulings.error();
    }
    const Rules rules = set->rules(rulings.value());
    if (const auto error = playerError(u"white"_s, experiment.white, rules)) {
        return error;
    }
    if (const auto error = playerError(u"black"_s, experiment.black, rules)) {
        return error;
    }
    if (experiment.games < 1 || experiment.games > Experiment::MaxGames) {
        return Error{ErrorCode::ImpossibleValue,
                     {},
                     u"games"_s,
                     {QString::number(experiment.games), u"1 to %1"_s.arg(Experiment::MaxGames)}};
    }
    return std::nullopt;
}

Experiment readExperiment(json::Object input, const Catalogue &catalogue)
{
    const std::size_t faults = input.errors().all().size();
    input.checkKeys({u"ruleset"_s, u"games"_s, u"seed"_s},
                    {u"rulings"_s, u"white"_s, u"black"_s, u"samplesize"_s});
    if (input.errors().all().size() != faults) {
        return {}; // further errors might only follow from these
    }
    Experiment read;
    read.ruleSet = input.text(u"ruleset"_s);
    const auto count = [&input](const QString &key) {
        return static_cast<std::uint64_t>(
            input.integer(key, 1, static_cast<int>(Experiment::MaxGames)));
    };
    read.games = count(u"games"_s);
    if (input.has(u"samplesize"_s)) {
        read.sampleSize = count(u"samplesize"_s);
    }
    read.seed = seedOf(input);
    if (input.has(u"rulings"_s)) {
        read.rulings = readExperimentRulings(input.object(u"rulings"_s));
    }
    if (input.has(u"white"_s)) {
        read.white = input.text(u"white"_s);
    }
    if (input.has(u"black"_s)) {
        read.black = input.text(u"black"_s);
    }
    if (input.errors().all().size() == faults) {
        if (const auto error = experimentError(read, catalogue)) {
            input.addError(error->place, error->code, error->facts);
        }
    }
    return read;
}

QJsonObject experimentJson(const Experiment &experiment)
{
    QJsonObject rulings;
    for (auto it = experiment.rulings.begin(); it != experiment.rulings.end(); ++it) {
        rulings.insert(it.key(), it.value());
    }
    QJsonObject json{{u"ruleset"_s, experiment.ruleSet},
                     {u"rulings"_s, rulings},
                     {u"white"_s, experiment.white},
                     {u"black"_s, experiment.black},
                     {u"games"_s, static_cast<qint64>(experiment.games)},
                     {u"seed"_s, QString::number(experiment.seed)}};
    if (experiment.sampleSize > 0) {
        json.insert(u"samplesize"_s, static_cast<qint64>(experiment.sampleSize));
    }
    return json;
}

QString commandLine(const Experiment &experiment, const Catalogue &catalogue)
{
    QStringList words{u"doublets-cli simulate --ruleset"_s, experiment.ruleSet};
    const Rulings usual = catalogue.find(experiment.ruleSet)->defaultRulings();
    for (auto it = experiment.rulings.begin(); it != experiment.rulings.end(); ++it) {
        if (usual.value(it.key()) != it.value()) {
            words << u"--ruling"_s << it.key() + u'=' + it.value();
        }
    }
    words << u"--white"_s << experiment.white << u"--black"_s << experiment.black;
    words << u"--games"_s << QString::number(experiment.games);
    words << u"--seed"_s << QString::number(experiment.seed);
    return words.join(u' ');
}

} // namespace doublets

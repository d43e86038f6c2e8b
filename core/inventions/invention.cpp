// SPDX-License-Identifier: MIT
#include "core/inventions/invention.h"

#include "core/json/strict_json.h"
#include "core/record/name_validation.h"
#include "core/rules/rule_set_checks.h"
#include "core/rules/value_names.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

struct Gloss
{
    RuleKey key;
    const char *value;
    const char *text; ///< as in rule files, so that equal texts are translated once
};

constexpr std::array Glosses{
    Gloss{RuleKey::Dice, "2", "Each throw is of 2 dice."},
    Gloss{RuleKey::Dice, "3", "Each throw is of 3 dice."},
    Gloss{RuleKey::Doublet, "plain", "Equal numbers are played like any others."},
    Gloss{RuleKey::Doublet, "total",
          "A doublet plays as many men as the dice show together, from any points."},
    Gloss{RuleKey::Doublet, "throw-again", "A doublet lets you throw again."},
    Gloss{RuleKey::Doublet, "whole-point",
          "A doublet plays all the men on its point, even if there are three."},
    Gloss{RuleKey::Surplus, "lost", "A doublet may give more men than you need. The rest is lost."},
    Gloss{RuleKey::Surplus, "bears-off",
          "A doublet may give more men than you need. Use the rest at once in your next stage."},
    Gloss{RuleKey::Surplus, "opponent",
          "A doublet may give more men than you need. The other player plays the rest."},
    Gloss{RuleKey::DoubletNumbers, "both",
          "A doublet plays both its numbers before you throw again."},
    Gloss{RuleKey::DoubletNumbers, "one", "A doublet plays only one man before you throw again."},
    Gloss{RuleKey::Unplayable, "lost", "A number that you cannot use is lost."},
    Gloss{RuleKey::Unplayable, "opponent",
          "The other player uses, if possible, any number that you cannot."},
    Gloss{RuleKey::Unplayable, "opponent-lays-down",
          "The other player lays a man down with a number you cannot use."},
    Gloss{RuleKey::CharpentierException, "none",
          "While you lay down, you can use the numbers of a player bearing off."},
    Gloss{RuleKey::CharpentierException, "barred",
          "While you lay down, you cannot use the numbers of a player bearing off."},
    Gloss{RuleKey::Claim, "automatic", "Every number that passes is pointed out."},
    Gloss{RuleKey::Claim, "claimed", "Notice a number that passes and claim it, or it is lost."},
    Gloss{RuleKey::Crossing, "allowed",
          "When you finish a stage, use the rest of the throw in the next one."},
    Gloss{RuleKey::Crossing, "barred",
          "When you finish a stage, you cannot use the rest of the throw."},
    Gloss{RuleKey::BearingOff, "by-number", "Each number bears one man off its own point."},
    Gloss{RuleKey::BearingOff, "as-at-backgammon",
          "A number bears a man off its point. It may instead move one that many points lower. "
          "If none stands so high, it bears off the highest."},
    Gloss{RuleKey::Opening, "higher",
          "Each player throws one die. The higher number throws first."},
    Gloss{RuleKey::Opening, "lower", "Each player throws one die. The lower number throws first."},
};

constexpr auto Summary = "Invented: no source has all these rules together.";
constexpr auto Origin = "Invented today";

/// Returns whether the source describes the rule, as a fixed rule or an open ruling.
bool isInSource(const RuleSet &original, RuleKey key)
{
    return original.provenanceOf(key) != nullptr;
}

/// Returns the value of an open ruling, or null if the source does not leave the value open.
const RulingValue *offeredValue(const RuleSet &original, RuleKey key, const QString &value)
{
    const Ruling *ruling = original.ruling(key);
    if (ruling == nullptr) {
        return nullptr;
    }
    const auto found = std::ranges::find(ruling->values, value, &RulingValue::id);
    return found == ruling->values.end() ? nullptr : &*found;
}

/// Returns the provenance of a value in an invention. Returns nullopt if the rule has no effect and
/// the source does not mention it.
std::optional<Provenance> provenanceOfValue(const RuleSet &original, RuleKey key,
                                            const QString &value)
{
    if (value == ruleValueName(original.defaultRules, key)) {
        if (isInSource(original, key)) {
            return *original.provenanceOf(key);
        }
        if (canOmitRule(key)) {
            return std::nullopt;
        }
    }
    if (const RulingValue *offered = offeredValue(original, key, value)) {
        return Provenance{offered->status, offered->quotation, inventionGloss(key, value)};
    }
    return Provenance{Status::Invented, std::nullopt, inventionGloss(key, value)};
}

void setProvenances(RuleSet &set, const RuleSet &original)
{
    for (const Ruling &ruling : original.rulings) {
        set.provenance.insert(ruling.key, ruling.provenance);
    }
    for (const RuleKey key : InventableRuleKeys) {
        if (!canHaveRule(key, set.defaultRules)) {
            if (key != RuleKey::BearingOff) { // otherwise as in the source
                set.provenance.remove(key);
            }
            continue;
        }
        const QString value = ruleValueName(set.defaultRules, key);
        if (const auto provenance = provenanceOfValue(original, key, value)) {
            set.provenance.insert(key, *provenance);
        } else {
            set.provenance.remove(key);
        }
    }
}

std::optional<Error> findLineError(const QString &place, const QString &text)
{
    if (isValidLine(text, limits::MaxNameLength)) {
        return std::nullopt;
    }
    return Error{ErrorCode::InvalidName, {}, place, {text, QString::number(limits::MaxNameLength)}};
}

std::optional<Error> findNameError(const InventionName &name)
{
    if (name.title.trimmed().isEmpty()) {
        return Error{ErrorCode::InvalidName,
                     {},
                     u"name"_s,
                     {name.title, QString::number(limits::MaxNameLength)}};
    }
    const auto error = findLineError(u"name"_s, name.title);
    return error ? error : findLineError(u"inventors"_s, name.inventors);
}

std::optional<Error> findValueError(const RuleSet &original, const Invention &invention)
{
    const Rules rules = inventedRules(original, invention);
    for (auto it = invention.values.begin(); it != invention.values.end(); ++it) {
        const QString place = u"rulings."_s + it.key();
        const auto key = ruleKeyFromName(it.key());
        const QStringList allowed = key ? inventableValues(*key) : QStringList();
        if (allowed.isEmpty()) {
            QStringList keys;
            for (const RuleKey known : InventableRuleKeys) {
                keys << ruleKeyName(known);
            }
            return Error{ErrorCode::UnknownRuling, {}, place, {it.key(), keys.join(u", ")}};
        }
        if (!allowed.contains(it.value())) {
            return Error{ErrorCode::UnknownRulingValue,
                         {},
                         place,
                         {it.key(), it.value(), allowed.join(u", ")}};
        }
        if (!canHaveRule(*key, rules)) {
            return Error{ErrorCode::Inconsistent,
                         {},
                         place,
                         {it.key(), u"doublet: "_s + valueName(rules.doublet) +
                                        u", unplayable: "_s + valueName(rules.unplayable)}};
        }
    }
    return std::nullopt;
}

/// Returns the rule set without checking its values.
RuleSet uncheckedRuleSet(const RuleSet &original, const Invention &invention)
{
    RuleSet set = original;
    set.invention = invention;
    set.game = invention.name.title;
    set.language = u"und"_s; // BCP 47: undetermined
    set.nickname = invention.name.title;
    set.origin = QString::fromLatin1(Origin);
    set.summary = QString::fromLatin1(Summary);
    set.isReconstruction = false;
    set.remark.reset();
    set.figures = {};
    set.rulings.clear();
    set.defaultRules = inventedRules(original, invention);
    setProvenances(set, original);
    return set;
}

/// Converts a place in a rule file, such as "rules.doublet.value", to one in the file of an
/// invention: "rulings.doublet".
QString placeInInvention(const QString &place)
{
    const QString key = place.section(u'.', 1, 1);
    return u"rulings."_s +
           (key == ruleKeyName(RuleKey::Phases) ? ruleKeyName(RuleKey::BearingOff) : key);
}

/// Returns whether the referee can play by these values. The name does not matter.
bool isPossible(const RuleSet &original, const Invention &invention)
{
    json::FirstErrorCollector errors({});
    checkRuleSet(uncheckedRuleSet(original, invention), errors);
    return !errors.error();
}

/// Returns the first rule that, set to another value, would make `invention` possible.
std::optional<RuleKey> findObstacle(const RuleSet &original, const Invention &invention,
                                    RuleKey except)
{
    for (const RuleKey key : InventableRuleKeys) {
        if (key == except || !canHaveRule(key, inventedRules(original, invention))) {
            continue;
        }
        for (const QString &value : inventableValues(key)) {
            if (isPossible(original, withValue(original, invention, key, value))) {
                return key;
            }
        }
    }
    return std::nullopt;
}

} // namespace

QStringList inventableValues(RuleKey key)
{
    QStringList values;
    for (const Gloss &gloss : Glosses) {
        if (gloss.key == key) {
            values << QString::fromLatin1(gloss.value);
        }
    }
    return values;
}

QString inventionGloss(RuleKey key, const QString &value)
{
    const auto found = std::ranges::find_if(Glosses, [&](const Gloss &gloss) {
        return gloss.key == key && value == QLatin1StringView(gloss.value);
    });
    return found == Glosses.end() ? QString() : QString::fromLatin1(found->text);
}

QStringList inventionTexts()
{
    QStringList texts{QString::fromLatin1(Origin), QString::fromLatin1(Summary)};
    for (const Gloss &gloss : Glosses) {
        texts << QString::fromLatin1(gloss.text);
    }
    return texts;
}

Rules inventedRules(const RuleSet &original, const Invention &invention)
{
    Rules rules = original.defaultRules;
    for (auto it = invention.values.begin(); it != invention.values.end(); ++it) {
        const auto key = ruleKeyFromName(it.key());
        if (key && inventableValues(*key).contains(it.value())) {
            setRuleValue(rules, *key, it.value());
        }
    }
    return rules;
}

QString valueInForce(const RuleSet &original, const Invention &invention, RuleKey key)
{
    return ruleValueName(inventedRules(original, invention), key);
}

Status statusOfValue(const RuleSet &original, RuleKey key, const QString &value)
{
    const auto provenance = provenanceOfValue(original, key, value);
    return provenance ? provenance->status : Status::Silent;
}

Invention withValue(const RuleSet &original, Invention invention, RuleKey key, const QString &value)
{
    invention.values.insert(ruleKeyName(key), value);
    const Rules rules = inventedRules(original, invention);
    for (const RuleKey each : InventableRuleKeys) {
        const QString name = ruleKeyName(each);
        if (!canHaveRule(each, rules) ||
            invention.values.value(name) == ruleValueName(original.defaultRules, each)) {
            invention.values.remove(name);
        }
    }
    return invention;
}

Result<RuleSet, Error> inventedRuleSet(const RuleSet &original, const Invention &invention)
{
    if (const auto error = findNameError(invention.name)) {
        return *error;
    }
    if (const auto error = findValueError(original, invention)) {
        return *error;
    }
    RuleSet set = uncheckedRuleSet(original, invention);
    json::FirstErrorCollector errors({});
    checkRuleSet(set, errors);
    if (errors.error()) {
        Error error = *errors.error();
        error.place = placeInInvention(error.place);
        return error;
    }
    return set;
}

Result<RuleSet, Error> inventedRuleSet(const Catalogue &catalogue, const Invention &invention)
{
    const RuleSet *original = catalogue.find(invention.original);
    if (original == nullptr) {
        return Error{ErrorCode::UnknownRuleSet,
                     {},
                     u"ruleset"_s,
                     {invention.original, catalogue.ids().join(u", ")}};
    }
    return inventedRuleSet(*original, invention);
}

std::vector<InventableRule> inventableRules(const RuleSet &original, const Invention &invention)
{
    const Rules rules = inventedRules(original, invention);
    std::vector<InventableRule> all;
    for (const RuleKey key : InventableRuleKeys) {
        if (!canHaveRule(key, rules)) {
            continue;
        }
        InventableRule rule{key, ruleValueName(rules, key), {}};
        for (const QString &value : inventableValues(key)) {
            const Invention changed = withValue(original, invention, key, value);
            const bool possible = isPossible(original, changed);
            rule.values.push_back({value, statusOfValue(original, key, value), possible,
                                   possible ? std::nullopt : findObstacle(original, changed, key)});
        }
        all.push_back(std::move(rule));
    }
    return all;
}

} // namespace doublets

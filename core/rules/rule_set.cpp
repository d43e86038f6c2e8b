// SPDX-License-Identifier: MIT
#include "core/rules/rule_set.h"

#include <algorithm>

namespace doublets {

namespace {

constexpr std::array<const char *, RuleKeyCount> KeyNames{
    "men",          "dice",        "tables",      "phases",   "opening", "order",    "compulsion",
    "playing-down", "bearing-off", "re-stacking", "doublet",  "surplus", "crossing", "unplayable",
    "exception",    "claim",       "doublet-men", "movement", "hit",     "win",      "draw",
};

/// Sets the field of `rules` that a ruling decides. The ids are checked by the loader.
void decide(Rules &rules, RuleKey key, const QString &value)
{
    switch (key) {
    case RuleKey::Surplus:
        rules.surplus = value == u"bears-off"  ? Surplus::BearsOff
                        : value == u"opponent" ? Surplus::Opponent
                                               : Surplus::Lost;
        break;
    case RuleKey::Crossing:
        rules.crossing = value == u"barred" ? Crossing::Barred : Crossing::Allowed;
        break;
    case RuleKey::Unplayable:
        rules.unplayable = value == u"opponent"             ? Unplayable::Opponent
                           : value == u"opponent-lays-down" ? Unplayable::OpponentLaysDown
                                                            : Unplayable::Lost;
        break;
    case RuleKey::Exception:
        rules.exception = value == u"barred" ? Exception::Barred : Exception::None;
        break;
    case RuleKey::Claim:
        rules.claim = value == u"claimed" ? Claim::Claimed : Claim::Automatic;
        break;
    case RuleKey::DoubletMen:
        rules.doubletMen = value == u"one" ? DoubletMen::One : DoubletMen::Both;
        break;
    default:
        break;
    }
}

} // namespace

QString ruleKeyName(RuleKey key)
{
    return QString::fromLatin1(KeyNames[static_cast<std::size_t>(key)]);
}

std::optional<RuleKey> ruleKeyFromName(const QString &name)
{
    const auto found = std::find_if(KeyNames.begin(), KeyNames.end(),
                                    [&](const char *mine) { return name == QLatin1String(mine); });
    if (found == KeyNames.end()) {
        return std::nullopt;
    }
    return static_cast<RuleKey>(found - KeyNames.begin());
}

const Ruling *RuleSet::ruling(RuleKey key) const
{
    const auto found = std::find_if(rulings.begin(), rulings.end(),
                                    [key](const Ruling &mine) { return mine.key == key; });
    return found == rulings.end() ? nullptr : &*found;
}

const Provenance *RuleSet::provenanceOf(RuleKey key) const
{
    if (const Ruling *open = ruling(key)) {
        return &open->provenance;
    }
    const auto found = provenance.constFind(key);
    return found == provenance.constEnd() ? nullptr : &*found;
}

Rulings RuleSet::defaultRulings() const
{
    Rulings defaults;
    for (const Ruling &open : rulings) {
        defaults.insert(ruleKeyName(open.key), open.values.front().id);
    }
    return defaults;
}

Result<Rulings, Error> RuleSet::completed(const Rulings &chosen) const
{
    Rulings all = defaultRulings();
    for (auto it = chosen.begin(); it != chosen.end(); ++it) {
        const QString place = u"rulings."_qs + it.key();
        if (!all.contains(it.key())) {
            return Error{ErrorCode::UnknownRuling,
                         {},
                         place,
                         {it.key(), QStringList(all.keys()).join(u", ")}};
        }
        QStringList allowed;
        for (const RulingValue &value : ruling(*ruleKeyFromName(it.key()))->values) {
            allowed << value.id;
        }
        if (!allowed.contains(it.value())) {
            return Error{ErrorCode::UnknownRulingValue,
                         {},
                         place,
                         {it.key(), it.value(), allowed.join(u", ")}};
        }
        all.insert(it.key(), it.value());
    }
    return all;
}

Rules RuleSet::rules(const Rulings &chosen) const
{
    Rules rules = base;
    for (auto it = chosen.begin(); it != chosen.end(); ++it) {
        if (const auto key = ruleKeyFromName(it.key())) {
            decide(rules, *key, it.value());
        }
    }
    return rules;
}

} // namespace doublets

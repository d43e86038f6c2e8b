// SPDX-License-Identifier: MIT
#include "core/rules/rule_set.h"

#include "core/rules/value_names.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr std::array<const char *, RuleKeyCount> KeyNames{
    "men",        "dice",         "tables",      "phases",      "opening",       "order",
    "compulsion", "playing-down", "bearing-off", "re-stacking", "further-stage", "doublet",
    "surplus",    "crossing",     "unplayable",  "exception",   "claim",         "doublet-men",
    "movement",   "hit",          "win",         "draw",
};

} // namespace

QString ruleKeyName(RuleKey key)
{
    return QString::fromLatin1(KeyNames[static_cast<std::size_t>(key)]);
}

std::optional<RuleKey> ruleKeyFromName(const QString &name)
{
    const auto found = std::ranges::find_if(
        KeyNames, [&](const char *mine) { return name == QLatin1String(mine); });
    if (found == KeyNames.end()) {
        return std::nullopt;
    }
    return static_cast<RuleKey>(found - KeyNames.begin());
}

QStringList Ruling::valueIds() const
{
    QStringList ids;
    for (const RulingValue &value : values) {
        ids << value.id;
    }
    return ids;
}

const Ruling *RuleSet::ruling(RuleKey key) const
{
    const auto found = std::ranges::find(rulings, key, &Ruling::key);
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

Result<Rulings, Error> RuleSet::completedRulings(const Rulings &chosen) const
{
    Rulings all = defaultRulings();
    for (auto it = chosen.begin(); it != chosen.end(); ++it) {
        const QString place = u"rulings."_s + it.key();
        if (!all.contains(it.key())) {
            return Error{ErrorCode::UnknownRuling,
                         {},
                         place,
                         {it.key(), QStringList(all.keys()).join(u", ")}};
        }
        const QStringList allowed = ruling(*ruleKeyFromName(it.key()))->valueIds();
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

std::vector<Rulings> RuleSet::allRulingCombinations() const
{
    std::vector<Rulings> all{{}};
    for (const Ruling &open : rulings) {
        std::vector<Rulings> longer;
        for (const Rulings &some : all) {
            for (const QString &value : open.valueIds()) {
                Rulings more = some;
                more.insert(ruleKeyName(open.key), value);
                longer.push_back(more);
            }
        }
        all = std::move(longer);
    }
    return all;
}

Rules RuleSet::rules(const Rulings &chosen) const
{
    Rules rules = defaultRules;
    for (auto it = chosen.begin(); it != chosen.end(); ++it) {
        if (const auto key = ruleKeyFromName(it.key())) {
            setRuleValue(rules, *key, it.value());
        }
    }
    return rules;
}

QStringList RuleSet::translatableTexts() const
{
    QStringList texts{nickname,    origin,       summary,      source.author,
                      source.year, source.place, source.locus, source.basis};
    const auto addQuotation = [&](const std::optional<Quotation> &quotation) {
        if (quotation) {
            texts << quotation->page << quotation->plainText();
        }
    };
    const auto add = [&](const Provenance &of) {
        texts << of.gloss << of.reason;
        addQuotation(of.quotation);
    };
    addQuotation(remark);
    add(names.provenance);
    for (const Provenance &mine : provenance) {
        add(mine);
    }
    for (const Ruling &open : rulings) {
        add(open.provenance);
        for (const RulingValue &value : open.values) {
            texts << value.gloss;
            addQuotation(value.quotation);
        }
    }
    texts.removeAll(QString());
    texts.removeDuplicates();
    return texts;
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#include "tests/core/game/written_rules.h"

#include "core/procedures/procedure.h"

using namespace Qt::StringLiterals;

namespace doublets::testing {

namespace {

using Layout = std::array<std::uint8_t, PointsInTable>;
constexpr Layout Fifteen{2, 2, 2, 3, 3, 3};
constexpr Layout Twelve{2, 2, 2, 2, 2, 2};

Ruling open(RuleKey key, const QStringList &values)
{
    Ruling ruling;
    ruling.key = key;
    for (const QString &value : values) {
        ruling.values.push_back({value, {}});
    }
    return ruling;
}

RuleSet ruleSet(const QString &id, const Layout &men, std::uint8_t dice, Tables tables,
                Doublet doublet, Unplayable unplayable, std::vector<Ruling> rulings)
{
    RuleSet set;
    set.id = id;
    set.defaultRules.men = men;
    set.defaultRules.dice = dice;
    set.defaultRules.phases = {Phase::PlayDown, Phase::BearOff};
    set.defaultRules.phaseCount = 2;
    set.defaultRules.tables = tables;
    set.defaultRules.doublet = doublet;
    set.defaultRules.unplayable = unplayable;
    set.rulings = std::move(rulings);
    return set;
}

std::vector<RuleSet> write()
{
    const Ruling crossing = open(RuleKey::Crossing, {u"allowed"_s, u"barred"_s});
    const Ruling surplus = open(RuleKey::Surplus, {u"lost"_s, u"bears-off"_s});
    const Ruling surplusPasses = open(RuleKey::Surplus, {u"lost"_s, u"bears-off"_s, u"opponent"_s});

    std::vector<RuleSet> sets{
        ruleSet(u"willughby"_s, Fifteen, 2, Tables::Facing, Doublet::Total, Unplayable::Lost,
                {surplus, crossing, open(RuleKey::Unplayable, {u"lost"_s, u"opponent"_s})}),
        ruleSet(u"cotton"_s, Fifteen, 2, Tables::Facing, Doublet::Total, Unplayable::Opponent,
                {surplusPasses, crossing,
                 open(RuleKey::Unplayable, {u"opponent"_s, u"opponent-lays-down"_s})}),
        ruleSet(u"holme"_s, Fifteen, 2, Tables::Facing, Doublet::Total,
                Unplayable::OpponentLaysDown,
                {surplusPasses, crossing,
                 open(RuleKey::Unplayable, {u"opponent-lays-down"_s, u"opponent"_s})}),
        ruleSet(u"alfonso"_s, Twelve, 3, Tables::Facing, Doublet::Plain, Unplayable::Opponent,
                {crossing}),
        ruleSet(u"alfonso-race"_s, Twelve, 3, Tables::All, Doublet::Plain, Unplayable::Opponent,
                {}),
        ruleSet(u"charpentier"_s, Fifteen, 2, Tables::FacingLight, Doublet::ThrowsAgain,
                Unplayable::Opponent,
                {crossing, open(RuleKey::CharpentierException, {u"barred"_s, u"none"_s}),
                 open(RuleKey::Claim, {u"automatic"_s, u"claimed"_s})}),
        ruleSet(u"methodique"_s, Fifteen, 2, Tables::FacingLight, Doublet::ThrowsAgain,
                Unplayable::Opponent,
                {open(RuleKey::FurtherPhase, {u"none"_s, u"set-up-again"_s}), crossing}),
        ruleSet(u"moulidars"_s, Fifteen, 2, Tables::Facing, Doublet::Plain, Unplayable::Opponent,
                {crossing}),
        ruleSet(u"fiske"_s, Twelve, 2, Tables::Diagonal, Doublet::ThrowsAgain, Unplayable::Lost,
                {open(RuleKey::Opening, {u"higher"_s, u"lower"_s}),
                 open(RuleKey::BearingOff, {u"by-number"_s, u"as-at-backgammon"_s}), crossing,
                 open(RuleKey::DoubletNumbers, {u"both"_s, u"one"_s})}),
        ruleSet(u"kiz-tavlasi"_s, Fifteen, 2, Tables::Facing, Doublet::Plain, Unplayable::Lost,
                {open(RuleKey::Doublet, {u"plain"_s, u"whole-point"_s}), crossing,
                 open(RuleKey::Unplayable, {u"lost"_s, u"opponent"_s})}),
        ruleSet(u"yahoudieh"_s, Fifteen, 2, Tables::Facing, Doublet::Plain, Unplayable::Lost,
                {open(RuleKey::BearingOff, {u"as-at-backgammon"_s, u"by-number"_s}), crossing}),
    };
    for (RuleSet &set : sets) {
        if (set.id == u"alfonso-race"_s) {
            set.defaultRules.phases = {Phase::PlayDown, Phase::Race};
            set.defaultRules.procedure = procedures::find("race");
        } else if (set.id == u"charpentier"_s) {
            set.defaultRules.charpentierException = CharpentierException::Barred;
        } else if (set.id == u"fiske"_s) {
            set.defaultRules.phases = {Phase::PlayDown, Phase::ReStack, Phase::BearOff};
            set.defaultRules.phaseCount = 3;
        } else if (set.id == u"yahoudieh"_s) {
            set.defaultRules.phases = {Phase::PlayDown, Phase::ReStack, Phase::Home};
            set.defaultRules.phaseCount = 3;
        }
    }
    return sets;
}

} // namespace

const std::vector<RuleSet> &writtenRuleSets()
{
    static const std::vector<RuleSet> sets = write();
    return sets;
}

} // namespace doublets::testing

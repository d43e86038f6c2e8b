// SPDX-License-Identifier: MIT
#include "tests/core/game/written_rules.h"

#include "core/procedures/procedure.h"

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
    set.base.men = men;
    set.base.dice = dice;
    set.base.phases = {Phase::PlayDown, Phase::BearOff};
    set.base.phaseCount = 2;
    set.base.tables = tables;
    set.base.doublet = doublet;
    set.base.unplayable = unplayable;
    set.rulings = std::move(rulings);
    return set;
}

std::vector<RuleSet> write()
{
    const Ruling crossing = open(RuleKey::Crossing, {u"allowed"_qs, u"barred"_qs});
    const Ruling surplus = open(RuleKey::Surplus, {u"lost"_qs, u"bears-off"_qs});
    const Ruling surplusPasses =
        open(RuleKey::Surplus, {u"lost"_qs, u"bears-off"_qs, u"opponent"_qs});

    std::vector<RuleSet> sets{
        ruleSet(u"willughby"_qs, Fifteen, 2, Tables::Facing, Doublet::Total, Unplayable::Lost,
                {surplus, crossing, open(RuleKey::Unplayable, {u"lost"_qs, u"opponent"_qs})}),
        ruleSet(u"cotton"_qs, Fifteen, 2, Tables::Facing, Doublet::Total, Unplayable::Opponent,
                {surplusPasses, crossing,
                 open(RuleKey::Unplayable, {u"opponent"_qs, u"opponent-lays-down"_qs})}),
        ruleSet(u"holme"_qs, Fifteen, 2, Tables::Facing, Doublet::Total,
                Unplayable::OpponentLaysDown,
                {surplusPasses, crossing,
                 open(RuleKey::Unplayable, {u"opponent-lays-down"_qs, u"opponent"_qs})}),
        ruleSet(u"alfonso"_qs, Twelve, 3, Tables::Facing, Doublet::Plain, Unplayable::Opponent,
                {crossing}),
        ruleSet(u"alfonso-race"_qs, Twelve, 3, Tables::All, Doublet::Plain, Unplayable::Opponent,
                {}),
        ruleSet(u"charpentier"_qs, Fifteen, 2, Tables::FacingLight, Doublet::ThrowAgain,
                Unplayable::Opponent,
                {crossing, open(RuleKey::Exception, {u"barred"_qs, u"none"_qs}),
                 open(RuleKey::Claim, {u"automatic"_qs, u"claimed"_qs})}),
        ruleSet(u"moulidars"_qs, Fifteen, 2, Tables::Facing, Doublet::Plain, Unplayable::Opponent,
                {crossing}),
        ruleSet(u"fiske"_qs, Twelve, 2, Tables::Diagonal, Doublet::ThrowAgain, Unplayable::Lost,
                {crossing, open(RuleKey::DoubletMen, {u"both"_qs, u"one"_qs})}),
    };
    for (RuleSet &set : sets) {
        if (set.id == u"alfonso-race"_qs) {
            set.base.phases = {Phase::PlayDown, Phase::Race};
            set.base.procedure = procedures::find("race");
        } else if (set.id == u"charpentier"_qs) {
            set.base.exception = Exception::Barred;
        } else if (set.id == u"fiske"_qs) {
            set.base.phases = {Phase::PlayDown, Phase::ReStack, Phase::BearOff};
            set.base.phaseCount = 3;
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

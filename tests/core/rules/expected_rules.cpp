// SPDX-License-Identifier: MIT
#include "tests/core/rules/expected_rules.h"

#include "core/procedures/procedure.h"

using namespace doublets;

namespace {

constexpr std::array<std::uint8_t, PointsInTable> Fifteen{2, 2, 2, 3, 3, 3};
constexpr std::array<std::uint8_t, PointsInTable> Twelve{2, 2, 2, 2, 2, 2};

Rules downAndOff(std::array<std::uint8_t, PointsInTable> men, std::uint8_t dice, Doublet doublet,
                 Unplayable unplayable)
{
    Rules rules;
    rules.men = men;
    rules.dice = dice;
    rules.phases = {Phase::PlayDown, Phase::BearOff};
    rules.phaseCount = 2;
    rules.tables = Tables::Facing;
    rules.doublet = doublet;
    rules.unplayable = unplayable;
    return rules;
}

Rules race()
{
    Rules rules = downAndOff(Twelve, 3, Doublet::Plain, Unplayable::Opponent);
    rules.phases[1] = Phase::Race;
    rules.tables = Tables::All;
    rules.procedure = procedures::find("race");
    return rules;
}

Rules charpentier()
{
    Rules rules = downAndOff(Fifteen, 2, Doublet::ThrowsAgain, Unplayable::Opponent);
    rules.tables = Tables::FacingLight;
    rules.charpentierException = CharpentierException::Barred;
    return rules;
}

Rules fiske()
{
    Rules rules = downAndOff(Twelve, 2, Doublet::ThrowsAgain, Unplayable::Lost);
    rules.phases = {Phase::PlayDown, Phase::ReStack, Phase::BearOff};
    rules.phaseCount = 3;
    rules.tables = Tables::Diagonal;
    return rules;
}

Rules yahoudieh()
{
    Rules rules = downAndOff(Fifteen, 2, Doublet::Plain, Unplayable::Lost);
    rules.phases = {Phase::PlayDown, Phase::ReStack, Phase::Home};
    rules.phaseCount = 3;
    return rules;
}

Rules methodique()
{
    Rules rules = downAndOff(Fifteen, 2, Doublet::ThrowsAgain, Unplayable::Opponent);
    rules.tables = Tables::FacingLight;
    return rules;
}

class Table
{
public:
    void ruleSet(const char *id, const Rules &rules)
    {
        m_id = QString::fromLatin1(id);
        m_defaults = rules;
        m_rows.push_back({m_id, {}, rules});
    }

    template<typename T> void ruling(const char *key, const char *value, T Rules::*member, T wanted)
    {
        Rules rules = m_defaults;
        rules.*member = wanted;
        m_rows.push_back({m_id, {{QString::fromLatin1(key), QString::fromLatin1(value)}}, rules});
    }

    void lastPhase(const char *key, const char *value, Phase wanted)
    {
        Rules rules = m_defaults;
        rules.phases[rules.phaseCount - 1U] = wanted;
        m_rows.push_back({m_id, {{QString::fromLatin1(key), QString::fromLatin1(value)}}, rules});
    }

    void furtherPhase(const char *key, const char *value, Phase wanted)
    {
        Rules rules = m_defaults;
        rules.phases[rules.phaseCount++] = wanted;
        m_rows.push_back({m_id, {{QString::fromLatin1(key), QString::fromLatin1(value)}}, rules});
    }

    [[nodiscard]] const std::vector<ExpectedRules> &rows() const { return m_rows; }

private:
    QString m_id;
    Rules m_defaults;
    std::vector<ExpectedRules> m_rows;
};

} // namespace

std::vector<ExpectedRules> expectedRules()
{
    Table table;
    const auto crossing = [&] {
        table.ruling("crossing", "barred", &Rules::crossing, Crossing::Barred);
    };
    const auto surplus = [&](const char *value, Surplus wanted) {
        table.ruling("surplus", value, &Rules::surplus, wanted);
    };
    const auto unplayable = [&](const char *value, Unplayable wanted) {
        table.ruling("unplayable", value, &Rules::unplayable, wanted);
    };

    table.ruleSet("willughby", downAndOff(Fifteen, 2, Doublet::Total, Unplayable::Lost));
    surplus("bears-off", Surplus::BearsOff);
    crossing();
    unplayable("opponent", Unplayable::Opponent);

    table.ruleSet("cotton", downAndOff(Fifteen, 2, Doublet::Total, Unplayable::Opponent));
    surplus("bears-off", Surplus::BearsOff);
    surplus("opponent", Surplus::Opponent);
    crossing();
    unplayable("opponent-lays-down", Unplayable::OpponentLaysDown);

    table.ruleSet("holme", downAndOff(Fifteen, 2, Doublet::Total, Unplayable::OpponentLaysDown));
    surplus("bears-off", Surplus::BearsOff);
    surplus("opponent", Surplus::Opponent);
    crossing();
    unplayable("opponent", Unplayable::Opponent);

    table.ruleSet("alfonso", downAndOff(Twelve, 3, Doublet::Plain, Unplayable::Opponent));
    crossing();

    table.ruleSet("alfonso-race", race());

    table.ruleSet("charpentier", charpentier());
    crossing();
    table.ruling("exception", "none", &Rules::charpentierException, CharpentierException::None);
    table.ruling("claim", "claimed", &Rules::claim, Claim::Required);

    table.ruleSet("methodique", methodique());
    table.furtherPhase("further-stage", "set-up-again", Phase::SetUp);
    crossing();

    table.ruleSet("moulidars", downAndOff(Fifteen, 2, Doublet::Plain, Unplayable::Opponent));
    crossing();

    table.ruleSet("fiske", fiske());
    table.ruling("opening", "lower", &Rules::lead, Lead::Lower);
    table.lastPhase("bearing-off", "as-at-backgammon", Phase::Home);
    crossing();
    table.ruling("doublet-men", "one", &Rules::doubletNumbers, DoubletNumbers::One);

    table.ruleSet("kiz-tavlasi", downAndOff(Fifteen, 2, Doublet::Plain, Unplayable::Lost));
    table.ruling("doublet", "whole-point", &Rules::doublet, Doublet::WholePoint);
    crossing();
    unplayable("opponent", Unplayable::Opponent);

    table.ruleSet("yahoudieh", yahoudieh());
    table.lastPhase("bearing-off", "by-number", Phase::BearOff);
    crossing();
    return table.rows();
}

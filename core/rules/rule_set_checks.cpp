// SPDX-License-Identifier: MIT
#include "core/rules/rule_set_checks.h"

#include "core/rules/value_names.h"

#include <algorithm>

namespace doublets {

namespace {

constexpr int MostMenOnRacePoint = 2;

class Checker
{
public:
    Checker(const RuleSet &ruleSet, json::FirstError &errors)
        : m_set(ruleSet)
        , m_errors(errors)
    {
    }

    void check()
    {
        checkPhases();
        checkTables();
        checkDoublet();
        checkKeys();
        checkOpponentsRules();
    }

private:
    void disagree(const QString &place, const QString &one, const QString &other)
    {
        m_errors.set(ErrorCode::Inconsistent, place, {one, other});
    }

    [[nodiscard]] QString phaseNames() const
    {
        QStringList names;
        for (std::size_t i = 0; i < m_set.base.phaseCount; ++i) {
            names << valueName(m_set.base.phases[i]);
        }
        return u"phases: "_qs + names.join(u", ");
    }

    [[nodiscard]] bool hasPhase(Phase phase) const
    {
        const auto end = m_set.base.phases.begin() + m_set.base.phaseCount;
        return std::find(m_set.base.phases.begin(), end, phase) != end;
    }

    void allowPhases(std::size_t index, const QList<Phase> &allowed)
    {
        const Phase phase = m_set.base.phases[index];
        if (allowed.contains(phase)) {
            return;
        }
        QStringList names;
        for (const Phase mine : allowed) {
            names << valueName(mine);
        }
        m_errors.set(ErrorCode::ImpossibleValue, u"rules.phases.value[%1]"_qs.arg(index),
                     {valueName(phase), names.join(u", ")});
    }

    /// Men are played down first and leave the board last; between, they may be re-stacked.
    void checkPhases()
    {
        const std::size_t last = m_set.base.phaseCount - 1U;
        allowPhases(0, {Phase::PlayDown});
        for (std::size_t i = 1; i < last; ++i) {
            allowPhases(i, {Phase::ReStack});
        }
        allowPhases(last, {Phase::BearOff, Phase::Race});
    }

    void checkTables()
    {
        const Rules &rules = m_set.base;
        if (rules.isRace() != (rules.tables == Tables::All)) {
            disagree(u"rules.tables.value"_qs, u"tables: "_qs + valueName(rules.tables),
                     phaseNames());
        }
        const auto most = *std::max_element(rules.men.begin(), rules.men.end());
        if (rules.isRace() && most > MostMenOnRacePoint) {
            disagree(u"rules.men.value"_qs, u"men: %1 on a point"_qs.arg(most), phaseNames());
        }
    }

    void checkDoublet()
    {
        if (m_set.base.doublet == Doublet::Total && m_set.base.dice != 2) {
            disagree(u"rules.doublet.value"_qs, doubletName(), u"dice: %1"_qs.arg(m_set.base.dice));
        }
    }

    [[nodiscard]] QString doubletName() const
    {
        return u"doublet: "_qs + valueName(m_set.base.doublet);
    }

    /// The key is there exactly if the game needs it.
    void need(RuleKey key, bool needed, const QString &because)
    {
        const QString name = ruleKeyName(key);
        const bool there = m_set.provenanceOf(key) != nullptr;
        if (needed && !there) {
            m_errors.set(ErrorCode::MissingKey, u"rules."_qs + name, {name});
        } else if (!needed && there) {
            disagree((m_set.ruling(key) ? u"rulings."_qs : u"rules."_qs) + name, name, because);
        }
    }

    void checkKeys()
    {
        const Rules &rules = m_set.base;
        need(RuleKey::Crossing, true, {});
        need(RuleKey::Unplayable, true, {});
        need(RuleKey::Surplus, rules.doublet == Doublet::Total, doubletName());
        need(RuleKey::DoubletMen, rules.doublet == Doublet::ThrowAgain, doubletName());
        need(RuleKey::ReStacking, hasPhase(Phase::ReStack), phaseNames());
        for (const RuleKey key : {RuleKey::Movement, RuleKey::Hit, RuleKey::Draw}) {
            need(key, rules.isRace(), phaseNames());
        }
    }

    /// Rules about numbers that pass are idle where none ever passes.
    void checkOpponentsRules()
    {
        if (m_set.ruling(RuleKey::Unplayable) || m_set.base.unplayable != Unplayable::Lost) {
            return;
        }
        for (const RuleKey key : {RuleKey::Exception, RuleKey::Claim}) {
            need(key, false, u"unplayable: lost"_qs);
        }
    }

    const RuleSet &m_set;
    json::FirstError &m_errors;
};

} // namespace

void checkRuleSet(const RuleSet &ruleSet, json::FirstError &errors)
{
    Checker(ruleSet, errors).check();
}

} // namespace doublets

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

    [[nodiscard]] bool hasPhase(Phase phase) const
    {
        const auto end = m_set.base.phases.begin() + m_set.base.phaseCount;
        return std::find(m_set.base.phases.begin(), end, phase) != end;
    }

    /// Men are played down first and leave the board last; between, they may be re-stacked.
    void checkPhases()
    {
        const Rules &rules = m_set.base;
        const QString place = u"rules.phases.value"_qs;
        if (rules.phases[0] != Phase::PlayDown) {
            disagree(place, valueName(rules.phases[0]), u"play-down comes first"_qs);
        }
        const Phase last = rules.phases[rules.phaseCount - 1U];
        if (last != Phase::BearOff && last != Phase::Race) {
            disagree(place, valueName(last), u"bear-off or race comes last"_qs);
        }
        if (rules.phaseCount == 3 && rules.phases[1] != Phase::ReStack) {
            disagree(place, valueName(rules.phases[1]), u"only re-stack stands between"_qs);
        }
    }

    void checkTables()
    {
        const Rules &rules = m_set.base;
        if (rules.isRace() != (rules.tables == Tables::All)) {
            disagree(u"rules.tables.value"_qs, valueName(rules.tables),
                     rules.isRace() ? u"a race needs all tables"_qs : u"no race"_qs);
        }
        const auto most = *std::max_element(rules.men.begin(), rules.men.end());
        if (rules.isRace() && most > MostMenOnRacePoint) {
            disagree(u"rules.men.value"_qs, QString::number(most),
                     u"a race allows %1 men on a point"_qs.arg(MostMenOnRacePoint));
        }
    }

    void checkDoublet()
    {
        if (m_set.base.doublet == Doublet::Total && m_set.base.dice != 2) {
            disagree(u"rules.doublet.value"_qs, valueName(m_set.base.doublet),
                     u"%1 dice"_qs.arg(m_set.base.dice));
        }
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
        const QString doublet = u"doublet is "_qs + valueName(rules.doublet);
        need(RuleKey::Crossing, true, {});
        need(RuleKey::Unplayable, true, {});
        need(RuleKey::Surplus, rules.doublet == Doublet::Total, doublet);
        need(RuleKey::DoubletMen, rules.doublet == Doublet::ThrowAgain, doublet);
        need(RuleKey::ReStacking, hasPhase(Phase::ReStack), u"no phase re-stack"_qs);
        for (const RuleKey key : {RuleKey::Movement, RuleKey::Hit, RuleKey::Draw}) {
            need(key, rules.isRace(), u"no phase race"_qs);
        }
    }

    /// Rules about numbers that pass are idle where none ever passes.
    void checkOpponentsRules()
    {
        if (m_set.ruling(RuleKey::Unplayable) || m_set.base.unplayable != Unplayable::Lost) {
            return;
        }
        for (const RuleKey key : {RuleKey::Exception, RuleKey::Claim}) {
            need(key, false, u"unplayable is lost"_qs);
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

// SPDX-License-Identifier: MIT
#include "core/rules/rule_set_checks.h"

#include "core/limits.h"
#include "core/procedures/procedure.h"
#include "core/rules/value_names.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class Checker
{
public:
    Checker(const RuleSet &ruleSet, json::FirstErrorCollector &errors)
        : m_set(ruleSet)
        , m_errors(errors)
    {
    }

    void check()
    {
        checkPhases();
        checkTables();
        checkDoublet();
        checkHome();
        checkFurtherPhase();
        checkKeys();
        checkOpponentsRules();
        checkSizes();
    }

private:
    void addInconsistency(const QString &place, const QString &one, const QString &other)
    {
        m_errors.add(ErrorCode::Inconsistent, place, {one, other});
    }

    [[nodiscard]] QString phaseNames() const
    {
        QStringList names;
        for (std::size_t i = 0; i < m_set.defaultRules.phaseCount; ++i) {
            names << valueName(m_set.defaultRules.phases[i]);
        }
        return u"phases: "_s + names.join(u", ");
    }

    [[nodiscard]] bool hasPhase(Phase phase) const
    {
        const auto end = m_set.defaultRules.phases.begin() + m_set.defaultRules.phaseCount;
        return std::find(m_set.defaultRules.phases.begin(), end, phase) != end;
    }

    [[nodiscard]] QString procedureName() const
    {
        return u"procedure: "_s + QString::fromLatin1(procedure().id);
    }

    [[nodiscard]] const Procedure &procedure() const { return *m_set.defaultRules.procedure; }

    void allowPhases(std::size_t index, std::span<const Phase> allowed)
    {
        const Phase phase = m_set.defaultRules.phases[index];
        if (std::ranges::find(allowed, phase) != allowed.end()) {
            return;
        }
        QStringList names;
        for (const Phase mine : allowed) {
            names << valueName(mine);
        }
        m_errors.add(ErrorCode::ImpossibleValue, u"rules.phases.value[%1]"_s.arg(index),
                     {valueName(phase), names.join(u", ")});
    }

    void checkPhases()
    {
        const std::size_t last = m_set.defaultRules.phaseCount - 1U;
        allowPhases(0, procedure().firstPhases);
        for (std::size_t i = 1; i < last; ++i) {
            allowPhases(i, procedure().middlePhases);
        }
        allowPhases(last, procedure().lastPhases);
    }

    void checkTables()
    {
        const Rules &rules = m_set.defaultRules;
        if (procedure().usesWholeBoard() != (rules.tables == Tables::All)) {
            addInconsistency(u"rules.tables.value"_s, u"tables: "_s + valueName(rules.tables),
                             procedureName());
        }
        const int most = *std::ranges::max_element(rules.men);
        if (most > procedure().maxMenOnPoint) {
            addInconsistency(u"rules.men.value"_s, u"men: %1 on a point"_s.arg(most),
                             procedureName());
        }
    }

    void checkDoublet()
    {
        if (m_set.defaultRules.doublet == Doublet::Total && m_set.defaultRules.dice != 2) {
            addInconsistency(u"rules.doublet.value"_s, doubletName(),
                             u"dice: %1"_s.arg(m_set.defaultRules.dice));
        }
        if (m_set.defaultRules.doublet == Doublet::Total && !procedure().supportsTotalDoublets) {
            addInconsistency(u"rules.doublet.value"_s, doubletName(), procedureName());
        }
    }

    /// Checks games whose men move within the player's own table: no number may pass, and each
    /// number must play one man.
    void checkHome()
    {
        const bool moves = hasPhase(Phase::Home) || m_set.ruling(RuleKey::BearingOff) != nullptr;
        if (!moves) {
            return;
        }
        const QString place =
            hasPhase(Phase::Home) ? u"rules.phases.value"_s : u"rulings.bearing-off"_s;
        const auto &last = procedure().lastPhases;
        if (std::ranges::find(last, Phase::Home) == last.end()) {
            addInconsistency(place, valueName(BearingOff::AsAtBackgammon), procedureName());
        }
        if (m_set.ruling(RuleKey::Unplayable) ||
            m_set.defaultRules.unplayable != Unplayable::Lost) {
            addInconsistency(place, valueName(BearingOff::AsAtBackgammon),
                             u"unplayable: "_s + valueName(m_set.defaultRules.unplayable));
        }
        if (m_set.defaultRules.doublet == Doublet::Total) {
            addInconsistency(place, valueName(BearingOff::AsAtBackgammon), doubletName());
        }
    }

    /// Checks games whose men may have to be set up again: they must first be borne off by number,
    /// each from its own point.
    void checkFurtherPhase()
    {
        if (m_set.ruling(RuleKey::FurtherPhase) == nullptr) {
            return;
        }
        const Rules &rules = m_set.defaultRules;
        const QString place = u"rulings.further-stage"_s;
        const QString name = valueName(FurtherPhase::SetUpAgain);
        if (rules.phaseCount >= limits::MaxPhases || !rules.endsWith(Phase::BearOff)) {
            addInconsistency(place, name, phaseNames());
        }
        if (m_set.ruling(RuleKey::BearingOff) != nullptr) {
            addInconsistency(place, name, u"rulings.bearing-off"_s);
        }
        if (rules.doublet == Doublet::Total) {
            addInconsistency(place, name, doubletName());
        }
    }

    [[nodiscard]] QString doubletName() const
    {
        return u"doublet: "_s + valueName(m_set.defaultRules.doublet);
    }

    /// Adds an error unless `key` is present exactly if the game needs it.
    void checkPresence(RuleKey key, bool needed, const QString &because)
    {
        const QString name = ruleKeyName(key);
        const bool isPresent = m_set.provenanceOf(key) != nullptr;
        if (needed && !isPresent) {
            m_errors.add(ErrorCode::MissingKey, u"rules."_s + name, {name});
        } else if (!needed && isPresent) {
            addInconsistency((m_set.ruling(key) ? u"rulings."_s : u"rules."_s) + name, name,
                             because);
        }
    }

    void checkKeys()
    {
        const Rules &rules = m_set.defaultRules;
        checkPresence(RuleKey::Opening, true, {});
        checkPresence(RuleKey::BearingOff, true, {});
        checkPresence(RuleKey::Doublet, true, {});
        checkPresence(RuleKey::Crossing, true, {});
        checkPresence(RuleKey::Unplayable, true, {});
        for (const RuleKey key : {RuleKey::Surplus, RuleKey::DoubletNumbers}) {
            checkPresence(key, canHaveRule(key, rules), doubletName());
        }
        checkPresence(RuleKey::ReStacking, hasPhase(Phase::ReStack), phaseNames());
        const auto &own = procedure().requiredRules;
        for (const Procedure *other : procedures::all()) {
            for (const RuleKey key : other->requiredRules) {
                checkPresence(key, std::ranges::find(own, key) != own.end(), procedureName());
            }
        }
        for (const RuleKey key : own) {
            checkPresence(key, true, {});
        }
    }

    /// Rejects rules about passed numbers if no number ever passes.
    void checkOpponentsRules()
    {
        for (const RuleKey key : {RuleKey::CharpentierException, RuleKey::Claim}) {
            if (!m_set.ruling(RuleKey::Unplayable) && !canHaveRule(key, m_set.defaultRules)) {
                checkPresence(key, false, u"unplayable: lost"_s);
            }
        }
    }

    /// Checks that positions and actions fit into the referee's fixed-size arrays.
    void checkSizes()
    {
        checkLimit(u"plays"_s, procedure().maxPlays(m_set.defaultRules), limits::MaxPlays);
        checkLimit(u"events"_s, procedure().maxEvents(m_set.defaultRules), limits::MaxEvents);
    }

    void checkLimit(const QString &what, int most, int allowed)
    {
        if (most > allowed) {
            m_errors.add(ErrorCode::ImpossibleValue, u"procedure"_s,
                         {u"%1 %2"_s.arg(QString::number(most), what), u"≤ %1"_s.arg(allowed)});
        }
    }

    const RuleSet &m_set;
    json::FirstErrorCollector &m_errors;
};

} // namespace

bool canHaveRule(RuleKey key, const Rules &rules)
{
    switch (key) {
    case RuleKey::Surplus:
        return rules.doublet == Doublet::Total;
    case RuleKey::DoubletNumbers:
        return rules.doublet == Doublet::ThrowsAgain;
    case RuleKey::CharpentierException:
    case RuleKey::Claim:
        return rules.unplayable != Unplayable::Lost;
    case RuleKey::BearingOff:
        return std::ranges::find(rules.procedure->lastPhases, Phase::Home) !=
               rules.procedure->lastPhases.end();
    default:
        return true;
    }
}

bool canOmitRule(RuleKey key)
{
    return key == RuleKey::CharpentierException || key == RuleKey::Claim ||
           key == RuleKey::FurtherPhase;
}

void checkRuleSet(const RuleSet &ruleSet, json::FirstErrorCollector &errors)
{
    Checker(ruleSet, errors).check();
}

} // namespace doublets

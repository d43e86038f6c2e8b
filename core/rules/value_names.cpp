// SPDX-License-Identifier: MIT
#include "core/rules/value_names.h"

namespace doublets {

namespace {

/// Calls `visit` with the member of Rules that corresponds to a rule whose value has a name. Does
/// nothing for other rules.
template<typename Visitor> void visitSwitch(RuleKey key, const Visitor &visit)
{
    switch (key) {
    case RuleKey::Opening:
        return visit(&Rules::lead);
    case RuleKey::Surplus:
        return visit(&Rules::surplus);
    case RuleKey::Crossing:
        return visit(&Rules::crossing);
    case RuleKey::Unplayable:
        return visit(&Rules::unplayable);
    case RuleKey::CharpentierException:
        return visit(&Rules::charpentierException);
    case RuleKey::Claim:
        return visit(&Rules::claim);
    case RuleKey::DoubletNumbers:
        return visit(&Rules::doubletNumbers);
    case RuleKey::Doublet:
        return visit(&Rules::doublet);
    default:
        return;
    }
}

void setBearingOff(Rules &rules, BearingOff how)
{
    if (rules.phaseCount == 0) {
        return; // from an invalid file, already reported
    }
    Phase &last = rules.phases[rules.phaseCount - 1U];
    if (last == Phase::BearOff || last == Phase::Home) {
        last = how == BearingOff::AsAtBackgammon ? Phase::Home : Phase::BearOff;
    }
}

void setFurtherPhase(Rules &rules, FurtherPhase further)
{
    if (rules.endsWith(Phase::SetUp)) {
        rules.phases[--rules.phaseCount] = {};
    }
    if (further == FurtherPhase::SetUpAgain && rules.phaseCount < limits::MaxPhases) {
        rules.phases[rules.phaseCount++] = Phase::SetUp;
    }
}

} // namespace

QStringList rulingValues(RuleKey key)
{
    if (key == RuleKey::BearingOff) {
        return valueNames<BearingOff>();
    }
    if (key == RuleKey::FurtherPhase) {
        return valueNames<FurtherPhase>();
    }
    if (key == RuleKey::Doublet) { // no source leaves the other values open
        return {valueName(Doublet::Plain), valueName(Doublet::WholePoint)};
    }
    QStringList values;
    visitSwitch(key, [&]<typename T>(T Rules::*) { values = valueNames<T>(); });
    return values;
}

void setRuleValue(Rules &rules, RuleKey key, const QString &value)
{
    if (key == RuleKey::BearingOff) {
        setBearingOff(rules, valueFromName<BearingOff>(value).value_or(BearingOff::ByNumber));
    } else if (key == RuleKey::FurtherPhase) {
        setFurtherPhase(rules, valueFromName<FurtherPhase>(value).value_or(FurtherPhase::None));
    } else if (key == RuleKey::Dice) {
        rules.dice = static_cast<std::uint8_t>(value.toUInt());
    }
    visitSwitch(key, [&]<typename T>(T Rules::*member) {
        rules.*member = valueFromName<T>(value).value_or(T{});
    });
}

QString ruleValueName(const Rules &rules, RuleKey key)
{
    if (key == RuleKey::BearingOff) {
        return valueName(rules.endsWith(Phase::Home) ? BearingOff::AsAtBackgammon
                                                     : BearingOff::ByNumber);
    }
    if (key == RuleKey::FurtherPhase) {
        return valueName(rules.endsWith(Phase::SetUp) ? FurtherPhase::SetUpAgain
                                                      : FurtherPhase::None);
    }
    if (key == RuleKey::Dice) {
        return QString::number(rules.dice);
    }
    QString name;
    visitSwitch(key, [&]<typename T>(T Rules::*member) { name = valueName(rules.*member); });
    return name;
}

} // namespace doublets

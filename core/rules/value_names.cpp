// SPDX-License-Identifier: MIT
#include "core/rules/value_names.h"

namespace doublets {

namespace {

/// Calls `visit` with the member of Rules that corresponds to an open ruling. Does nothing for
/// other rules.
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
    case RuleKey::DoubletMen:
        return visit(&Rules::doubletMen);
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

} // namespace

QStringList rulingValues(RuleKey key)
{
    if (key == RuleKey::BearingOff) {
        return valueNames<BearingOff>();
    }
    QStringList values;
    visitSwitch(key, [&]<typename T>(T Rules::*) { values = valueNames<T>(); });
    return values;
}

void setRuleValue(Rules &rules, RuleKey key, const QString &value)
{
    if (key == RuleKey::BearingOff) {
        setBearingOff(rules, valueFromName<BearingOff>(value).value_or(BearingOff::ByNumber));
    }
    visitSwitch(key, [&]<typename T>(T Rules::*member) {
        rules.*member = valueFromName<T>(value).value_or(T{});
    });
}

} // namespace doublets

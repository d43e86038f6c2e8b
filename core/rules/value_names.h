// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

// Names of rule values, as used in rule files, in records and on the command line.

namespace doublets {

/// The names of an enumeration's values, in the order of the enumeration.
template<typename T> struct ValueNames;

template<> struct ValueNames<Status>
{
    static constexpr std::array names{"stated", "paraphrased", "inferred", "silent", "invented"};
};
template<> struct ValueNames<Phase>
{
    static constexpr std::array names{"play-down", "re-stack", "bear-off",
                                      "race",      "home",     "set-up"};
};
template<> struct ValueNames<Tables>
{
    static constexpr std::array names{"facing", "facing-light", "diagonal", "all"};
};
template<> struct ValueNames<Lead>
{
    static constexpr std::array names{"higher", "lower"};
};
template<> struct ValueNames<Doublet>
{
    static constexpr std::array names{"plain", "total", "throw-again", "whole-point"};
};
template<> struct ValueNames<Unplayable>
{
    static constexpr std::array names{"lost", "opponent", "opponent-lays-down"};
};
template<> struct ValueNames<Surplus>
{
    static constexpr std::array names{"lost", "bears-off", "opponent"};
};
template<> struct ValueNames<Crossing>
{
    static constexpr std::array names{"allowed", "barred"};
};
template<> struct ValueNames<CharpentierException>
{
    static constexpr std::array names{"none", "barred"};
};
template<> struct ValueNames<Claim>
{
    static constexpr std::array names{"automatic", "claimed"};
};
template<> struct ValueNames<DoubletNumbers>
{
    static constexpr std::array names{"both", "one"};
};

template<> struct ValueNames<BearingOff>
{
    static constexpr std::array names{"by-number", "as-at-backgammon"};
};

template<> struct ValueNames<FurtherPhase>
{
    static constexpr std::array names{"none", "set-up-again"};
};

/// Returns the name of `value`.
template<typename T> [[nodiscard]] QString valueName(T value)
{
    return QString::fromLatin1(ValueNames<T>::names[static_cast<std::size_t>(value)]);
}

/// Returns the names of all values of T.
template<typename T> [[nodiscard]] QStringList valueNames()
{
    QStringList names;
    for (const char *name : ValueNames<T>::names) {
        names << QString::fromLatin1(name);
    }
    return names;
}

/// Returns the value named `name`, or nullopt if there is none.
template<typename T> [[nodiscard]] std::optional<T> valueFromName(const QString &name)
{
    for (std::size_t i = 0; i < ValueNames<T>::names.size(); ++i) {
        if (name == QLatin1StringView(ValueNames<T>::names[i])) {
            return static_cast<T>(i);
        }
    }
    return std::nullopt;
}

/// Returns the names of the values of the rule `key` if the rule can be an open ruling (see
/// Ruling), otherwise an empty list.
[[nodiscard]] QStringList rulingValues(RuleKey key);
/// Sets a rule by the name of its value. RuleKey::BearingOff sets the last phase to BearOff or
/// Home, and does nothing if the last phase is neither; RuleKey::FurtherPhase appends the phase
/// SetUp, or removes it from the end. Precondition: `value` is one of rulingValues(key), one of
/// valueNames<Doublet>() for RuleKey::Doublet, or the number of dice in decimal for RuleKey::Dice.
void setRuleValue(Rules &rules, RuleKey key, const QString &value);
/// Returns the name of the current value of a rule, as accepted by setRuleValue(). Returns an empty
/// string for rules that setRuleValue() cannot set.
[[nodiscard]] QString ruleValueName(const Rules &rules, RuleKey key);

} // namespace doublets

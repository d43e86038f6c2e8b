// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/result.h"
#include "core/rules/catalogue.h"

#include <array>
#include <optional>

// Games invented by changing rules of a historical game. A rule may take values that the source
// does not mention, provided that checkRuleSet() finds no contradiction.

namespace doublets {

/// The rules that an invention can change, in the order in which they are shown to the user.
/// FurtherPhase is excluded, since it is a different reading of one source.
inline constexpr std::array InventableRuleKeys{
    RuleKey::Dice,           RuleKey::Doublet,    RuleKey::Surplus,
    RuleKey::DoubletNumbers, RuleKey::Unplayable, RuleKey::CharpentierException,
    RuleKey::Claim,          RuleKey::Crossing,   RuleKey::BearingOff,
    RuleKey::Opening,
};

/// Returns the names of all values that an invention can give to a rule. Returns an empty list if
/// `key` is not one of InventableRuleKeys.
[[nodiscard]] QStringList inventableValues(RuleKey key);
/// Returns an English sentence that states the rule with this value, in the style of
/// Provenance::gloss. Returns an empty string if there is no such value.
[[nodiscard]] QString inventionGloss(RuleKey key, const QString &value);
/// Returns every English text of inventions that needs a translation, in addition to the texts of
/// the rule sets.
[[nodiscard]] QStringList inventionTexts();

/// Returns the rules of `original` with the values of `invention`, without checking that they are
/// possible. Ignores unknown rules and values.
[[nodiscard]] Rules inventedRules(const RuleSet &original, const Invention &invention);
/// Returns the value of a rule in `invention`, or in `original` if the invention does not change
/// the rule.
[[nodiscard]] QString valueInForce(const RuleSet &original, const Invention &invention,
                                   RuleKey key);
/// Returns the status that the source of `original` gives to a value of a rule. Returns
/// Status::Invented if the source neither has the value nor leaves it open, and Status::Silent if
/// `original` has the value but does not document the rule and may omit it (canOmitRule()).
[[nodiscard]] Status statusOfValue(const RuleSet &original, RuleKey key, const QString &value);
/// Returns `invention` with `value` as the value of the rule `key`. Removes values equal to those
/// of `original`, and values of rules that the changed game no longer has. Precondition: `value` is
/// one of inventableValues(key).
[[nodiscard]] Invention withValue(const RuleSet &original, Invention invention, RuleKey key,
                                  const QString &value);

/// Returns the rule set of an invention. The rule set has the id, source, board and number names of
/// `original`, the name of the invention, and no open rulings. Each inventable rule has the status
/// given by statusOfValue(). Precondition: `invention.original` is the id of `original`. Errors,
/// with places as in the file of an invention: InvalidName, UnknownRuling, UnknownRulingValue,
/// Inconsistent and other errors of checkRuleSet().
[[nodiscard]] Result<RuleSet, Error> inventedRuleSet(const RuleSet &original,
                                                     const Invention &invention);
/// Returns the rule set of an invention that changes a rule set in `catalogue`. Errors: those of
/// the other overload, and UnknownRuleSet.
[[nodiscard]] Result<RuleSet, Error> inventedRuleSet(const Catalogue &catalogue,
                                                     const Invention &invention);

/// A value that an invention could give to a rule.
struct InventableValue
{
    QString id;              ///< one of inventableValues()
    Status status{};         ///< status in the original's source
    bool isPossible = false; ///< whether the value is possible with the others in force
    /// The first rule whose change alone would make this value possible; nullopt if the value is
    /// possible or there is no such rule.
    std::optional<RuleKey> obstacle;

    bool operator==(const InventableValue &) const = default;
};

/// A rule that an invention could change.
struct InventableRule
{
    RuleKey key{};
    QString inForce; ///< id of the value in force
    std::vector<InventableValue> values;

    bool operator==(const InventableRule &) const = default;
};

/// Returns the rules that apply in the game with the values of `invention`, in the order of
/// InventableRuleKeys, each with all inventableValues().
[[nodiscard]] std::vector<InventableRule> inventableRules(const RuleSet &original,
                                                          const Invention &invention);

} // namespace doublets

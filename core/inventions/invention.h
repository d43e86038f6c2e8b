// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/result.h"
#include "core/rules/catalogue.h"

#include <array>
#include <optional>

/// Games invented by changing the rules of a historical one, to values that its source need not
/// mention. Only the referee limits them: checkRuleSet() accepts each invention or names the rules
/// that contradict each other.
namespace doublets {

/// The rules that an invention can change, in the order in which they are asked about. The further
/// stage is not among them, since it only reads one source in another way.
inline constexpr std::array InventableRules{
    RuleKey::Dice,       RuleKey::Doublet,    RuleKey::Surplus,
    RuleKey::DoubletMen, RuleKey::Unplayable, RuleKey::CharpentierException,
    RuleKey::Claim,      RuleKey::Crossing,   RuleKey::BearingOff,
    RuleKey::Opening,
};

/// Returns the names of all values of a rule that an invention can change. Returns an empty list
/// for other rules.
[[nodiscard]] QStringList inventableValues(RuleKey key);
/// Returns the meaning of a value as a rule, in English, for RuleSet texts. Returns an empty text
/// if there is no such value.
[[nodiscard]] QString inventionGloss(RuleKey key, const QString &value);
/// Returns every English text that inventions add to those of the rule sets, for translation.
[[nodiscard]] QStringList inventionTexts();

/// Returns the rules of `original` with the values of `invention`, without checking that they are
/// possible. Ignores unknown rules and values.
[[nodiscard]] Rules inventedRules(const RuleSet &original, const Invention &invention);
/// Returns the value of a rule in `invention`, or in `original` if it is not changed.
[[nodiscard]] QString valueInForce(const RuleSet &original, const Invention &invention,
                                   RuleKey key);
/// Returns how the source of `original` knows a value of a rule. Returns Status::Invented if the
/// source neither has the value nor leaves it open.
[[nodiscard]] Status statusOfValue(const RuleSet &original, RuleKey key, const QString &value);
/// Returns `invention` with a rule set to `value`. Removes values equal to those of `original`, and
/// values of rules that the changed game no longer has.
[[nodiscard]] Invention withValue(const RuleSet &original, Invention invention, RuleKey key,
                                  const QString &value);

/// Returns the rule set of an invention. It has the id, source, board and number names of
/// `original`, the name of the invention, and no open rulings. Each rule that differs from the
/// source has Status::Invented. Precondition: `invention.original` is the id of `original`.
/// Errors, with places as in the file of an invention: InvalidName, UnknownRuling,
/// UnknownRulingValue, Inconsistent and other errors of checkRuleSet().
[[nodiscard]] Result<RuleSet, Error> inventedRuleSet(const RuleSet &original,
                                                     const Invention &invention);
/// As above, for the rule set of `catalogue` that the invention changes. Error: UnknownRuleSet.
[[nodiscard]] Result<RuleSet, Error> inventedRuleSet(const Catalogue &catalogue,
                                                     const Invention &invention);

/// A value of a rule that a class could choose.
struct InventableValue
{
    QString id;
    Status status{};         ///< in the original's source
    bool isPossible = false; ///< together with the other values in force
    /// A rule whose value in force alone makes this value impossible; nullopt if there is none.
    std::optional<RuleKey> obstacle;

    bool operator==(const InventableValue &) const = default;
};

/// A rule that a class could change.
struct InventableRule
{
    RuleKey key{};
    QString inForce; ///< id of the value in force
    std::vector<InventableValue> values;

    bool operator==(const InventableRule &) const = default;
};

/// Returns the rules that the game has with the values of `invention`, each with all its values.
[[nodiscard]] std::vector<InventableRule> inventableRules(const RuleSet &original,
                                                          const Invention &invention);

} // namespace doublets

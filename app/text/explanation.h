// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/event.h"
#include "core/rules/rule_set.h"

#include <QString>

#include <optional>

namespace doublets {

/// An answer to "Why?" in three layers, each rich text for a QTextBrowser. Most readers want no
/// more than the first.
struct Explanation
{
    QString title;
    /// What happened, by which rule, and how sure that rule is: at most 40 words.
    QString brief;
    /// The passage in its own language, in the reader's, and where it stands. Empty without one.
    QString source = {};
    /// How we come to the rule, and what else could be played. Empty where there is nothing to say.
    QString reasoning = {};
    /// How we know the rule; none where no rule decided.
    std::optional<Status> status = std::nullopt;
};

/// The rule by which an event came about; none where the players merely take turns.
[[nodiscard]] std::optional<RuleKey> ruleOf(const RuleSet &ruleSet, const Event &event);

/// How we know the rule that decided an event, under the rulings in force.
[[nodiscard]] std::optional<Status> statusOf(const RuleSet &ruleSet, const Rulings &rulings,
                                             const Event &event);

/// The rule that decided an event.
[[nodiscard]] Explanation explain(const RuleSet &ruleSet, const Rulings &rulings,
                                  const PlayerNames &names, const Event &event);

} // namespace doublets

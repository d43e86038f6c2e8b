// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/event.h"
#include "core/rules/rule_set.h"

#include <QString>

#include <optional>
#include <vector>

namespace doublets {

/// An answer to "Why?" in three layers, each rich text for a QTextBrowser. Most readers want no
/// more than the first.
struct Explanation
{
    QString title;
    /// What happened, by which rule, and how sure that rule is: at most 40 words.
    QString brief;
    /// The passage in its own language, in the reader's, or that there is none; and where it
    /// stands. Empty where no rule decided.
    QString source = {};
    /// How we come to the rule, and what else could be played. Empty where no rule decided.
    QString reasoning = {};
    /// How we know the rule; none where no rule decided.
    std::optional<Status> status = std::nullopt;
};

/// The rule by which an event came about; none where the players merely take turns.
[[nodiscard]] std::optional<RuleKey> ruleOf(const RuleSet &ruleSet, const Event &event);

/// How we know the rule that decided an event, under the rulings in force; none for a throw that is
/// no doublet, which no rule brought about.
[[nodiscard]] std::optional<Status> statusOf(const RuleSet &ruleSet, const Rulings &rulings,
                                             const Event &event);

/// The rule that decided what happened: one event, or several numbers of one fate.
/// Precondition: at least one.
[[nodiscard]] Explanation explain(const RuleSet &ruleSet, const Rulings &rulings,
                                  const PlayerNames &names, const std::vector<Event> &events);

} // namespace doublets

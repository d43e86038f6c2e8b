// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/event.h"
#include "core/rules/rule_set.h"

#include <QString>

#include <optional>
#include <vector>

namespace doublets {

/// The answer to "Why?" in three layers of rich text for QTextBrowser: summary, source and
/// reasoning.
struct Explanation
{
    QString title;
    /// What happened, by which rule and how certain that rule is; at most 40 words.
    QString summary;
    /// The passage with its reference, in the original and in translation, or a remark that the
    /// source has none. Empty if no rule was involved.
    QString source = {};
    /// How the rule was derived, and the alternatives. Empty if no rule was involved.
    QString reasoning = {};
    /// How the rule is known; null if no rule was involved.
    std::optional<Status> status = std::nullopt;
};

/// Returns the rule behind an event. Returns null if the players merely take turns.
[[nodiscard]] std::optional<RuleKey> ruleOf(const RuleSet &ruleSet, const Event &event);

/// Returns how the rule behind an event is known, under the rulings in force. Returns null if no
/// rule is involved, as for a throw without a doublet.
[[nodiscard]] std::optional<Status> statusOf(const RuleSet &ruleSet, const Rulings &rulings,
                                             const Event &event);

/// Explains the rule behind one event, or behind several numbers with the same fate. `events` must
/// not be empty.
[[nodiscard]] Explanation explain(const RuleSet &ruleSet, const Rulings &rulings,
                                  const PlayerNames &names, const std::vector<Event> &events);

} // namespace doublets

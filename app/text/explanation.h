// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/event.h"
#include "core/rules/rule_set.h"

#include <QString>

#include <optional>
#include <vector>

namespace doublets {

/// The answer to "Why?" in three layers: summary, source and reasoning. The layers are rich text
/// for QTextBrowser.
struct Explanation
{
    QString title; ///< plain text
    /// The event, the rule behind it and the status of the rule, in at most 40 words.
    QString summary;
    /// The passage of the source about the rule, in the original and in translation, with its
    /// reference, or a remark that there is none. Empty if the rule set documents no rule for the
    /// event.
    QString source = {};
    /// The derivation of the rule, and the alternatives. Empty if the rule set documents no rule
    /// for the event.
    QString reasoning = {};
    /// The evidence for the rule. Nullopt if the rule set documents no rule for the event.
    std::optional<Status> status = std::nullopt;
};

/// Returns the rule behind an event. Returns nullopt for TurnPassed.
[[nodiscard]] std::optional<RuleKey> ruleForEvent(const RuleSet &ruleSet, const Event &event);

/// Returns the evidence for the rule behind an event under `rulings`. Returns nullopt for a throw
/// that is not a doublet, or if the rule set documents no rule for the event.
[[nodiscard]] std::optional<Status> statusForEvent(const RuleSet &ruleSet, const Rulings &rulings,
                                                   const Event &event);

/// Returns an explanation of the rule behind `events`, which must be a single event, or several
/// numbers with the same fate. Precondition: `events` is not empty.
[[nodiscard]] Explanation explanationForEvents(const RuleSet &ruleSet, const Rulings &rulings,
                                               const PlayerNames &names,
                                               const std::vector<Event> &events);

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/event.h"
#include "core/rules/rule_set.h"

#include <QString>

#include <optional>

namespace doublets {

/// An answer to "Why?": a heading, and below it rich text for a QTextBrowser.
struct Explanation
{
    QString title;
    QString html;
};

/// The rule by which an event came about; none where the players merely take turns.
[[nodiscard]] std::optional<RuleKey> ruleOf(const RuleSet &ruleSet, const Event &event);

/// The passage that decided an event: original, gloss, status, and the ruling in force.
[[nodiscard]] Explanation explain(const RuleSet &ruleSet, const Rulings &rulings,
                                  const PlayerNames &names, const Event &event);

} // namespace doublets

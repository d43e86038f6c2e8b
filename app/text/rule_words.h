// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <QString>

/// Words for the parts of a rule set.
namespace doublets {

/// "stated", "stated only by a modern paraphrase", "inferred", "the source is silent"
[[nodiscard]] QString statusName(Status status);

/// What a rule is about, as a heading: "Numbers that cannot be played".
[[nodiscard]] QString ruleKeyTitle(RuleKey key);

/// "laying down", "bearing off"
[[nodiscard]] QString phaseName(Phase phase);

/// Where the men stand: "in the tables that face each other".
[[nodiscard]] QString tablesName(Tables tables);

/// What dice that fall alike do.
[[nodiscard]] QString doubletRuleName(Doublet doublet);

/// The name of a language that a source is written in, by BCP 47: "French" for "fr".
[[nodiscard]] QString languageName(const QString &code);

/// A game and its source in a line: "Dubblets – Charles Cotton, 1674". Says so where the rules are
/// a modern reconstruction.
[[nodiscard]] QString ruleSetTitle(const RuleSet &ruleSet);

/// The language of the texts of now, as BCP 47 names it.
[[nodiscard]] QString readersLanguage();
/// The name of a game as voices say it. Nothing marks the language of a single name, so that a
/// voice would read it as words of its own: "The French game Dames rabattues".
[[nodiscard]] QString spokenGame(const RuleSet &ruleSet);
/// The title with that name.
[[nodiscard]] QString spokenTitle(const RuleSet &ruleSet);

/// A text of the rule files (gloss, reason, summary) in the language of the programme.
[[nodiscard]] QString translatedRuleText(const QString &english);

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <QString>

/// Localised words for the parts of a rule set.
namespace doublets {

/// Returns how a rule is known: "old text", "retold today", "our deduction", "our choice".
[[nodiscard]] QString statusName(Status status);

/// Returns the subject of a rule, as a heading: "Numbers that cannot be played".
[[nodiscard]] QString ruleKeyTitle(RuleKey key);

/// Returns "laying down", "bearing off" and the like.
[[nodiscard]] QString phaseName(Phase phase);

/// Returns where the men stand: "in the tables that face each other".
[[nodiscard]] QString tablesName(Tables tables);

/// Returns the effect of doublets.
[[nodiscard]] QString doubletRuleName(Doublet doublet);

/// Returns the name of a source's language by its BCP 47 tag: "French" for "fr".
[[nodiscard]] QString languageName(const QString &code);

/// Returns the game and its source: "Dubblets – Charles Cotton, 1674". Mentions if the rules are a
/// modern reconstruction.
[[nodiscard]] QString ruleSetTitle(const RuleSet &ruleSet);

/// Returns the language of the current texts as a BCP 47 tag.
[[nodiscard]] QString textLanguage();
/// Returns the name of a game for speech: "The French game Dames rabattues". A synthesiser would
/// mispronounce the bare name, because its language cannot be marked.
[[nodiscard]] QString spokenGameName(const RuleSet &ruleSet);
/// Returns the title with the name for speech.
[[nodiscard]] QString spokenTitle(const RuleSet &ruleSet);

/// Returns the translation of a text from the rule files: a gloss, reason or summary.
[[nodiscard]] QString translatedRuleText(const QString &english);

} // namespace doublets

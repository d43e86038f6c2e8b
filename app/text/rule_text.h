// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"

#include <QString>

#include <optional>

// Names and descriptions of the parts of a rule set in the current language.

namespace doublets {

/// Returns the name of the status of a rule: "old text", "retold today", "our deduction", "our
/// choice", "invented".
[[nodiscard]] QString statusName(Status status);

/// Returns the subject of a rule, as a heading: "A number you cannot use".
[[nodiscard]] QString ruleKeyTitle(RuleKey key);

/// Returns the name of a phase: "laying down", "bearing off".
[[nodiscard]] QString phaseName(Phase phase);

/// Returns a description of the tables that the men use: "facing each other", "in all four
/// quarters".
[[nodiscard]] QString tablesName(Tables tables);

/// Returns a description of the effect of doublets: "the same player throws again".
[[nodiscard]] QString doubletRuleName(Doublet doublet);

/// Returns the name of the language of a source: "French" for the BCP 47 tag "fr". Returns the tag
/// itself if the language is unknown.
[[nodiscard]] QString languageName(const QString &tag);

/// Returns the title of a rule set, with the game and its source: "Dublets – Francis Willughby,
/// c. 1665–70". Adds a note if the rules are a modern reconstruction or have been invented.
[[nodiscard]] QString ruleSetTitle(const RuleSet &ruleSet);

/// Returns the name of a game with its nickname, as on the card of the game: "Dublets · The
/// naturalist’s game". Returns only the name of an invented game.
[[nodiscard]] QString gameWithNickname(const RuleSet &ruleSet);
/// Returns the name of a game that was recorded with the rule set `id`: the title of `invention` if
/// the game is invented, or else gameWithNickname(). Returns `id` if the catalogue does not contain
/// it.
[[nodiscard]] QString recordedGameName(const Catalogue &catalogue, const QString &id,
                                       const std::optional<InventionName> &invention = {});

/// Returns the name of a game for speech: "The French game Dames rabattues". Introduces the name,
/// because synthesisers mispronounce a name whose language cannot be marked. Returns only the name
/// if it is in the current language, or in a language other than English, French, Spanish and
/// Icelandic.
[[nodiscard]] QString spokenGameName(const RuleSet &ruleSet);
/// Returns the title of a rule set for speech, with spokenGameName().
[[nodiscard]] QString spokenRuleSetTitle(const RuleSet &ruleSet);

/// Returns whether a quotation is in the current language, regardless of the region or variant in
/// its language tag, and thus needs no translation.
[[nodiscard]] bool isInCurrentLanguage(const Quotation &quotation);
/// Returns the translation of a quotation from the rule files. Returns an empty string if the
/// quotation needs no translation or has none.
[[nodiscard]] QString translatedQuotation(const Quotation &quotation);
/// Returns the translation of an English text from the rule files, such as a gloss or a summary.
/// Returns `english` if there is no translation.
[[nodiscard]] QString translatedRuleText(const QString &english);

} // namespace doublets

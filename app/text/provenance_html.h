// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <QString>

#include <optional>

/// Pieces of rich text about where a rule comes from, shared by the pages that show it.
/// Everything that comes from a rule file is escaped here.
namespace doublets {

/// "Source: attributed to Charles Cotton, The Compleat Gamester, 1674, chapter XXIX, pp. 161–162"
[[nodiscard]] QString citationHtml(const Source &source);

/// A passage in its own language, with its page; beneath it a translation, where readers of the
/// present language need one.
[[nodiscard]] QString quotationHtml(const Quotation &quotation);

/// How we know a rule: its mark and its word. Whoever shows the page draws the mark, an image whose
/// name begins with StatusMarkScheme and goes on with the status as rule files call it.
[[nodiscard]] QString statusHtml(Status status);
inline constexpr auto StatusMarkScheme = "mark";

/// A passage, introduced as what it is: the rule's own words only where the rule is stated.
[[nodiscard]] QString passageHtml(Status status, const Quotation &quotation);

/// What a rule means, how we know it, the original passage, and how we come to it.
[[nodiscard]] QString provenanceHtml(const Provenance &provenance);

/// Why there is a choice, and the other values with what the source says of them.
[[nodiscard]] QString choiceHtml(const Ruling &ruling, const Rulings &inForce);

/// A rule that can be changed: the value in force, the default's provenance, and the choice.
[[nodiscard]] QString rulingHtml(const Ruling &ruling, const Rulings &inForce);

} // namespace doublets

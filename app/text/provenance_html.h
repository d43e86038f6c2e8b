// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <QString>

#include <optional>

// Rich text about the provenance of rules. Texts from rule files are escaped.

namespace doublets {

/// Returns a citation of a source: "Source: attributed to Charles Cotton, The Compleat Gamester,
/// 1674, chapter XXIX, pp. 161–162".
[[nodiscard]] QString citationHtml(const Source &source);

/// Returns a passage in the original with its page and language, followed by translatedQuotation()
/// if it is not empty.
[[nodiscard]] QString quotationHtml(const Quotation &quotation);

/// The URL scheme of the images for evidence marks.
inline constexpr auto StatusMarkScheme = "mark";
/// Returns the evidence for a rule as a mark and the statusName(). The mark is an image, which the
/// widget that displays the page must provide. The URL of the image consists of StatusMarkScheme, a
/// colon and the name of the status in rule files.
[[nodiscard]] QString statusHtml(Status status);

/// Returns a passage with an introduction, which calls the passage the text of the rule only if
/// `status` is Stated.
[[nodiscard]] QString passageHtml(Status status, const Quotation &quotation);

/// Returns the meaning of a rule, its evidence, the original passage and the derivation.
[[nodiscard]] QString provenanceHtml(const Provenance &provenance);

/// Returns the reason why the source leaves a choice, and the alternatives to the current value,
/// each with its passage if there is one. Rulings missing from `currentRulings` have default
/// values.
[[nodiscard]] QString choiceHtml(const Ruling &ruling, const Rulings &currentRulings);

/// Returns a description of a rule that can be changed: the current value, the provenance of the
/// default, and choiceHtml().
[[nodiscard]] QString rulingHtml(const Ruling &ruling, const Rulings &currentRulings);

} // namespace doublets

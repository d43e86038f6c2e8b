// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <QString>

#include <optional>

/// Rich text about the provenance of rules, shared by several pages. All texts from rule files are
/// escaped.
namespace doublets {

/// Returns "Source: attributed to Charles Cotton, The Compleat Gamester, 1674, chapter XXIX, pp.
/// 161–162".
[[nodiscard]] QString citationHtml(const Source &source);

/// Returns a passage in the original with its page, followed by a translation if the reader needs
/// one.
[[nodiscard]] QString quotationHtml(const Quotation &quotation);

/// Returns how a rule is known: a mark and a word. The mark is an image that the displaying widget
/// must provide, named StatusMarkScheme followed by the status as in rule files.
[[nodiscard]] QString statusHtml(Status status);
inline constexpr auto StatusMarkScheme = "mark";

/// Returns a passage with an introduction. The passage is introduced as the text of the rule only
/// if `status` is Stated.
[[nodiscard]] QString passageHtml(Status status, const Quotation &quotation);

/// Returns the meaning of a rule, how it is known, the original passage and its derivation.
[[nodiscard]] QString provenanceHtml(const Provenance &provenance);

/// Returns why there is a choice, and the other values with what the source says about them.
[[nodiscard]] QString choiceHtml(const Ruling &ruling, const Rulings &inForce);

/// Returns a rule that can be changed: the value in force, the provenance of the default, and the
/// choice.
[[nodiscard]] QString rulingHtml(const Ruling &ruling, const Rulings &inForce);

} // namespace doublets

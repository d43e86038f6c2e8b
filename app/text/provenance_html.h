// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <QString>

/// Pieces of rich text about where a rule comes from, shared by the pages that show it.
/// Everything that comes from a rule file is escaped here.
namespace doublets {

/// "Source: Charles Cotton, The Compleat Gamester, 1674, chapter XXIX, pp. 161–162"
[[nodiscard]] QString citationHtml(const Source &source);

/// A passage in its own language, with its page.
[[nodiscard]] QString quotationHtml(const Quotation &quotation);

/// What a rule means, its status in words, and the original passage.
/// A passage is introduced as what it is: the rule's own words only where the rule is stated.
[[nodiscard]] QString provenanceHtml(const Provenance &provenance);

/// An open ruling: the value in force, the default's provenance, why the question is open, and the
/// other values.
[[nodiscard]] QString rulingHtml(const Ruling &ruling, const Rulings &inForce);

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <QString>

/// Pieces of rich text about where a rule comes from, shared by the pages that show it.
/// Everything that comes from a rule file is escaped here.
namespace doublets {

/// "Charles Cotton, The Compleat Gamester, 1674, p. 161"; `page` may be empty.
[[nodiscard]] QString citationHtml(const Source &source, const QString &page);

/// A passage in its own language, and where it stands.
[[nodiscard]] QString quotationHtml(const Source &source, const Quotation &quotation);

/// The status in words, the original passage with its language and page, and the gloss.
/// A passage is introduced as what it is: the rule's own words only where the rule is stated.
[[nodiscard]] QString provenanceHtml(const Source &source, const Provenance &provenance);

/// An open ruling: the value in force, why the question is open, and the other values.
[[nodiscard]] QString rulingHtml(const Ruling &ruling, const Rulings &inForce);

} // namespace doublets

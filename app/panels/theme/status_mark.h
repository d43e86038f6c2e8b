// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <QPixmap>

namespace doublets::theme {

/// The background of a mark: a label on paper, or a dark panel.
enum class MarkBackground { PaperLabel, DarkPanel };

/// Returns the mark for the evidence of a rule, distinguished by both shape and colour: a disc if
/// the historical text states the rule, half a disc if a modern account paraphrases it, a triangle
/// if it is inferred, a ring if the source is silent and the rule is the program's own choice.
/// `pixels` is the size in device-independent pixels. The contrast with the background is at least
/// 4.5 : 1.
[[nodiscard]] QPixmap provenanceMark(Status status, int pixels, qreal devicePixelRatio,
                                     MarkBackground background);
/// Returns the colour of provenanceMark().
[[nodiscard]] QColor provenanceColour(Status status, MarkBackground background);

/// Returns the mark called `name`: a status by its name in rule files, or "seen", a square for
/// evidence from a picture or object of the period. Returns a null pixmap for any other name.
[[nodiscard]] QPixmap evidenceMark(const QString &name, int pixels, qreal devicePixelRatio,
                                   MarkBackground background);

} // namespace doublets::theme

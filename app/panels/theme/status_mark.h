// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <QPixmap>

namespace doublets::theme {

/// The background on which a mark is drawn.
enum class MarkBackground { PaperLabel, DarkPanel };

/// Returns the mark for the status of a rule. Marks differ in both shape and colour: a disc for
/// Stated, half a disc for Paraphrased, a triangle for Inferred, a ring for Silent, and a cross for
/// Invented. The contrast with the background is at least 4.5 : 1. `pixels` is the size in
/// device-independent pixels.
[[nodiscard]] QPixmap statusMark(Status status, int pixels, qreal devicePixelRatio,
                                 MarkBackground background);
/// Returns the colour of the statusMark() with the same arguments.
[[nodiscard]] QColor statusColour(Status status, MarkBackground background);

/// Returns the mark for the kind of evidence `name`: statusMark() for the name of a status in rule
/// files, or a square for "seen", which is evidence from a picture or object of the period. Returns
/// a null pixmap for any other name.
[[nodiscard]] QPixmap evidenceMark(const QString &name, int pixels, qreal devicePixelRatio,
                                   MarkBackground background);

} // namespace doublets::theme

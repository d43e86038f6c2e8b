// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/rules/rule_set.h"
#include "print/page/sheet.h"

namespace doublets::sheets {

/// A die as it lies, its upper face towards the reader. `edge`: none where its outline is drawn
/// otherwise.
void drawDie(Page &page, const QRectF &die, int number, const QColor &colour,
             const std::optional<QPen> &edge = std::nullopt);
/// The dice of a throw side by side.
void drawDice(Page &page, QPointF topLeft, double size, const Throw &dice, const QColor &colour);

/// How we know a rule: a disc, half a disc, a triangle, a ring. `left`: of the baseline.
void drawStatus(Page &page, QPointF left, double size, Status status, Ink ink);

} // namespace doublets::sheets

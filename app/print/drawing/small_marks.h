// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/rules/rule_set.h"
#include "print/page/sheet.h"

namespace doublets::sheets {

/// Draws a die that fills the square `die` and shows `number` (1 to 6), with pips in `colour`.
/// `edgePen` is the pen for the outline; if nullopt, the outline is in `colour`, too.
void drawDie(Page &page, const QRectF &die, int number, const QColor &colour,
             const std::optional<QPen> &edgePen = std::nullopt);
/// Draws the dice of a throw from left to right. `size` is the edge length of a die, in points.
void drawDice(Page &page, QPointF topLeft, double size, const Throw &dice, const QColor &colour);

/// Draws the symbol for the status of a rule: a disc, half a disc, a triangle, a ring or a cross,
/// in the order of Status. `left` is the left end of the baseline; `size` is the width of the
/// symbol, in points.
void drawStatus(Page &page, QPointF left, double size, Status status, Ink ink);

} // namespace doublets::sheets

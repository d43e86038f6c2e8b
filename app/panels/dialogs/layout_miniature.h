// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rules.h"

#include <QRectF>

class QPainter;

namespace doublets {

/// Width to height of a miniature.
constexpr qreal MiniatureAspect = 1.18;

/// The board of a game as its men are laid at the start, small: which tables, and how many men on
/// each point.
void paintMiniature(QPainter &painter, const QRectF &room, const Rules &rules);

} // namespace doublets

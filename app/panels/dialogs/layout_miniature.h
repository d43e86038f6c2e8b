// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rules.h"

#include <QRectF>

class QPainter;

namespace doublets {

/// Ratio of a miniature's width to its height.
constexpr qreal MiniatureAspect = 1.18;

/// Paints a small plan of the board at the start of a game: the tables in use and the men on each
/// point. The plan is as large as fits, and centred in `rect`.
void paintLayoutMiniature(QPainter &painter, const QRectF &rect, const Rules &rules);

} // namespace doublets

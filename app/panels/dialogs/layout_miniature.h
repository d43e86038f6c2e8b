// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rules.h"

#include <QRectF>

class QPainter;

namespace doublets {

/// The ratio of the width to the height of the plan of a whole board.
constexpr qreal MiniatureAspect = 1.18;

/// Paints a small plan of the board at the start of a game under `rules`, with the men on each
/// point side by side. Points that are not in use are faded. The plan is centred in `rect`, and as
/// large as possible.
void paintLayoutMiniature(QPainter &painter, const QRectF &rect, const Rules &rules);

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <QPixmap>

namespace doublets::theme {

/// On what a mark is seen: a label on paper, or the dark room.
enum class Ground { Label, Room };

/// How we know a rule, as a shape of its own in a colour of its own, which stands 4.5 : 1 or more
/// against its ground: a disc for the old text, half a disc where it is retold today, a triangle
/// for our deduction, a ring for our choice.
[[nodiscard]] QPixmap statusMark(Status status, int pixels, qreal devicePixelRatio, Ground ground);
[[nodiscard]] QColor statusColour(Status status, Ground ground);

/// The mark of that name, a status as rule files call it, or "seen": a square for what a picture or
/// an object of the time shows. Null where there is no such mark.
[[nodiscard]] QPixmap markNamed(const QString &name, int pixels, qreal devicePixelRatio,
                                Ground ground);

} // namespace doublets::theme

// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "core/odds/opening_odds.h"
#include "text/lesson_sheet.h"

namespace doublets {

/// The figures of a sheet that are slow to compute. They are the same for every paper, ink and
/// language.
struct SheetFigures
{
    QString of;                ///< identifies the request
    std::vector<OddsRow> odds; ///< for a sheet of odds
    LessonValues values;       ///< for a sheet of a lesson
};

using FiguresTask = BackgroundTask<SheetFigures>::Work;

/// Returns work that computes the figures. It delivers nothing if cancelled.
[[nodiscard]] FiguresTask figuresOf(const QString &wantedFor,
                                    const std::vector<RuleSetWithRulings> &games);
[[nodiscard]] FiguresTask figuresOf(const QString &wantedFor, const Lesson &lesson,
                                    const Catalogue &catalogue);

} // namespace doublets

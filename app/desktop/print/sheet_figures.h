// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "core/odds/opening_odds.h"
#include "print/sheets/lesson_sheet.h"

namespace doublets {

/// The figures of a sheet that are slow to compute. Independent of paper, ink and language.
struct SheetFigures
{
    QString key;                     ///< identifies the figures, as passed to figuresWork()
    std::vector<OddsRow> odds;       ///< set for a sheet of odds; otherwise empty
    LessonValues values;             ///< set for a sheet of a lesson; otherwise empty
    sheets::LessonPictures pictures; ///< set for a sheet of a lesson; otherwise empty
};

using FiguresWork = BackgroundTask<SheetFigures>::Work;

/// Returns the work of a background task that computes the odds of `games` and delivers them with
/// `key`. Cancelled work delivers nothing. The work owns copies of the arguments.
[[nodiscard]] FiguresWork figuresWork(const QString &key,
                                      const std::vector<RuleSetWithRulings> &games);
/// Returns the work of a background task that computes the values of a variant of `lesson`, decodes
/// its pictures, and delivers them with `key`. Cancelled work delivers nothing. The work owns
/// copies of the arguments.
[[nodiscard]] FiguresWork figuresWork(const QString &key, const Lesson &lesson,
                                      LessonVariant variant, const Catalogue &catalogue);

} // namespace doublets

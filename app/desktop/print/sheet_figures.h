// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_work.h"
#include "core/odds/opening_odds.h"
#include "text/lesson_sheet.h"

namespace doublets {

/// What takes long of a sheet. It holds for every paper and ink, and for every language.
struct SheetFigures
{
    QString of;                ///< what they were wanted for
    std::vector<OddsRow> odds; ///< of a sheet of odds
    LessonValues values;       ///< of a sheet of a lesson
};

using FindFigures = BackgroundWork<SheetFigures>::Work;

/// Work that finds them, or nothing where it is cancelled.
[[nodiscard]] FindFigures figuresOf(const QString &wantedFor,
                                    const std::vector<ChosenRules> &games);
[[nodiscard]] FindFigures figuresOf(const QString &wantedFor, const Lesson &lesson,
                                    const Catalogue &catalogue);

} // namespace doublets

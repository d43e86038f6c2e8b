// SPDX-License-Identifier: MIT
#include "desktop/print/sheet_figures.h"

namespace doublets {

FiguresTask figuresOf(const QString &wantedFor, const std::vector<RuleSetWithRulings> &games)
{
    return [wantedFor, games](TaskPromise<SheetFigures> &report) {
        if (auto rows = computeOpeningOdds(games, true, report.progress())) {
            report.deliver({wantedFor, std::move(*rows), {}});
        }
    };
}

FiguresTask figuresOf(const QString &wantedFor, const Lesson &lesson, const Catalogue &catalogue)
{
    return [wantedFor, lesson, catalogue](TaskPromise<SheetFigures> &report) {
        if (auto values = computeLessonValues(lesson, catalogue, report.progress())) {
            report.deliver({wantedFor, {}, std::move(*values)});
        }
    };
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#include "desktop/print/sheet_figures.h"

namespace doublets {

FiguresWork figuresWork(const QString &key, const std::vector<RuleSetWithRulings> &games)
{
    return [key, games](TaskPromise<SheetFigures> &report) {
        if (auto rows = computeOpeningOdds(games, true, report.progress())) {
            report.deliver({key, std::move(*rows), {}});
        }
    };
}

FiguresWork figuresWork(const QString &key, const Lesson &lesson, const Catalogue &catalogue)
{
    return [key, lesson, catalogue](TaskPromise<SheetFigures> &report) {
        if (auto values = computeLessonValues(lesson, catalogue, report.progress())) {
            report.deliver({key, {}, std::move(*values)});
        }
    };
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#include "desktop/print/sheet_figures.h"

namespace doublets {

FiguresWork figuresWork(const QString &key, const std::vector<RuleSetWithRulings> &games)
{
    return [key, games](TaskPromise<SheetFigures> &report) {
        if (auto rows = computeOpeningOdds(games, true, report.progress())) {
            report.deliver({key, std::move(*rows), {}, {}});
        }
    };
}

FiguresWork figuresWork(const QString &key, const Lesson &lesson, LessonVariant variant,
                        const Catalogue &catalogue)
{
    return [key, lesson, variant, catalogue](TaskPromise<SheetFigures> &report) {
        if (auto values = computeLessonValues(lesson, variant, catalogue, report.progress())) {
            report.deliver({key, {}, std::move(*values), sheets::decodeLessonPictures(lesson)});
        }
    };
}

} // namespace doublets

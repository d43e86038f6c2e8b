// SPDX-License-Identifier: MIT
#include "desktop/print/sheet_figures.h"

namespace doublets {

FindFigures figuresOf(const QString &wantedFor, const std::vector<ChosenRules> &games)
{
    return [wantedFor, games](WorkReport<SheetFigures> &report) {
        if (auto rows = findOpeningOdds(games, true, report.progress())) {
            report.deliver({wantedFor, std::move(*rows), {}});
        }
    };
}

FindFigures figuresOf(const QString &wantedFor, const Lesson &lesson, const Catalogue &catalogue)
{
    return [wantedFor, lesson, catalogue](WorkReport<SheetFigures> &report) {
        if (auto values = valuesOf(lesson, catalogue, report.progress())) {
            report.deliver({wantedFor, {}, std::move(*values)});
        }
    };
}

} // namespace doublets

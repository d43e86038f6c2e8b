// SPDX-License-Identifier: MIT
#pragma once

#include "print/page/flow.h"

/// The common elements of all sheets: head, foot and paragraph styles.
namespace doublets::sheets {

/// The print options of a sheet.
struct Setting
{
    Paper paper = Paper::A4;
    Ink ink = Ink::Many;

    [[nodiscard]] QRectF live() const { return livePage(paper); }
    [[nodiscard]] Colours colours() const { return Colours::of(ink); }
    bool operator==(const Setting &) const = default;
};

/// Returns an empty sheet in the current language.
[[nodiscard]] Sheet newSheet(const QString &title, const Setting &setting);

/// Adds a title and subtitle above a double rule at the top of `at`. Returns the remaining area.
[[nodiscard]] QRectF addHeader(Page &page, const QRectF &at, const QString &title,
                               const QString &subtitle, const Colours &colours);
/// Adds `text` to the foot of every page, with page numbers if there are several pages.
void addFooters(Sheet &sheet, const QString &text, const Colours &colours);
constexpr double FootHeight = 20; ///< part of the live page, including the space above

[[nodiscard]] Paragraph plainParagraph(const QString &text, const Colours &colours,
                                       double before = 0);
/// Returns a small heading that is kept with the next paragraph.
[[nodiscard]] Paragraph headingParagraph(const QString &text, const Colours &colours);
/// Divides `at` into equal columns.
[[nodiscard]] std::vector<QRectF> columnsOf(const QRectF &at, int count, double gap);

} // namespace doublets::sheets

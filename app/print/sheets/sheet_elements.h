// SPDX-License-Identifier: MIT
#pragma once

#include "print/page/flow.h"

// The common elements of all sheets: headers, footers and paragraphs.

namespace doublets::sheets {

/// The print options of a sheet.
struct SheetOptions
{
    Paper paper = Paper::A4;
    Ink ink = Ink::Colour;

    [[nodiscard]] QRectF printableRect() const { return printableArea(paper); }
    [[nodiscard]] Colours colours() const { return Colours::of(ink); }
    bool operator==(const SheetOptions &) const = default;
};

/// Returns a sheet without pages, in the current language.
[[nodiscard]] Sheet createEmptySheet(const QString &title, const SheetOptions &options);

/// Adds a title and, unless empty, a subtitle above a double line at the top of `rect`. Returns the
/// remaining area.
[[nodiscard]] QRectF addHeader(Page &page, const QRectF &rect, const QString &title,
                               const QString &subtitle, const Colours &colours);
/// Adds a footer to every page, with `text`, which is elided if too long, and, if there are several
/// pages, the page number.
void addFooters(Sheet &sheet, const QString &text, const Colours &colours);
/// Height of a footer within the printable area, including the space above, in points.
constexpr double FooterHeight = 20;

/// Returns a paragraph in roman type. `spaceBefore` is in points.
[[nodiscard]] Paragraph plainParagraph(const QString &text, const Colours &colours,
                                       double spaceBefore = 0);
/// Returns a small heading that is kept with the next paragraph.
[[nodiscard]] Paragraph headingParagraph(const QString &text, const Colours &colours);
/// Divides `rect` into `count` columns of equal width, `gap` points apart. Precondition: `count` is
/// positive.
[[nodiscard]] std::vector<QRectF> splitIntoColumns(const QRectF &rect, int count, double gap);

} // namespace doublets::sheets

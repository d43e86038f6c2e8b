// SPDX-License-Identifier: MIT
#pragma once

#include "print/page/flow.h"

/// What all sheets have in common: a head, a foot, paragraphs of the same kinds.
namespace doublets::sheets {

/// How a sheet is wanted.
struct Setting
{
    Paper paper = Paper::A4;
    Ink ink = Ink::Many;

    [[nodiscard]] QRectF live() const { return livePage(paper); }
    [[nodiscard]] Colours colours() const { return Colours::of(ink); }
    bool operator==(const Setting &) const = default;
};

/// An empty sheet in the language of now.
[[nodiscard]] Sheet newSheet(const QString &title, const Setting &setting);

/// Title and subtitle over a double line, at the top of `at`; gives what is left below.
[[nodiscard]] QRectF addHead(Page &page, const QRectF &at, const QString &title,
                             const QString &subtitle, const Colours &colours);
/// At the foot of every page what it is, and which of how many where there are several.
void addFeet(Sheet &sheet, const QString &text, const Colours &colours);
constexpr double FootHeight = 20; ///< of the live page, with the room above

[[nodiscard]] Paragraph plainParagraph(const QString &text, const Colours &colours,
                                       double before = 0);
/// Small heading over paragraphs, not parted from them.
[[nodiscard]] Paragraph headingParagraph(const QString &text, const Colours &colours);
/// Equal columns side by side.
[[nodiscard]] std::vector<QRectF> columnsOf(const QRectF &at, int count, double gap);

} // namespace doublets::sheets

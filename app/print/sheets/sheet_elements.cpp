// SPDX-License-Identifier: MIT
#include "print/sheets/sheet_elements.h"

#include "language/language.h"

#include <QCoreApplication>

namespace doublets::sheets {

namespace {

class SheetElementsText
{
    Q_DECLARE_TR_FUNCTIONS(SheetFurniture)

public:
    static QString pageNumberText(int page, int pages)
    {
        //: At the foot of a printed page: %1 its number, %2 how many there are
        return tr("%1 of %2", "pages").arg(QString::number(page), QString::number(pages));
    }
};

} // namespace

Sheet createEmptySheet(const QString &title, const SheetOptions &options)
{
    return {title, currentLanguage(), options.paper, {}};
}

QRectF addHeader(Page &page, const QRectF &rect, const QString &title, const QString &subtitle,
                 const Colours &colours)
{
    Paragraph name{{{title, FontStyle::Roman, colours.rubric}}};
    name.size = 25;
    name.leading = 28;
    std::vector<Paragraph> head{name};
    if (!subtitle.isEmpty()) {
        Paragraph below{{{subtitle, FontStyle::Italic, colours.text}}};
        below.size = 13;
        below.leading = 16;
        below.spaceBefore = 2;
        head.push_back(below);
    }
    const double bottom =
        rect.top() + addParagraphs(page, rect, head) + (subtitle.isEmpty() ? 5 : 4);
    page.addLine({rect.left(), bottom}, {rect.right(), bottom}, colours.text, 1.2);
    page.addLine({rect.left(), bottom + 2.4}, {rect.right(), bottom + 2.4}, colours.text, 0.4);
    return {QPointF(rect.left(), bottom + (subtitle.isEmpty() ? 12 : 8)), rect.bottomRight()};
}

void addFooters(Sheet &sheet, const QString &text, const Colours &colours)
{
    constexpr TextStyle Small{FontStyle::Italic, MinTextSize};
    const QRectF printableRect = printableArea(sheet.paper);
    const double baseline = printableRect.bottom() - 3;
    const int pages = static_cast<int>(sheet.pages.size());
    for (int i = 0; i < pages; ++i) {
        Page &page = sheet.pages[static_cast<std::size_t>(i)];
        const QString number =
            pages > 1 ? SheetElementsText::pageNumberText(i + 1, pages) : QString();
        const double room = printableRect.width() - Small.width(number) - FooterHeight;
        page.addLeftAlignedText({printableRect.left(), baseline}, Small.elided(text, room), Small,
                                colours.secondary);
        if (pages > 1) {
            page.addRightAlignedText({printableRect.right(), baseline}, number, Small,
                                     colours.secondary);
        }
    }
}

Paragraph plainParagraph(const QString &text, const Colours &colours, double spaceBefore)
{
    Paragraph paragraph{{{text, FontStyle::Roman, colours.text}}};
    paragraph.spaceBefore = spaceBefore;
    return paragraph;
}

Paragraph headingParagraph(const QString &text, const Colours &colours)
{
    Paragraph paragraph{{{text, FontStyle::Italic, colours.rubric}}};
    paragraph.size = 14;
    paragraph.leading = 17;
    paragraph.spaceBefore = 7;
    paragraph.keepWithNext = true;
    return paragraph;
}

std::vector<QRectF> splitIntoColumns(const QRectF &rect, int count, double gap)
{
    std::vector<QRectF> columns;
    columns.reserve(static_cast<std::size_t>(count));
    const double width = (rect.width() - (count - 1) * gap) / count;
    for (int i = 0; i < count; ++i) {
        columns.emplace_back(rect.left() + i * (width + gap), rect.top(), width, rect.height());
    }
    return columns;
}

} // namespace doublets::sheets

// SPDX-License-Identifier: MIT
#include "print/sheets/furniture.h"

#include "language/language.h"

#include <QCoreApplication>

namespace doublets::sheets {

namespace {

class FurnitureText
{
    Q_DECLARE_TR_FUNCTIONS(SheetFurniture)

public:
    static QString pageRect(int page, int pages)
    {
        //: At the foot of a printed page: %1 its number, %2 how many there are
        return tr("%1 of %2", "pages").arg(QString::number(page), QString::number(pages));
    }
};

} // namespace

Sheet newSheet(const QString &title, const Setting &setting)
{
    return {title, currentLanguage(), setting.paper, {}};
}

QRectF addHeader(Page &page, const QRectF &at, const QString &title, const QString &subtitle,
                 const Colours &colours)
{
    Paragraph name{{{title, Face::Roman, colours.rubric}}};
    name.size = 25;
    name.leading = 28;
    std::vector<Paragraph> head{name};
    if (!subtitle.isEmpty()) {
        Paragraph below{{{subtitle, Face::Italic, colours.text}}};
        below.size = 13;
        below.leading = 16;
        below.before = 2;
        head.push_back(below);
    }
    const double bottom = at.top() + addParagraphs(page, at, head) + (subtitle.isEmpty() ? 5 : 4);
    page.line({at.left(), bottom}, {at.right(), bottom}, colours.text, 1.2);
    page.line({at.left(), bottom + 2.4}, {at.right(), bottom + 2.4}, colours.text, 0.4);
    return {QPointF(at.left(), bottom + (subtitle.isEmpty() ? 12 : 8)), at.bottomRight()};
}

void addFooters(Sheet &sheet, const QString &text, const Colours &colours)
{
    constexpr Letters Small{Face::Italic, MinTextSize};
    const QRectF live = livePage(sheet.paper);
    const double baseline = live.bottom() - 3;
    const int pages = static_cast<int>(sheet.pages.size());
    for (int i = 0; i < pages; ++i) {
        Page &page = sheet.pages[static_cast<std::size_t>(i)];
        const QString number = pages > 1 ? FurnitureText::pageRect(i + 1, pages) : QString();
        const double room = live.width() - Small.width(number) - FootHeight;
        page.left({live.left(), baseline}, Small.elided(text, room), Small, colours.quiet);
        if (pages > 1) {
            page.right({live.right(), baseline}, number, Small, colours.quiet);
        }
    }
}

Paragraph plainParagraph(const QString &text, const Colours &colours, double before)
{
    Paragraph paragraph{{{text, Face::Roman, colours.text}}};
    paragraph.before = before;
    return paragraph;
}

Paragraph headingParagraph(const QString &text, const Colours &colours)
{
    Paragraph paragraph{{{text, Face::Italic, colours.rubric}}};
    paragraph.size = 14;
    paragraph.leading = 17;
    paragraph.before = 7;
    paragraph.withNext = true;
    return paragraph;
}

std::vector<QRectF> columnsOf(const QRectF &at, int count, double gap)
{
    std::vector<QRectF> columns;
    columns.reserve(static_cast<std::size_t>(count));
    const double width = (at.width() - (count - 1) * gap) / count;
    for (int i = 0; i < count; ++i) {
        columns.emplace_back(at.left() + i * (width + gap), at.top(), width, at.height());
    }
    return columns;
}

} // namespace doublets::sheets

// SPDX-License-Identifier: MIT
#include "print/sheets/labels_sheet.h"

#include "text/story_text.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets::sheets {

namespace {

constexpr int InRow = 2;
constexpr int OnPage = 4;
constexpr double Gutter = pointsFromMillimetres(6); ///< between labels, for their cut marks
constexpr double Inside = pointsFromMillimetres(7); ///< between the edge of a label and its text

class LabelsSheet
{
    Q_DECLARE_TR_FUNCTIONS(LabelsSheet)

public:
    explicit LabelsSheet(const SheetOptions &options)
        : m_options(options)
        , m_colours(options.colours())
    {
    }

    [[nodiscard]] Sheet sheet(const std::vector<ObjectLabel> &labels) const
    {
        Sheet sheet = createEmptySheet(tr("Board labels"), m_options);
        const double size = sizeFor(labels);
        for (std::size_t i = 0; i < labels.size(); ++i) {
            if (i % OnPage == 0) {
                sheet.pages.emplace_back();
            }
            Page &page = sheet.pages.back();
            addCutMarks(page, place(i % OnPage));
            const QRectF rest = addLabelHead(page, place(i % OnPage), labels[i]);
            addParagraphs(page, rest, body(labels[i], size));
        }
        //: At the foot of a page of labels, which are cut out. %1 and %2 a length in millimetres
        addFooters(sheet,
                   tr("Cut along the marks. Each label measures %1 × %2 mm.")
                       .arg(QString::number(LabelSizeInMillimetres.width()),
                            QString::number(LabelSizeInMillimetres.height())),
                   m_colours);
        return sheet;
    }

private:
    [[nodiscard]] QRectF place(std::size_t index) const
    {
        const QSizeF size(pointsFromMillimetres(LabelSizeInMillimetres.width()),
                          pointsFromMillimetres(LabelSizeInMillimetres.height()));
        const QRectF printableRect = m_options.printableRect();
        const QSizeF step = size + QSizeF(Gutter, Gutter);
        const double left = printableRect.center().x() - Gutter / 2 - size.width();
        const std::size_t row = index / InRow;
        const std::size_t column = index % InRow;
        const double top = printableRect.top() +
                           (printableRect.height() - FooterHeight - Gutter) / 2 - size.height();
        return {QPointF(left + static_cast<double>(column) * step.width(),
                        top + static_cast<double>(row) * step.height()),
                size};
    }

    /// Adds crop marks outside the corners.
    void addCutMarks(Page &page, const QRectF &label) const
    {
        constexpr double Length = pointsFromMillimetres(2.5);
        constexpr double Off = pointsFromMillimetres(0.5);
        for (const double x : {label.left(), label.right()}) {
            page.addLine({x, label.top() - Off}, {x, label.top() - Length}, m_colours.secondary,
                         0.5);
            page.addLine({x, label.bottom() + Off}, {x, label.bottom() + Length},
                         m_colours.secondary, 0.5);
        }
        for (const double y : {label.top(), label.bottom()}) {
            page.addLine({label.left() - Off, y}, {label.left() - Length, y}, m_colours.secondary,
                         0.5);
            page.addLine({label.right() + Off, y}, {label.right() + Length, y}, m_colours.secondary,
                         0.5);
        }
    }

    [[nodiscard]] static Paragraph said(const QString &text, double size, FontStyle fontStyle,
                                        double before, const QColor &colour)
    {
        Paragraph paragraph{{{text, fontStyle, colour}}};
        paragraph.size = size;
        paragraph.leading = size * 1.25;
        paragraph.spaceBefore = before;
        return paragraph;
    }

    [[nodiscard]] std::vector<Paragraph> head(const ObjectLabel &label) const
    {
        constexpr double Title = 25;
        constexpr double Place = 17;
        return {
            said(translatedStoryText(label.title), Title, FontStyle::Roman, 0, m_colours.rubric),
            said(translatedStoryText(label.place) + u", "_s + translatedStoryText(label.date),
                 Place, FontStyle::Italic, 0, m_colours.text)};
    }

    [[nodiscard]] std::vector<Paragraph> body(const ObjectLabel &label, double size) const
    {
        Paragraph materials = said(translatedStoryText(label.materials.text), size,
                                   FontStyle::Roman, 0, m_colours.text);
        //: behind what a table is made of. %1: how we know it
        const QString evidence = tr("– %1").arg(evidenceName(label.materials.evidence));
        materials.runs.push_back({u' ' + evidence, FontStyle::Italic, m_colours.secondary});
        return {materials,
                said(tr("Size: %1").arg(translatedStoryText(label.size)), size, FontStyle::Roman, 5,
                     m_colours.text),
                said(translatedStoryText(label.model), size, FontStyle::Roman, 8, m_colours.text),
                said(translatedStoryText(label.inventedFeatures), size, FontStyle::Italic, 8,
                     m_colours.secondary)};
    }

    /// Adds the head of a label. Returns the remaining area.
    [[nodiscard]] QRectF addLabelHead(Page &page, const QRectF &at, const ObjectLabel &label) const
    {
        QRectF rest = at.adjusted(Inside, Inside, -Inside, -Inside);
        rest.adjust(0, addParagraphs(page, rest, head(label)) + 7, 0, 0);
        page.addLine(rest.topLeft(), rest.topRight(), m_colours.line, 0.8);
        return rest.adjusted(0, 8, 0, 0);
    }

    /// Returns the largest text size at which all labels fit: labels are read from a distance.
    [[nodiscard]] double sizeFor(const std::vector<ObjectLabel> &labels) const
    {
        constexpr double Largest = 16;
        constexpr double Step = 0.5;
        const auto fits = [&](double size) {
            return std::ranges::all_of(labels, [&](const ObjectLabel &label) {
                Page unseen;
                const QRectF rest = addLabelHead(unseen, place(0), label);
                return heightOf(breakLines(body(label, size), rest.width())) <= rest.height();
            });
        };
        double size = Largest;
        while (size > MinTextSize && !fits(size)) {
            size -= Step;
        }
        return size;
    }

    SheetOptions m_options;
    Colours m_colours;
};

} // namespace

Sheet labelsSheet(const Story &story, const SheetOptions &options)
{
    return LabelsSheet(options).sheet(story.labels);
}

} // namespace doublets::sheets

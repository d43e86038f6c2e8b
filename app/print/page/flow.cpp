// SPDX-License-Identifier: MIT
#include "print/page/flow.h"

#include <QTextLayout>

#include <algorithm>

namespace doublets::sheets {

namespace {

/// A paragraph in Qt's text layout, magnified by `TextStyle::FontScale`.
class BrokenParagraph
{
public:
    explicit BrokenParagraph(const Paragraph &paragraph)
        : m_paragraph(paragraph)
    {
        QString text;
        QList<QTextLayout::FormatRange> formats;
        for (const TextRun &run : paragraph.runs) {
            QTextLayout::FormatRange range;
            range.start = static_cast<int>(text.size());
            range.length = static_cast<int>(run.text.size());
            range.format.setFont(TextStyle{run.fontStyle, paragraph.size}.font());
            formats << range;
            text += run.text;
        }
        m_layout.setText(text);
        m_layout.setFont(TextStyle{FontStyle::Roman, paragraph.size}.font());
        m_layout.setFormats(formats);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        m_layout.setTextOption(option);
    }

    [[nodiscard]] std::vector<Line> lines(double width)
    {
        std::vector<Line> lines;
        m_layout.beginLayout();
        for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
            const double leftIndent =
                m_paragraph.leftIndent + (lines.empty() ? m_paragraph.firstLineIndent : 0);
            line.setLineWidth((width - leftIndent) * TextStyle::FontScale);
            lines.push_back(placed(line, leftIndent, width - leftIndent));
        }
        m_layout.endLayout();
        return lines;
    }

private:
    [[nodiscard]] Line placed(const QTextLine &line, double leftIndent, double room) const
    {
        const double spare = room - line.naturalTextWidth() / TextStyle::FontScale;
        double left = m_paragraph.alignment == Qt::AlignHCenter ? leftIndent + spare / 2
                      : m_paragraph.alignment == Qt::AlignRight ? leftIndent + spare
                                                                : leftIndent;
        const qsizetype from = line.textStart();
        const double tail = overhang(from);
        left += tail <= spare ? tail : 0;
        const qsizetype to = from + line.textLength();
        Line placed;
        placed.leading = m_paragraph.leading;
        placed.descent = m_paragraph.leading - m_paragraph.size;
        qsizetype begin = 0;
        for (const TextRun &run : m_paragraph.runs) {
            const qsizetype end = begin + run.text.size();
            const qsizetype first = std::max(begin, from);
            const qsizetype last = std::min(end, to);
            if (first < last) {
                const double x = line.cursorToX(static_cast<int>(first)) / TextStyle::FontScale;
                placed.texts.push_back({{left + x, 0},
                                        m_layout.text().mid(first, last - first),
                                        {run.fontStyle, m_paragraph.size},
                                        run.colour});
            }
            begin = end;
        }
        return placed;
    }

    /// Returns how far the glyph extends to the left of its origin, as a slanted "g" does.
    [[nodiscard]] double overhang(qsizetype at) const
    {
        qsizetype begin = 0;
        for (const TextRun &run : m_paragraph.runs) {
            if (at < begin + run.text.size()) {
                const TextStyle style{run.fontStyle, m_paragraph.size};
                return std::max(0.0, -style.leftBearing(m_layout.text()[at]));
            }
            begin += run.text.size();
        }
        return 0;
    }

    const Paragraph &m_paragraph;
    QTextLayout m_layout;
};

/// Prevents widows and orphans: neither the first nor the last line of a paragraph stands alone.
void holdTogether(std::vector<Line> &lines, const Paragraph &paragraph)
{
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool isLast = i + 1 == lines.size();
        lines[i].keepWithNext = isLast ? paragraph.keepWithNext
                                       : paragraph.keepTogether || i == 0 || i + 2 == lines.size();
    }
}

/// Returns the end of the lines from `first` that must be in the same column.
std::size_t endOfHeld(const std::vector<Line> &lines, std::size_t first)
{
    while (first < lines.size() && lines[first].keepWithNext) {
        ++first;
    }
    return std::min(first + 1, lines.size());
}

double heightOfRange(const std::vector<Line> &lines, std::size_t from, std::size_t to, bool atTop)
{
    double height = 0;
    for (std::size_t i = from; i < to; ++i) {
        height += lines[i].leading + (atTop && i == from ? 0 : lines[i].spaceBefore);
    }
    return height;
}

void draw(Page &page, QPointF baseline, const Line &line)
{
    if (line.drawMark) {
        line.drawMark(page, baseline);
    }
    for (Text text : line.texts) {
        text.position += baseline;
        page.add(text);
    }
}

/// Returns whether columns of the given height can hold all lines.
bool holdAll(const std::vector<QRectF> &columns, const std::vector<Line> &lines, double height)
{
    std::size_t next = 0;
    for (QRectF column : columns) {
        column.setHeight(std::min(height, column.height()));
        Page unseen;
        next = fillColumn(unseen, column, lines, next);
    }
    return next == lines.size();
}

} // namespace

std::vector<Line> breakLines(const std::vector<Paragraph> &paragraphs, double width)
{
    std::vector<Line> all;
    for (const Paragraph &paragraph : paragraphs) {
        std::vector<Line> lines = BrokenParagraph(paragraph).lines(width);
        if (lines.empty()) {
            continue;
        }
        lines.front().spaceBefore = paragraph.spaceBefore;
        lines.front().drawMark = paragraph.drawMark;
        holdTogether(lines, paragraph);
        std::ranges::move(lines, std::back_inserter(all));
    }
    return all;
}

double heightOf(const std::vector<Line> &lines)
{
    return heightOfRange(lines, 0, lines.size(), true);
}

Line combineColumns(std::vector<PositionedLines> columns)
{
    Line block;
    for (const auto &[left, lines] : columns) {
        block.leading = std::max(block.leading, heightOf(lines));
        block.spaceBefore =
            std::max(block.spaceBefore, lines.empty() ? 0 : lines.front().spaceBefore);
    }
    block.drawMark = [columns = std::move(columns), height = block.leading](Page &page,
                                                                            QPointF at) {
        for (const auto &[left, lines] : columns) {
            fillColumn(page, {at.x() + left, at.y() - height, 0, height}, lines, 0);
        }
    };
    return block;
}

std::size_t fillColumn(Page &page, const QRectF &column, const std::vector<Line> &lines,
                       std::size_t next, double *bottom)
{
    constexpr double Rounding = 0.01;
    double y = column.top();
    bool atTop = true;
    while (next < lines.size()) {
        const std::size_t end = endOfHeld(lines, next);
        if (y + heightOfRange(lines, next, end, atTop) > column.bottom() + Rounding) {
            break;
        }
        for (; next < end; ++next) {
            y += (atTop ? 0 : lines[next].spaceBefore) + lines[next].leading;
            draw(page, {column.left(), y - lines[next].descent}, lines[next]);
            atTop = false;
        }
    }
    if (bottom != nullptr) {
        *bottom = y;
    }
    return next;
}

double addParagraphs(Page &page, const QRectF &rect, const std::vector<Paragraph> &paragraphs)
{
    const std::vector<Line> lines = breakLines(paragraphs, rect.width());
    const double height = heightOf(lines);
    fillColumn(page, {rect.topLeft(), QSizeF(rect.width(), height)}, lines, 0);
    return height;
}

bool fillColumnsEvenly(Page &page, const std::vector<QRectF> &columns,
                       const std::vector<Line> &lines)
{
    const double most = columns.front().height();
    if (!holdAll(columns, lines, most)) {
        return false;
    }
    constexpr double Step = 2;
    double height = heightOf(lines) / static_cast<double>(columns.size());
    while (height < most && !holdAll(columns, lines, height)) {
        height += Step;
    }
    std::size_t next = 0;
    for (QRectF column : columns) {
        column.setHeight(std::min(height, most));
        next = fillColumn(page, column, lines, next);
    }
    return true;
}

} // namespace doublets::sheets

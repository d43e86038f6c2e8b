// SPDX-License-Identifier: MIT
#pragma once

#include "print/page/sheet.h"

#include <functional>

// Paragraphs that flow in columns. Lengths are in points (1/72 inch).

namespace doublets::sheets {

/// A run of text with uniform formatting.
struct TextRun
{
    QString text;
    FontStyle fontStyle = FontStyle::Roman;
    QColor colour = Qt::black;
};

/// A paragraph, or another block that flows in a column.
struct Paragraph
{
    std::vector<TextRun> runs;
    double size = MinTextSize;  ///< font size
    double leading = 13;        ///< distance between baselines
    double spaceBefore = 0;     ///< ignored at the top of a column
    double leftIndent = 0;      ///< indent of all lines
    double firstLineIndent = 0; ///< indent of the first line, in addition to `leftIndent`
    Qt::Alignment alignment = Qt::AlignLeft; ///< Qt::AlignLeft, AlignHCenter or AlignRight
    bool keepWithNext = false; ///< whether the next paragraph must start in the same column
    /// Draws a mark beside the first line. The point is the left end of the baseline, at the left
    /// edge of the column. May be empty.
    std::function<void(Page &, QPointF)> drawMark = {};
    /// Whether all lines must be in the same column.
    bool keepTogether = false;
};

/// A line of a paragraph, or an unbreakable block such as the result of combineColumns(). Positions
/// are relative to the column's left edge and the line's baseline.
struct Line
{
    std::vector<Text> texts;
    double spaceBefore = 0;    ///< ignored at the top of a column
    double leading = 0;        ///< height of the line
    double descent = 0;        ///< part of the height below the baseline
    bool keepWithNext = false; ///< whether the next line must be in the same column
    std::function<void(Page &, QPointF)> drawMark = {}; ///< as Paragraph::drawMark
};

/// Breaks paragraphs into lines for a column of the given width. Sets Line::keepWithNext as the
/// paragraphs require, and so that neither the first nor the last line of a paragraph stands alone
/// in a column.
[[nodiscard]] std::vector<Line> breakLines(const std::vector<Paragraph> &paragraphs, double width);

/// Returns the height of the stacked lines, without the space before the first line.
[[nodiscard]] double heightOf(const std::vector<Line> &lines);

/// The lines of a column, with the position of their left edge.
struct PositionedLines
{
    double left = 0; ///< position relative to the left edge of the combined line
    std::vector<Line> lines;
};

/// Combines columns into a single unbreakable line, as high as the tallest column.
[[nodiscard]] Line combineColumns(std::vector<PositionedLines> columns);

/// Fills a column with lines, starting with the line at index `next`. Returns the index of the
/// first line that does not fit, or the number of lines if all fit. If `bottom` is not null, stores
/// in it the y coordinate of the bottom of the last line, or of the top of the column if no line
/// fits.
std::size_t fillColumn(Page &page, const QRectF &column, const std::vector<Line> &lines,
                       std::size_t next, double *bottom = nullptr);

/// Adds paragraphs at the top of `rect`, even if they exceed its height. Returns the height of the
/// paragraphs.
double addParagraphs(Page &page, const QRectF &rect, const std::vector<Paragraph> &paragraphs);

/// Distributes lines evenly over columns of equal width. Fills no column beyond the height of the
/// first one. Returns false, drawing nothing, if the lines do not fit. Precondition: there is at
/// least one column.
[[nodiscard]] bool fillColumnsEvenly(Page &page, const std::vector<QRectF> &columns,
                                     const std::vector<Line> &lines);

} // namespace doublets::sheets

// SPDX-License-Identifier: MIT
#pragma once

#include "print/page/sheet.h"

#include <functional>

namespace doublets::sheets {

/// A run of text with uniform formatting.
struct Words
{
    QString text;
    Face face = Face::Roman;
    QColor colour = Qt::black;
};

/// A paragraph, or another block that flows in a column.
struct Paragraph
{
    std::vector<Words> words;
    double size = MinTextSize;
    double leading = 13;   ///< from baseline to baseline
    double before = 0;     ///< space above; ignored at the top of a column
    double inset = 0;      ///< of all lines, from the left
    double firstInset = 0; ///< of the first line, in addition to `inset`
    Qt::Alignment align = Qt::AlignLeft;
    bool withNext = false; ///< keep with the next paragraph
    /// Draws a mark on the first baseline, at the left edge of the column; may be empty.
    std::function<void(Page &, QPointF)> mark = {};
    /// Whether to keep all lines in the same column.
    bool whole = false;
};

/// One line of a paragraph. Positions are relative to the column's left edge and the line's
/// baseline.
struct Line
{
    std::vector<Text> texts;
    double before = 0;
    double leading = 0;
    double descent = 0;        ///< below the baseline
    bool keepWithNext = false; ///< whether the next line must be in the same column
    std::function<void(Page &, QPointF)> mark = {};
};

/// Breaks paragraphs into lines for a column of the given width.
[[nodiscard]] std::vector<Line> breakLines(const std::vector<Paragraph> &paragraphs, double width);

/// Returns the height of the lines when stacked.
[[nodiscard]] double heightOf(const std::vector<Line> &lines);

/// Lines in a column that starts at `left`.
struct LinesAt
{
    double left = 0;
    std::vector<Line> lines;
};

/// Combines columns into a single unbreakable line, as high as the tallest of them.
[[nodiscard]] Line sideBySide(std::vector<LinesAt> columns);

/// Fills a column with lines, starting with line `next`. Returns the index of the first line that
/// does not fit. Stores the bottom of the last line in `bottom` unless it is null.
std::size_t fillColumn(Page &page, const QRectF &column, const std::vector<Line> &lines,
                       std::size_t next, double *bottom = nullptr);

/// Sets paragraphs at the top of `at`, regardless of its height. Returns the height that they take.
double addParagraphs(Page &page, const QRectF &at, const std::vector<Paragraph> &paragraphs);

/// Distributes lines evenly over columns of equal width, which are made only as high as necessary.
/// Returns false, drawing nothing, if the lines do not fit.
[[nodiscard]] bool fillColumnsEvenly(Page &page, const std::vector<QRectF> &columns,
                                     const std::vector<Line> &lines);

} // namespace doublets::sheets

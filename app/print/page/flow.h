// SPDX-License-Identifier: MIT
#pragma once

#include "print/page/sheet.h"

#include <functional>

namespace doublets::sheets {

/// Words of a paragraph that look alike.
struct Words
{
    QString text;
    Face face = Face::Roman;
    QColor colour = Qt::black;
};

/// A paragraph, or whatever stands in a column like one.
struct Paragraph
{
    std::vector<Words> words;
    double size = SmallestLetters;
    double leading = 13;   ///< from baseline to baseline
    double before = 0;     ///< room above, but not at the top of a column
    double inset = 0;      ///< of all lines, from the left
    double firstInset = 0; ///< of the first one, beyond that
    Qt::Alignment align = Qt::AlignLeft;
    bool withNext = false; ///< does not stand last in a column
    /// Drawn at the left end of the first baseline, at the column's edge.
    std::function<void(Page &, QPointF)> mark = {};
    /// Not broken over columns.
    bool whole = false;
};

/// One line of a paragraph, placed from the column's left edge and its own baseline.
struct Line
{
    std::vector<Text> texts;
    double before = 0;
    double leading = 0;
    double descent = 0;     ///< below the baseline
    bool holdsNext = false; ///< the next line stands in the same column
    std::function<void(Page &, QPointF)> mark = {};
};

/// The lines of paragraphs in a column of that width.
[[nodiscard]] std::vector<Line> breakLines(const std::vector<Paragraph> &paragraphs, double width);

/// How high these lines are, one below the other.
[[nodiscard]] double heightOf(const std::vector<Line> &lines);

/// Lines in a column that begins so far from the left.
struct LinesAt
{
    double left = 0;
    std::vector<Line> lines;
};

/// Columns of lines beside each other, as one line that is not broken. As high as the highest.
[[nodiscard]] Line sideBySide(std::vector<LinesAt> columns);

/// Puts lines into a column from the `next` on, as many as it takes, and gives the first that it
/// does not. `bottom` says how far down they come.
std::size_t fillColumn(Page &page, const QRectF &column, const std::vector<Line> &lines,
                       std::size_t next, double *bottom = nullptr);

/// A paragraph with its lines from the top of `at`; gives the height that it takes.
double addParagraphs(Page &page, const QRectF &at, const std::vector<Paragraph> &paragraphs);

/// Puts lines into columns of equal width, in order and filled alike, as high as they need. False
/// where they do not fit; then nothing is drawn.
[[nodiscard]] bool fillColumnsEvenly(Page &page, const std::vector<QRectF> &columns,
                                     const std::vector<Line> &lines);

} // namespace doublets::sheets

// SPDX-License-Identifier: MIT
#include "print/sheets/lesson_sheet.h"

#include "print/drawing/position_diagram.h"
#include "table/image/decoded_picture.h"
#include "text/lesson_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

using namespace Qt::StringLiterals;

namespace doublets::sheets {

namespace {

using Kind = SheetItem::Kind;

constexpr double Box = 10;               ///< tick box
constexpr double Indent = 20;            ///< of text beside a mark
constexpr double Between = 18;           ///< columns
constexpr double MaxPictureHeight = 200; ///< keeps a picture and its question on one page
constexpr double PointsPerPixel = 0.75;  ///< of a picture in its natural size: 96 pixels per inch
constexpr QSize MaxPictureSize{2400, 2400}; ///< in pixels; wider than 300 dots per inch on paper
constexpr double CellPadding = 8; ///< horizontal padding of a table, and space below its text
constexpr double HeadPadding = 4; ///< space below the heads of a table, besides their descent

/// The spacing of a sheet.
struct Density
{
    double size;
    double leading;
    double gaps;    ///< between paragraphs, relative to the widest setting
    double toWrite; ///< between lines to write on
    double heading; ///< text size of headings
};
/// In order of preference: the first spacing that fits on the fewest sheets of paper is used, or
/// the widest if none fits.
constexpr std::array Densities{Density{12, 15, 1, 25, 16},     Density{11.5, 14, 0.75, 24, 15},
                               Density{11, 13.2, 0.5, 23, 14}, Density{11, 12.6, 0.3, 22, 13},
                               Density{11, 12, 0.2, 20, 13},   Density{11, 11.7, 0.1, 18, 12.5}};
/// Number of `Densities` that are still airy.
constexpr std::size_t AiryDensities = 3;

/// A number of sides of paper on which a lesson sheet may fit.
struct Extent
{
    std::size_t sides;
    std::size_t densities; ///< how many of `Densities` are tried
};
/// In order of preference: copies for a class should fit on one sheet of paper, or else on two. A
/// third side saves a page, but no sheet, so it is not worth tight lines.
constexpr std::array Extents{Extent{2, Densities.size()}, Extent{3, AiryDensities},
                             Extent{4, Densities.size()}};

/// Lays out the pieces of a lesson sheet as lines.
class LessonPages
{
public:
    LessonPages(const LessonSheet &lesson, const LessonPictures &pictures,
                const SheetOptions &options, const Density &density)
        : m_lesson(lesson)
        , m_pictures(pictures)
        , m_options(options)
        , m_density(density)
        , m_colours(options.colours())
        , m_width(options.printableRect().width())
    {
    }

    [[nodiscard]] Sheet sheet(const QString &foot)
    {
        Sheet sheet{m_lesson.title, m_lesson.language, m_options.paper, {}};
        Page page;
        QRectF column = m_options.printableRect().adjusted(0, 0, 0, -FooterHeight);
        column = addHeader(page, column, m_lesson.title, {}, m_colours);
        std::vector<Line> lines = allLines();
        std::size_t next = fillColumn(page, column, lines, 0);
        while (next < lines.size()) {
            sheet.pages.push_back(std::exchange(page, {}));
            column = m_options.printableRect().adjusted(0, 0, 0, -FooterHeight);
            const std::size_t before = next;
            next = fillColumn(page, column, lines, next);
            if (next == before) {
                breakApart(lines, next); // held lines are taller than a page
            }
        }
        sheet.pages.push_back(page);
        std::erase_if(sheet.pages, [](const Page &each) { return each.items.empty(); });
        addFooters(sheet, foot, m_colours);
        return sheet;
    }

private:
    using Lines = std::vector<Line>;

    static void breakApart(Lines &lines, std::size_t first)
    {
        for (; first < lines.size() && lines[first].keepWithNext; ++first) {
            lines[first].keepWithNext = false;
        }
    }

    [[nodiscard]] Kind kindOf(std::size_t i) const { return m_lesson.items[i].kind; }

    /// Returns whether a page may end before piece `i`. Questions stay with their answers, answers
    /// with their marks, and sources with the text about them.
    [[nodiscard]] bool mayBreakBefore(std::size_t i) const
    {
        const Kind before = kindOf(i - 1);
        if (before == Kind::Heading || before == Kind::Task) {
            return false;
        }
        switch (kindOf(i)) {
        case Kind::Heading:
            return true;
        case Kind::Task:
            return before != Kind::Paragraph && before != Kind::Picture && !isOfPassage(before);
        case Kind::Picture:
            return before == Kind::Paragraph;
        case Kind::Label:
            return before == Kind::Status || before == Kind::Reason;
        case Kind::Paragraph:
            return before == Kind::Paragraph;
        default:
            return false;
        }
    }

    [[nodiscard]] static bool isOfPassage(Kind kind)
    {
        return kind == Kind::Label || kind == Kind::Quotation || kind == Kind::Translation ||
               kind == Kind::Status || kind == Kind::Reason;
    }

    /// Returns the end of the rule whose label is at `first`.
    [[nodiscard]] std::size_t endOfPassage(std::size_t first) const
    {
        std::size_t end = first + 1;
        while (end < m_lesson.items.size() && kindOf(end) != Kind::Label &&
               (kindOf(end) == Kind::Paragraph || isOfPassage(kindOf(end)))) {
            ++end;
        }
        return end;
    }

    [[nodiscard]] std::size_t endOfRun(std::size_t first) const
    {
        std::size_t end = first;
        while (end < m_lesson.items.size() && kindOf(end) == kindOf(first)) {
            ++end;
        }
        return end;
    }

    [[nodiscard]] Lines allLines() const
    {
        Lines all;
        for (std::size_t i = 0; i < m_lesson.items.size();) {
            auto [lines, end] = linesFrom(i);
            i = end;
            if (lines.empty()) {
                continue;
            }
            lines.back().keepWithNext = end < m_lesson.items.size() && !mayBreakBefore(end);
            std::ranges::move(lines, std::back_inserter(all));
        }
        return all;
    }

    /// Returns the lines of piece `i` and of the pieces beside it, and the index of the next piece.
    [[nodiscard]] std::pair<Lines, std::size_t> linesFrom(std::size_t i) const
    {
        const std::size_t next = i + 1;
        switch (kindOf(i)) {
        case Kind::Board:
            return besideBoard(i);
        case Kind::Table:
            return {table(m_lesson.items[i]), next};
        case Kind::Picture:
            return {picture(m_lesson.items[i]), next};
        case Kind::Label:
            return passages(i);
        case Kind::Task:
            if (next < m_lesson.items.size() && kindOf(next) == Kind::Choice) {
                const std::size_t end = endOfRun(next);
                const Lines line = inOneLine(i, end);
                return line.empty() ? std::pair(linesOf(m_lesson.items[i], m_width), next)
                                    : std::pair(line, end);
            }
            break;
        case Kind::Choice:
        case Kind::Figure:
            return {inRows(i, endOfRun(i)), endOfRun(i)};
        default:
            break;
        }
        return {linesOf(m_lesson.items[i], m_width), next};
    }

    /// Sets the rest of a step on the left of its board.
    [[nodiscard]] std::pair<Lines, std::size_t> besideBoard(std::size_t i) const
    {
        const SheetItem &item = m_lesson.items[i];
        std::size_t end = i + 1;
        while (end < m_lesson.items.size() && kindOf(end) != Kind::Heading) {
            ++end;
        }
        const auto at = [this](std::size_t index) {
            return m_lesson.items.begin() + static_cast<std::ptrdiff_t>(index);
        };
        const LessonSheet rest{m_lesson.title, m_lesson.language, {at(i + 1), at(end)}};
        const PositionDiagram diagram(item.tables, item.tradition, m_options.ink);
        LessonPages pages(rest, m_pictures, m_options, m_density);
        pages.m_width = m_width - diagram.size().width() - Between;
        Line board;
        board.leading = diagram.size().height();
        board.drawMark = [diagram, position = item.position](Page &page, QPointF baseline) {
            diagram.draw(page, baseline - QPointF(0, diagram.size().height()), position);
        };
        return {{combineColumns({{0, pages.allLines()}, {pages.m_width + Between, {board}}})}, end};
    }

    /// Sets a picture, not enlarged beyond its natural size, above its caption.
    [[nodiscard]] Lines picture(const SheetItem &item) const
    {
        const QImage image = item.step < m_pictures.size() ? m_pictures[item.step] : QImage();
        if (image.isNull()) {
            return set({{item.description, FontStyle::Italic, m_colours.secondary}}, 6, m_width);
        }
        QSizeF size = QSizeF(image.size()) * PointsPerPixel;
        if (size.width() > m_width || size.height() > MaxPictureHeight) {
            size.scale(m_width, MaxPictureHeight, Qt::KeepAspectRatio);
        }
        Line line;
        line.spaceBefore = gap(6);
        line.leading = size.height();
        line.descent = gap(3);
        line.drawMark = [size, description = item.description,
                         printed = m_options.ink == Ink::Black
                                       ? image.convertedTo(QImage::Format_Grayscale8)
                                       : image](Page &page, QPointF baseline) {
            page.add(Picture{{baseline - QPointF(0, size.height()), size}, printed, description});
        };
        Lines caption = set({{item.text, FontStyle::Italic, m_colours.secondary}}, 3, m_width);
        line.keepWithNext = !item.text.isEmpty();
        Lines lines{line};
        if (!item.text.isEmpty()) {
            std::ranges::move(caption, std::back_inserter(lines));
        }
        return lines;
    }

    /// Sets a table with empty cells to write in.
    [[nodiscard]] Lines table(const SheetItem &item) const
    {
        const TextStyle style{FontStyle::Italic, m_density.size};
        double first = 0;
        for (const QString &each : item.rows) {
            // rounded up, as an exact fit may be broken
            first = std::max(first, std::ceil(style.width(each)) + 1 + CellPadding);
        }
        first = std::min(first, m_width * 0.4);
        const double width = (m_width - first) / static_cast<double>(item.columns.size());
        std::vector<PositionedLines> headings;
        for (qsizetype i = 0; i < item.columns.size(); ++i) {
            headings.push_back({first + static_cast<double>(i) * width + CellPadding / 2,
                                set({{item.columns[i], FontStyle::Italic, m_colours.secondary}}, 6,
                                    width - CellPadding)});
        }
        Line heads = combineColumns(std::move(headings));
        heads.leading += HeadPadding;
        heads.descent = HeadPadding;
        Lines lines{std::move(heads)};
        for (const QString &each : item.rows) {
            Lines text = set({{each, FontStyle::Italic, m_colours.text}}, 0, first - CellPadding);
            Line row = combineColumns({{0, std::move(text)}});
            row.leading = std::max(row.leading, m_density.toWrite);
            row.descent = std::max(row.descent, CellPadding);
            row.drawMark = [write = row.drawMark, first, width, height = row.leading,
                            below = row.descent, columns = item.columns.size(),
                            colour = m_colours.line](Page &page, QPointF baseline) {
                if (write) {
                    write(page, baseline);
                }
                for (qsizetype i = 0; i < columns; ++i) {
                    page.addRect({baseline.x() + first + static_cast<double>(i) * width,
                                  baseline.y() - height + below, width, height},
                                 QPen(colour, 0.7));
                }
            };
            lines.back().keepWithNext = true;
            lines.push_back(std::move(row));
        }
        return lines;
    }

    /// Sets a rule, or two rules side by side for comparison.
    [[nodiscard]] std::pair<Lines, std::size_t> passages(std::size_t i) const
    {
        const std::size_t end = endOfPassage(i);
        if (end == m_lesson.items.size() || kindOf(end) != Kind::Label ||
            m_lesson.items[i].standsAlone || m_lesson.items[end].standsAlone) {
            return {passage(i, end, m_width), end};
        }
        const double width = columnWidth(2);
        const std::size_t endOfBoth = endOfPassage(end);
        return {{combineColumns({{0, passage(i, end, width)},
                                 {width + Between, passage(end, endOfBoth, width)}})},
                endOfBoth};
    }

    [[nodiscard]] Lines passage(std::size_t first, std::size_t end, double width) const
    {
        Lines all;
        for (std::size_t i = first; i < end; ++i) {
            const bool hasReason = i + 1 < end && kindOf(i + 1) == Kind::Reason;
            Lines lines = kindOf(i) == Kind::Status && hasReason
                              ? statusWithReason(i++, width)
                              : linesOf(m_lesson.items[i], width);
            std::ranges::move(lines, std::back_inserter(all));
        }
        for (std::size_t i = 0; i + 1 < all.size(); ++i) {
            all[i].keepWithNext = true;
        }
        if (!all.empty()) {
            all.front().spaceBefore += gap(3);
        }
        return all;
    }

    [[nodiscard]] Lines statusWithReason(std::size_t i, double width) const
    {
        const QString &status = m_lesson.items[i].text;
        return set({{status + u". "_s, FontStyle::Italic, m_colours.secondary},
                    {m_lesson.items[i + 1].text, FontStyle::Roman, m_colours.text}},
                   3, width);
    }

    [[nodiscard]] double columnWidth(std::size_t columns) const
    {
        return (m_width - static_cast<double>(columns - 1) * Between) /
               static_cast<double>(columns);
    }

    /// Sets a question and all its tick boxes in a single line. Returns no lines if they do not
    /// fit.
    [[nodiscard]] Lines inOneLine(std::size_t question, std::size_t end) const
    {
        const TextStyle style{FontStyle::Roman, m_density.size};
        const double first = style.width(m_lesson.items[question].text) + Between;
        const double width = (m_width - first) / static_cast<double>(end - question - 1);
        std::vector<PositionedLines> row{{0, linesOf(m_lesson.items[question], m_width)}};
        for (std::size_t i = question + 1; i < end; ++i) {
            if (width < 2 * Indent) {
                return {};
            }
            row.push_back({first + static_cast<double>(i - question - 1) * width,
                           linesOf(m_lesson.items[i], width)});
            if (row.back().lines.size() > 1) {
                return {};
            }
        }
        return {combineColumns(row)};
    }

    /// Sets short pieces of one kind side by side, with as many per row as fit without wrapping.
    [[nodiscard]] Lines inRows(std::size_t first, std::size_t end) const
    {
        constexpr std::size_t MaxInRow = 4;
        const std::size_t count = end - first;
        for (std::size_t columns = std::min(count, MaxInRow); columns > 1; --columns) {
            if (count % columns != 0 && columns > 2) {
                continue; // equal rows only
            }
            const std::vector<Lines> all = each(first, end, columnWidth(columns));
            if (std::ranges::all_of(all, [](const Lines &lines) { return lines.size() == 1; })) {
                return rowsOf(all, columns);
            }
        }
        Lines all;
        for (Lines &lines : each(first, end, m_width)) {
            lines.back().keepWithNext = true;
            std::ranges::move(lines, std::back_inserter(all));
        }
        return all;
    }

    [[nodiscard]] std::vector<Lines> each(std::size_t first, std::size_t end, double width) const
    {
        std::vector<Lines> all;
        for (std::size_t i = first; i < end; ++i) {
            all.push_back(linesOf(m_lesson.items[i], width));
        }
        return all;
    }

    [[nodiscard]] Lines rowsOf(const std::vector<Lines> &all, std::size_t columns) const
    {
        const double step = columnWidth(columns) + Between;
        Lines rows;
        for (std::size_t i = 0; i < all.size(); i += columns) {
            std::vector<PositionedLines> row;
            for (std::size_t k = 0; k < columns && i + k < all.size(); ++k) {
                row.push_back({static_cast<double>(k) * step, all[i + k]});
            }
            rows.push_back(combineColumns(row));
            rows.back().keepWithNext = true;
        }
        return rows;
    }

    [[nodiscard]] Lines linesOf(const SheetItem &piece, double width) const
    {
        switch (piece.kind) {
        case Kind::Title:
            return {}; // set as the page head
        case Kind::Board:
        case Kind::Table:
        case Kind::Picture:
            return {}; // set by linesFrom()
        case Kind::Heading:
            return heading(piece);
        case Kind::Paragraph:
        case Kind::Mark:
        case Kind::Reason:
            return set(piece, FontStyle::Roman, m_colours.text, 3, width);
        case Kind::Label:
        case Kind::Status:
            return set(piece, FontStyle::Italic, m_colours.secondary, 3, width);
        case Kind::Quotation:
            return barred(set(piece, FontStyle::Italic, m_colours.text, 3, width, Indent),
                          m_colours.line);
        case Kind::Translation:
            return barred(set(piece, FontStyle::Roman, m_colours.text, 0, width, Indent),
                          m_colours.line);
        case Kind::Task:
            return set(piece, FontStyle::Roman, m_colours.text, 7, width);
        case Kind::Choice:
            return choice(piece, width);
        case Kind::Blank:
        case Kind::Figure:
            return {blank(piece, width)};
        case Kind::AnswerLines: {
            Lines lines(static_cast<std::size_t>(piece.lineCount), ruled());
            return lines;
        }
        case Kind::Answer:
            return barred(set(piece, FontStyle::Roman, m_colours.rubric, 4, width, Indent),
                          m_colours.rubric);
        }
        return {};
    }

    [[nodiscard]] double gap(double widest) const { return widest * m_density.gaps; }

    [[nodiscard]] Lines set(const SheetItem &piece, FontStyle fontStyle, const QColor &colour,
                            double before, double width, double inset = 0) const
    {
        return set({{piece.text, fontStyle, colour}}, before, width, inset);
    }

    [[nodiscard]] Lines set(std::vector<TextRun> words, double before, double width,
                            double inset = 0) const
    {
        Paragraph paragraph{std::move(words)};
        paragraph.size = m_density.size;
        paragraph.leading = m_density.leading;
        paragraph.spaceBefore = gap(before);
        paragraph.leftIndent = inset;
        return breakLines({paragraph}, width);
    }

    [[nodiscard]] Lines heading(const SheetItem &piece) const
    {
        Paragraph paragraph = headingParagraph(piece.text, m_colours);
        paragraph.size = m_density.heading;
        paragraph.leading = m_density.heading * 1.25;
        paragraph.spaceBefore = gap(12);
        return breakLines({paragraph}, m_width);
    }

    /// Adds a vertical bar on the left.
    [[nodiscard]] Lines barred(Lines lines, const QColor &colour) const
    {
        for (Line &line : lines) {
            line.drawMark = [colour, leading = m_density.leading](Page &page, QPointF baseline) {
                const QPointF top = baseline + QPointF(Indent / 2, -leading * 0.78);
                page.addLine(top, top + QPointF(0, leading), colour, 2);
            };
        }
        return lines;
    }

    [[nodiscard]] Lines choice(const SheetItem &piece, double width) const
    {
        Lines lines = set(piece, FontStyle::Roman, m_colours.text, 5, width, Indent);
        lines.front().drawMark = [colours = m_colours,
                                  isCorrect = piece.isCorrect](Page &page, QPointF baseline) {
            const QRectF box(baseline.x() + 1, baseline.y() - Box + 1, Box, Box);
            page.addRect(box, QPen(colours.text, 0.8));
            if (isCorrect) {
                QPainterPath tick(box.topLeft() + QPointF(0.15, 0.5) * Box);
                tick.lineTo(box.topLeft() + QPointF(0.42, 0.85) * Box);
                tick.lineTo(box.topLeft() + QPointF(1.1, -0.2) * Box);
                page.add(Shape{tick, QPen(colours.rubric, 2), Qt::NoBrush});
            }
        };
        return lines;
    }

    /// A label, a line to write on and a unit.
    [[nodiscard]] Line blank(const SheetItem &piece, double width) const
    {
        constexpr double Space = 6;
        const TextStyle words{FontStyle::Italic, m_density.size};
        Line line;
        line.leading = m_density.toWrite;
        line.descent = 4;
        line.texts.push_back({{0, 0}, piece.text, words, m_colours.text});
        const double from = words.width(piece.text) + Space;
        double to = width;
        if (!piece.unit.isEmpty()) {
            const double left = width - words.width(piece.unit);
            line.texts.push_back({{left, 0}, piece.unit, words, m_colours.text});
            to = left - Space;
        }
        line.drawMark = ruler(from, to);
        return line;
    }

    [[nodiscard]] Line ruled() const
    {
        Line line;
        line.leading = m_density.toWrite;
        line.descent = 4;
        line.keepWithNext = true;
        line.drawMark = ruler(0, m_width);
        return line;
    }

    /// A line to write on.
    [[nodiscard]] std::function<void(Page &, QPointF)> ruler(double from, double to) const
    {
        return [from, to, colour = m_colours.line](Page &page, QPointF baseline) {
            page.addLine(baseline + QPointF(from, 3), baseline + QPointF(to, 3), colour, 0.7);
        };
    }

    const LessonSheet &m_lesson;
    const LessonPictures &m_pictures;
    SheetOptions m_options;
    Density m_density;
    Colours m_colours;
    double m_width;
};

/// Sets a lesson sheet on as few sheets of paper as possible.
Sheet fitted(const LessonSheet &lesson, const LessonPictures &pictures, const SheetOptions &options,
             const QString &foot)
{
    const auto set = [&](const Density &density) {
        return LessonPages(lesson, pictures, options, density).sheet(foot);
    };
    for (const Extent &extent : Extents) {
        for (std::size_t i = 0; i < extent.densities; ++i) {
            Sheet sheet = set(Densities[i]);
            if (sheet.pages.size() <= extent.sides) {
                return sheet;
            }
        }
    }
    return set(Densities.front());
}

/// Returns the number of sheets of paper, printed on both sides.
std::size_t sheetsOfPaper(const Sheet &sheet)
{
    return (sheet.pages.size() + 1) / 2;
}

} // namespace

LessonPictures decodeLessonPictures(const Lesson &lesson)
{
    LessonPictures pictures;
    for (const LessonStep &step : lesson.steps) {
        pictures.push_back(step.picture ? decodedPicture(step.picture->data, MaxPictureSize)
                                        : QImage());
    }
    return pictures;
}

Sheet lessonSheet(const Lesson &lesson, const LessonValues &values, const LessonPictures &pictures,
                  LessonVariant variant, const Catalogue &catalogue, const SheetOptions &options)
{
    const QString foot = lessonText(lesson, lesson.title);
    if (variant == LessonVariant::AnswerKey) {
        return fitted(createAnswerKey(lesson, catalogue, values), pictures, options, foot);
    }
    Sheet sheet = fitted(createWorksheet(lesson, catalogue, values), pictures, options, foot);
    if (lesson.extension.empty()) {
        return sheet;
    }
    Sheet extended =
        fitted(createWorksheet(lesson, catalogue, values, true), pictures, options, foot);
    return sheetsOfPaper(extended) > sheetsOfPaper(sheet) ? sheet : extended;
}

} // namespace doublets::sheets

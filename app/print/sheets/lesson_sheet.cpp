// SPDX-License-Identifier: MIT
#include "print/sheets/lesson_sheet.h"

#include "text/lesson_words.h"

namespace doublets::sheets {

namespace {

using Kind = SheetPiece::Kind;

constexpr double Size = 12;
constexpr double Leading = 15;
constexpr double ToWrite = 24; ///< between lines that are written on
constexpr double Box = 10;     ///< to be ticked
constexpr double Indent = 20;  ///< of what stands behind a mark

/// The pieces of a lesson's sheet as lines, one below the other.
class LessonPages
{
public:
    LessonPages(const LessonSheet &lesson, const Setting &setting)
        : m_lesson(lesson)
        , m_setting(setting)
        , m_colours(setting.colours())
        , m_width(setting.live().width())
    {
    }

    [[nodiscard]] Sheet sheet(const QString &foot)
    {
        Sheet sheet{m_lesson.title, m_lesson.language, m_setting.paper, {}};
        Page page;
        QRectF column = m_setting.live().adjusted(0, 0, 0, -FootHeight);
        column = addHead(page, column, m_lesson.title, {}, m_colours);
        std::vector<Line> lines = allLines();
        std::size_t next = fillColumn(page, column, lines, 0);
        while (next < lines.size()) {
            sheet.pages.push_back(std::exchange(page, {}));
            column = m_setting.live().adjusted(0, 0, 0, -FootHeight);
            const std::size_t before = next;
            next = fillColumn(page, column, lines, next);
            if (next == before) {
                letGo(lines, next); // more than a page is held together
            }
        }
        sheet.pages.push_back(page);
        std::erase_if(sheet.pages, [](const Page &each) { return each.items.empty(); });
        addFeet(sheet, foot, m_colours);
        return sheet;
    }

private:
    static void letGo(std::vector<Line> &lines, std::size_t first)
    {
        for (; first < lines.size() && lines[first].holdsNext; ++first) {
            lines[first].holdsNext = false;
        }
    }

    /// Whether a page may end before that piece. What is asked stands on the page on which it is
    /// answered, and a source beside the words about it.
    [[nodiscard]] bool mayBreakBefore(std::size_t i) const
    {
        const Kind kind = m_lesson.pieces[i].kind;
        const Kind before = m_lesson.pieces[i - 1].kind;
        if (before == Kind::Heading || before == Kind::Task) {
            return false;
        }
        switch (kind) {
        case Kind::Heading:
            return true;
        case Kind::Task:
            return before != Kind::Paragraph && before != Kind::Quotation && before != Kind::Label;
        case Kind::Label:
            return before == Kind::Label;
        case Kind::Paragraph:
            return before == Kind::Paragraph;
        default:
            return false;
        }
    }

    [[nodiscard]] std::vector<Line> allLines() const
    {
        std::vector<Line> all;
        const auto &pieces = m_lesson.pieces;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            std::vector<Line> lines = linesOf(pieces[i]);
            if (lines.empty()) {
                continue;
            }
            if (i > 0 && pieces[i].kind == Kind::Label && pieces[i - 1].kind == Kind::Label) {
                lines.front().before += 6; // the next source
            }
            lines.back().holdsNext = i + 1 < pieces.size() && !mayBreakBefore(i + 1);
            std::move(lines.begin(), lines.end(), std::back_inserter(all));
        }
        return all;
    }

    [[nodiscard]] std::vector<Line> linesOf(const SheetPiece &piece) const
    {
        switch (piece.kind) {
        case Kind::Title:
            return {}; // is the head
        case Kind::Heading:
            return heading(piece);
        case Kind::Paragraph:
            return set(piece, Face::Roman, m_colours.text, 3);
        case Kind::Label:
            return set(piece, Face::Italic, m_colours.quiet, 3);
        case Kind::Quotation:
            return barred(set(piece, Face::Italic, m_colours.text, 3, Indent), m_colours.line);
        case Kind::Task:
            return set(piece, Face::Roman, m_colours.text, 7);
        case Kind::Choice:
            return choice(piece);
        case Kind::Blank:
            return {blank(piece)};
        case Kind::Lines: {
            std::vector<Line> lines(static_cast<std::size_t>(piece.lines), ruled());
            return lines;
        }
        case Kind::Answer:
            return barred(set(piece, Face::Roman, m_colours.rubric, 4, Indent), m_colours.rubric);
        }
        return {};
    }

    [[nodiscard]] std::vector<Line> set(const SheetPiece &piece, Face face, const QColor &colour,
                                        double before, double inset = 0) const
    {
        Paragraph paragraph{{{piece.text, face, colour}}};
        paragraph.size = Size;
        paragraph.leading = Leading;
        paragraph.before = before;
        paragraph.inset = inset;
        return breakLines({paragraph}, m_width);
    }

    [[nodiscard]] std::vector<Line> heading(const SheetPiece &piece) const
    {
        Paragraph paragraph = headingParagraph(piece.text, m_colours);
        paragraph.size = 16;
        paragraph.leading = 20;
        paragraph.before = 12;
        return breakLines({paragraph}, m_width);
    }

    /// With a line along its left side.
    [[nodiscard]] static std::vector<Line> barred(std::vector<Line> lines, const QColor &colour)
    {
        for (Line &line : lines) {
            line.mark = [colour](Page &page, QPointF baseline) {
                const QPointF top = baseline + QPointF(Indent / 2, -Leading * 0.78);
                page.line(top, top + QPointF(0, Leading), colour, 2);
            };
        }
        return lines;
    }

    [[nodiscard]] std::vector<Line> choice(const SheetPiece &piece) const
    {
        std::vector<Line> lines = set(piece, Face::Roman, m_colours.text, 5, Indent);
        lines.front().mark = [colours = m_colours, right = piece.isRight](Page &page,
                                                                          QPointF baseline) {
            const QRectF box(baseline.x() + 1, baseline.y() - Box + 1, Box, Box);
            page.rect(box, QPen(colours.text, 0.8));
            if (right) {
                QPainterPath tick(box.topLeft() + QPointF(0.15, 0.5) * Box);
                tick.lineTo(box.topLeft() + QPointF(0.42, 0.85) * Box);
                tick.lineTo(box.topLeft() + QPointF(1.1, -0.2) * Box);
                page.add(Shape{tick, QPen(colours.rubric, 2), Qt::NoBrush});
            }
        };
        return lines;
    }

    /// A word or two and a line behind them, and what is counted.
    [[nodiscard]] Line blank(const SheetPiece &piece) const
    {
        constexpr Letters Words{Face::Italic, Size};
        constexpr double ShareOfWidth = 0.62;
        Line line;
        line.leading = ToWrite;
        line.descent = 4;
        line.texts.push_back({{0, 0}, piece.text, Words, m_colours.text});
        const double from = Words.width(piece.text) + 8;
        const double to = std::max(from + 60, m_width * ShareOfWidth);
        if (!piece.unit.isEmpty()) {
            line.texts.push_back({{to + 6, 0}, piece.unit, Words, m_colours.text});
        }
        line.mark = [from, to, colour = m_colours.line](Page &page, QPointF baseline) {
            page.line(baseline + QPointF(from, 3), baseline + QPointF(to, 3), colour, 0.7);
        };
        return line;
    }

    [[nodiscard]] Line ruled() const
    {
        Line line;
        line.leading = ToWrite;
        line.descent = 4;
        line.holdsNext = true;
        line.mark = [width = m_width, colour = m_colours.line](Page &page, QPointF baseline) {
            page.line(baseline + QPointF(0, 3), baseline + QPointF(width, 3), colour, 0.7);
        };
        return line;
    }

    const LessonSheet &m_lesson;
    Setting m_setting;
    Colours m_colours;
    double m_width;
};

} // namespace

Sheet lessonSheet(const Lesson &lesson, const LessonValues &values, LessonPaper paper,
                  const Catalogue &catalogue, const Setting &setting)
{
    const LessonSheet written = paper == LessonPaper::Worksheet
                                    ? worksheetOf(lesson, catalogue, values)
                                    : answerKeyOf(lesson, catalogue, values);
    return LessonPages(written, setting).sheet(lessonText(lesson, lesson.title));
}

} // namespace doublets::sheets

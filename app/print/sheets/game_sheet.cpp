// SPDX-License-Identifier: MIT
#include "print/sheets/game_sheet.h"

#include "core/game/game.h"
#include "match/course/course_of_play.h"
#include "print/drawing/position_diagram.h"
#include "print/drawing/small_marks.h"
#include "text/rule_text.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace doublets::sheets {

namespace {

constexpr double Gap = 12; ///< between diagram and text, and between entries
constexpr double DieSize = 15;

class GameSheet
{
    Q_DECLARE_TR_FUNCTIONS(GameSheet)

public:
    GameSheet(const Game &game, const PlayerNames &names, const Notes &notes,
              const SheetOptions &options)
        : m_game(game)
        , m_options(options)
        , m_colours(options.colours())
        , m_diagram(game.rules().tables, game.ruleSet().tradition, options.ink)
        , m_players(playersText(names))
        , m_startNote(notes.noteOn({}))
    {
        // Sentences must tell the players apart.
        m_course.setPlayerNames(names.white == names.black ? PlayerNames{tr("White"), tr("Black")}
                                                           : names);
        m_course.setGame(&game);
        m_course.setNotes(notes);
    }

    [[nodiscard]] Sheet sheet()
    {
        Sheet sheet = createEmptySheet(m_players, m_options);
        const int columns =
            m_diagram.size().width() < m_options.printableRect().width() / 3 ? 2 : 1;
        addPage(sheet);
        std::vector<QRectF> places = splitIntoColumns(m_rest, columns, 2 * Gap);
        std::size_t column = 0;
        double y = m_rest.top();
        for (int row = 0; row < m_course.rowCount(); ++row) {
            const double height = entryHeight(row, places.front().width());
            if (y + height > places[column].bottom()) {
                if (++column == places.size()) {
                    addPage(sheet);
                    places = splitIntoColumns(m_rest, columns, 2 * Gap);
                    column = 0;
                }
                y = m_rest.top();
            }
            const QRectF at(places[column].left(), y, places[column].width(), height);
            addEntry(sheet.pages.back(), at, row);
            y += height + Gap;
        }
        if (m_course.rowCount() == 0) {
            addParagraphs(sheet.pages.back(), m_rest,
                          {plainParagraph(tr("No dice have been thrown yet."), m_colours)});
        }
        addFooters(sheet, ruleSetTitle(m_game.ruleSet()), m_colours);
        return sheet;
    }

private:
    /// Returns the names of the players with their colours, unless a name is a colour.
    [[nodiscard]] static QString playersText(const PlayerNames &names)
    {
        const QString white =
            //: a player of the white men; %1 a name
            names.white == tr("White") ? names.white : tr("%1 (white)").arg(names.white);
        const QString black =
            //: a player of the black men; %1 a name
            names.black == tr("Black") ? names.black : tr("%1 (black)").arg(names.black);
        //: The two players of a game, as the title of a sheet: %1 White, %2 Black
        return tr("%1 against %2").arg(white, black);
    }

    void addNotes(const QString &notes, std::vector<Paragraph> &paragraphs) const
    {
        for (const QString &note : notes.split(u'\n', Qt::SkipEmptyParts)) {
            Paragraph paragraph = plainParagraph(note, m_colours, 2);
            paragraph.runs.front() = {note, FontStyle::Italic, m_colours.secondary};
            //: before a note that the user has written on a step of the game
            paragraph.runs.insert(paragraph.runs.begin(),
                                  {tr("Note: "), FontStyle::Roman, m_colours.secondary});
            paragraphs.push_back(paragraph);
        }
    }

    /// Adds a page, with a head if it is the first.
    void addPage(Sheet &sheet)
    {
        Page page;
        m_rest = m_options.printableRect().adjusted(0, 0, 0, -FooterHeight);
        if (sheet.pages.empty()) {
            m_rest = addHeader(page, m_rest, m_players, ruleSetTitle(m_game.ruleSet()), m_colours);
            Paragraph key = plainParagraph(
                tr("Each diagram shows the board after a throw. A number on a man shows how many "
                   "men are in the pile. Men borne off are beside the board."),
                m_colours);
            std::vector<Paragraph> head{key};
            addNotes(m_startNote, head);
            m_rest.adjust(0, addParagraphs(page, m_rest, head) + Gap, 0, 0);
        }
        sheet.pages.push_back(page);
    }

    [[nodiscard]] std::vector<Paragraph> words(int row) const
    {
        const QModelIndex index = m_course.index(row);
        Paragraph title{{{index.data(CourseOfPlay::TitleRole).toString(), FontStyle::Italic,
                          m_colours.rubric}}};
        title.size = 13;
        title.leading = 15;
        title.keepWithNext = true;
        std::vector<Paragraph> all{title};
        const QStringList sentences =
            index.data(CourseOfPlay::DetailRole).toString().split(u'\n', Qt::SkipEmptyParts);
        for (const QString &sentence : sentences) {
            all.push_back(plainParagraph(sentence, m_colours, 1));
        }
        addNotes(index.data(CourseOfPlay::NoteRole).toString(), all);
        return all;
    }

    [[nodiscard]] double wordsWidth(double width) const
    {
        return width - m_diagram.size().width() - Gap;
    }

    [[nodiscard]] double entryHeight(int row, double width) const
    {
        const double text = DieSize + 5 + heightOf(breakLines(words(row), wordsWidth(width)));
        return std::max(m_diagram.size().height(), text);
    }

    void addEntry(Page &page, const QRectF &at, int row) const
    {
        m_diagram.draw(page, at.topLeft(), m_course.positionAt(row));
        QRectF beside = at;
        beside.setLeft(at.right() - wordsWidth(at.width()));
        drawDice(page, beside.topLeft() + QPointF(0.6, 1), DieSize, m_course.diceAt(row),
                 m_colours.text);
        beside.adjust(0, DieSize + 5, 0, 0);
        addParagraphs(page, beside, words(row));
    }

    const Game &m_game;
    SheetOptions m_options;
    Colours m_colours;
    PositionDiagram m_diagram;
    CourseOfPlay m_course;
    QString m_players;
    QString m_startNote; ///< on the position before the first throw
    QRectF m_rest;       ///< of the current page
};

} // namespace

Sheet gameSheet(const Game &game, const PlayerNames &names, const Notes &notes,
                const SheetOptions &options)
{
    return GameSheet(game, names, notes, options).sheet();
}

} // namespace doublets::sheets

// SPDX-License-Identifier: MIT
#include "print/sheets/board_sheet.h"

#include "core/game/referee.h"
#include "print/drawing/card_board.h"
#include "print/drawing/position_diagram.h"
#include "table/artwork/artwork.h"
#include "text/rule_text.h"
#include "text/story_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets::sheets {

namespace {

constexpr int MenOfPlayer = 15; ///< the largest number in any game
constexpr int MenInRow = 6;
constexpr double ManStep = card::PointWidth;
constexpr int MaxDice = 3;
constexpr double CutHead = 20; ///< height of the heading above the parts

class BoardSheet
{
    Q_DECLARE_TR_FUNCTIONS(BoardSheet)

public:
    BoardSheet(const QString &table, const Catalogue &catalogue, const Story &story,
               const SheetOptions &options)
        : m_tradition(*findTradition(table))
        , m_name(Artwork::displayName(table))
        , m_label(story.labelOf(table))
        , m_options(options)
        , m_colours(options.colours())
    {
        for (const RuleSet &ruleSet : catalogue.all()) {
            if (ruleSet.tradition == table) {
                m_games.push_back(&ruleSet);
            }
        }
    }

    static QString title() { return tr("A board, men and dice to cut out"); }

    void addTo(Sheet &sheet) const
    {
        sheet.pages.push_back(instructions());
        sheet.pages.push_back(halfPage(Half::Left));
        sheet.pages.push_back(halfPage(Half::Right));
        sheet.pages.push_back(menPage());
    }

private:
    [[nodiscard]] static QString centimetresOf(double length)
    {
        return QLocale().toString(length / pointsFromMillimetres(10), 'f', 1);
    }

    [[nodiscard]] QRectF printableRect() const
    {
        return m_options.printableRect().adjusted(0, 0, 0, -FooterHeight);
    }

    [[nodiscard]] QString sizeText() const
    {
        //: %1 and %2 centimetres: length and breadth of the board; %3 of a man across, %4 of a die
        return tr("Finished sizes: board %1 × %2 cm, men %3 cm across, dice %4 cm.")
            .arg(centimetresOf(card::BoardWidth), centimetresOf(card::BoardHeight),
                 centimetresOf(card::ManDiameter), centimetresOf(card::DieSize));
    }

    [[nodiscard]] QStringList steps() const
    {
        return {
            tr("Print the next three pages at 100%, without fitting them to the page. Check with a "
               "ruler that the bar below is 10 cm long."),
            tr("Cut the dice from the last page and glue them to thin card that still folds, such "
               "as a postcard. Glue everything else to card 1 to 2 mm thick, and let it dry under "
               "a few books."),
            tr("Cut out both halves of the board along their outer lines. Lay them side by side so "
               "that the two halves of the bar meet, and tape them together at the back. The board "
               "can then be folded."),
            tr("Cut out the men. Men made of two layers of card stack well."),
            tr("Cut out the dice along the outer lines, including the tabs. Press a groove along "
               "all lines with a blunt knife, fold the card and glue the tabs inside. A scrap of "
               "card inside makes a die stiffer. A card die is never quite fair: if you want to "
               "count how often each number comes up, use real dice."),
            tr("Set up the men as the diagram of your game shows. A number on a man shows how "
               "many men are in that pile."),
        };
    }

    [[nodiscard]] Page instructions() const
    {
        Page page;
        QRectF rest = addHeader(page, printableRect(), title(), m_name, m_colours);
        std::vector<Paragraph> said{plainParagraph(sizeText(), m_colours)};
        said.push_back(plainParagraph(tr("You will need card, paper glue, scissors or a sharp "
                                         "knife, a ruler and sticky tape."),
                                      m_colours, 3));
        int number = 0;
        for (const QString &step : steps()) {
            Paragraph paragraph = plainParagraph(step, m_colours, 5);
            paragraph.runs.insert(paragraph.runs.begin(), {QString::number(++number) + u". "_s,
                                                           FontStyle::Italic, m_colours.rubric});
            said.push_back(paragraph);
        }
        if (m_label != nullptr) {
            Paragraph after = plainParagraph(translatedStoryText(m_label->model) + u' ' +
                                                 translatedStoryText(m_label->inventedFeatures),
                                             m_colours, 8);
            after.runs.front() = {after.runs.front().text, FontStyle::Italic, m_colours.secondary};
            said.push_back(after);
        }
        for (Paragraph &paragraph : said) {
            paragraph.size = 12.5;
            paragraph.leading = 15.5;
        }
        rest.adjust(0, addParagraphs(page, rest, said) + 12 + ScaleBarHeight, 0, 0);
        addScaleBar(page, rest.topLeft());
        addOpenings(page, rest.adjusted(0, 18, 0, 0));
        return page;
    }

    void addScaleBar(Page &page, QPointF left) const
    {
        drawScaleBar(page, left, m_colours);
        page.addLeftAlignedText(left + QPointF(ScaleBarLength + 10, 0), tr("10 cm"), {},
                                m_colours.text);
    }

    /// An initial position, and the games on this board that start from it.
    struct Opening
    {
        Tables tables{};
        Position position;
        std::vector<Paragraph> names;
    };

    [[nodiscard]] std::vector<Opening> openings() const
    {
        std::vector<Opening> result;
        for (const RuleSet *ruleSet : m_games) {
            const Rules rules = ruleSet->rules(ruleSet->defaultRulings());
            const Position position = referee::initialPosition(rules);
            auto same = std::ranges::find_if(result, [&](const Opening &each) {
                return each.tables == rules.tables && each.position.men == position.men;
            });
            if (same == result.end()) {
                same = result.insert(same, {rules.tables, position, {}});
            }
            same->names.push_back(
                {{{ruleSetTitle(*ruleSet), FontStyle::Italic, m_colours.rubric}}});
        }
        return result;
    }

    /// Draws the initial positions of the games played on this board.
    void addOpenings(Page &page, const QRectF &at) const
    {
        constexpr double Gap = 22;
        double x = at.left();
        for (const Opening &opening : openings()) {
            const PositionDiagram diagram(opening.tables, QString::fromLatin1(m_tradition.id),
                                          m_options.ink);
            const double width = std::max(diagram.size().width(), 150.0);
            diagram.draw(page, {x, at.top()}, opening.position);
            const double top = at.top() + diagram.size().height() + 4;
            addParagraphs(page, {x, top, width, at.bottom() - top}, opening.names);
            x += width + Gap;
        }
    }

    /// Adds the heading above the parts to be cut out.
    void addCutHead(Page &page, const QString &text) const
    {
        page.addLeftAlignedText(printableRect().topLeft() + QPointF(0, 13), text,
                                {FontStyle::Italic, 14}, m_colours.rubric);
    }

    void addCutFoot(Page &page, double top) const
    {
        addScaleBar(page, {printableRect().left(), top + ScaleBarHeight - 6});
    }

    [[nodiscard]] QString headed(const QString &part) const
    {
        //: above what is cut out. %1: whose table, %2: which part of it
        return tr("%1 – %2").arg(m_name, part);
    }

    [[nodiscard]] Page halfPage(Half half) const
    {
        Page page;
        addCutHead(page, headed(half == Half::Left ? tr("the left half of the board")
                                                   : tr("the right half of the board")));
        const QPointF at(printableRect().center().x() - card::HalfWidth / 2,
                         printableRect().top() + CutHead);
        drawHalfBoard(page, at, half, m_tradition, m_options.ink);
        addCutFoot(page, at.y() + card::BoardHeight);
        return page;
    }

    [[nodiscard]] Page menPage() const
    {
        Page page;
        addCutHead(page, headed(tr("men and dice")));
        const double left = printableRect().center().x() - MenInRow * ManStep / 2;
        double top = printableRect().top() + CutHead;
        for (int i = 0; i < 2 * MenOfPlayer; ++i) {
            const int row = i / MenInRow;
            const int column = i % MenInRow;
            const QPointF centre(left + (column + 0.5) * ManStep, top + (row + 0.5) * ManStep);
            drawCardMan(page, centre, i < MenOfPlayer ? Side::White : Side::Black, m_tradition,
                        m_options.ink);
        }
        constexpr int Rows = 2 * MenOfPlayer / MenInRow;
        top += Rows * ManStep + pointsFromMillimetres(4);
        const double step = printableRect().width() / MaxDice;
        for (int i = 0; i < MaxDice; ++i) {
            const double centre = printableRect().left() + (i + 0.5) * step;
            drawDieNet(page, {centre - dieNetSize().width() / 2, top}, m_colours);
        }
        addCutFoot(page, printableRect().top() + CutHead + card::BoardHeight);
        return page;
    }

    const Tradition &m_tradition;
    QString m_name;
    const ObjectLabel *m_label;
    SheetOptions m_options;
    Colours m_colours;
    std::vector<const RuleSet *> m_games;
};

} // namespace

Sheet boardSheet(const QStringList &traditionIds, const Catalogue &catalogue, const Story &story,
                 const SheetOptions &options)
{
    Sheet sheet = createEmptySheet(BoardSheet::title(), options);
    for (const QString &id : traditionIds) {
        BoardSheet(id, catalogue, story, options).addTo(sheet);
    }
    addFooters(sheet, BoardSheet::title(), options.colours());
    return sheet;
}

} // namespace doublets::sheets

// SPDX-License-Identifier: MIT
#include "print/sheets/odds_sheet.h"

#include "text/odds_text.h"
#include "text/quoted.h"
#include "text/rule_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets::sheets {

namespace {

constexpr double RowHeight = 14.5;
constexpr double GroupGap = 9;
constexpr TextStyle Cells{FontStyle::Roman, MinTextSize};

/// The rows of one rule set.
struct OddsGroup
{
    std::vector<const OddsRow *> rows;

    [[nodiscard]] const RuleSet &ruleSet() const { return rows.front()->game.ruleSet; }
};

std::vector<OddsGroup> groupsOf(const std::vector<OddsRow> &rows)
{
    std::vector<OddsGroup> groups;
    for (const OddsRow &row : rows) {
        if (groups.empty() || groups.back().ruleSet().id != row.game.ruleSet.id ||
            groups.back().ruleSet().invention != row.game.ruleSet.invention) {
            groups.emplace_back();
        }
        groups.back().rows.push_back(&row);
    }
    return groups;
}

/// Returns the letter of a ruling's value: "a" for the first.
QString letterOf(const Ruling &ruling, const QString &id)
{
    const qsizetype at = ruling.valueIds().indexOf(id);
    return {QChar(u'a' + static_cast<char16_t>(at))};
}

class OddsSheet
{
    Q_DECLARE_TR_FUNCTIONS(OddsSheet)

public:
    explicit OddsSheet(const SheetOptions &options)
        : m_options(options)
        , m_colours(options.colours())
    {
    }

    [[nodiscard]] Sheet sheet(const std::vector<OddsRow> &rows)
    {
        const QString title = tr("The odds of the first throw");
        Sheet sheet = createEmptySheet(title, m_options);
        Page page;
        QRectF rest = addHeader(page, printableRect(), title,
                                tr("How often the player who throws first wins"), m_colours);
        rest.adjust(0, addParagraphs(page, rest, explanation(rows)) + GroupGap, 0, 0);
        double y = rest.top();
        for (const OddsGroup &group : groupsOf(rows)) {
            const double height = heightOfGroup(group);
            if (y + std::min(height, printableRect().height()) > rest.bottom() &&
                y > printableRect().top()) {
                sheet.pages.push_back(std::exchange(page, {}));
                y = printableRect().top();
            }
            y = addGroup(sheet, page, y, group) + GroupGap;
        }
        sheet.pages.push_back(page);
        addFooters(sheet, title, m_colours);
        return sheet;
    }

private:
    struct Column
    {
        QString title;
        double right = 0; ///< right edge, as a share of the page width
    };
    [[nodiscard]] static std::vector<Column> columns()
    {
        return {
            //: Heads of columns in a printed table; keep them short.
            {tr("first thrower wins"), 0.44},
            {tr("throws in a game"), 0.62},
            {tr("best over random"), 0.81},
            {tr("throws with a choice"), 1.0},
        };
    }

    [[nodiscard]] QRectF printableRect() const
    {
        return m_options.printableRect().adjusted(0, 0, 0, -FooterHeight);
    }

    [[nodiscard]] std::vector<Paragraph> explanation(const std::vector<OddsRow> &rows) const
    {
        const auto any = [&rows](auto is) { return std::ranges::any_of(rows, is); };
        QStringList said;
        if (any([](const OddsRow &row) { return !isEstimate(row.method); })) {
            said << tr("Both players play as well as possible. Unless marked with ±, ≈ or *, the "
                       "figures are exact: every position of the game was computed; no games were "
                       "simulated.")
                 << tr("“Best over random”: the best player’s share of games won against a player "
                       "who chooses at random, less one half, in percentage points.");
        }
        if (const QString note = claimNote(rows); !note.isEmpty()) {
            said << note;
        }
        said << tr("Letters mark choices in the rules that a source leaves open. The first line of "
                   "each game shows our usual rules.");
        for (const OddsRow &row : rows) {
            if (isEstimate(row.method)) {
                said << estimateText(row) << marginExplanation(row.method);
                break; // one rule set at most is estimated
            }
        }
        if (any([](const OddsRow &row) { return row.method == OddsMethod::OneSided; })) {
            said << tr("* Computed one side at a time: exact if each player tries to finish in "
                       "the fewest turns.");
        }
        std::vector<Paragraph> all;
        for (const QString &text : said) {
            all.push_back(plainParagraph(text, m_colours, 2));
        }
        return all;
    }

    [[nodiscard]] static QString estimateText(const OddsRow &row)
    {
        const ChanceTexts chances(row.odds);
        return row.method == OddsMethod::GoodPlay
                   //: %1 and %2 percentages
                   ? tr("Figures with ± or ≈ are estimated under good play, because that game has "
                        "too many positions to solve. There, the first thrower loses %1 of the "
                        "games and draws %2.")
                         .arg(chances.black, chances.draw)
                   //: %1 and %2 percentages
                   : tr("Figures with ± or ≈ are estimated from random play, because that game "
                        "has too many positions to solve. There, the first thrower loses %1 of "
                        "the games and draws %2.")
                         .arg(chances.black, chances.draw);
    }

    /// Returns the name of the game and its options: "1 Numbers left …: a … b …".
    [[nodiscard]] std::vector<Paragraph> head(const OddsGroup &group) const
    {
        Paragraph title = headingParagraph(ruleSetTitle(group.ruleSet()), m_colours);
        title.spaceBefore = 0;
        std::vector<Paragraph> all{title};
        int number = 0;
        for (const Ruling &ruling : group.ruleSet().rulings) {
            Paragraph paragraph{
                {{u"%1  "_s.arg(++number), FontStyle::Roman, m_colours.rubric},
                 {ruleKeyTitle(ruling.key) + colon(), FontStyle::Italic, m_colours.text}}};
            for (const RulingValue &value : ruling.values) {
                paragraph.runs.push_back(
                    {letterOf(ruling, value.id) + u' ', FontStyle::Italic, m_colours.rubric});
                paragraph.runs.push_back(
                    {translatedRuleText(value.gloss) + u"  "_s, FontStyle::Roman, m_colours.text});
            }
            paragraph.leftIndent = 12;
            paragraph.firstLineIndent = -12;
            paragraph.keepWithNext = true;
            all.push_back(paragraph);
        }
        return all;
    }

    [[nodiscard]] double heightOfGroup(const OddsGroup &group) const
    {
        return heightOf(breakLines(head(group), printableRect().width())) +
               RowHeight * static_cast<double>(group.rows.size() + 1) + 4;
    }

    /// Continues a group on a new page if necessary, repeating its column heads.
    double addGroup(Sheet &sheet, Page &page, double top, const OddsGroup &group) const
    {
        const QRectF at = printableRect();
        double y =
            top + addParagraphs(page, {at.left(), top, at.width(), at.height()}, head(group));
        y = addColumnHeads(page, y, group);
        for (const OddsRow *row : group.rows) {
            if (y + RowHeight > at.bottom()) {
                sheet.pages.push_back(std::exchange(page, {}));
                y = addColumnHeads(page, at.top(), group);
            }
            y += RowHeight;
            addRow(page, y - 4, *row);
        }
        page.addLine({at.left(), y}, {at.right(), y}, m_colours.line, 0.5);
        return y;
    }

    [[nodiscard]] double rulingRight(std::size_t index) const
    {
        return m_options.printableRect().left() + 8 + 22 * static_cast<double>(index);
    }

    double addColumnHeads(Page &page, double y, const OddsGroup &group) const
    {
        const QRectF at = printableRect();
        const double baseline = y + RowHeight - 3;
        constexpr TextStyle Heads{FontStyle::Italic, MinTextSize};
        for (std::size_t i = 0; i < group.ruleSet().rulings.size(); ++i) {
            page.addCentredText({rulingRight(i), baseline}, QString::number(i + 1), Cells,
                                m_colours.rubric);
        }
        for (const Column &column : columns()) {
            page.addRightAlignedText({at.left() + column.right * at.width(), baseline},
                                     column.title, Heads, m_colours.secondary);
        }
        page.addLine({at.left(), y + RowHeight}, {at.right(), y + RowHeight}, m_colours.line, 0.5);
        return y + RowHeight + 2;
    }

    [[nodiscard]] static QStringList figures(const OddsRow &row)
    {
        constexpr int ExactDecimals = 3;
        const bool estimated = isEstimate(row.method);
        QString wins =
            estimated ? ChanceTexts(row.odds).white : percentText(row.odds.white, ExactDecimals);
        QString throws = QLocale().toString(row.odds.throws, 'f', estimated ? 0 : 2);
        if (estimated) {
            throws.prepend(u"≈ "_s);
            //: %1 a share, %2 half its interval in percentage points: "49.8% ± 0.5"
            wins = tr("%1 ± %2").arg(wins, QLocale().toString(100 * row.odds.margin, 'f', 1));
        } else if (row.method == OddsMethod::OneSided) {
            wins.prepend(u"* "_s);
        }
        return {wins, throws, row.skill ? advantageText(row.skill->bestPlayAdvantage) : u"–"_s,
                row.skill ? percentText(row.skill->throwsWithChoice) : u"–"_s};
    }

    void addRow(Page &page, double baseline, const OddsRow &row) const
    {
        const QRectF at = printableRect();
        const std::vector<Ruling> &rulings = row.game.ruleSet.rulings;
        for (std::size_t i = 0; i < rulings.size(); ++i) {
            page.addCentredText(
                {rulingRight(i), baseline},
                letterOf(rulings[i], row.game.rulings.value(ruleKeyName(rulings[i].key))),
                {FontStyle::Italic, MinTextSize}, m_colours.text);
        }
        const QStringList cells = figures(row);
        for (qsizetype i = 0; i < cells.size(); ++i) {
            page.addRightAlignedText(
                {at.left() + columns()[static_cast<std::size_t>(i)].right * at.width(), baseline},
                cells[i], Cells, m_colours.text);
        }
    }

    SheetOptions m_options;
    Colours m_colours;
};

} // namespace

Sheet oddsSheet(const std::vector<OddsRow> &rows, const SheetOptions &options)
{
    return OddsSheet(options).sheet(rows);
}

} // namespace doublets::sheets

// SPDX-License-Identifier: MIT
#include "print/sheets/rules_sheet.h"

#include "core/game/referee.h"
#include "print/drawing/position_diagram.h"
#include "print/drawing/small_marks.h"
#include "text/goal_text.h"
#include "text/quoted.h"
#include "text/rule_text.h"
#include "text/throw_names.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace doublets::sheets {

namespace {

constexpr double MarkSize = 8;
constexpr double Hanging = 13; ///< indent of text beside a mark
constexpr double LegendHeight = 19;

/// A level of detail about each rule. The first level that fits on the page is used.
struct Detail
{
    bool reasons;
    bool translations;
    bool quotations;
    double leading;
};
constexpr std::array Details{
    Detail{true, true, true, 13},      Detail{true, true, true, 12.2},
    Detail{false, true, true, 12.6},   Detail{false, true, true, 12.2},
    Detail{false, false, true, 12.2},  Detail{false, true, false, 12.6},
    Detail{false, false, false, 12.2},
};

/// Keeps "p." and its number on the same line.
QString withUnbreakablePage(QString locus)
{
    static const QRegularExpression space(u"(?<=\\.) (?=\\d)"_s);
    return locus.replace(space, QChar(QChar::Nbsp));
}

class RulesSheet
{
    Q_DECLARE_TR_FUNCTIONS(RulesSheet)

public:
    RulesSheet(const RuleSet &ruleSet, const Rulings &rulings, const SheetOptions &options)
        : m_set(ruleSet)
        , m_rulings(rulings)
        , m_rules(ruleSet.rules(rulings))
        , m_options(options)
        , m_colours(options.colours())
        , m_basis(basisLines())
    {
    }

    [[nodiscard]] Sheet sheet() const
    {
        Sheet sheet = createEmptySheet(ruleSetTitle(m_set), m_options);
        const QRectF printableRect =
            m_options.printableRect().adjusted(0, 0, 0, -basisHeight() - LegendHeight);
        for (const Detail &detail : Details) {
            Page page;
            QRectF rest = addHeader(page, printableRect, m_set.game, citation(), m_colours);
            rest = addGlance(page, rest);
            const auto columns = splitIntoColumns(rest, 2, 20);
            const auto lines = breakLines(paragraphs(detail), columns.front().width());
            if (fillColumnsEvenly(page, columns, lines)) {
                addLegend(page);
                addBasis(page);
                sheet.pages.push_back(page);
                break;
            }
        }
        return sheet;
    }

private:
    [[nodiscard]] QString citation() const
    {
        QStringList parts{translatedRuleText(m_set.source.author), m_set.source.work,
                          translatedRuleText(m_set.source.year),
                          translatedRuleText(m_set.source.locus)};
        parts.removeAll(QString());
        const QString source = parts.join(u", ");
        if (!m_set.invention) {
            return source;
        }
        const QString &inventors = m_set.invention->name.inventors;
        //: An invented game. %1 the author, work and year of the rules that were changed, %2 a
        //: class
        return inventors.isEmpty() ? tr("Invented, after %1").arg(source)
                                   : tr("Invented by %2, after %1").arg(source, inventors);
    }

    /// Returns the lines at the foot of the page that say what the rules are based on.
    [[nodiscard]] std::vector<Line> basisLines() const
    {
        if (m_set.source.basis.isEmpty()) {
            return {};
        }
        //: %1 "from the text", "after a modern paraphrase"
        const QString basis = tr("How we know it: %1.").arg(translatedRuleText(m_set.source.basis));
        const Paragraph paragraph{{{basis, FontStyle::Italic, m_colours.secondary}}};
        return breakLines({paragraph}, m_options.printableRect().width());
    }

    /// Returns the height of the lines at the foot, including the space above.
    [[nodiscard]] double basisHeight() const
    {
        constexpr double Above = 7;
        return std::max(FooterHeight, heightOf(m_basis) + Above);
    }

    void addBasis(Page &page) const
    {
        QRectF foot = m_options.printableRect();
        foot.setTop(foot.bottom() - heightOf(m_basis));
        fillColumn(page, foot.adjusted(0, 0, 0, 1), m_basis, 0);
    }

    /// Adds the summary beside the initial position.
    [[nodiscard]] QRectF addGlance(Page &page, const QRectF &at) const
    {
        const PositionDiagram diagram(m_rules.tables, m_set.tradition, m_options.ink);
        const QSizeF size = diagram.size();
        diagram.draw(page, {at.right() - size.width(), at.top()},
                     referee::initialPosition(m_rules));
        QRectF left = at;
        left.setWidth(at.width() - size.width() - 20);
        Paragraph summary{{{translatedRuleText(m_set.summary), FontStyle::Italic, m_colours.text}}};
        summary.size = 13;
        summary.leading = 16;
        std::vector<Paragraph> said{summary};
        if (m_set.isReconstruction) {
            Paragraph warning{{{tr("A modern reconstruction that the historical text does not "
                                   "support."),
                                FontStyle::Roman, m_colours.rubric}}};
            warning.spaceBefore = 4;
            said.push_back(warning);
        }
        const auto fact = [&](const QString &name, const QString &value) {
            Paragraph row{{{name + u"  "_s, FontStyle::Italic, m_colours.rubric},
                           {value, FontStyle::Roman, m_colours.text}}};
            row.spaceBefore = 3;
            said.push_back(row);
        };
        fact(tr("Goal"), goalText(m_rules));
        fact(tr("Men per player"), QString::number(m_rules.menPerPlayer()));
        fact(tr("Dice"), QString::number(m_rules.dice));
        fact(tr("Doublets"), doubletRuleName(m_rules.doublet));
        if (hasNumberNames(m_set)) {
            QStringList names;
            for (std::uint8_t number = 1; number <= PointsInTable; ++number) {
                names << numberName(m_set, NumberStyle::Names, number);
            }
            fact(tr("Numbers"), names.join(u", "));
        }
        const double height = std::max(size.height(), addParagraphs(page, left, said));
        return at.adjusted(0, height + 12, 0, 0);
    }

    [[nodiscard]] std::vector<Paragraph> paragraphs(const Detail &detail) const
    {
        std::vector<Paragraph> all;
        for (auto it = m_set.provenance.begin(); it != m_set.provenance.end(); ++it) {
            all.push_back(rule(ruleKeyTitle(it.key()), it.value(), detail));
        }
        if (!m_set.rulings.empty()) {
            all.push_back(headingParagraph(tr("Rules you can change"), m_colours));
        }
        for (const Ruling &ruling : m_set.rulings) {
            all.push_back(open(ruling, detail));
        }
        return all;
    }

    [[nodiscard]] Paragraph marked(Status status, const QString &title, const Detail &detail) const
    {
        Paragraph paragraph;
        paragraph.runs.push_back({title + u". "_s, FontStyle::Italic, m_colours.rubric});
        paragraph.leading = detail.leading;
        paragraph.spaceBefore = 3.5;
        paragraph.leftIndent = Hanging;
        paragraph.drawMark = [status, ink = m_options.ink](Page &page, QPointF left) {
            drawStatus(page, left, MarkSize, status, ink);
        };
        return paragraph;
    }

    void addPassage(Paragraph &paragraph, const Quotation &quotation, const Detail &detail) const
    {
        if (detail.quotations) {
            paragraph.runs.push_back({u" "_s + quoted(quotation.text, quotation.language),
                                      FontStyle::Italic, m_colours.secondary});
        }
        const QString translated = translatedQuotation(quotation);
        if (detail.translations && !translated.isEmpty()) {
            paragraph.runs.push_back(
                {u" "_s + quoted(translated), FontStyle::Roman, m_colours.secondary});
        }
        if (!quotation.page.isEmpty()) {
            paragraph.runs.push_back(
                {u" (%1)"_s.arg(withUnbreakablePage(translatedRuleText(quotation.page))),
                 FontStyle::Roman, m_colours.secondary});
        }
    }

    [[nodiscard]] Paragraph rule(const QString &title, const Provenance &provenance,
                                 const Detail &detail) const
    {
        Paragraph paragraph = marked(provenance.status, title, detail);
        paragraph.runs.push_back(
            {translatedRuleText(provenance.gloss), FontStyle::Roman, m_colours.text});
        if (provenance.quotation) {
            addPassage(paragraph, *provenance.quotation, detail);
        }
        if (detail.reasons && !provenance.reason.isEmpty()) {
            paragraph.runs.push_back({u" "_s + translatedRuleText(provenance.reason),
                                      FontStyle::Roman, m_colours.secondary});
        }
        return paragraph;
    }

    [[nodiscard]] Paragraph open(const Ruling &ruling, const Detail &detail) const
    {
        const QString id = m_rulings.value(ruleKeyName(ruling.key), ruling.values.front().id);
        const bool isDefault = id == ruling.values.front().id;
        Paragraph paragraph = rule(ruleKeyTitle(ruling.key), ruling.provenance, detail);
        for (const RulingValue &value : ruling.values) {
            if (value.id == id && !isDefault) {
                paragraph.runs.push_back(
                    {u" "_s + tr("You chose to play:") + u" "_s + translatedRuleText(value.gloss),
                     FontStyle::Roman, m_colours.rubric});
            }
        }
        QStringList others;
        for (const RulingValue &value : ruling.values) {
            if (value.id != id) {
                others << translatedRuleText(value.gloss);
            }
        }
        paragraph.runs.push_back(
            {u" "_s + tr("You could also play:") + u" "_s, FontStyle::Italic, m_colours.rubric});
        paragraph.runs.push_back({others.join(u' '), FontStyle::Roman, m_colours.text});
        return paragraph;
    }

    void addLegend(Page &page) const
    {
        const QRectF printableRect = m_options.printableRect();
        const double baseline = printableRect.bottom() - basisHeight() - 4;
        page.addLine({printableRect.left(), baseline - 14}, {printableRect.right(), baseline - 14},
                     m_colours.line, 0.5);
        constexpr TextStyle Small{FontStyle::Roman, MinTextSize};
        double x = printableRect.left();
        std::vector<Status> statuses(SourceStatuses.begin(), SourceStatuses.end());
        if (m_set.invention) {
            statuses.push_back(Status::Invented);
        }
        for (const Status status : statuses) {
            drawStatus(page, {x, baseline}, MarkSize, status, m_options.ink);
            const QString name = statusName(status);
            page.addLeftAlignedText({x + Hanging, baseline}, name, Small, m_colours.text);
            x += Hanging + Small.width(name) + 20;
        }
    }

    const RuleSet &m_set;
    const Rulings &m_rulings;
    Rules m_rules;
    SheetOptions m_options;
    Colours m_colours;
    std::vector<Line> m_basis; ///< basisLines()
};

} // namespace

Sheet rulesSheet(const RuleSet &ruleSet, const Rulings &rulings, const SheetOptions &options)
{
    return RulesSheet(ruleSet, rulings, options).sheet();
}

} // namespace doublets::sheets

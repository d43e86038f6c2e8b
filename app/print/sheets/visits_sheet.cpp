// SPDX-License-Identifier: MIT
#include "print/sheets/visits_sheet.h"

#include "print/page/pdf_file.h"
#include "print/sheets/visit_charts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets::sheets {

namespace {

constexpr double VisitChartHeight = 120;
constexpr double VisitRowHeight = 15;
constexpr double VisitGap = 10;
constexpr TextStyle VisitText{FontStyle::Roman, MinTextSize};

class VisitsSheet
{
    Q_DECLARE_TR_FUNCTIONS(VisitsSheet)

public:
    VisitsSheet(const VisitSummary &summary, const Catalogue &catalogue,
                const SheetOptions &options)
        : m_summary(summary)
        , m_charts(summary, catalogue)
        , m_options(options)
        , m_colours(options.colours())
    {
    }

    [[nodiscard]] Sheet sheet() const
    {
        const QString title = tr("Visits to the display");
        Sheet sheet = createEmptySheet(title, m_options);
        Page page;
        QRectF rest = addHeader(page, m_options.printableRect().adjusted(0, 0, 0, -FooterHeight),
                                title, spanText(), m_colours);
        rest.adjust(0, addParagraphs(page, rest, figures()) + VisitGap, 0, 0);
        if (m_summary.visits > 0) {
            addChart(page, rest, m_charts.periodsTitle(), m_charts.periodBars());
            addChart(page, rest, tr("Visits by the hour at which they began"), m_charts.hourBars());
            addTables(page, rest);
        }
        sheet.pages.push_back(page);
        addFooters(sheet, tr("Nothing that identifies a visitor is stored."), m_colours);
        return sheet;
    }

private:
    [[nodiscard]] QString spanText() const
    {
        if (!m_summary.span.from.isValid() || !m_summary.span.to.isValid()) {
            return {};
        }
        const auto day = [](QDate date) { return QLocale().toString(date, QLocale::ShortFormat); };
        //: %1 the first day, %2 the last day
        return tr("%1 – %2").arg(day(m_summary.span.from), day(m_summary.span.to));
    }

    [[nodiscard]] std::vector<Paragraph> figures() const
    {
        QStringList lines;
        if (m_summary.visits == 0) {
            lines << tr("No visits yet");
        } else {
            lines << m_charts.visitCountText() << m_charts.shareAndDurationTexts();
        }
        if (m_summary.undated > 0) {
            lines << m_charts.undatedText();
        }
        if (m_summary.use.recorded < m_summary.visits) {
            //: %n visits stored by earlier versions of the program
            lines << tr("Use of aids not recorded: %n visit(s)", nullptr,
                        m_summary.visits - m_summary.use.recorded);
        }
        std::vector<Paragraph> all;
        for (const QString &line : lines) {
            all.push_back(plainParagraph(line, m_colours));
        }
        return all;
    }

    /// Adds a chart of columns at the top of `rest`, which is reduced.
    void addChart(Page &page, QRectF &rest, const QString &title, const VisitBars &bars) const
    {
        if (bars.empty()) {
            return;
        }
        rest.adjust(0, addParagraphs(page, rest, {headingParagraph(title, m_colours)}), 0, 0);
        const int highest = std::max(1, std::ranges::max(bars, {}, &VisitBar::visits).visits);
        const double base = rest.top() + VisitChartHeight;
        const double slot = rest.width() / static_cast<double>(bars.size());
        double widest = 0;
        for (const VisitBar &bar : bars) {
            widest = std::max(widest, VisitText.width(bar.name) + VisitGap);
        }
        const auto step = std::max<std::size_t>(1, static_cast<std::size_t>(widest / slot) + 1);
        for (std::size_t i = 0; i < bars.size(); ++i) {
            const double centre = rest.left() + (static_cast<double>(i) + 0.5) * slot;
            const double height =
                (VisitChartHeight - 2 * VisitRowHeight) * bars[i].visits / highest;
            page.addRect({centre - slot * 0.35, base - height, slot * 0.7, height}, Qt::NoPen,
                         m_colours.secondary);
            if (bars[i].visits > 0 && VisitText.width(visitFigure(bars[i].visits)) < slot) {
                page.addCentredText({centre, base - height - 3}, visitFigure(bars[i].visits),
                                    VisitText, m_colours.text);
            }
            if (i % step == 0) {
                page.addCentredText(
                    {std::clamp(centre, rest.left() + widest / 2, rest.right() - widest / 2),
                     base + VisitRowHeight},
                    bars[i].name, VisitText, m_colours.text);
            }
        }
        page.addLine({rest.left(), base}, {rest.right(), base}, m_colours.text, 0.5);
        rest.setTop(base + 2 * VisitRowHeight);
    }

    /// Adds the games beside the languages and the aids.
    void addTables(Page &page, const QRectF &rest) const
    {
        constexpr double GamesShare = 0.6;
        QRectF games = rest;
        games.setWidth(rest.width() * GamesShare - VisitGap);
        QRectF others = rest;
        others.setLeft(games.right() + 2 * VisitGap);
        addTable(page, games, VisitCharts::gamesTitle(), m_charts.gameBars());
        addTable(page, others, VisitCharts::languagesTitle(), m_charts.languageBars());
        addTable(page, others, VisitCharts::aidsTitle(), m_charts.aidBars());
    }

    /// Adds a table at the top of `rest`, which is reduced. Rows without space are summed up.
    void addTable(Page &page, QRectF &rest, const QString &title, VisitBars rows) const
    {
        if (rows.empty()) {
            return;
        }
        rest.adjust(0, addParagraphs(page, rest, {headingParagraph(title, m_colours)}), 0, 0);
        const auto fit = static_cast<std::size_t>(std::max(1.0, rest.height() / VisitRowHeight));
        sumUpRows(rows, fit);
        for (const VisitBar &row : rows) {
            rest.adjust(0, VisitRowHeight, 0, 0);
            const QString visits = visitFigure(row.visits);
            const double room = rest.width() - VisitText.width(visits) - VisitGap;
            page.addLeftAlignedText({rest.left(), rest.top() - 3}, VisitText.elided(row.name, room),
                                    VisitText, m_colours.text);
            page.addRightAlignedText({rest.right(), rest.top() - 3}, visits, VisitText,
                                     m_colours.text);
        }
        rest.adjust(0, VisitGap, 0, 0);
    }

    const VisitSummary &m_summary;
    VisitCharts m_charts;
    SheetOptions m_options;
    Colours m_colours;
};

} // namespace

Sheet visitsSheet(const VisitSummary &summary, const Catalogue &catalogue,
                  const SheetOptions &options)
{
    return VisitsSheet(summary, catalogue, options).sheet();
}

std::optional<Error> saveVisitsAsPdf(const QString &visitsPath, const QString &path,
                                     const Catalogue &catalogue)
{
    const auto summary = summariseVisits(visitsPath);
    if (!summary) {
        return summary.error();
    }
    return writePdf(visitsSheet(summary.value(), catalogue, {defaultPaper(), Ink::Colour}), path,
                    {});
}

} // namespace doublets::sheets

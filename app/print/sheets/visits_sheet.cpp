// SPDX-License-Identifier: MIT
#include "print/sheets/visits_sheet.h"

#include "language/language.h"
#include "text/rule_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets::sheets {

namespace {

constexpr std::size_t MaxVisitDays = 62; ///< as bars; longer spans are shown by month
constexpr double VisitChartHeight = 120;
constexpr double VisitRowHeight = 15;
constexpr double VisitGap = 10;
constexpr TextStyle VisitText{FontStyle::Roman, MinTextSize};

/// A bar of a chart, or a row of a table.
struct VisitBar
{
    QString name;
    int visits = 0;
};
using VisitBars = std::vector<VisitBar>;

QString visitFigure(int number)
{
    return QLocale().toString(number);
}

QString visitPercent(int part, int whole)
{
    return QLocale().toString(100.0 * part / std::max(1, whole), 'f', 0);
}

class VisitsSheet
{
    Q_DECLARE_TR_FUNCTIONS(VisitsSheet)

public:
    VisitsSheet(const VisitSummary &summary, const Catalogue &catalogue,
                const SheetOptions &options)
        : m_summary(summary)
        , m_catalogue(catalogue)
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
            addChart(page, rest, isByMonth() ? tr("Visits per month") : tr("Visits per day"),
                     periodBars());
            addChart(page, rest, tr("Visits by the hour at which they began"), hourBars());
            addTables(page, rest);
        }
        sheet.pages.push_back(page);
        addFooters(sheet, tr("Only counts are stored, and nothing that identifies a visitor."),
                   m_colours);
        return sheet;
    }

private:
    [[nodiscard]] bool isByMonth() const { return m_summary.days.size() > MaxVisitDays; }

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
            lines << tr("Visits: %1").arg(visitFigure(m_summary.visits));
            //: %1 a percentage of all visits
            lines << tr("With a game: %1%").arg(visitPercent(m_summary.played, m_summary.visits));
            if (m_summary.played > 0) {
                //: %1 a percentage of the visits with a game
                lines << tr("Of these, played to the end: %1%")
                             .arg(visitPercent(m_summary.finished, m_summary.played));
            }
            //: %1 minutes, %2 seconds: half of the visits were shorter, half were longer
            lines << tr("Median length: %1 min %2 s")
                         .arg(visitFigure(m_summary.medianSeconds / 60),
                              visitFigure(m_summary.medianSeconds % 60));
        }
        if (m_summary.undated > 0) {
            lines << tr("Not counted because the clock was not set: %n visit(s)", nullptr,
                        m_summary.undated);
        }
        if (m_summary.useRecorded < m_summary.visits) {
            //: %n visits stored by earlier versions of the program
            lines << tr("Use of aids not recorded: %n visit(s)", nullptr,
                        m_summary.visits - m_summary.useRecorded);
        }
        std::vector<Paragraph> all;
        for (const QString &line : lines) {
            all.push_back(plainParagraph(line, m_colours));
        }
        return all;
    }

    [[nodiscard]] VisitBars periodBars() const
    {
        const QLocale locale;
        VisitBars bars;
        for (const VisitSummary::PeriodCount &period :
             isByMonth() ? m_summary.months : m_summary.days) {
            const QString month =
                locale.standaloneMonthName(period.day.month(), QLocale::ShortFormat);
            //: %1 the short name of a month, %2 the year
            bars.push_back({isByMonth() ? tr("%1 %2").arg(month, QString::number(period.day.year()))
                                        //: a day and its month, short, as QLocale has it: "4 May"
                                        : locale.toString(period.day, tr("d MMM")),
                            period.visits});
        }
        return bars;
    }

    /// Returns the hours from the first to the last with visits.
    [[nodiscard]] VisitBars hourBars() const
    {
        VisitBars bars;
        for (int hour = 0; hour < static_cast<int>(m_summary.hours.size()); ++hour) {
            bars.push_back({QLocale().toString(QTime(hour, 0), QLocale::ShortFormat),
                            m_summary.hours[static_cast<std::size_t>(hour)]});
        }
        const auto isVisited = [](const VisitBar &bar) { return bar.visits > 0; };
        bars.erase(bars.begin(), std::ranges::find_if(bars, isVisited));
        bars.erase(std::find_if(bars.rbegin(), bars.rend(), isVisited).base(), bars.end());
        return bars;
    }

    [[nodiscard]] VisitBars gameBars() const
    {
        VisitBars bars;
        for (const VisitSummary::IdCount &game : m_summary.games) {
            const RuleSet *ruleSet = m_catalogue.find(game.id);
            bars.push_back({ruleSet != nullptr ? ruleSetTitle(*ruleSet) : game.id, game.visits});
        }
        return bars;
    }

    [[nodiscard]] VisitBars languageBars() const
    {
        VisitBars bars;
        for (const VisitSummary::IdCount &language : m_summary.languages) {
            //: in a list of languages: visits in which the visitor chose none
            bars.push_back(
                {language.id.isEmpty() ? tr("Not chosen") : nativeLanguageName(language.id),
                 language.visits});
        }
        return bars;
    }

    [[nodiscard]] VisitBars aidBars() const
    {
        if (m_summary.useRecorded == 0) {
            return {};
        }
        return {{tr("Larger text"), m_summary.largeText},
                {tr("High contrast"), m_summary.highContrast},
                {tr("Read aloud"), m_summary.readAloud},
                {tr("Why?"), m_summary.explained}};
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
        addTable(page, games, tr("Games"), gameBars());
        addTable(page, others, tr("Languages"), languageBars());
        //: a heading above: larger text, high contrast, read aloud, Why?
        addTable(page, others, tr("Visits that used"), aidBars());
    }

    /// Adds a table at the top of `rest`, which is reduced. Rows without space are summed up.
    void addTable(Page &page, QRectF &rest, const QString &title, VisitBars rows) const
    {
        if (rows.empty()) {
            return;
        }
        rest.adjust(0, addParagraphs(page, rest, {headingParagraph(title, m_colours)}), 0, 0);
        const auto fit = static_cast<std::size_t>(std::max(1.0, rest.height() / VisitRowHeight));
        if (rows.size() > fit) {
            int others = 0;
            for (std::size_t i = fit - 1; i < rows.size(); ++i) {
                others += rows[i].visits;
            }
            rows.resize(fit - 1);
            rows.push_back({tr("Other"), others});
        }
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
    const Catalogue &m_catalogue;
    SheetOptions m_options;
    Colours m_colours;
};

} // namespace

Sheet visitsSheet(const VisitSummary &summary, const Catalogue &catalogue,
                  const SheetOptions &options)
{
    return VisitsSheet(summary, catalogue, options).sheet();
}

} // namespace doublets::sheets

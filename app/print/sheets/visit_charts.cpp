// SPDX-License-Identifier: MIT
#include "print/sheets/visit_charts.h"

#include "language/language.h"
#include "text/rule_text.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets::sheets {

namespace {

QString visitPercent(int part, int whole)
{
    return QLocale().toString(100.0 * part / std::max(1, whole), 'f', 0);
}

} // namespace

VisitCharts::VisitCharts(const VisitSummary &summary, const Catalogue &catalogue)
    : m_summary(summary)
    , m_catalogue(catalogue)
{
}

const std::vector<VisitSummary::PeriodCount> &VisitCharts::periods() const
{
    return isByMonth() ? m_summary.months : m_summary.days;
}

QString VisitCharts::periodsTitle() const
{
    return isByMonth() ? tr("Visits per month") : tr("Visits per day");
}

VisitBars VisitCharts::periodBars() const
{
    const QLocale locale;
    VisitBars bars;
    for (const VisitSummary::PeriodCount &period : periods()) {
        const QString month = locale.standaloneMonthName(period.day.month(), QLocale::ShortFormat);
        //: %1 the short name of a month, %2 the year
        bars.push_back({isByMonth() ? tr("%1 %2").arg(month, QString::number(period.day.year()))
                                    //: a day and its month, short, as QLocale has it: "4 May"
                                    : locale.toString(period.day, tr("d MMM")),
                        period.visits});
    }
    return bars;
}

VisitBars VisitCharts::hourBars() const
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

VisitBars VisitCharts::gameBars() const
{
    VisitBars bars;
    for (const VisitSummary::IdCount &game : m_summary.games) {
        const RuleSet *ruleSet = m_catalogue.find(game.id);
        bars.push_back({ruleSet != nullptr ? ruleSetTitle(*ruleSet) : game.id, game.visits});
    }
    return bars;
}

VisitBars VisitCharts::languageBars() const
{
    VisitBars bars;
    for (const VisitSummary::IdCount &language : m_summary.languages) {
        //: in a list of languages: visits in which the visitor chose none
        bars.push_back({language.id.isEmpty() ? tr("Not chosen") : nativeLanguageName(language.id),
                        language.visits});
    }
    return bars;
}

VisitBars VisitCharts::aidBars() const
{
    if (m_summary.use.recorded == 0) {
        return {};
    }
    return {{tr("Larger text"), m_summary.use.largeText},
            {tr("High contrast"), m_summary.use.highContrast},
            {tr("Read aloud"), m_summary.use.readAloud},
            {tr("Why?"), m_summary.use.explained}};
}

QString VisitCharts::hoursTitle()
{
    return tr("Visits by hour");
}

QString VisitCharts::gamesTitle()
{
    return tr("Games");
}

QString VisitCharts::languagesTitle()
{
    return tr("Languages");
}

QString VisitCharts::aidsTitle()
{
    //: a heading above: larger text, high contrast, read aloud, Why?
    return tr("Visits that used");
}

QString VisitCharts::visitCountText() const
{
    return tr("Visits: %1").arg(visitFigure(m_summary.visits));
}

QStringList VisitCharts::shareAndDurationTexts() const
{
    constexpr int SecondsPerMinute = 60;
    //: %1 a percentage of all visits
    QStringList texts{tr("With a game: %1%").arg(visitPercent(m_summary.played, m_summary.visits))};
    if (m_summary.played > 0) {
        //: %1 a percentage of the visits with a game
        texts << tr("Of these, played to the end: %1%")
                     .arg(visitPercent(m_summary.finished, m_summary.played));
    }
    //: %1 minutes, %2 seconds: half of the visits were shorter, half were longer
    texts << tr("Median length: %1 min %2 s")
                 .arg(visitFigure(m_summary.medianSeconds / SecondsPerMinute),
                      visitFigure(m_summary.medianSeconds % SecondsPerMinute));
    return texts;
}

QString VisitCharts::undatedText() const
{
    return tr("Not counted because the clock was not set: %n visit(s)", nullptr, m_summary.undated);
}

QString visitFigure(int number)
{
    return QLocale().toString(number);
}

void sumUpRows(VisitBars &rows, std::size_t count)
{
    if (rows.size() <= count) {
        return;
    }
    int others = 0;
    for (std::size_t i = count - 1; i < rows.size(); ++i) {
        others += rows[i].visits;
    }
    rows.resize(count - 1);
    rows.push_back({VisitCharts::tr("Other"), others});
}

} // namespace doublets::sheets

// SPDX-License-Identifier: MIT
#include "cli/visits_report.h"

#include "language/language.h"
#include "text/rule_text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

/// A name and its number of visits.
using Row = std::pair<QString, int>;

class VisitsReport
{
    Q_DECLARE_TR_FUNCTIONS(VisitsReport)

public:
    VisitsReport(const VisitSummary &summary, const Catalogue &catalogue)
        : m_summary(summary)
        , m_catalogue(catalogue)
    {
    }

    [[nodiscard]] QString text()
    {
        if (m_summary.undated > 0) {
            m_lines << undated();
        }
        if (m_summary.visits == 0) {
            return m_lines.isEmpty() ? tr("No visits yet.") : m_lines.join(u'\n');
        }
        const auto day = [](QDate date) { return QLocale().toString(date, QLocale::LongFormat); };
        m_lines << tr("Visits: %1").arg(figure(m_summary.visits));
        m_lines << tr("First day: %1").arg(day(m_summary.span.from));
        m_lines << tr("Last day: %1").arg(day(m_summary.span.to));
        //: %1 a number, %2 a percentage of all visits
        m_lines << tr("With a game: %1 (%2%)")
                       .arg(figure(m_summary.played), percent(m_summary.played, m_summary.visits));
        if (m_summary.played > 0) {
            //: %1 a number, %2 a percentage of the visits with a game
            m_lines << tr("Of these, played to the end: %1 (%2%)")
                           .arg(figure(m_summary.finished),
                                percent(m_summary.finished, m_summary.played));
        }
        //: %1 minutes, %2 seconds: half of the visits were shorter, half were longer
        m_lines << tr("Length of a visit (median): %1 min %2 s")
                       .arg(figure(m_summary.medianSeconds / 60),
                            figure(m_summary.medianSeconds % 60));
        addTables();
        return m_lines.join(u'\n');
    }

private:
    [[nodiscard]] QString undated() const
    {
        return tr("Not counted because the clock was not set: %n visit(s)", nullptr,
                  m_summary.undated);
    }

    void addTables()
    {
        constexpr std::size_t MaxMonths = 12;
        const auto &months = m_summary.months;
        const auto first = months.size() - std::min(months.size(), MaxMonths);
        std::vector<Row> rows;
        for (std::size_t i = first; i < months.size(); ++i) {
            const QDate month = months[i].day;
            //: %1 the name of a month, %2 the year
            rows.emplace_back(tr("%1 %2").arg(QLocale().standaloneMonthName(month.month()),
                                              QString::number(month.year())),
                              months[i].visits);
        }
        add(tr("Visits by month, up to the last twelve:"), rows);
        rows.clear();
        for (const VisitSummary::IdCount &game : m_summary.games) {
            const RuleSet *ruleSet = m_catalogue.find(game.id);
            rows.emplace_back(ruleSet != nullptr ? ruleSetTitle(*ruleSet) : game.id, game.visits);
        }
        add(tr("Games:"), rows);
        rows.clear();
        for (const VisitSummary::IdCount &language : m_summary.languages) {
            //: in a list of languages: visits in which the visitor chose none
            rows.emplace_back(language.id.isEmpty() ? tr("Not chosen")
                                                    : nativeLanguageName(language.id),
                              language.visits);
        }
        add(tr("Languages:"), rows);
        rows.clear();
        for (std::size_t hour = 0; hour < m_summary.hours.size(); ++hour) {
            if (m_summary.hours[hour] > 0) {
                const QTime time(static_cast<int>(hour), 0);
                rows.emplace_back(QLocale().toString(time, QLocale::ShortFormat),
                                  m_summary.hours[hour]);
            }
        }
        add(tr("Visits by the hour at which they began:"), rows);
        if (m_summary.use.recorded > 0) {
            rows = {{tr("Larger text"), m_summary.use.largeText},
                    {tr("High contrast"), m_summary.use.highContrast},
                    {tr("Read aloud"), m_summary.use.readAloud},
                    {tr("Why?"), m_summary.use.explained}};
            //: %1 a number of visits
            add(tr("Of the %1 visits for which it is recorded, those that used:")
                    .arg(figure(m_summary.use.recorded)),
                rows);
        }
    }

    void add(const QString &title, const std::vector<Row> &rows)
    {
        if (rows.empty()) {
            return;
        }
        m_lines << QString() << title;
        qsizetype names = 0;
        qsizetype figures = 0;
        for (const auto &[name, visits] : rows) {
            names = std::max(names, name.size());
            figures = std::max(figures, figure(visits).size());
        }
        for (const auto &[name, visits] : rows) {
            m_lines << u"    "_s + name.leftJustified(names) + u"  "_s +
                           figure(visits).rightJustified(figures);
        }
    }

    static QString figure(int number) { return QLocale().toString(number); }
    static QString percent(int part, int whole)
    {
        return QLocale().toString(100.0 * part / whole, 'f', 0);
    }

    const VisitSummary &m_summary;
    const Catalogue &m_catalogue;
    QStringList m_lines;
};

class VisitsHelp
{
    Q_DECLARE_TR_FUNCTIONS(VisitsHelp)

public:
    static QList<QCommandLineOption> options()
    {
        return {{u"csv"_s, tr("Print every visit as comma-separated values.")},
                {u"pdf"_s, tr("Save the summary as a page for printing."), u"FILE.pdf"_s}};
    }
    static QString file() { return tr("FILE"); }
};

QJsonArray idCounts(const std::vector<VisitSummary::IdCount> &list, const QString &key)
{
    QJsonArray array;
    for (const VisitSummary::IdCount &each : list) {
        array << QJsonObject{{key, each.id}, {u"visits"_s, each.visits}};
    }
    return array;
}

QJsonArray periodCounts(const std::vector<VisitSummary::PeriodCount> &list, const QString &key,
                        const QString &format)
{
    QJsonArray array;
    for (const VisitSummary::PeriodCount &each : list) {
        array << QJsonObject{{key, each.day.toString(format)}, {u"visits"_s, each.visits}};
    }
    return array;
}

} // namespace

void addVisitsOptions(QCommandLineParser &parser)
{
    parser.addOptions(VisitsHelp::options());
}

QString visitsOperandUsage()
{
    return VisitsHelp::file();
}

QString visitsText(const VisitSummary &summary, const Catalogue &catalogue)
{
    return VisitsReport(summary, catalogue).text();
}

QJsonObject visitsJson(const VisitSummary &summary, const QString &file)
{
    QJsonArray hours;
    for (const int visits : summary.hours) {
        hours << visits;
    }
    return {{u"file"_s, file},
            {u"visits"_s, summary.visits},
            {u"undated"_s, summary.undated},
            {u"withGame"_s, summary.played},
            {u"finished"_s, summary.finished},
            {u"medianSeconds"_s, summary.medianSeconds},
            {u"days"_s, periodCounts(summary.days, u"day"_s, u"yyyy-MM-dd"_s)},
            {u"months"_s, periodCounts(summary.months, u"month"_s, u"yyyy-MM"_s)},
            {u"games"_s, idCounts(summary.games, u"ruleset"_s)},
            {u"languages"_s, idCounts(summary.languages, u"language"_s)},
            {u"hours"_s, hours},
            {u"useRecorded"_s, summary.use.recorded},
            {u"largeText"_s, summary.use.largeText},
            {u"highContrast"_s, summary.use.highContrast},
            {u"readAloud"_s, summary.use.readAloud},
            {u"explained"_s, summary.use.explained}};
}

} // namespace doublets::cli

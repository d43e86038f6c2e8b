// SPDX-License-Identifier: MIT
#include "display/staff/visits_chart.h"

#include "language/language.h"
#include "panels/speech/accessible_role.h"
#include "panels/theme/theme.h"
#include "text/rule_text.h"

#include <QEvent>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int SecondsOfMinute = 60;
constexpr int Percent = 100;

QString figureOf(int number)
{
    return QLocale().toString(number);
}

QString percentOf(int part, int whole)
{
    return QLocale().toString(static_cast<qreal>(Percent) * part / qMax(1, whole), 'f', 0);
}

/// Keeps a duration at the end of `text` on one line.
QString withNonBreakingUnits(const QString &text)
{
    static const QRegularExpression figure(u"\\d"_s);
    const qsizetype start = std::max<qsizetype>(text.indexOf(figure), 0);
    return text.left(start) + text.mid(start).replace(u' ', QChar::Nbsp);
}

} // namespace

VisitsChart::VisitsChart(const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent)
    , m_catalogue(catalogue)
{
    setAccessibleRole(this, QAccessible::Chart);
    setFocusPolicy(Qt::TabFocus); // for screen readers
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    updateAccessibleDescription();
}

void VisitsChart::setSummary(const VisitSummary &summary)
{
    m_summary = summary;
    updateAccessibleDescription();
    update();
}

void VisitsChart::setCounting(bool isCounting)
{
    m_isCounting = isCounting;
    updateAccessibleDescription();
    update();
}

QSize VisitsChart::sizeHint() const
{
    const int line = fontMetrics().lineSpacing();
    return {line * 32, line * 28};
}

QSize VisitsChart::minimumSizeHint() const
{
    constexpr int TextOnly = 5; // lines, including margins
    const int line = fontMetrics().lineSpacing();
    return {line * 16, line * TextOnly};
}

const std::vector<VisitSummary::PeriodCount> &VisitsChart::periods() const
{
    return isByMonth() ? m_summary.months : m_summary.days;
}

QString VisitsChart::periodName(const VisitSummary::PeriodCount &period) const
{
    const QLocale locale;
    if (isByMonth()) {
        //: %1 the short name of a month, %2 the year
        return tr("%1 %2").arg(locale.standaloneMonthName(period.day.month(), QLocale::ShortFormat),
                               QString::number(period.day.year()));
    }
    //: a day and its month, short, as QLocale has it: "4 May"
    return locale.toString(period.day, tr("d MMM"));
}

QString VisitsChart::periodsTitle() const
{
    return isByMonth() ? tr("Visits per month") : tr("Visits per day");
}

VisitsChart::Bars VisitsChart::gameBars() const
{
    Bars rows;
    for (const VisitSummary::IdCount &game : m_summary.games) {
        const RuleSet *ruleSet = m_catalogue.find(game.id);
        rows.push_back({ruleSet != nullptr ? ruleSetTitle(*ruleSet) : game.id, game.visits});
    }
    return rows;
}

VisitsChart::Bars VisitsChart::languageBars() const
{
    Bars rows;
    for (const VisitSummary::IdCount &language : m_summary.languages) {
        //: in a list of languages: visits in which the visitor chose none
        const QString name =
            language.id.isEmpty() ? tr("Not chosen") : nativeLanguageName(language.id);
        rows.push_back({name, language.visits});
    }
    return rows;
}

VisitsChart::Bars VisitsChart::aidBars() const
{
    if (m_summary.useRecorded == 0) {
        return {};
    }
    return {{tr("Larger text"), m_summary.largeText},
            {tr("High contrast"), m_summary.highContrast},
            {tr("Read aloud"), m_summary.readAloud},
            {tr("Why?"), m_summary.explained}};
}

VisitsChart::Bars VisitsChart::periodBars() const
{
    Bars bars;
    for (const VisitSummary::PeriodCount &period : periods()) {
        bars.push_back({periodName(period), period.visits});
    }
    return bars;
}

VisitsChart::Bars VisitsChart::hourBars() const
{
    Bars bars;
    for (int hour = 0; hour < static_cast<int>(m_summary.hours.size()); ++hour) {
        bars.push_back({QLocale().toString(QTime(hour, 0), QLocale::ShortFormat),
                        m_summary.hours[static_cast<std::size_t>(hour)]});
    }
    const auto isVisited = [](const Bar &bar) { return bar.visits > 0; };
    bars.erase(bars.begin(), std::ranges::find_if(bars, isVisited));
    bars.erase(std::find_if(bars.rbegin(), bars.rend(), isVisited).base(), bars.end());
    return bars;
}

QString VisitsChart::visitCountText() const
{
    return m_isCounting || m_summary.visits > 0 ? tr("Visits: %1").arg(figureOf(m_summary.visits))
                                                : QString();
}

QStringList VisitsChart::summaryLines() const
{
    QStringList parts{visitCountText()};
    //: %1 a percentage of all visits
    parts << tr("With a game: %1%").arg(percentOf(m_summary.played, m_summary.visits));
    if (m_summary.played > 0) {
        //: %1 a percentage of the visits with a game
        parts << tr("Of these, played to the end: %1%")
                     .arg(percentOf(m_summary.finished, m_summary.played));
    }
    //: %1 minutes, %2 seconds: half of the visits were shorter, half were longer
    parts << withNonBreakingUnits(tr("Median length: %1 min %2 s")
                                      .arg(figureOf(m_summary.medianSeconds / SecondsOfMinute),
                                           figureOf(m_summary.medianSeconds % SecondsOfMinute)));
    if (m_summary.undated > 0) {
        parts << undatedText();
    }
    return parts;
}

QString VisitsChart::undatedText() const
{
    return tr("Not counted because the clock was not set: %n visit(s)", nullptr, m_summary.undated);
}

QString VisitsChart::emptyText() const
{
    if (m_summary.undated > 0) {
        return undatedText();
    }
    if (!m_isCounting) {
        return {};
    }
    return m_summary.span.from.isValid() ? tr("No visits on these days") : tr("No visits yet");
}

QString VisitsChart::text() const
{
    if (m_summary.visits == 0) {
        return emptyText();
    }
    QStringList lines{summaryLines().join(u". ")};
    const auto add = [&lines](const QString &title, const Bars &rows) {
        QStringList parts;
        for (const Bar &row : rows) {
            //: in a list: %1 what, %2 how many visits
            parts << tr("%1: %2").arg(row.name, figureOf(row.visits));
        }
        if (!parts.isEmpty()) {
            //: %1 a title, %2 a list
            lines << tr("%1: %2").arg(title, parts.join(u"; "));
        }
    };
    const auto visitedOf = [](Bars bars) {
        std::erase_if(bars, [](const Bar &bar) { return bar.visits == 0; });
        return bars;
    };
    add(periodsTitle(), visitedOf(periodBars()));
    add(tr("Visits by hour"), visitedOf(hourBars()));
    add(tr("Games"), gameBars());
    add(tr("Languages"), languageBars());
    //: a heading above: larger text, high contrast, read aloud, Why?
    add(tr("Visits that used"), aidBars());
    return lines.join(u".\n");
}

void VisitsChart::updateAccessibleDescription()
{
    setAccessibleName(tr("Visits to the display"));
    setAccessibleDescription(text());
}

void VisitsChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        updateAccessibleDescription();
        update();
    } else if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
}

void VisitsChart::customEvent(QEvent *event)
{
    if (event->type() == theme::colourChangeEventType()) {
        update();
    }
    QWidget::customEvent(event);
}

} // namespace doublets

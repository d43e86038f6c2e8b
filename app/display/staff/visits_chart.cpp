// SPDX-License-Identifier: MIT
#include "display/staff/visits_chart.h"

#include "panels/speech/accessible_role.h"
#include "panels/theme/theme.h"

#include <QEvent>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

using sheets::VisitBar;
using sheets::VisitBars;

namespace {

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
    , m_charts(m_summary, catalogue)
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

QString VisitsChart::visitCountText() const
{
    return m_isCounting || m_summary.visits > 0 ? m_charts.visitCountText() : QString();
}

QStringList VisitsChart::summaryLines() const
{
    QStringList parts = m_charts.shareAndDurationTexts();
    parts.back() = withNonBreakingUnits(parts.back());
    parts.prepend(visitCountText());
    if (m_summary.undated > 0) {
        parts << m_charts.undatedText();
    }
    return parts;
}

QString VisitsChart::emptyText() const
{
    if (m_summary.undated > 0) {
        return m_charts.undatedText();
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
    const auto add = [&lines](const QString &title, const VisitBars &rows) {
        QStringList parts;
        for (const VisitBar &row : rows) {
            //: in a list: %1 what, %2 how many visits
            parts << tr("%1: %2").arg(row.name, sheets::visitFigure(row.visits));
        }
        if (!parts.isEmpty()) {
            //: %1 a title, %2 a list
            lines << tr("%1: %2").arg(title, parts.join(u"; "));
        }
    };
    const auto visitedOf = [](VisitBars bars) {
        std::erase_if(bars, [](const VisitBar &bar) { return bar.visits == 0; });
        return bars;
    };
    add(m_charts.periodsTitle(), visitedOf(m_charts.periodBars()));
    add(m_charts.hoursTitle(), visitedOf(m_charts.hourBars()));
    add(m_charts.gamesTitle(), m_charts.gameBars());
    add(m_charts.languagesTitle(), m_charts.languageBars());
    add(m_charts.aidsTitle(), m_charts.aidBars());
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

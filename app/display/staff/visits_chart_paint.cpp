// SPDX-License-Identifier: MIT
#include "display/staff/visits_chart.h"

#include "panels/charts/chart_axis.h"
#include "panels/theme/focus_style.h"
#include "panels/theme/theme.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets {

using sheets::VisitBar;
using sheets::VisitBars;

namespace {

constexpr int MinTimes = 6;           ///< in lines of text, including the title and the days
constexpr int MinWidthWithHours = 30; ///< in lines of text
constexpr int MinRows = 5;            ///< in lines of text: a title and a few rows
constexpr qreal BarOfSlot = 0.72;     ///< the rest is the gap to the next bar
constexpr qreal BarOfRow = 0.62;
constexpr qreal RowLines = 1.4;    ///< the height of a row, in lines of text
constexpr qreal NameOfRow = 0.66;  ///< the maximum share of its width for the names
constexpr int GridLines = 5;       ///< at most, not counting the base line
constexpr qreal TimesOfRoom = 0.4; ///< the minimum share of the height for the days
constexpr qreal GamesOfRoom = 0.64;
constexpr qreal TitleLines = 1.5;

/// Return heights in pixels, for text with the given line spacing.
int titleHeight(int line)
{
    return qRound(line * TitleLines);
}
int rowHeight(int line)
{
    return qRound(line * RowLines);
}

/// Returns the interval between labelled days or months: at least `fewest`, in whole weeks or in
/// fractions and multiples of a year.
int namedEvery(int fewest, bool byMonth)
{
    static const std::vector<int> days{1, 2, 7, 14, 28, 56};
    static const std::vector<int> months{1, 2, 3, 6, 12, 24, 60, 120};
    const std::vector<int> &steps = byMonth ? months : days;
    const auto enough = std::ranges::lower_bound(steps, fewest);
    return enough != steps.end() ? *enough : fewest;
}

} // namespace

QRect VisitsChart::visualRect(const QRect &rectangle) const
{
    return QStyle::visualRect(layoutDirection(), rect(), rectangle);
}

int VisitsChart::visualFlags(Qt::Alignment alignment) const
{
    const auto where = QStyle::visualAlignment(layoutDirection(), alignment);
    return static_cast<int>((where | Qt::AlignAbsolute).toInt());
}

void VisitsChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme::Paper);
    const int line = fontMetrics().lineSpacing();
    QRect area = rect().adjusted(line, line, -line, -line);
    painter.setPen(theme::Ink);
    if (m_summary.visits == 0) {
        painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap, emptyText());
    } else {
        const QString head = summaryLines().join(u"\u2003\u2003"_s); // separated by spaces alone
        const int flags = visualFlags(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap;
        const QRect needed = fontMetrics().boundingRect(area, flags, head);
        painter.drawText(area, flags, head);
        area.setTop(needed.bottom() + line);
        paintCharts(painter, area);
    }
    if (hasFocus()) {
        FocusStyle::drawFocusRing(rect(), painter);
    }
}

/// Gives the rows the height that they need, and the days the rest. On small screens, leaves out
/// the rows first, and then the days.
void VisitsChart::paintCharts(QPainter &painter, const QRect &area) const
{
    const int line = fontMetrics().lineSpacing();
    if (area.height() < MinTimes * line) {
        return;
    }
    QRect periodArea = area;
    const bool rowsToo = area.height() >= (MinTimes + MinRows) * line;
    if (rowsToo) {
        const auto aids =
            m_charts.aidBars().empty() ? 0 : m_charts.aidBars().size() + 2; // with a title
        const auto most = std::max(m_summary.games.size(), m_summary.languages.size() + aids);
        const int rows = titleHeight(line) + static_cast<int>(most) * rowHeight(line) + line;
        const int least = qMax(qRound(area.height() * TimesOfRoom), MinTimes * line);
        periodArea.setHeight(qMax(area.height() - rows, least));
    }
    paintColumnCharts(painter, periodArea);
    if (rowsToo) {
        QRect gameArea(area.left(), periodArea.bottom() + line,
                       qRound((area.width() - 2 * line) * GamesOfRoom), 0);
        gameArea.setBottom(area.bottom());
        QRect languageArea = gameArea;
        languageArea.setLeft(gameArea.right() + 2 * line);
        languageArea.setRight(area.right());
        paintBarRows(painter, gameArea, m_charts.gamesTitle(), m_charts.gameBars());
        const VisitBars aids = m_charts.aidBars();
        const int aidHeight = titleHeight(line) + static_cast<int>(aids.size()) * rowHeight(line);
        const int languageHeight = titleHeight(line) + 2 * rowHeight(line);
        if (!aids.empty() && languageArea.height() >= aidHeight + line + languageHeight) {
            QRect aidArea = languageArea;
            aidArea.setTop(aidArea.bottom() + 1 - aidHeight);
            paintBarRows(painter, aidArea, m_charts.aidsTitle(), aids);
            languageArea.setBottom(aidArea.top() - line);
        }
        paintBarRows(painter, languageArea, m_charts.languagesTitle(), m_charts.languageBars());
    }
}

/// Paints the days and, if there is space beside them, the hours.
void VisitsChart::paintColumnCharts(QPainter &painter, const QRect &area) const
{
    const int line = fontMetrics().lineSpacing();
    const VisitBars hours = m_charts.hourBars();
    const bool hasHours = !hours.empty() && area.width() >= MinWidthWithHours * line;
    QRect days = area;
    if (hasHours) {
        days.setWidth(qRound((area.width() - 2 * line) * GamesOfRoom));
    }
    paintColumns(painter, days, m_charts.periodsTitle(), m_charts.periodBars(),
                 [this](std::size_t index, int step) { return hasPeriodLabel(index, step); });
    if (hasHours) {
        QRect rest = area;
        rest.setLeft(days.right() + 2 * line);
        paintColumns(painter, rest, m_charts.hoursTitle(), hours, [](std::size_t index, int step) {
            return index % static_cast<std::size_t>(step) == 0;
        });
    }
}

void VisitsChart::paintTitle(QPainter &painter, const QRect &area, const QString &title) const
{
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(theme::Ink);
    painter.drawText(visualRect(area), visualFlags(Qt::AlignLeft | Qt::AlignTop),
                     QFontMetrics(bold).elidedText(title, Qt::ElideRight, area.width()));
    painter.setFont(font());
}

void VisitsChart::paintColumns(QPainter &painter, const QRect &area, const QString &title,
                               const VisitBars &bars, const LabelChoice &hasLabel) const
{
    const int line = fontMetrics().lineSpacing();
    paintTitle(painter, area, title);
    int highest = 1;
    for (const VisitBar &bar : bars) {
        highest = qMax(highest, bar.visits);
    }
    const int below = qRound(line * 1.4);
    int height = area.height() - qRound(line * 2.1) - below;
    const int lines = qBound(1, height / (2 * line), GridLines);
    const int step = qMax(1, qRound(ChartAxis::roundStep(highest, lines)));
    const int used = (highest + step - 1) / step;
    height -= height % used; // for grid lines at whole pixels
    const int figures =
        fontMetrics().horizontalAdvance(sheets::visitFigure(step * used)) + line / 2;
    const QRect plot(area.left() + figures, area.bottom() - below - height, area.width() - figures,
                     height);
    paintGrid(painter, plot, step, step * used);
    paintBars(painter, plot, step * used, bars, hasLabel);
}

void VisitsChart::paintGrid(QPainter &painter, const QRect &plot, int step, int top) const
{
    ChartAxis axis(Qt::Vertical, QRectF(visualRect(plot)).adjusted(0, -1, -1, -1), 0, top);
    axis.setLayoutDirection(layoutDirection());
    for (int visits = 0; visits <= top; visits += step) {
        painter.setPen(QPen(theme::FadedInk, 1, visits == 0 ? Qt::SolidLine : Qt::DotLine));
        axis.paintLine(painter, visits);
        painter.setPen(theme::Ink);
        axis.paintLabel(painter, visits, sheets::visitFigure(visits),
                        fontMetrics().lineSpacing() / 2.0);
    }
}

/// Counts months from the year 0, so that a January is labelled wherever years are divided evenly.
bool VisitsChart::hasPeriodLabel(std::size_t index, int step) const
{
    constexpr int MonthsOfYear = 12;
    const QDate day = m_charts.periods()[index].day;
    const int every = namedEvery(step, m_charts.isByMonth());
    return (m_charts.isByMonth() ? day.year() * MonthsOfYear + day.month() - 1
                                 : static_cast<int>(index)) %
               every ==
           0;
}

void VisitsChart::paintBars(QPainter &painter, const QRect &plot, int top, const VisitBars &bars,
                            const LabelChoice &hasLabel) const
{
    const ChartAxis times(Qt::Horizontal, plot, 0, static_cast<double>(bars.size()));
    const ChartAxis counts(Qt::Vertical, plot, 0, top);
    const qreal slot = times.span(0, 1).width();
    int widest = 0;
    for (const VisitBar &each : bars) {
        widest = qMax(widest, fontMetrics().horizontalAdvance(each.name));
    }
    const int gap = fontMetrics().averageCharWidth() * 2;
    const int labelStep = static_cast<int>(std::ceil((widest + gap) / qMax(slot, 0.1)));
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const qreal centre = times.position(static_cast<double>(i) + 0.5);
        const int width = qMax(1, qRound(slot * BarOfSlot));
        const int height =
            bars[i].visits > 0 ? qMax(1, qRound(counts.span(0, bars[i].visits).height())) : 0;
        const QRect bar(qRound(centre - width / 2.0), plot.bottom() - height, width, height);
        painter.fillRect(visualRect(bar), theme::FadedInk);
        const int half = widest / 2 + gap;
        const int left = qMax(rect().left(), qRound(centre) - half);
        const QRect name(left, plot.bottom() + fontMetrics().lineSpacing() / 4, 2 * half,
                         fontMetrics().lineSpacing());
        if (hasLabel(i, labelStep) && rect().contains(name)) {
            painter.setPen(theme::Ink);
            painter.drawText(visualRect(name), Qt::AlignCenter, bars[i].name);
        }
    }
}

void VisitsChart::paintBarRows(QPainter &painter, const QRect &area, const QString &title,
                               VisitBars rows) const
{
    const int line = fontMetrics().lineSpacing();
    const int height = rowHeight(line);
    paintTitle(painter, area, title);
    const int begin = area.top() + titleHeight(line);
    const auto fit = static_cast<std::size_t>(qMax(1, (area.bottom() + 1 - begin) / height));
    sheets::sumUpRows(rows, fit);
    int names = 0;
    int highest = 1;
    for (const VisitBar &row : rows) {
        names = qMax(names, fontMetrics().horizontalAdvance(row.name) + 2);
        highest = qMax(highest, row.visits);
    }
    names = qMin(names, qRound(area.width() * NameOfRow));
    const int figures = fontMetrics().horizontalAdvance(sheets::visitFigure(highest)) + line / 2;
    const int longest = qMax(1, area.width() - names - line - figures);
    QRect rectangle(area.left(), begin, names, height);
    for (const VisitBar &row : rows) {
        painter.setPen(theme::Ink);
        painter.drawText(visualRect(rectangle), visualFlags(Qt::AlignLeft | Qt::AlignVCenter),
                         fontMetrics().elidedText(row.name, Qt::ElideRight, names));
        QRect bar(rectangle.right() + line / 2, rectangle.top(), 0, qRound(height * BarOfRow));
        bar.setWidth(qMax(1, qRound(static_cast<qreal>(longest) * row.visits / highest)));
        bar.moveTop(rectangle.center().y() - bar.height() / 2);
        painter.fillRect(visualRect(bar), theme::FadedInk);
        const QRect figure(bar.right() + line / 2, rectangle.top(), figures, height);
        painter.drawText(visualRect(figure), visualFlags(Qt::AlignLeft | Qt::AlignVCenter),
                         sheets::visitFigure(row.visits));
        rectangle.translate(0, height);
    }
}

} // namespace doublets

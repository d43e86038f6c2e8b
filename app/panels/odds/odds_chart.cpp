// SPDX-License-Identifier: MIT
#include "panels/odds/odds_chart.h"

#include "panels/charts/chart_view.h"
#include "panels/speech/accessible_role.h"
#include "panels/speech/announcer.h"
#include "panels/theme/theme.h"
#include "table/fonts/plain_text.h"
#include "text/odds_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace doublets {

namespace {

/// The luck at the ends of the scale, unless a throw had more luck.
constexpr double MinLuckScale = 0.1;

} // namespace

OddsChart::OddsChart(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::Chart);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    retranslate();
}

void OddsChart::setReport(const OddsReport &report)
{
    m_report = report;
    updateDescription();
    update();
}

QSize OddsChart::sizeHint() const
{
    const int letter = fontMetrics().height();
    return {letter * 14, letter * 11};
}

QSize OddsChart::minimumSizeHint() const
{
    const int letter = fontMetrics().height();
    return {letter * 6, letter * 9};
}

QRectF OddsChart::lineChartRect() const
{
    const qreal letter = fontMetrics().height();
    // Leave space for the labels on the left, and for the focus ring.
    const qreal left = scaleLabelWidth() + letter * 0.6;
    return {left, letter * 0.7, width() - left - letter, height() - letter * 4.6};
}

qreal OddsChart::scaleLabelWidth() const
{
    return fontMetrics().horizontalAdvance(QLocale().toString(100));
}

QRectF OddsChart::luckChartRect() const
{
    const qreal letter = fontMetrics().height();
    const QRectF above = lineChartRect();
    return {above.left(), above.bottom() + letter * 0.4, above.width(), letter * 2};
}

ChartAxis OddsChart::rowAxis() const
{
    return {Qt::Horizontal, lineChartRect(), -1, std::max(1, rowCount()) - 1.0};
}

ChartAxis OddsChart::chanceAxis() const
{
    return {Qt::Vertical, lineChartRect(), 0, 1};
}

QPoint OddsChart::columnCentre(int row) const
{
    return {qRound(rowAxis().position(row)), qRound(lineChartRect().center().y())};
}

int OddsChart::rowAt(qreal x) const
{
    return std::clamp(qRound(rowAxis().valueAt(x)), 0, rowCount() - 1);
}

std::optional<Odds> OddsChart::oddsAt(int row) const
{
    return row < 0 ? m_report.startOdds : m_report.throws[static_cast<std::size_t>(row)].odds;
}

void OddsChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    paintLineChart(painter);
    paintScale(painter);
    paintLuckChart(painter);
    paintSelectedRow(painter);
    if (hasFocus()) {
        painter.setPen(QPen(theme::Rubric, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -2, -2));
    }
}

void OddsChart::paintLineChart(QPainter &painter) const
{
    const QRectF area = lineChartRect();
    painter.fillRect(area, QBrush(theme::Paper.darker(125), Qt::BDiagPattern)); // unknown
    // Known chances are painted in runs without gaps.
    for (int first = -1; first < rowCount(); ++first) {
        if (!oddsAt(first)) {
            continue;
        }
        int last = first;
        while (last + 1 < rowCount() && oddsAt(last + 1)) {
            ++last;
        }
        paintLine(painter, first, last);
        first = last;
    }
    painter.setPen(QPen(theme::FadedInk, 1, Qt::DashLine));
    chanceAxis().paintLine(painter, 0.5);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(theme::Ink);
    painter.drawRect(area);
}

void OddsChart::paintLine(QPainter &painter, int first, int last) const
{
    const QRectF area = lineChartRect();
    const auto at = [rows = rowAxis(), chances = chanceAxis()](int row, double share) {
        return QPointF(rows.position(row), chances.position(share));
    };
    QPolygonF white;
    QPolygonF black;
    QPolygonF least;
    QPolygonF most;
    for (int row = first; row <= last; ++row) {
        const Odds odds = *oddsAt(row);
        white << at(row, odds.white);
        black << at(row, 1 - odds.black);
        least << at(row, std::max(0.0, odds.white - odds.margin));
        most << at(row, std::min(1.0, odds.white + odds.margin));
    }
    const auto fill = [&](const QPolygonF &line, qreal edge, const QBrush &brush) {
        QPolygonF filled = line;
        filled << QPointF(line.last().x(), edge) << QPointF(line.first().x(), edge);
        painter.setPen(Qt::NoPen);
        painter.setBrush(brush);
        painter.drawPolygon(filled);
    };
    fill(white, area.top(), theme::Paper.darker(115)); // draws, if possible
    fill(white, area.bottom(), Qt::white);
    fill(black, area.top(), theme::Black);
    painter.setBrush(Qt::NoBrush);
    if (m_report.isEstimate()) {
        painter.setPen(QPen(theme::Rubric, 1, Qt::DotLine));
        painter.drawPolyline(least);
        painter.drawPolyline(most);
    }
    painter.setPen(QPen(theme::Rubric, fontMetrics().height() / 7.0, Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    if (white.size() == 1) {
        painter.drawPoint(white.first());
    }
    painter.drawPolyline(white);
}

void OddsChart::paintScale(QPainter &painter) const
{
    const QRectF area = lineChartRect();
    const qreal letter = fontMetrics().height();
    painter.setPen(theme::Ink);
    const QLocale locale;
    for (const int share : {0, 50, 100}) {
        chanceAxis().paintLabel(painter, share / 100.0, locale.toString(share), letter / 4);
    }
    const qreal widest = fontMetrics().horizontalAdvance(locale.toString(rowCount())) + letter;
    const int step = qRound(std::max(1.0, ChartAxis::roundStep(rowCount(), area.width() / widest)));
    const int openingThrows = static_cast<int>(std::ranges::count_if(
        m_report.throws, [](const OddsThrow &each) { return !each.thrower; }));
    for (int number = step; number <= rowCount() - openingThrows; number += step) {
        rowAxis().paintLabel(painter, number + openingThrows - 1, locale.toString(number),
                             luckChartRect().bottom() + 2 - area.bottom());
    }
}

void OddsChart::paintLuckChart(QPainter &painter) const
{
    const QRectF area = luckChartRect();
    double scale = MinLuckScale;
    for (const OddsThrow &each : m_report.throws) {
        scale = std::max(scale, std::abs(each.luck.value_or(0)));
    }
    const ChartAxis lucks(Qt::Vertical, area, -scale, scale);
    const qreal width = std::clamp(area.width() / std::max(1, rowCount()) * 0.7, 1.0, 14.0);
    for (int row = 0; row < rowCount(); ++row) {
        const OddsThrow &each = m_report.throws[static_cast<std::size_t>(row)];
        if (!each.luck) {
            continue;
        }
        QRectF bar = lucks.span(0, *each.luck);
        bar.setWidth(width);
        bar.moveLeft(rowAxis().position(row) - width / 2);
        painter.setPen(QPen(theme::Ink, 1));
        painter.setBrush(each.thrower == Side::White   ? QBrush(Qt::white)
                         : each.thrower == Side::Black ? QBrush(theme::Black)
                                                       : QBrush(theme::Ink, Qt::Dense4Pattern));
        painter.drawRect(bar.normalized());
    }
    painter.setPen(theme::Ink);
    lucks.paintLine(painter, 0);
}

void OddsChart::paintSelectedRow(QPainter &painter) const
{
    if (rowCount() == 0) {
        return;
    }
    const int row = m_report.isPastMoment ? m_report.selectedRow : rowCount() - 1;
    const QRectF area = lineChartRect();
    const qreal x = rowAxis().position(row);
    painter.setPen(QPen(theme::Brass.darker(130), fontMetrics().height() / 9.0,
                        m_report.isPastMoment ? Qt::SolidLine : Qt::DotLine));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, luckChartRect().bottom()));
    if (const auto odds = oddsAt(row)) {
        const QPointF at(x, chanceAxis().position(odds->white));
        const qreal radius = fontMetrics().height() / 4.0;
        painter.setPen(QPen(theme::Rubric, radius / 2));
        painter.setBrush(theme::Paper);
        painter.drawEllipse(at, radius, radius);
    }
}

void OddsChart::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rowCount() > 0) {
        Q_EMIT rowChosen(rowAt(event->position().x()));
    }
}

void OddsChart::keyPressEvent(QKeyEvent *event)
{
    const int present = rowCount();
    const int at = m_report.isPastMoment ? m_report.selectedRow : present; // −1 at the start
    int to = 0;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        to = m_report.isPastMoment ? at - 1 : present - 2;
        break;
    case Qt::Key_Right:
    case Qt::Key_Down:
        to = at + 1;
        break;
    case Qt::Key_Home:
        to = 0;
        break;
    case Qt::Key_End:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        to = present;
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (to < 0 || to > present) {
        Announcer::announceFocus(this, ChartCanvas::tr("The chart ends here."));
        return;
    }
    m_isAnnouncementDue = true;
    if (to >= present) {
        Q_EMIT latestThrowRequested();
    } else if (rowCount() > 0) {
        Q_EMIT rowChosen(std::max(0, to));
    }
}

bool OddsChart::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && rowCount() > 0) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), plainToolTip(rowText(rowAt(help->pos().x()))), this);
        return true;
    }
    return QWidget::event(event);
}

QString OddsChart::rowText(int row) const
{
    if (row < 0) {
        if (!m_report.currentOdds) {
            return tr("Computing the chances…");
        }
        //: %1 the chances of both players
        const QString atStart = tr("At the start: %1");
        //: %1 the chances of both players
        const QString now = tr("Now: %1");
        const QString &text = m_report.isPastMoment ? atStart : now;
        return withMethodNote(text.arg(chancesText(*m_report.currentOdds)),
                              m_report.currentMethod());
    }
    const OddsThrow &each = m_report.throws[static_cast<std::size_t>(row)];
    return textOf(each, each.title);
}

QString OddsChart::spokenRowText(int row) const
{
    if (row < 0) {
        return rowText(row);
    }
    const OddsThrow &each = m_report.throws[static_cast<std::size_t>(row)];
    return textOf(each, each.spokenTitle);
}

QString OddsChart::chancesText(const Odds &odds) const
{
    const ChanceTexts chances(odds);
    //: %1, %3 players, %2, %4 their chances
    return tr("%1 %2, %3 %4.")
        .arg(m_report.names.white, chances.white, m_report.names.black, chances.black);
}

QString OddsChart::textOf(const OddsThrow &oddsThrow, const QString &title) const
{
    QStringList parts{title + u'.'};
    parts << (oddsThrow.odds ? chancesText(*oddsThrow.odds) : tr("Computing the chances…"));
    if (oddsThrow.luck) {
        //: %1 percentage points, %2 the player whose luck it was
        parts << tr("Luck: %1 percentage points for %2.")
                     .arg(percentagePointsText(oddsThrow.ownLuck()),
                          m_report.names.nameOf(oddsThrow.luckSide()));
    }
    return withMethodNote(parts.join(u' '), m_report.method);
}

void OddsChart::updateDescription()
{
    const QString now = spokenRowText(m_report.selectedRow);
    if (accessibleDescription() == now) {
        return;
    }
    setAccessibleDescription(now);
    if (std::exchange(m_isAnnouncementDue, false) && hasFocus()) {
        Announcer::announceFocus(this, now);
    }
}

void OddsChart::retranslate()
{
    setAccessibleName(tr("Chances over the game; use the arrow keys to go from throw to throw"));
}

} // namespace doublets

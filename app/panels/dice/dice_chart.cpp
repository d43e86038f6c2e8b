// SPDX-License-Identifier: MIT
#include "panels/dice/dice_chart.h"

#include "panels/charts/chart_axis.h"
#include "panels/dice/dice_model.h"
#include "panels/speech/accessible_role.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace doublets {

namespace {

constexpr qreal PlotLines = 7.2; ///< height of a plot, in lines of text
constexpr qreal BarShare = 0.56; ///< share of the width available to a number

/// Mixes two colours. `share` is that of `b`, from 0 to 1.
QColor mixed(const QColor &a, const QColor &b, qreal share)
{
    const auto mix = [share](qreal x, qreal y) { return x + (y - x) * share; };
    return QColor::fromRgbF(static_cast<float>(mix(a.redF(), b.redF())),
                            static_cast<float>(mix(a.greenF(), b.greenF())),
                            static_cast<float>(mix(a.blueF(), b.blueF())));
}

} // namespace

struct DiceChart::Plot
{
    int column = 0;
    PlayerDice dice;
    QRectF area;
    ChartAxis faces; ///< the column of a number extends to the next number
    ChartAxis counts;
};

DiceChart::DiceChart(const DiceModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
{
    setAccessibleRole(this, QAccessible::Chart);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    connect(&model, &QAbstractItemModel::dataChanged, this, [this] { update(); });
}

QSize DiceChart::sizeHint() const
{
    const int line = fontMetrics().lineSpacing();
    constexpr int Fields = DiceModel::ColumnCount;
    return {line * 14, qRound(line * PlotLines * Fields)};
}

QSize DiceChart::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 10, sizeHint().height()};
}

void DiceChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
}

void DiceChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr int Fields = DiceModel::ColumnCount;
    const qreal height = static_cast<qreal>(this->height()) / Fields;
    for (int column = 0; column < DiceModel::ColumnCount; ++column) {
        paintPlot(painter, QRectF(0, column * height, width(), height), column);
    }
}

void DiceChart::paintPlot(QPainter &painter, const QRectF &rect, int column) const
{
    const qreal line = fontMetrics().lineSpacing();
    const qreal margin = line / 2;
    const PlayerDice dice = m_model.diceOf(column);
    // Space for a title above, a count and a symbol over the tallest bar, and the numbers below.
    const QRectF area = rect.adjusted(margin, line * 2.7, -margin, -line * 1.3);
    const double highest = std::max(
        {1.0, dice.faces.bandHigh(), static_cast<double>(std::ranges::max(dice.faces.counts()))});
    Plot plot{column, dice, area, ChartAxis(Qt::Horizontal, area, 1, FacesPerDie + 1),
              ChartAxis(Qt::Vertical, area, 0, highest)};
    plot.faces.setLayoutDirection(layoutDirection());
    painter.setPen(palette().color(QPalette::Text));
    const QRectF title(rect.left() + margin, rect.top() + line * 0.3, rect.width() - 2 * margin,
                       line);
    const QString diceText = tr("%n dice", nullptr, plot.dice.faces.diceCount());
    const QString name = fontMetrics().elidedText(
        m_model.heading(column), Qt::ElideRight,
        qRound(title.width() - fontMetrics().horizontalAdvance(diceText) - line));
    painter.drawText(title, static_cast<int>(Qt::AlignLeading), name);
    painter.drawText(title, static_cast<int>(Qt::AlignTrailing), diceText);
    paintBand(painter, plot);
    for (int face = 1; face <= FacesPerDie; ++face) {
        paintBar(painter, plot, face);
    }
    paintExpectation(painter, plot);
    for (int face = 1; face <= FacesPerDie; ++face) {
        paintLabels(painter, plot, face);
    }
}

void DiceChart::paintBand(QPainter &painter, const Plot &plot) const
{
    const QColor text = palette().color(QPalette::Text);
    const FaceCounts &faces = plot.dice.faces;
    if (faces.diceCount() > 0) {
        painter.fillRect(plot.counts.span(faces.bandLow(), faces.bandHigh()),
                         mixed(palette().color(QPalette::Base), text, 0.16));
    }
    painter.setPen(QPen(text, 1));
    plot.counts.paintLine(painter, 0);
}

QBrush DiceChart::barBrush(int column) const
{
    switch (column) {
    case DiceModel::White:
        return palette().color(QPalette::Base);
    case DiceModel::Black:
        return palette().color(QPalette::Text);
    default:
        return {palette().color(QPalette::Text), Qt::BDiagPattern};
    }
}

void DiceChart::paintBar(QPainter &painter, const Plot &plot, int face) const
{
    const bool isOutside = plot.dice.faces.compareWithBand(face) != 0;
    constexpr double Gap = (1 - BarShare) / 2;
    QRectF bar = plot.faces.span(face + Gap, face + 1 - Gap);
    bar.setTop(plot.counts.position(plot.dice.faces.count(face)));
    painter.setPen(isOutside ? QPen(palette().color(QPalette::Link), 2.5)
                             : QPen(palette().color(QPalette::Text), 1.2));
    painter.fillRect(bar, palette().color(QPalette::Base));
    painter.setBrush(barBrush(plot.column));
    painter.drawRect(bar);
}

void DiceChart::paintLabels(QPainter &painter, const Plot &plot, int face) const
{
    const qreal line = fontMetrics().lineSpacing();
    const qreal x = plot.faces.position(face + 0.5);
    const int count = plot.dice.faces.count(face);
    const qreal top = plot.counts.position(count);
    const int outside = plot.dice.faces.compareWithBand(face);
    const QColor text = palette().color(QPalette::Text);
    const QColor colour = outside != 0 ? palette().color(QPalette::Link) : text;
    // An outline in the background colour separates the figures from the lines.
    const QString number = QLocale().toString(count);
    QPainterPath letters;
    letters.addText(x - fontMetrics().horizontalAdvance(number) / 2.0, top - line * 0.22, font(),
                    number);
    painter.strokePath(letters, QPen(palette().color(QPalette::Base), 3.5));
    painter.fillPath(letters, colour);
    if (outside != 0) {
        // The symbol points up if the number has been thrown more often than usual, otherwise down.
        const QPointF at(x, top - line * 1.25);
        const qreal half = line * 0.3;
        const qreal tip = outside > 0 ? -half : half;
        QPainterPath sign(at + QPointF(-half, -tip * 0.6));
        sign.lineTo(at + QPointF(half, -tip * 0.6));
        sign.lineTo(at + QPointF(0, tip));
        painter.fillPath(sign, colour);
    }
    painter.setPen(text);
    plot.faces.paintLabel(painter, face + 0.5, QLocale().toString(face), line * 0.1);
}

void DiceChart::paintExpectation(QPainter &painter, const Plot &plot) const
{
    const FaceCounts &faces = plot.dice.faces;
    if (faces.diceCount() == 0) {
        return;
    }
    const auto across = [&](double count, qreal width, Qt::PenStyle style) {
        plot.counts.paintOutlinedLine(painter, count,
                                      QPen(palette().color(QPalette::Text), width, style),
                                      palette().color(QPalette::Base));
    };
    across(faces.expected(), 1.8, Qt::SolidLine);
    across(faces.bandHigh(), 1, Qt::DashLine);
    if (faces.bandLow() > 0) {
        across(faces.bandLow(), 1, Qt::DashLine);
    }
}

} // namespace doublets

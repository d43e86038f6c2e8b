// SPDX-License-Identifier: MIT
#include "panels/dice/dice_chart.h"

#include "panels/dice/dice_model.h"
#include "panels/speech/accessible_role.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

namespace doublets {

namespace {

constexpr qreal PlotLines = 7.2; ///< height of a plot, in lines of text
constexpr qreal BarShare = 0.56; ///< share of the width available to a number

/// Mixes two colours; `share` 0 gives `a`, 1 gives `b`.
QColor mixed(const QColor &a, const QColor &b, qreal share)
{
    const auto mix = [share](qreal x, qreal y) { return x + (y - x) * share; };
    return QColor::fromRgbF(static_cast<float>(mix(a.redF(), b.redF())),
                            static_cast<float>(mix(a.greenF(), b.greenF())),
                            static_cast<float>(mix(a.blueF(), b.blueF())));
}

} // namespace

/// The plot of one player: its area and its scale.
struct DiceChart::Plot
{
    int column = 0;
    PlayerDice dice;
    QRectF area;
    qreal highest = 1; ///< count at the upper edge of `area`
    bool mirrored = false;

    [[nodiscard]] qreal y(qreal count) const
    {
        return area.bottom() - area.height() * count / highest;
    }
    /// Returns the column of a number, from right to left in right-to-left layouts.
    [[nodiscard]] QRectF rect(int face) const
    {
        const qreal width = area.width() / FacesPerDie;
        const int place = mirrored ? FacesPerDie - face : face - 1;
        return {area.left() + place * width, area.top(), width, area.height()};
    }
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
    Plot plot;
    plot.column = column;
    plot.dice = m_model.diceOf(column);
    plot.mirrored = layoutDirection() == Qt::RightToLeft;
    // A title above, the numbers below; room for a count and a sign over the highest bar.
    plot.area = rect.adjusted(margin, line * 2.7, -margin, -line * 1.3);
    plot.highest = qMax(1.0, plot.dice.faces.bandHigh());
    for (const int count : plot.dice.faces.counts()) {
        plot.highest = qMax(plot.highest, static_cast<qreal>(count));
    }
    painter.setPen(palette().color(QPalette::Text));
    const QRectF title(rect.left() + margin, rect.top() + line * 0.3, rect.width() - 2 * margin,
                       line);
    const QString dice = tr("%n dice", nullptr, plot.dice.faces.diceCount());
    const QString name = fontMetrics().elidedText(
        m_model.heading(column), Qt::ElideRight,
        qRound(title.width() - fontMetrics().horizontalAdvance(dice) - line));
    painter.drawText(title, static_cast<int>(Qt::AlignLeading), name);
    painter.drawText(title, static_cast<int>(Qt::AlignTrailing), dice);
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
    const QColor base = palette().color(QPalette::Base);
    const QColor text = palette().color(QPalette::Text);
    const FaceCounts &faces = plot.dice.faces;
    const QRectF band(QPointF(plot.area.left(), plot.y(faces.bandHigh())),
                      QPointF(plot.area.right(), plot.y(faces.bandLow())));
    if (faces.diceCount() > 0) {
        painter.fillRect(band, mixed(base, text, 0.16));
    }
    painter.setPen(QPen(text, 1));
    painter.drawLine(plot.area.bottomLeft(), plot.area.bottomRight());
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
    const QColor text = palette().color(QPalette::Text);
    const QRectF rect = plot.rect(face);
    const int count = plot.dice.faces.count(face);
    const int outside = plot.dice.faces.compareWithBand(face);
    const qreal top = plot.y(count);
    QRectF bar(0, top, rect.width() * BarShare, plot.area.bottom() - top);
    bar.moveLeft(rect.center().x() - bar.width() / 2);
    const QColor sign = outside != 0 ? palette().color(QPalette::Link) : text;
    painter.setPen(QPen(sign, outside != 0 ? 2.5 : 1.2));
    painter.fillRect(bar, palette().color(QPalette::Base));
    painter.setBrush(barBrush(plot.column));
    painter.drawRect(bar);
}

void DiceChart::paintLabels(QPainter &painter, const Plot &plot, int face) const
{
    const qreal line = fontMetrics().lineSpacing();
    const QRectF rect = plot.rect(face);
    const int count = plot.dice.faces.count(face);
    const int outside = plot.dice.faces.compareWithBand(face);
    const QColor text = palette().color(QPalette::Text);
    const QColor colour = outside != 0 ? palette().color(QPalette::Link) : text;
    // Outlined in the background colour, which keeps the lines off the figures.
    const QString number = QLocale().toString(count);
    QPainterPath letters;
    letters.addText(rect.center().x() - fontMetrics().horizontalAdvance(number) / 2.0,
                    plot.y(count) - line * 0.22, font(), number);
    painter.strokePath(letters, QPen(palette().color(QPalette::Base), 3.5));
    painter.fillPath(letters, colour);
    if (outside != 0) {
        // Points up if the number has fallen more often than expected, down if less often.
        const QPointF at(rect.center().x(), plot.y(count) - line * 1.25);
        const qreal half = line * 0.3;
        const qreal tip = outside > 0 ? -half : half;
        QPainterPath sign(at + QPointF(-half, -tip * 0.6));
        sign.lineTo(at + QPointF(half, -tip * 0.6));
        sign.lineTo(at + QPointF(0, tip));
        painter.fillPath(sign, colour);
    }
    painter.setPen(text);
    painter.drawText(QRectF(rect.left(), plot.area.bottom(), rect.width(), line * 1.2),
                     static_cast<int>(Qt::AlignCenter), QLocale().toString(face));
}

void DiceChart::paintExpectation(QPainter &painter, const Plot &plot) const
{
    const FaceCounts &faces = plot.dice.faces;
    if (faces.diceCount() == 0) {
        return;
    }
    // Outlined in the background colour, to be visible on bars and between them.
    const auto across = [&](qreal count, qreal width, Qt::PenStyle style) {
        const QPointF left(plot.area.left(), plot.y(count));
        const QPointF right(plot.area.right(), plot.y(count));
        painter.setPen(QPen(palette().color(QPalette::Base), width + 1.6));
        painter.drawLine(left, right);
        painter.setPen(QPen(palette().color(QPalette::Text), width, style));
        painter.drawLine(left, right);
    };
    across(faces.expected(), 1.8, Qt::SolidLine);
    across(faces.bandHigh(), 1, Qt::DashLine);
    if (faces.bandLow() > 0) {
        across(faces.bandLow(), 1, Qt::DashLine);
    }
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#include "display/screens/symbol_button.h"

#include "panels/sides/rotation.h"
#include "panels/theme/focus_style.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace doublets {

namespace {

/// Returns the square for the symbol: half as large as the button, in its middle.
QRectF middleOf(const QRectF &rect)
{
    const qreal side = std::min(rect.width(), rect.height()) * 0.5;
    QRectF middle(0, 0, side, side);
    middle.moveCenter(rect.center());
    return middle;
}

void paintLetters(QPainter &painter, const QRectF &rectangle)
{
    const int large = qRound(rectangle.height() * 1.1);
    const int small = qRound(rectangle.height() * 0.7);
    const QFont a = fonts::textFont(small);
    const QFont b = fonts::textFont(large);
    const qreal width =
        QFontMetricsF(a).horizontalAdvance(u'A') + QFontMetricsF(b).horizontalAdvance(u'A');
    const qreal foot = rectangle.center().y() + QFontMetricsF(b).capHeight() / 2;
    painter.setFont(a);
    painter.drawText(QPointF(rectangle.center().x() - width / 2, foot), QStringLiteral("A"));
    painter.setFont(b);
    painter.drawText(
        QPointF(rectangle.center().x() - width / 2 + QFontMetricsF(a).horizontalAdvance(u'A'),
                foot),
        QStringLiteral("A"));
}

void paintContrast(QPainter &painter, const QRectF &rectangle, const QColor &colour)
{
    constexpr int HalfCircle = 180 * 16;
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(rectangle);
    painter.setBrush(colour);
    painter.drawPie(rectangle, -90 * 16, HalfCircle);
}

void paintSpeech(QPainter &painter, const QRectF &rectangle, const QColor &colour)
{
    const qreal u = rectangle.width() / 10;
    const QPointF o = rectangle.topLeft();
    QPolygonF horn;
    horn << o + QPointF(0, 3.4 * u) << o + QPointF(2 * u, 3.4 * u) << o + QPointF(4.8 * u, u)
         << o + QPointF(4.8 * u, 9 * u) << o + QPointF(2 * u, 6.6 * u) << o + QPointF(0, 6.6 * u);
    painter.setBrush(colour);
    painter.drawPolygon(horn);
    painter.setBrush(Qt::NoBrush);
    for (const qreal reach : {2.2, 4.2}) {
        const QRectF ring(o + QPointF((4.8 - reach) * u, (5 - reach) * u),
                          QSizeF(2 * reach * u, 2 * reach * u));
        painter.drawArc(ring.translated(u, 0), -45 * 16, 90 * 16);
    }
}

void paintOver(QPainter &painter, const QRectF &rectangle, const QColor &colour)
{
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(rectangle, 60 * 16, 280 * 16);
    // The arrowhead, at the beginning of the arc.
    QPainterPath arc;
    arc.arcMoveTo(rectangle, 60);
    const QPointF tip = arc.currentPosition();
    const qreal u = rectangle.width() / 10;
    QPolygonF head;
    head << tip + QPointF(-2.6 * u, -1.6 * u) << tip + QPointF(2.2 * u, 0.2 * u)
         << tip + QPointF(-1.8 * u, 3 * u);
    painter.setBrush(colour);
    painter.drawPolygon(head);
}

/// Paints a triangle whose base and tip have the y coordinates `base` and `tip`; the tip may be
/// above the base.
void paintTriangle(QPainter &painter, const QRectF &rectangle, const QColor &ink, qreal base,
                   qreal tip)
{
    const qreal flat = (tip - base) * 0.12; // almost as wide as high
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF({{rectangle.left(), base + flat},
                                   {rectangle.right(), base + flat},
                                   {rectangle.center().x(), tip - flat}}));
}

} // namespace

SymbolButton::SymbolButton(const QString &name, Symbol symbol, QWidget *parent)
    : QAbstractButton(parent)
    , m_symbol(symbol)
{
    setObjectName(name);
    setFocusPolicy(Qt::TabFocus); // a touch leaves the focus on the board
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
}

void SymbolButton::setSizes(const DisplaySizes &sizes)
{
    m_sizes = sizes;
    setFont(fonts::textFont(sizes.text));
    updateGeometry();
    update();
}

void SymbolButton::setPrimary(bool primary)
{
    m_isPrimary = primary;
    update();
}

void SymbolButton::setRotated(bool isRotated)
{
    m_isRotated = isRotated;
    update();
}

QSize SymbolButton::sizeHintFor(const QString &text) const
{
    if (text.isEmpty()) {
        return {m_sizes.minButtonSize, m_sizes.minButtonSize};
    }
    const int symbol = m_symbol == Symbol::None ? 0 : m_sizes.minButtonSize * 3 / 4;
    const int words = fontMetrics().horizontalAdvance(text) + 3 * m_sizes.gap() + symbol;
    const int line = fontMetrics().height() * 4 / 3; // keeps the text off the edge
    return {std::max(m_sizes.minButtonSize, words), std::max(m_sizes.minButtonSize, line)};
}

void SymbolButton::paintEvent(QPaintEvent *)
{
    paintRotated(*this, m_isRotated, [this](QPainter &painter) { paint(painter); });
}

void SymbolButton::paint(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const bool full = (m_isPrimary && isEnabled()) || isDown() || isChecked();
    const QColor ground = full ? theme::Brass : theme::Panel;
    QColor ink = full ? (theme::isDark(ground) ? theme::Ivory : theme::Ink) : theme::Ivory;
    if (!isEnabled()) {
        ink = theme::Faded.darker(170);
    }
    const qreal radius = m_sizes.minButtonSize / 8.0;
    const QRectF rectangle = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(isEnabled() ? theme::Brass : ink, 1.5));
    painter.setBrush(ground);
    painter.drawRoundedRect(rectangle, radius, radius);
    painter.setPen(QPen(ink, std::max(2.0, m_sizes.minButtonSize / 22.0), Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    QRectF textPlace = rectangle;
    if (m_symbol != Symbol::None) {
        QRectF symbolPlace = rectangle;
        if (!text().isEmpty()) {
            symbolPlace.setWidth(rectangle.height());
            textPlace.setLeft(symbolPlace.left() + rectangle.height() * 3 / 4);
        }
        const QPen pen = painter.pen();
        paintSymbol(painter, middleOf(symbolPlace));
        painter.setPen(pen);
    }
    if (!text().isEmpty()) {
        painter.setFont(font());
        painter.drawText(textPlace, Qt::AlignCenter, text());
    }
    if (hasFocus()) {
        FocusStyle::drawFocusRing(rect(), painter);
    }
}

void SymbolButton::paintSymbol(QPainter &painter, const QRectF &rectangle) const
{
    const QColor ink = painter.pen().color();
    switch (m_symbol) {
    case Symbol::LargerText:
        paintLetters(painter, rectangle);
        break;
    case Symbol::Contrast:
        paintContrast(painter, rectangle, ink);
        break;
    case Symbol::Speech:
        paintSpeech(painter, rectangle, ink);
        break;
    case Symbol::StartOver:
        paintOver(painter, rectangle, ink);
        break;
    case Symbol::PageUp:
        paintTriangle(painter, rectangle, ink, rectangle.bottom(), rectangle.top());
        break;
    case Symbol::PageDown:
        paintTriangle(painter, rectangle, ink, rectangle.top(), rectangle.bottom());
        break;
    case Symbol::None:
        break;
    }
}

void SymbolButton::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::EnabledChange) {
        update();
    }
}

void SymbolButton::customEvent(QEvent *event)
{
    if (event->type() == theme::colourChangeEventType()) {
        update();
    }
}

} // namespace doublets

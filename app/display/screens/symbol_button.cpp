// SPDX-License-Identifier: MIT
#include "display/screens/symbol_button.h"

#include "panels/sides/turning.h"
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

void paintLetters(QPainter &painter, const QRectF &room)
{
    const int large = qRound(room.height() * 1.1);
    const int small = qRound(room.height() * 0.7);
    const QFont a = fonts::textFont(small);
    const QFont b = fonts::textFont(large);
    const qreal width =
        QFontMetricsF(a).horizontalAdvance(u'A') + QFontMetricsF(b).horizontalAdvance(u'A');
    const qreal foot = room.center().y() + QFontMetricsF(b).capHeight() / 2;
    painter.setFont(a);
    painter.drawText(QPointF(room.center().x() - width / 2, foot), QStringLiteral("A"));
    painter.setFont(b);
    painter.drawText(
        QPointF(room.center().x() - width / 2 + QFontMetricsF(a).horizontalAdvance(u'A'), foot),
        QStringLiteral("A"));
}

void paintContrast(QPainter &painter, const QRectF &room, const QColor &colour)
{
    constexpr int HalfCircle = 180 * 16;
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(room);
    painter.setBrush(colour);
    painter.drawPie(room, -90 * 16, HalfCircle);
}

void paintSpeech(QPainter &painter, const QRectF &room, const QColor &colour)
{
    const qreal u = room.width() / 10;
    const QPointF o = room.topLeft();
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

void paintOver(QPainter &painter, const QRectF &room, const QColor &colour)
{
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(room, 60 * 16, 280 * 16);
    // The arrowhead, at the beginning of the arc.
    QPainterPath arc;
    arc.arcMoveTo(room, 60);
    const QPointF tip = arc.currentPosition();
    const qreal u = room.width() / 10;
    QPolygonF head;
    head << tip + QPointF(-2.6 * u, -1.6 * u) << tip + QPointF(2.2 * u, 0.2 * u)
         << tip + QPointF(-1.8 * u, 3 * u);
    painter.setBrush(colour);
    painter.drawPolygon(head);
}

/// Paints a triangle. `base` and `tip`: their vertical positions; `tip` may be above `base`.
void paintTriangle(QPainter &painter, const QRectF &room, const QColor &ink, qreal base, qreal tip)
{
    const qreal flat = (tip - base) * 0.12; // almost as wide as high
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF({{room.left(), base + flat},
                                   {room.right(), base + flat},
                                   {room.center().x(), tip - flat}}));
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

void SymbolButton::setMain(bool main)
{
    m_main = main;
    update();
}

void SymbolButton::setTurned(bool isRotated)
{
    m_turned = isRotated;
    update();
}

QSize SymbolButton::sizeHint() const
{
    if (m_symbol != Symbol::None) {
        return {m_sizes.press, m_sizes.press};
    }
    const int words = fontMetrics().horizontalAdvance(text()) + 2 * m_sizes.gap() + m_sizes.gap();
    const int line = fontMetrics().height() * 4 / 3; // keeps the text off the edge
    return {std::max(m_sizes.press, words), std::max(m_sizes.press, line)};
}

void SymbolButton::paintEvent(QPaintEvent *)
{
    paintRotated(*this, m_turned, [this](QPainter &painter) { paint(painter); });
}

void SymbolButton::paint(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const bool full = (m_main && isEnabled()) || isDown() || isChecked();
    const QColor ground = full ? theme::Brass : theme::Panel;
    QColor ink = full ? (theme::isDark(ground) ? theme::Ivory : theme::Ink) : theme::Ivory;
    if (!isEnabled()) {
        ink = theme::Faded.darker(170);
    }
    const qreal radius = m_sizes.press / 8.0;
    const QRectF room = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(isEnabled() ? theme::Brass : ink, 1.5));
    painter.setBrush(ground);
    painter.drawRoundedRect(room, radius, radius);
    painter.setPen(
        QPen(ink, std::max(2.0, m_sizes.press / 22.0), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (m_symbol == Symbol::None) {
        painter.setFont(font());
        painter.drawText(rect(), Qt::AlignCenter, text());
    } else {
        paintSymbol(painter, middleOf(room));
    }
    if (hasFocus()) {
        FocusStyle::drawRing(rect(), painter);
    }
}

void SymbolButton::paintSymbol(QPainter &painter, const QRectF &room) const
{
    const QColor ink = painter.pen().color();
    switch (m_symbol) {
    case Symbol::Letters:
        paintLetters(painter, room);
        break;
    case Symbol::Contrast:
        paintContrast(painter, room, ink);
        break;
    case Symbol::Speech:
        paintSpeech(painter, room, ink);
        break;
    case Symbol::Over:
        paintOver(painter, room, ink);
        break;
    case Symbol::Up:
        paintTriangle(painter, room, ink, room.bottom(), room.top());
        break;
    case Symbol::Down:
        paintTriangle(painter, room, ink, room.top(), room.bottom());
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

// SPDX-License-Identifier: MIT
#include "table/board/items/name_item.h"

#include "table/fonts/fonts.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>

namespace doublets {

namespace {

constexpr qreal NamesZ = 0.5; ///< flat on the table: boxes, dice and shadows pass over it
constexpr qreal NameHeight = 38;
constexpr qreal TaskHeight = 32;
constexpr qreal MinText = 13;     ///< logical pixels
constexpr qreal RowHeight = 1.35; ///< relative to the text size
constexpr qreal Line = 3;

qreal taskWidth(const QString &task, const QFont &font)
{
    // Includes the arrow and a gap.
    return QFontMetricsF(font).horizontalAdvance(task) + font.pixelSize();
}

} // namespace

NameItem::NameItem(Side side)
    : m_side(side)
{
    setZValue(NamesZ);
}

void NameItem::setPlate(const NamePlate &plate)
{
    if (m_plate != plate) {
        m_plate = plate;
        update();
    }
}

void NameItem::setPlace(const QRectF &rect, bool inRow)
{
    if (m_rect != rect || m_inRow != inRow) {
        prepareGeometryChange();
        m_rect = rect;
        m_inRow = inRow;
        update();
    }
}

void NameItem::setColours(const MarkColours &colours)
{
    m_colours = colours;
    update();
}

void NameItem::setPixel(qreal pixel)
{
    m_pixel = pixel;
    update();
}

void NameItem::setTextFactor(qreal factor)
{
    m_textFactor = factor;
    update();
}

void NameItem::setTurned(bool turned)
{
    m_turned = turned;
    update();
}

QFont NameItem::nameFont() const
{
    const int pixels = qRound(m_textFactor * std::max(NameHeight, MinText * m_pixel));
    return pixels < fonts::MinBoldTextSize * m_pixel ? fonts::textFont(pixels)
                                                     : fonts::titleFont(pixels);
}

QFont NameItem::taskFont() const
{
    return fonts::textFont(qRound(m_textFactor * std::max(TaskHeight, MinText * m_pixel)));
}

NameSizes NameItem::wanted() const
{
    if (m_plate.name.isEmpty()) {
        return {};
    }
    const Letters letters{m_plate.name, allTasks(), nameFont(), taskFont()};
    if (m_measured.letters != letters) {
        m_measured = {letters, measured(letters)};
    }
    return m_measured.sizes;
}

NameSizes NameItem::measured(const Letters &letters)
{
    const qreal name = QFontMetricsF(letters.nameFont).horizontalAdvance(letters.name);
    qreal task = 0;
    for (const QString &each : letters.tasks) {
        task = std::max(task, taskWidth(each, letters.taskFont));
    }
    const qreal margins = letters.nameFont.pixelSize();
    const qreal nameRow = margins * RowHeight;
    return {.width = std::max(name, task) + margins,
            .height = nameRow + letters.taskFont.pixelSize() * RowHeight + margins / 4,
            .rowWidth = name + task + 1.5 * margins,
            .rowHeight = nameRow};
}

QRectF NameItem::nameRoom() const
{
    const QFont font = nameFont();
    const qreal margin = font.pixelSize() / 2.0;
    QRectF room = m_rect.adjusted(margin, 0, -margin, 0);
    if (!m_inRow) {
        room.setHeight(font.pixelSize() * RowHeight + margin / 4);
    } else if (hasTurn()) {
        room.setRight(taskRoom().left() - margin);
    }
    return room;
}

QRectF NameItem::taskRoom() const
{
    const qreal margin = nameFont().pixelSize() / 2.0;
    QRectF room = m_rect.adjusted(margin, 0, -margin, 0);
    if (m_inRow) {
        room.setLeft(room.right() - taskWidth(m_plate.task, taskFont()));
    } else {
        room.setTop(room.bottom() - taskFont().pixelSize() * RowHeight - margin / 4);
    }
    return room;
}

QString NameItem::shownName() const
{
    return QFontMetricsF(nameFont()).elidedText(m_plate.name, Qt::ElideRight, nameRoom().width());
}

QRectF NameItem::boundingRect() const
{
    return m_rect.adjusted(-Line, -Line, Line, Line);
}

void NameItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_plate.name.isEmpty() || m_rect.isEmpty()) {
        return;
    }
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_turned) {
        painter->translate(m_rect.center());
        painter->rotate(180);
        painter->translate(-m_rect.center());
    }
    const qreal corner = nameFont().pixelSize() / 3.0;
    const qreal line = std::max(hasTurn() ? Line : 1.0, m_pixel);
    painter->setPen(QPen(hasTurn() ? m_colours.markEdge : m_colours.caption, line));
    painter->setBrush(hasTurn() ? m_colours.mark : m_colours.captionBackground);
    // In the two-row layout, a plate without a task is only as high as its name.
    QRectF plate = m_rect;
    if (!m_inRow && !hasTurn()) {
        plate.setHeight(nameRoom().height());
    }
    painter->drawRoundedRect(plate, corner, corner);
    painter->setClipRect(m_rect); // confines stacked accents to the plate
    painter->setFont(nameFont());
    painter->setPen(hasTurn() ? m_colours.markEdge : m_colours.caption);
    painter->drawText(nameRoom(),
                      Qt::AlignCenter | Qt::TextSingleLine | Qt::TextIncludeTrailingSpaces,
                      shownName());
    if (hasTurn()) {
        paintTask(*painter);
    }
}

void NameItem::paintTask(QPainter &painter) const
{
    const QFont font = taskFont();
    const qreal size = font.pixelSize();
    const QRectF room = taskRoom();
    const qreal width = std::min(taskWidth(m_plate.task, font), room.width());
    const qreal left = room.center().x() - width / 2;
    // The same arrow as on the rail, towards the player.
    const qreal towards = m_side == Side::White || m_turned ? 1 : -1;
    const QPointF tip(left + size * 0.3, room.center().y() + towards * size * 0.27);
    QPolygonF arrow;
    arrow << tip << tip + QPointF(-size * 0.32, -towards * size * 0.5)
          << tip + QPointF(size * 0.32, -towards * size * 0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_colours.markEdge);
    painter.drawPolygon(arrow);
    painter.setPen(m_colours.markEdge);
    painter.setFont(font);
    const QRectF text(left + size, room.top(), room.right() - left - size, room.height());
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetricsF(font).elidedText(m_plate.task, Qt::ElideRight, text.width()));
}

} // namespace doublets

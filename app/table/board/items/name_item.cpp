// SPDX-License-Identifier: MIT
#include "table/board/items/name_item.h"

#include "table/fonts/fonts.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace doublets {

namespace {

constexpr qreal NamesZ = 45; ///< above boxes in motion
constexpr qreal NameTextSize = 38;
constexpr qreal TaskTextSize = 32;
constexpr qreal HalfBoardText = 0.7; ///< relative to the text beside a whole board
constexpr qreal MinText = 13;        ///< logical pixels
constexpr qreal RowHeight = 1.35;    ///< relative to the text size
constexpr qreal Line = 3;
constexpr qreal GlowReach = 28;
constexpr qreal TerseMargin = 0.25; ///< of a terse plate on each side, relative to the text size
constexpr qreal TerseArrow = 0.7;   ///< width of its arrow, relative to the text size of the task

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

void NameItem::setRect(const QRectF &rect, bool isSingleRow)
{
    if (m_rect != rect || m_isSingleRow != isSingleRow) {
        prepareGeometryChange();
        m_rect = rect;
        m_isSingleRow = isSingleRow;
        update();
    }
}

void NameItem::setColours(const MarkColours &colours)
{
    m_colours = colours;
    update();
}

void NameItem::setExtent(BoardExtent extent)
{
    m_extent = extent;
    update();
}

void NameItem::setPixelSize(qreal pixelSize)
{
    m_pixelSize = pixelSize;
    update();
}

void NameItem::setTextFactor(qreal factor)
{
    m_textFactor = factor;
    update();
}

void NameItem::setTerse(bool terse)
{
    m_isTerse = terse;
    update();
}

int NameItem::nameTextSize() const
{
    return textSize(NameTextSize);
}

void NameItem::setRotated(bool rotated)
{
    m_isRotated = rotated;
    update();
}

void NameItem::setGlow(qreal strength)
{
    if (!qFuzzyCompare(1 + m_glow, 1 + strength)) {
        prepareGeometryChange();
        m_glow = strength;
        update();
    }
}

int NameItem::textSize(qreal size) const
{
    const qreal beside = m_extent == BoardExtent::Half ? size * HalfBoardText : size;
    return qRound(m_textFactor * std::max(beside, MinText * m_pixelSize));
}

QFont NameItem::nameFont() const
{
    const int pixels = textSize(NameTextSize);
    return pixels < fonts::MinBoldTextSize * m_pixelSize ? fonts::textFont(pixels)
                                                         : fonts::titleFont(pixels);
}

QFont NameItem::taskFont() const
{
    return fonts::textFont(textSize(TaskTextSize));
}

NamePlateSizes NameItem::preferredSizes() const
{
    if (m_plate.name.isEmpty()) {
        return {};
    }
    const Content content{m_plate.name, allTasks(), nameFont(), taskFont(), m_isTerse};
    if (m_cachedSizes.content != content) {
        m_cachedSizes = {content, computeSizes(content)};
    }
    return m_cachedSizes.sizes;
}

NamePlateSizes NameItem::computeSizes(const Content &content)
{
    const qreal name = QFontMetricsF(content.nameFont).horizontalAdvance(content.name);
    qreal task = 0;
    for (const QString &each : content.tasks) {
        task = std::max(task, taskWidth(each, content.taskFont));
    }
    const qreal margins = content.nameFont.pixelSize();
    const qreal nameRow = margins * RowHeight;
    if (content.isTerse) {
        // Rounded up, as a name that fits exactly may be elided.
        const qreal width = std::ceil(name + TerseArrow * content.taskFont.pixelSize() +
                                      2 * TerseMargin * margins) +
                            1;
        return {.width = width, .height = nameRow, .rowWidth = width, .rowHeight = nameRow};
    }
    return {.width = std::max(name, task) + margins,
            .height = nameRow + content.taskFont.pixelSize() * RowHeight + margins / 4,
            .rowWidth = name + task + 1.5 * margins,
            .rowHeight = nameRow};
}

QRectF NameItem::plateRect() const
{
    QRectF plate = m_rect;
    if (!m_isSingleRow && !m_isTerse && !hasTask()) {
        plate.setHeight(nameRect().height());
    }
    if (m_isRotated) {
        plate.moveBottom(m_rect.bottom());
    }
    return plate;
}

QRectF NameItem::nameRect() const
{
    const QFont font = nameFont();
    const qreal margin = font.pixelSize() * (m_isTerse ? TerseMargin : 0.5);
    QRectF room = m_rect.adjusted(margin, 0, -margin, 0);
    if (m_isTerse) {
        room.setLeft(room.left() + (hasTask() ? TerseArrow * taskFont().pixelSize() : 0));
    } else if (!m_isSingleRow) {
        room.setHeight(font.pixelSize() * RowHeight + margin / 4);
    } else if (hasTask()) {
        room.setRight(taskRect().left() - margin);
    }
    return room;
}

QRectF NameItem::taskRect() const
{
    const qreal margin = nameFont().pixelSize() / 2.0;
    QRectF room = m_rect.adjusted(margin, 0, -margin, 0);
    if (m_isSingleRow) {
        room.setLeft(room.right() - taskWidth(m_plate.task, taskFont()));
    } else {
        room.setTop(room.bottom() - taskFont().pixelSize() * RowHeight - margin / 4);
    }
    return room;
}

QString NameItem::displayedName() const
{
    return QFontMetricsF(nameFont()).elidedText(m_plate.name, Qt::ElideRight, nameRect().width());
}

QRectF NameItem::boundingRect() const
{
    const qreal reach = m_glow > 0 ? GlowReach : Line;
    return m_rect.adjusted(-reach, -reach, reach, reach);
}

void NameItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_plate.name.isEmpty() || m_rect.isEmpty()) {
        return;
    }
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_isRotated) {
        painter->translate(m_rect.center());
        painter->rotate(180);
        painter->translate(-m_rect.center());
    }
    const qreal corner = nameFont().pixelSize() / 3.0;
    const qreal line = std::max(hasTask() ? Line : 1.0, m_pixelSize);
    painter->setPen(QPen(hasTask() ? m_colours.markEdge : m_colours.caption, line));
    QColor background = hasTask() ? m_colours.mark : m_colours.captionBackground;
    background.setAlpha(255); // boxes pass below it
    painter->setBrush(background);
    QRectF plate = plateRect();
    plate.moveTop(m_rect.top()); // before the rotation
    if (m_glow > 0) {
        paintGlow(*painter, plate, corner);
    }
    painter->drawRoundedRect(plate, corner, corner);
    painter->setClipRect(m_rect); // confines stacked accents to the plate
    painter->setFont(nameFont());
    painter->setPen(hasTask() ? m_colours.markEdge : m_colours.caption);
    painter->drawText(nameRect(),
                      Qt::AlignCenter | Qt::TextSingleLine | Qt::TextIncludeTrailingSpaces,
                      displayedName());
    if (hasTask() && m_isTerse) {
        const qreal margin = TerseMargin * nameFont().pixelSize();
        paintArrow(*painter, m_rect.adjusted(margin, 0, 0, 0), taskFont().pixelSize());
    } else if (hasTask()) {
        paintTask(*painter);
    }
}

void NameItem::paintGlow(QPainter &painter, const QRectF &plate, qreal corner) const
{
    constexpr int Rings = 7;
    painter.save();
    painter.setPen(Qt::NoPen);
    QColor light = m_colours.mark;
    light.setAlphaF(static_cast<float>(m_glow * 0.11));
    painter.setBrush(light);
    for (int ring = Rings; ring > 0; --ring) { // overlapping, so that the light fades outwards
        const qreal out = GlowReach * ring / Rings;
        painter.drawRoundedRect(plate.adjusted(-out, -out, out, out), corner + out, corner + out);
    }
    painter.restore();
}

void NameItem::paintTask(QPainter &painter) const
{
    const QFont font = taskFont();
    const qreal size = font.pixelSize();
    const QRectF room = taskRect();
    const qreal width = std::min(taskWidth(m_plate.task, font), room.width());
    const qreal left = room.center().x() - width / 2;
    paintArrow(painter, QRectF(QPointF(left, room.top()), room.bottomRight()), size);
    painter.setPen(m_colours.markEdge);
    painter.setFont(font);
    const QRectF text(left + size, room.top(), room.right() - left - size, room.height());
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetricsF(font).elidedText(m_plate.task, Qt::ElideRight, text.width()));
}

void NameItem::paintArrow(QPainter &painter, const QRectF &area, qreal size) const
{
    const qreal towards = m_side == Side::White || m_isRotated ? 1 : -1;
    const QPointF tip(area.left() + size * 0.3, area.center().y() + towards * size * 0.27);
    QPolygonF arrow;
    arrow << tip << tip + QPointF(-size * 0.32, -towards * size * 0.5)
          << tip + QPointF(size * 0.32, -towards * size * 0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_colours.markEdge);
    painter.drawPolygon(arrow);
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#include "table/board/items/marks_item.h"

#include "table/fonts/fonts.h"
#include "table/layout/free_rect.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QStyleOptionGraphicsItem>
#include <QtMath>

#include <algorithm>

namespace doublets {

namespace {

constexpr qreal MarksZ = 25;
constexpr qreal RingRadius = BoardLayout::ManDiameter / 2 - 3;
constexpr qreal DotsApart = 21;
constexpr qreal MinDot = 2.6; ///< pixels; smaller dots would be indistinguishable from the grain
constexpr qreal NumeralHeight = 24;
constexpr qreal PlateHeight = 24;
constexpr qreal ButtonHeight = 30;
constexpr qreal MinMark = 12;   ///< logical pixels
constexpr qreal TurnStrip = 14; ///< equal to the margin that every window shows

} // namespace

MarksItem::MarksItem()
{
    setZValue(MarksZ);
    setFlag(ItemUsesExtendedStyleOption); // provides the exposed rectangle
}

void MarksItem::setMarks(const Marks &marks)
{
    if (m_marks != marks) {
        m_marks = marks;
        update();
    }
}

void MarksItem::setLayout(const BoardLayout &layout)
{
    prepareGeometryChange();
    m_layout = layout;
}

void MarksItem::setColours(const MarkColours &colours)
{
    m_colours = colours;
    update();
}

void MarksItem::setFont(const QFont &font, qreal factor, int minWallLineHeight)
{
    constexpr qreal Most = 1.5; // limited by the width of the rails
    m_font = font;
    m_factor = minWallLineHeight > 0 ? factor : std::min(factor, Most);
    m_minWallLineHeight = minWallLineHeight;
    update();
}

void MarksItem::setPixelSize(qreal pixelSize)
{
    m_pixelSize = pixelSize;
    update();
}

void MarksItem::setFaceToFace(bool faceToFace)
{
    m_isFaceToFace = faceToFace;
    update();
}

void MarksItem::rotateTowards(Side reader, QPainter &painter, const QPointF &centre) const
{
    if (m_isFaceToFace && reader == Side::Black) {
        painter.translate(centre);
        painter.rotate(180);
        painter.translate(-centre);
    }
}

qreal MarksItem::lineWidth(qreal width) const
{
    return std::max(width, 1.5 * m_pixelSize);
}

void MarksItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    paintLastMoved(*painter);
    paintPlayable(*painter);
    paintHints(*painter);
    paintSelection(*painter);
    paintTurn(*painter);
    paintNumerals(*painter, option->exposedRect);
    for (const Marks::Text &plate : m_marks.plates) {
        paintPlate(*painter, plate, PlateHeight);
    }
    paintUnplayed(*painter);
    paintThrowPrompts(*painter);
    paintFocus(*painter);
    paintRefused(*painter);
}

void MarksItem::paintRing(QPainter &painter, const QPointF &centre, qreal radius,
                          const QColor &colour, qreal width, bool dotted) const
{
    painter.setBrush(Qt::NoBrush);
    for (const auto &[ink, wide] :
         {std::pair(m_colours.markEdge, width + 2 * lineWidth(2)), std::pair(colour, width)}) {
        QPen pen(ink, wide, Qt::SolidLine, Qt::RoundCap);
        if (dotted) {
            pen.setDashPattern({0.01, DotsApart / wide}); // the outline lies under the dots
        }
        painter.setPen(pen);
        painter.drawEllipse(centre, radius, radius);
    }
}

void MarksItem::paintChevron(QPainter &painter, const QPointF &tip, const QPointF &direction,
                             qreal size) const
{
    const QPointF across(-direction.y(), direction.x());
    QPainterPath path;
    path.moveTo(tip - direction * (size * 0.8) + across * size);
    path.lineTo(tip);
    path.lineTo(tip - direction * (size * 0.8) - across * size);
    painter.setBrush(Qt::NoBrush);
    const qreal width = lineWidth(5);
    painter.setPen(QPen(m_colours.markEdge, width + 2 * lineWidth(2), Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    painter.drawPath(path);
    painter.setPen(QPen(m_colours.mark, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

void MarksItem::paintOutline(QPainter &painter, const QRectF &rect, qreal corner) const
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_colours.markEdge, lineWidth(4) + 2 * lineWidth(2)));
    painter.drawRoundedRect(rect, corner, corner);
    painter.setPen(QPen(m_colours.mark, lineWidth(4)));
    painter.drawRoundedRect(rect, corner, corner);
}

void MarksItem::paintCross(QPainter &painter, const QPointF &centre, qreal reach) const
{
    const QPointF down(reach, reach);
    const QPointF up(reach, -reach);
    for (const auto &[colour, width] :
         {std::pair(m_colours.markEdge, lineWidth(7) + 2 * lineWidth(2)),
          std::pair(m_colours.mark, lineWidth(7))}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(centre - down, centre + down);
        painter.drawLine(centre - up, centre + up);
    }
}

void MarksItem::paintUnplayed(QPainter &painter) const
{
    constexpr qreal r = BoardLayout::DieSize / 2;
    for (const Marks::Die &die : m_marks.unplayed) {
        if (die.arrowDirection == 0) {
            // A single diagonal stroke leaves the number legible.
            const QPointF reach(r * 1.3, -r * 1.3);
            for (const auto &[colour, width] :
                 {std::pair(m_colours.markEdge, lineWidth(5) + 2 * lineWidth(2)),
                  std::pair(m_colours.mark, lineWidth(5))}) {
                painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
                painter.drawLine(die.centre - reach, die.centre + reach);
            }
        } else {
            const QPointF direction(0, die.arrowDirection);
            paintChevron(painter, die.centre + direction * (r + 26), direction, 13);
            paintChevron(painter, die.centre + direction * (r + 42), direction, 13);
        }
    }
}

void MarksItem::paintLastMoved(QPainter &painter) const
{
    // A lozenge is unique to this mark and leaves room for a chevron inside and a ring around it.
    constexpr qreal Reach = 25;
    for (const QPointF &top : m_marks.lastMoved) {
        const QPolygonF lozenge{{top + QPointF(0, -Reach), top + QPointF(Reach, 0),
                                 top + QPointF(0, Reach), top + QPointF(-Reach, 0)}};
        painter.setBrush(Qt::NoBrush);
        for (const auto &[colour, width] :
             {std::pair(m_colours.markEdge, lineWidth(3) + 2 * lineWidth(2)),
              std::pair(m_colours.lastMoved, lineWidth(3))}) {
            painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
            painter.drawPolygon(lozenge);
        }
    }
}

void MarksItem::paintPlayable(QPainter &painter) const
{
    for (const Marks::Man &man : m_marks.playable) {
        paintRing(painter, man.top, RingRadius, m_colours.mark, lineWidth(man.isHovered ? 9 : 4));
        if (!man.direction.isNull()) {
            paintChevron(painter, man.top + man.direction * 7, man.direction, 13);
        }
    }
}

void MarksItem::paintSelection(QPainter &painter) const
{
    if (m_marks.selected) {
        paintRing(painter, *m_marks.selected, RingRadius, m_colours.mark, lineWidth(7));
        paintRing(painter, *m_marks.selected, RingRadius * 0.55, m_colours.mark, lineWidth(4));
    }
    const qreal dot = std::max(lineWidth(5.5), MinDot * m_pixelSize);
    for (const QPointF &target : m_marks.targets) {
        paintRing(painter, target, RingRadius * 0.8, m_colours.mark, dot, true);
        paintRing(painter, target, 6, m_colours.mark, lineWidth(6));
    }
    if (m_marks.dropTarget) {
        paintRing(painter, *m_marks.dropTarget, RingRadius, m_colours.mark, lineWidth(9));
    }
}

void MarksItem::paintFocus(QPainter &painter) const
{
    if (!m_marks.focus) {
        return;
    }
    // Two outlines, light and dark, one of which is visible on any background.
    const qreal width = std::max(5.0, 2 * m_pixelSize);
    const QRectF rect = m_marks.focus->adjusted(width, width, -width, -width);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(m_colours.markEdge, 2.4 * width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect);
    painter.setPen(QPen(m_colours.focus, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect);
}

void MarksItem::paintHints(QPainter &painter) const
{
    // Corners around the man, which no other mark uses, and the number of men on the point.
    constexpr qreal Reach = BoardLayout::ManDiameter / 2 + 5;
    constexpr qreal Arm = 22;
    for (const Marks::Text &hint : m_marks.hints) {
        QPainterPath corners;
        for (const QPointF &direction :
             {QPointF(1, 1), QPointF(1, -1), QPointF(-1, 1), QPointF(-1, -1)}) {
            const QPointF corner = hint.centre + Reach * direction;
            corners.moveTo(corner - QPointF(Arm * direction.x(), 0));
            corners.lineTo(corner);
            corners.lineTo(corner - QPointF(0, Arm * direction.y()));
        }
        painter.setBrush(Qt::NoBrush);
        for (const auto &[colour, width] :
             {std::pair(m_colours.markEdge, lineWidth(6) + 2 * lineWidth(2.5)),
              std::pair(m_colours.focus, lineWidth(6))}) {
            painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
            painter.drawPath(corners);
        }
        if (!hint.text.isEmpty()) {
            paintPlate(painter, hint, PlateHeight);
        }
    }
}

void MarksItem::paintRefused(QPainter &painter) const
{
    if (m_marks.refused) {
        paintCross(painter, *m_marks.refused, 17);
    }
}

void MarksItem::paintTurn(QPainter &painter) const
{
    if (m_marks.turn) {
        // A lit strip along the player's side and a pointer on the rail: visible from a distance,
        // by position alone.
        const bool below = *m_marks.turn == Side::White;
        const QRectF frame = m_layout.visibleFrameRect();
        const qreal towards = below ? 1 : -1;
        const qreal rail = below ? frame.bottom() : frame.top();
        painter.setPen(
            QPen(m_colours.markEdge, lineWidth(4), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(m_colours.mark);
        QRectF strip(frame.left() + 8, 0, frame.width() - 16, TurnStrip);
        strip.moveCenter({frame.center().x(), rail + towards * (TurnStrip / 2 + 3)});
        painter.drawRoundedRect(strip, TurnStrip / 2, TurnStrip / 2);
        const QPointF tip(m_layout.barRect().center().x(), rail - towards * 8);
        QPolygonF pointer;
        pointer << tip << tip + QPointF(-26, -towards * 38) << tip + QPointF(26, -towards * 38);
        painter.drawPolygon(pointer);
    }
}

QFont MarksItem::fontForHeight(qreal height) const
{
    QFont font = m_font;
    int pixels = qRound(std::max(height, MinMark * m_pixelSize) * m_factor);
    if (isForWallDisplay()) {
        font.setPixelSize(pixels);
        const qreal perPixel = QFontMetricsF(font).lineSpacing() / pixels;
        pixels = std::max(pixels, qCeil(m_minWallLineHeight * m_pixelSize / perPixel) + 1);
    }
    font.setPixelSize(pixels);
    font.setBold(pixels >= fonts::MinBoldFigureSize * m_pixelSize);
    return font;
}

/// Small bold words blur together; figures are still legible.
QFont MarksItem::plateFont(const Marks::Text &plate, qreal height) const
{
    QFont font = fontForHeight(height);
    const bool small = font.pixelSize() < fonts::MinBoldTextSize * m_pixelSize;
    const bool words = std::any_of(plate.text.begin(), plate.text.end(),
                                   [](QChar each) { return each.isLetter(); });
    if (small && words) {
        font.setBold(false);
    }
    constexpr qreal MinPadding = 0.4; // relative to the text size
    const qreal needed =
        QFontMetricsF(font).size(0, plate.text).width() + MinPadding * font.pixelSize();
    if (!plate.area.isNull() && needed > plate.area.width()) {
        font.setPixelSize(qFloor(font.pixelSize() * plate.area.width() / needed));
    }
    return font;
}

qreal MarksItem::numeralRadius(const QFont &font) const
{
    // Limits how much of the neighbouring points a disc covers.
    constexpr qreal Widest = BoardLayout::RailWidth * 0.6;
    const qreal usual = font.pixelSize() * 0.66; // around two figures
    return isForWallDisplay()
               ? std::max(std::min(usual, Widest), m_minWallLineHeight * m_pixelSize / 2)
               : usual;
}

qreal MarksItem::minimumLineHeight() const
{
    const QFont font = fontForHeight(std::min({NumeralHeight, PlateHeight, ButtonHeight}));
    return std::min(QFontMetricsF(font).lineSpacing(),
                    2 * numeralRadius(fontForHeight(NumeralHeight)));
}

QPointF MarksItem::numeralCentre(const Marks::Text &numeral, const QFont &font) const
{
    constexpr qreal ManRadius = BoardLayout::ManDiameter / 2;
    const qreal figure = QFontMetricsF(font).capHeight() / 2;
    const qreal most = numeralRadius(font) / 2;
    qreal shift = 0;
    for (const QPointF &face : m_marks.pileEnds) {
        const QPointF way = numeral.centre - face;
        const qreal covered = ManRadius + figure + m_pixelSize - std::abs(way.y());
        if (std::abs(way.x()) < 1 && covered > std::abs(shift)) {
            shift = std::copysign(std::min(covered, most), way.y());
        }
    }
    return numeral.centre + QPointF(0, shift);
}

QPainterPath MarksItem::numeralShape(const Marks::Text &numeral) const
{
    constexpr qreal ManRadius = BoardLayout::ManDiameter / 2;
    const QFont font = fontForHeight(NumeralHeight);
    const qreal radius = numeralRadius(font);
    const QPointF centre = numeralCentre(numeral, font);
    QPainterPath shape;
    shape.addEllipse(centre, radius, radius);
    for (const QPointF &face : m_marks.pileEnds) {
        if (QLineF(face, centre).length() < ManRadius + radius) {
            QPainterPath man;
            man.addEllipse(face, ManRadius, ManRadius);
            shape -= man;
        }
    }
    return shape;
}

void MarksItem::paintNumerals(QPainter &painter, const QRectF &exposed) const
{
    const QFont font = fontForHeight(NumeralHeight);
    const QFontMetricsF metrics(font);
    const qreal radius = numeralRadius(font);
    painter.setFont(font);
    for (const Marks::Text &numeral : m_marks.numerals) {
        const QPointF centre = numeralCentre(numeral, font);
        if (!exposed.intersects(squareAround(centre, 2 * radius))) {
            continue;
        }
        const QPainterPath disc = numeralShape(numeral);
        // On an opaque disc, because some rails are inlaid.
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_colours.numeralBackground);
        painter.drawPath(disc);
        painter.setPen(m_colours.numeral);
        const qreal width = metrics.horizontalAdvance(numeral.text);
        painter.save();
        painter.setClipPath(disc, Qt::IntersectClip);
        rotateTowards(numeral.reader, painter, centre);
        painter.drawText(centre + QPointF(-width / 2, metrics.capHeight() / 2), numeral.text);
        painter.restore();
    }
}

QRectF MarksItem::plateRect(const Marks::Text &plate) const
{
    return plateRect(plate, PlateHeight);
}

QRectF MarksItem::plateRect(const Marks::Text &plate, qreal height) const
{
    const QFont font = plateFont(plate, height);
    const qreal size = font.pixelSize();
    // Large plates have less padding, because their neighbours are large as well.
    const qreal around = isForWallDisplay() ? 0.5 : 1;
    const QSizeF text = QFontMetricsF(font).size(0, plate.text);
    const qreal moreLines = static_cast<qreal>(plate.text.count(u'\n')) * text.height() / 2;
    QRectF rect(0, 0,
                std::max(text.width() + size * around, size * (isForWallDisplay() ? 1.3 : 1.7)),
                size * (isForWallDisplay() ? 1.25 : 1.6) + moreLines);
    // Within the part that every window shows.
    const QRectF must =
        plate.area.isNull() ? m_layout.essentialRect().adjusted(2, 2, -2, -2) : plate.area;
    rect.setSize(rect.size().boundedTo(must.size()));
    rect.moveCenter(plate.centre);
    rect.translate(
        std::max(0.0, must.left() - rect.left()) - std::max(0.0, rect.right() - must.right()),
        std::max(0.0, must.top() - rect.top()) - std::max(0.0, rect.bottom() - must.bottom()));
    return rect;
}

void MarksItem::paintPlate(QPainter &painter, const Marks::Text &plate, qreal height) const
{
    const QRectF rect = plateRect(plate, height);
    painter.setFont(plateFont(plate, height));
    painter.setPen(QPen(m_colours.caption, lineWidth(1.5)));
    painter.setBrush(m_colours.captionBackground);
    const qreal corner = std::min(rect.height() / 2, painter.font().pixelSize() * 0.8);
    painter.drawRoundedRect(rect, corner, corner);
    painter.setPen(m_colours.caption);
    painter.save();
    rotateTowards(plate.reader, painter, rect.center());
    painter.drawText(rect, Qt::AlignCenter, plate.text);
    painter.restore();
}

Marks::Text MarksItem::throwPlateOf(const Marks::ThrowPrompt &mark) const
{
    const qreal height = fontForHeight(ButtonHeight).pixelSize() * 1.6;
    const qreal edge = mark.outwardDirection > 0 ? mark.box.bottom() : mark.box.top();
    const QPointF centre(mark.box.center().x(), edge + mark.outwardDirection * (15 + height / 2));
    return {centre, mark.label, mark.side};
}

QRectF MarksItem::throwPlateRect(Side side) const
{
    for (const Marks::ThrowPrompt &mark : m_marks.throwPrompts) {
        if (mark.side == side) {
            return plateRect(throwPlateOf(mark), ButtonHeight);
        }
    }
    return {};
}

void MarksItem::paintThrowPrompts(QPainter &painter) const
{
    for (const Marks::ThrowPrompt &mark : m_marks.throwPrompts) {
        // A ring around the box, arrows into the board and a word.
        paintOutline(painter, mark.box.adjusted(-9, -9, 9, 9), 18);
        const QPointF direction(mark.boardDirection, 0);
        const QPointF side = mark.box.center() + direction * (mark.box.width() / 2);
        paintChevron(painter, side + direction * 40, direction, 15);
        paintChevron(painter, side + direction * 58, direction, 15);
        paintPlate(painter, throwPlateOf(mark), ButtonHeight);
    }
}

} // namespace doublets

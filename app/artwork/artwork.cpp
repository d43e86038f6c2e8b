// SPDX-License-Identifier: MIT
#include "app/artwork/artwork.h"

#include "app/artwork/tradition.h"

#include <QPainter>
#include <QPolygonF>
#include <QRadialGradient>

#include <array>

namespace doublets {

namespace {

/// How far up a height of 1 appears: the board is seen a little from White's side.
constexpr qreal Slant = 0.48;

using Maker = const Tradition &(*)();
constexpr std::array<Maker, 4> All{england, france, castile, iceland};

QImage canvas(const QSizeF &size, qreal scale)
{
    const QSize pixels(qMax(1, qCeil(size.width() * scale)), qMax(1, qCeil(size.height() * scale)));
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::transparent);
    return image;
}

void paintPoint(QPainter &painter, const BoardLayout::Place &place, QRgb colour)
{
    const QPointF half(place.width / 2, 0);
    painter.setBrush(QColor(colour));
    painter.drawPolygon(QPolygonF({place.base - half, place.base + half,
                                   place.base + QPointF(0, place.inward * place.length)}));
}

void paintPips(QPainter &painter, int face)
{
    const auto pip = [&painter](qreal x, qreal y) { painter.drawEllipse(QPointF(x, y), 4, 4); };
    if (face % 2 == 1) {
        pip(0, 0);
    }
    if (face > 1) {
        pip(-12, 12);
        pip(12, -12);
    }
    if (face > 3) {
        pip(-12, -12);
        pip(12, 12);
    }
    if (face == 6) {
        pip(-12, 0);
        pip(12, 0);
    }
}

} // namespace

QStringList Artwork::traditions()
{
    QStringList ids;
    for (const Maker maker : All) {
        ids << QString::fromLatin1(maker().id);
    }
    return ids;
}

std::unique_ptr<Artwork> Artwork::forTradition(const QString &id)
{
    for (const Maker maker : All) {
        if (id == QLatin1String(maker().id)) {
            return std::unique_ptr<Artwork>(new Artwork(maker()));
        }
    }
    return nullptr;
}

Artwork::Artwork(const Tradition &tradition)
    : m_tradition(tradition)
{
}

Artwork::~Artwork() = default;

QString Artwork::id() const
{
    return QString::fromLatin1(m_tradition.id);
}

const MarkColours &Artwork::markColours() const
{
    return m_tradition.marks;
}

QPointF Artwork::raised(qreal height)
{
    return {0, -Slant * height};
}

QImage Artwork::board(const BoardLayout &layout, const QRectF &sceneRect, qreal scale) const
{
    QImage image = canvas(sceneRect.size(), scale);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-sceneRect.topLeft());
    painter.fillRect(sceneRect, QColor(m_tradition.tableTop));
    painter.fillRect(BoardLayout::frame(), QColor(m_tradition.frame));
    for (int i = 0; i < 2; ++i) {
        painter.fillRect(BoardLayout::half(i), QColor(m_tradition.field));
    }
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < PointsOnTrack; ++i) {
        paintPoint(painter, BoardLayout::place(i),
                   i % 2 == 0 ? m_tradition.lightPoint : m_tradition.darkPoint);
    }
    for (const Side side : BothSides) {
        painter.fillRect(layout.tray(side), QColor(m_tradition.frame));
        painter.fillRect(layout.tray(side).adjusted(6, 6, -6, -6),
                         QColor(m_tradition.frame).darker());
    }
    return image;
}

Picture Artwork::man(Side side, ManPose pose, int variant, qreal scale) const
{
    Q_UNUSED(variant)
    constexpr qreal width = BoardLayout::ManDiameter;
    const qreal rise = -pileStep().y();
    const QColor colour(side == Side::White ? m_tradition.lightMan : m_tradition.darkMan);
    Picture picture{canvas({width + 4, width + rise + 4}, scale),
                    {width / 2 + 2, width / 2 + rise + 2}};
    QPainter painter(&picture.image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour.darker(160), 1));
    painter.setBrush(colour.darker(140));
    if (pose == ManPose::Standing) {
        painter.setBrush(colour);
        QRectF rect(0, 0, width, BoardLayout::ManThickness);
        rect.moveCenter(picture.anchor);
        painter.drawRoundedRect(rect, 4, 4);
        return picture;
    }
    for (qreal z = 0; z < rise; z += 0.5) {
        painter.drawEllipse(picture.anchor - QPointF(0, z), width / 2, width / 2);
    }
    painter.setBrush(colour);
    const QPointF top = picture.anchor + pileStep();
    painter.drawEllipse(top, width / 2, width / 2);
    painter.drawEllipse(top, width / 3, width / 3);
    if (side == Side::White) {
        painter.drawEllipse(top, width / 12, width / 12);
    }
    return picture;
}

Picture Artwork::manShadow(int men, qreal height, qreal scale) const
{
    const qreal top = height + men * BoardLayout::ManThickness;
    const qreal radius = BoardLayout::ManDiameter / 2 + 6 + top * 0.1;
    Picture picture{canvas({2 * radius, 2 * radius}, scale), {}};
    const QPointF centre(radius, radius);
    picture.anchor = centre - QPointF(0.3, 0.3) * top;
    QPainter painter(&picture.image);
    QRadialGradient gradient(centre, radius);
    gradient.setColorAt(0, QColor(0, 0, 0, 140));
    gradient.setColorAt(0.7, QColor(0, 0, 0, 120));
    gradient.setColorAt(1, QColor(0, 0, 0, 0));
    painter.fillRect(QRectF(0, 0, 2 * radius, 2 * radius), gradient);
    return picture;
}

Picture Artwork::die(const QQuaternion &orientation, qreal height, bool dimmed, qreal scale) const
{
    constexpr qreal size = BoardLayout::DieSize;
    Picture picture{canvas({2 * size, 2 * size}, scale), {}};
    picture.anchor = QPointF(size, size) - raised(height + size / 2);
    QPainter painter(&picture.image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(size, size);
    const QVector3D x = orientation.rotatedVector({1, 0, 0});
    painter.rotate(qRadiansToDegrees(qAtan2(x.y(), x.x())));
    painter.setPen(Qt::NoPen);
    painter.setOpacity(dimmed ? 0.6 : 1);
    painter.setBrush(QColor(0xe6, 0xd6, 0xb4));
    painter.drawRoundedRect(QRectF(-size / 2, -size / 2, size, size), 6, 6);
    painter.setBrush(Qt::black);
    paintPips(painter, faceUp(orientation));
    return picture;
}

Picture Artwork::dieShadow(const QQuaternion &orientation, qreal height, qreal scale) const
{
    Q_UNUSED(orientation)
    const qreal radius = BoardLayout::DieSize * 0.8 + height * 0.1;
    Picture picture{canvas({2 * radius, 2 * radius}, scale), {}};
    picture.anchor = QPointF(radius, radius) - QPointF(0.3, 0.3) * (height + BoardLayout::DieSize);
    QPainter painter(&picture.image);
    QRadialGradient gradient(QPointF(radius, radius), radius);
    gradient.setColorAt(0, QColor(0, 0, 0, 140));
    gradient.setColorAt(1, QColor(0, 0, 0, 0));
    painter.fillRect(QRectF(0, 0, 2 * radius, 2 * radius), gradient);
    return picture;
}

void Artwork::paintDie(QPainter &painter, const QPointF &ground, const QQuaternion &orientation,
                       qreal height, bool dimmed, qreal scale) const
{
    for (const Picture &picture :
         {dieShadow(orientation, height, scale), die(orientation, height, dimmed, scale)}) {
        painter.drawImage(ground - picture.anchor, picture.image);
    }
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#include "print/page/sheet.h"

#include "table/fonts/fonts.h"
#include "table/fonts/paper_font.h"

#include <QFontMetricsF>
#include <QPainter>

namespace doublets::sheets {

namespace {

void paintText(QPainter &painter, const Text &text)
{
    painter.save();
    painter.translate(text.position);
    painter.scale(1 / TextStyle::FontScale, 1 / TextStyle::FontScale);
    painter.setFont(text.style.font());
    painter.setPen(text.colour);
    painter.drawText(QPointF(), text.text);
    painter.restore();
}

void paintShape(QPainter &painter, const Shape &shape)
{
    painter.setPen(shape.pen);
    painter.setBrush(shape.brush);
    painter.drawPath(shape.path);
}

void paintPicture(QPainter &painter, const Picture &picture)
{
    painter.drawImage(picture.rect, picture.image);
}

} // namespace

double TextStyle::width(const QString &text) const
{
    return QFontMetricsF(font()).horizontalAdvance(text) / FontScale;
}

QString TextStyle::elided(const QString &text, double width) const
{
    return QFontMetricsF(font()).elidedText(text, Qt::ElideRight, width * FontScale);
}

double TextStyle::leftBearing(QChar letter) const
{
    return QFontMetricsF(font()).leftBearing(letter) / FontScale;
}

double TextStyle::ascent() const
{
    return QFontMetricsF(font()).ascent() / FontScale;
}

double TextStyle::capHeight() const
{
    return QFontMetricsF(font()).capHeight() / FontScale;
}

QFont TextStyle::font() const
{
    QFont font = fonts::paperFont(size * FontScale);
    font.setItalic(fontStyle == FontStyle::Italic && fonts::hasItalics());
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

void Page::addLine(QPointF from, QPointF to, const QColor &colour, double width)
{
    QPainterPath path(from);
    path.lineTo(to);
    add(Shape{path, QPen(colour, width, Qt::SolidLine, Qt::FlatCap), Qt::NoBrush});
}

void Page::addRect(const QRectF &rect, const QPen &pen, const QBrush &brush)
{
    QPainterPath path;
    path.addRect(rect);
    add(Shape{path, pen, brush});
}

void Page::addCircle(QPointF centre, double radius, const QPen &pen, const QBrush &brush)
{
    QPainterPath path;
    path.addEllipse(centre, radius, radius);
    add(Shape{path, pen, brush});
}

void Page::addLeftAlignedText(QPointF baseline, const QString &text, TextStyle style,
                              const QColor &colour)
{
    add(Text{baseline, text, style, colour});
}

void Page::addCentredText(QPointF baseline, const QString &text, TextStyle style,
                          const QColor &colour)
{
    add(Text{baseline - QPointF(style.width(text) / 2, 0), text, style, colour});
}

void Page::addRightAlignedText(QPointF baseline, const QString &text, TextStyle style,
                               const QColor &colour)
{
    add(Text{baseline - QPointF(style.width(text), 0), text, style, colour});
}

void paintPage(QPainter &painter, const Page &page, double scale)
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
    painter.scale(scale, scale);
    for (const Item &item : page.items) {
        if (const auto *text = std::get_if<Text>(&item)) {
            paintText(painter, *text);
        } else if (const auto *picture = std::get_if<Picture>(&item)) {
            paintPicture(painter, *picture);
        } else {
            paintShape(painter, std::get<Shape>(item));
        }
    }
    painter.restore();
}

QImage pageImage(const Page &page, Paper paper, int width)
{
    const QRectF whole = pageRect(paper);
    const double scale = width / whole.width();
    QImage image(width, qRound(whole.height() * scale), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintPage(painter, page, scale);
    return image;
}

} // namespace doublets::sheets

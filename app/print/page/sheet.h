// SPDX-License-Identifier: MIT
#pragma once

#include "print/page/paper.h"

#include <QBrush>
#include <QFont>
#include <QImage>
#include <QPainterPath>
#include <QPen>
#include <QString>

#include <variant>
#include <vector>

class QPainter;

// Printed pages as display lists. Positions and lengths are in points, from the upper left corner
// of the page.

namespace doublets::sheets {

constexpr double MinTextSize = 11; ///< minimum size of printed text

/// The style of printed text: upright or italic.
enum class FontStyle : std::uint8_t { Roman, Italic };

/// A font style and size.
struct TextStyle
{
    FontStyle fontStyle = FontStyle::Roman;
    double size = MinTextSize; ///< in points

    bool operator==(const TextStyle &) const = default;

    /// Returns the width of `text` in a single line.
    [[nodiscard]] double width(const QString &text) const;
    /// Returns `text`, shortened with an ellipsis if it is wider than `width`.
    [[nodiscard]] QString elided(const QString &text, double width) const;
    /// Returns the distance from the origin of the glyph of `letter` to its leftmost ink; negative
    /// if the glyph extends to the left of its origin.
    [[nodiscard]] double leftBearing(QChar letter) const;
    [[nodiscard]] double ascent() const;    ///< height above the baseline, including accents
    [[nodiscard]] double capHeight() const; ///< height of capitals above the baseline
    /// Returns a font of `FontScale` times the size, because QFont sizes in pixels are integers.
    /// Scale the painter by 1 / FontScale.
    [[nodiscard]] QFont font() const;
    static constexpr double FontScale = 20;
};

/// A text item of a page.
struct Text
{
    QPointF position; ///< left end of the baseline
    QString text;
    TextStyle style;
    QColor colour = Qt::black;
};

/// A line or an area. Pen widths are in points.
struct Shape
{
    QPainterPath path;
    QPen pen{Qt::NoPen};
    QBrush brush{Qt::NoBrush};
};

/// An image, scaled to fill a rectangle.
struct Picture
{
    QRectF rect;
    QImage image;
    QString description; ///< for users who cannot see the image
};

using Item = std::variant<Text, Shape, Picture>;

/// A page, as a display list in painting order. Can be painted any number of times and in any
/// thread.
struct Page
{
    std::vector<Item> items;

    void add(Item item) { items.push_back(std::move(item)); }
    void addLine(QPointF from, QPointF to, const QColor &colour, double width);
    void addRect(const QRectF &rect, const QPen &pen, const QBrush &brush = Qt::NoBrush);
    void addCircle(QPointF centre, double radius, const QPen &pen,
                   const QBrush &brush = Qt::NoBrush);

    // These functions add a line of text. `baseline` is the left end, the middle or the right end
    // of the baseline of the text, respectively.
    void addLeftAlignedText(QPointF baseline, const QString &text, TextStyle style,
                            const QColor &colour);
    void addCentredText(QPointF baseline, const QString &text, TextStyle style,
                        const QColor &colour);
    void addRightAlignedText(QPointF baseline, const QString &text, TextStyle style,
                             const QColor &colour);
};

/// A printed document, such as a rules sheet: its pages and their paper.
struct Sheet
{
    QString title;
    QString language; ///< language of the text, as a BCP 47 tag
    Paper paper{};
    std::vector<Page> pages;
};

/// Paints a page. `scale` is the number of painter units per point (1/72 inch).
void paintPage(QPainter &painter, const Page &page, double scale);
/// Returns an image of a page on white, `width` pixels wide.
[[nodiscard]] QImage pageImage(const Page &page, Paper paper, int width);

} // namespace doublets::sheets

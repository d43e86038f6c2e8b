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

namespace doublets::sheets {

constexpr double SmallestLetters = 11; ///< nothing on paper is set smaller

enum class Face : std::uint8_t { Roman, Italic };

/// Letters of one face and size.
struct Letters
{
    Face face = Face::Roman;
    double size = SmallestLetters;

    bool operator==(const Letters &) const = default;

    [[nodiscard]] double width(const QString &text) const;
    /// As much of it as there is room for, with an ellipsis where that is not all.
    [[nodiscard]] QString elided(const QString &text, double width) const;
    /// From where a letter stands to its ink: below 0 where it reaches to the left of that.
    [[nodiscard]] double leftBearing(QChar letter) const;
    [[nodiscard]] double ascent() const; ///< of letters with accents, above the baseline
    [[nodiscard]] double capHeight() const;
    /// The font at `Fine` times its size: a size of fonts is a whole number.
    [[nodiscard]] QFont font() const;
    static constexpr double Fine = 20;
};

/// Some letters in a line.
struct Text
{
    QPointF at; ///< the left end of the baseline
    QString text;
    Letters letters;
    QColor colour = Qt::black;
};

/// A line or an area. The width of the pen is in points.
struct Shape
{
    QPainterPath path;
    QPen pen{Qt::NoPen};
    QBrush brush{Qt::NoBrush};
};

using Item = std::variant<Text, Shape>;

/// One page, as a list of what is drawn on it, in order. A value: it is painted in any thread, and
/// as often as wanted.
struct Page
{
    std::vector<Item> items;

    void add(Item item) { items.push_back(std::move(item)); }
    void line(QPointF from, QPointF to, const QColor &colour, double width);
    void rect(const QRectF &rect, const QPen &pen, const QBrush &brush = Qt::NoBrush);
    void circle(QPointF centre, double radius, const QPen &pen, const QBrush &brush = Qt::NoBrush);
    void left(QPointF baseline, const QString &text, Letters letters, const QColor &colour);
    void centred(QPointF baseline, const QString &text, Letters letters, const QColor &colour);
    void right(QPointF baseline, const QString &text, Letters letters, const QColor &colour);
};

/// All pages of one printed thing.
struct Sheet
{
    QString title;    ///< of the document
    QString language; ///< of its text, BCP 47
    Paper paper{};
    std::vector<Page> pages;
};

/// `scale`: how many units of the painter are a point.
void paintPage(QPainter &painter, const Page &page, double scale);
/// A page on white, that many pixels wide.
[[nodiscard]] QImage pageImage(const Page &page, Paper paper, int width);

} // namespace doublets::sheets

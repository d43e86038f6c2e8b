// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/artwork.h"
#include "table/pictures/picture_feed.h"

#include <QCache>

#include <memory>

class QPainter;

namespace doublets {

/// A picture ready for the screen.
struct Sprite
{
    QImage image;
    QPointF anchor; ///< reference pixels from the corner
    QSizeF size;    ///< reference pixels: a soft picture may be coarser than the screen

    [[nodiscard]] static Sprite of(const Picture &picture);
};

/// The pictures of men, shadows and dice of one table at the scale of the screen. Men are drawn in
/// the background; until they are there, coarser or finer ones stand in for them.
class Sprites
{
public:
    Sprites();
    ~Sprites();

    /// False for an unknown tradition: the present one stays.
    bool setTable(const QString &tradition, Lighting lighting);
    /// Device pixels to a reference pixel. Forgets pictures of another scale.
    void setScale(qreal scale);
    [[nodiscard]] qreal scale() const { return m_scale; }
    [[nodiscard]] std::shared_ptr<const Artwork> artwork() const { return m_artwork; }
    [[nodiscard]] const MarkColours &colours() const { return m_artwork->markColours(); }

    /// Begins to sketch men of this table where none are kept.
    void expectMen();
    /// Has the men drawn at this scale.
    void orderMen();
    /// Takes men that were drawn at this scale elsewhere.
    void giveMen(Pictures men);
    /// Whether the men at hand are of this table and scale.
    [[nodiscard]] bool isReady() const { return m_orderedScale == m_scale && m_men.isReady(); }
    /// Says when other pictures of men are there.
    [[nodiscard]] PictureFeed &men() { return m_men; }

    [[nodiscard]] Sprite man(Side side, ManPose pose, int variant);
    /// Of a pile, or of one man that is lifted.
    [[nodiscard]] Sprite manShadow(int men, qreal height);
    /// Paints a dice box, or its shadow, whose mouth is turned clockwise by `turn` degrees from up
    /// the picture.
    void paintBox(QPainter &painter, const QPointF &place, qreal turn, bool shadow);

    /// Paints at `place`, reference pixels, in the painter's coordinates. What rests is set on
    /// whole device pixels, so that it is as sharp as it was drawn.
    void paint(QPainter &painter, const QPointF &place, const Sprite &sprite, bool atRest) const;

private:
    [[nodiscard]] Sprite manPicture(std::size_t index);
    /// Shadows are kept without colours, in a quarter of the memory; with them they are painted
    /// faster. Those painted last are at hand.
    [[nodiscard]] Sprite withColours(const Sprite &shadow);
    void forget();
    [[nodiscard]] Sprite box(qreal turn, bool shadow);

    std::shared_ptr<const Artwork> m_artwork;
    qreal m_scale = 1;
    qreal m_orderedScale = 0; ///< of men; 0: none of this table
    PictureFeed m_men;
    QCache<int, Sprite> m_boxes;
    QCache<qint64, QImage> m_shadows; ///< by the key of the picture without colours
};

} // namespace doublets

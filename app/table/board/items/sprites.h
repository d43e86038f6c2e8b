// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/artwork.h"
#include "table/pictures/picture_provider.h"

#include <QCache>

#include <memory>

class QPainter;

namespace doublets {

/// A picture prepared for the screen.
struct Sprite
{
    QImage image;
    QPointF anchor; ///< see Picture::anchor
    /// Size in reference pixels (see BoardLayout). The resolution of shadows may be lower than that
    /// of the screen.
    QSizeF size;

    /// Returns a sprite that shares the image of `picture`.
    [[nodiscard]] static Sprite fromPicture(const Picture &picture);
};

/// The pictures of the men and dice boxes of one tradition and lighting, and of their shadows, at
/// the scale of the screen. Men are drawn in the background; until they are ready, pictures of
/// another scale or coarse sketches are used.
class Sprites
{
public:
    /// Constructs sprites of the first tradition by lamplight, at a scale of 1.
    Sprites();
    ~Sprites();

    /// Sets the artwork by the id of a tradition and the lighting. Returns false, changing nothing,
    /// if the id is unknown.
    bool setArtwork(const QString &tradition, Lighting lighting);
    /// Sets the number of device pixels per reference pixel. On a change, discards the pictures of
    /// dice boxes immediately, and the pictures of men once the men have been drawn at the new
    /// scale.
    void setScale(qreal scale);
    [[nodiscard]] qreal scale() const { return m_scale; }
    [[nodiscard]] std::shared_ptr<const Artwork> artwork() const { return m_artwork; }
    [[nodiscard]] const MarkColours &markColours() const { return m_artwork->markColours(); }

    /// Starts sketching the men of the current artwork unless pictures of them are cached or have
    /// been requested.
    void prefetchMen();
    /// Requests the men at the current scale. Does nothing if they have been requested already.
    void requestMen();
    /// Sets externally drawn pictures of the men at the current scale, in the order of
    /// picture_requests::men().
    void setMen(Pictures men);
    /// Returns whether the current pictures of men match artwork() and scale(). Also returns true
    /// if drawing the men has failed.
    [[nodiscard]] bool isReady() const { return m_requestedScale == m_scale && m_men.isReady(); }
    /// Returns the provider of the men, which signals changes.
    [[nodiscard]] PictureProvider &menProvider() { return m_men; }

    /// Returns a man. Requests the men if necessary. If there are no pictures yet, blocks until a
    /// sketch has been drawn. Returns an empty sprite if drawing has failed.
    [[nodiscard]] Sprite man(Side side, ManPose pose, int variant);
    /// Returns the shadow of a pile of `men` men (1 to 3) on the board or, if `men` is 1, of a man
    /// whose underside is `height` above the board. Blocks and fails as man() does.
    [[nodiscard]] Sprite manShadow(int men, qreal height);
    /// Paints a dice box, or its shadow if `isShadow` is true, at `position`, with the mouth turned
    /// clockwise from up by `rotation` degrees.
    void paintBox(QPainter &painter, const QPointF &position, qreal rotation, bool isShadow);

    /// Paints `sprite` at `position`, in the painter's coordinates, which must be reference pixels.
    /// If `isAtRest` is true, aligns the sprite with whole device pixels to keep it sharp.
    void paint(QPainter &painter, const QPointF &position, const Sprite &sprite,
               bool isAtRest) const;

private:
    [[nodiscard]] Sprite manPicture(std::size_t index);
    /// Returns an alpha-only shadow as an ARGB image, which paints faster but takes four times the
    /// memory. Caches recently used images.
    [[nodiscard]] Sprite toArgb(const Sprite &shadow);
    void clearImages();
    [[nodiscard]] Sprite box(qreal rotation, bool isShadow);

    std::shared_ptr<const Artwork> m_artwork;
    qreal m_scale = 1;
    qreal m_requestedScale = 0; ///< scale of the requested men; 0 if none have been requested for
                                ///< the current artwork
    PictureProvider m_men;
    QCache<int, Sprite> m_boxes;
    QCache<qint64, QImage> m_shadows; ///< ARGB images by the cache key of the alpha-only image
};

} // namespace doublets

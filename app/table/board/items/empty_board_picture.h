// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/artwork.h"
#include "table/pictures/picture_provider.h"

#include <QObject>
#include <QRectF>

#include <memory>

namespace doublets {

/// The picture of the empty board and the table top around it, painted below the men. While the
/// picture at the screen's resolution is being drawn in the background, paints a scaled picture of
/// another size instead and, beyond the edges of that picture, a coarse picture that is larger than
/// any window.
class EmptyBoardPicture : public QObject
{
    Q_OBJECT

public:
    explicit EmptyBoardPicture(QObject *parent = nullptr);
    /// Cancels all background work, and blocks until it has stopped.
    ~EmptyBoardPicture() override;

    /// The board to be shown, and the part of its scene to be painted. Nothing is painted while
    /// `artwork` is null.
    struct Request
    {
        std::shared_ptr<const Artwork> artwork;
        BoardLayout layout;
        QRectF rect;     ///< in scene coordinates
        qreal scale = 0; ///< device pixels per reference pixel

        bool operator==(const Request &) const = default;
    };

    /// Sets the cache. There is none by default.
    void setCache(const PictureCache &cache);
    /// Announces that a board will be requested soon. Does nothing if a picture of the board is
    /// cached or has been requested. Otherwise, discards the pictures of any other board and starts
    /// sketching; the next request must be for the announced board.
    void prefetch(const std::shared_ptr<const Artwork> &artwork, const BoardLayout &layout);
    /// Sets the picture to be shown. Drawing starts with the next call to paint().
    void setRequest(const Request &request) { m_request = request; }
    /// Returns whether there is any picture of the board, even one of another size or a sketch.
    [[nodiscard]] bool hasPicture() const { return m_board.hasPictures(); }
    /// Returns whether the requested picture is being shown rather than a stand-in. Also returns
    /// true if drawing has failed.
    [[nodiscard]] bool isReady() const
    {
        return m_currentRequest == m_request && m_board.isReady();
    }
    /// Returns whether the requested picture is ready and covers all of `exposed`.
    [[nodiscard]] bool covers(const QRectF &exposed);
    /// Paints the part `exposed` of the scene with the best pictures available, and starts drawing
    /// the requested picture. Blocks until a sketch is ready if there is no other picture.
    void paint(QPainter &painter, const QRectF &exposed);

Q_SIGNALS:
    /// Emitted when a better picture has become available, possibly from within paint().
    void pictureChanged();

private:
    void requestBoard();
    void requestBackground();
    void paintBackground(QPainter &painter, const QRectF &exposed);

    Request m_request;
    Request m_currentRequest;
    PictureProvider m_board;
    PictureProvider m_background;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/artwork.h"
#include "table/pictures/picture_provider.h"

#include <QObject>
#include <QRectF>

#include <memory>

namespace doublets {

/// The picture of the empty table below the men. While the picture at the screen's resolution is
/// drawn in the background, another one is shown scaled; beyond its edges, a coarse picture that is
/// larger than any window.
class TablePicture : public QObject
{
    Q_OBJECT

public:
    explicit TablePicture(QObject *parent = nullptr);
    ~TablePicture() override;

    struct Wanted
    {
        std::shared_ptr<const Artwork> artwork;
        Tables tables{};
        QRectF rect;     ///< in scene coordinates
        qreal scale = 0; ///< device pixels per reference pixel

        bool operator==(const Wanted &) const = default;
    };

    void setStore(const PictureCache &store);
    /// Announces that this table will be needed soon. Starts sketching if there is no cached
    /// picture.
    void expect(const std::shared_ptr<const Artwork> &artwork, Tables tables);
    /// Sets the picture to be shown. It is requested only when painted, because the size changes
    /// repeatedly while a window is laid out.
    void want(const Wanted &wanted) { m_wanted = wanted; }
    [[nodiscard]] bool hasPicture() const { return m_board.hasPictures(); }
    /// Returns whether the current picture is the wanted one.
    [[nodiscard]] bool isReady() const { return m_ordered == m_wanted && m_board.isReady(); }
    /// Returns whether the wanted picture covers all of `exposed`.
    [[nodiscard]] bool covers(const QRectF &exposed);
    /// Paints the part `exposed` of the scene, as far as there are pictures.
    void paint(QPainter &painter, const QRectF &exposed);

Q_SIGNALS:
    /// Emitted when another picture is available.
    void changed();

private:
    void order();
    void orderGround();
    void paintGround(QPainter &painter, const QRectF &exposed);

    Wanted m_wanted;
    Wanted m_ordered;
    PictureProvider m_board;
    PictureProvider m_ground;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/artwork.h"
#include "table/pictures/picture_feed.h"

#include <QObject>
#include <QRectF>

#include <memory>

namespace doublets {

/// The picture of the empty table under the men, at the screen's own resolution as soon as may be.
/// While that is drawn in the background, another is shown scaled; beyond its edges a coarse one
/// that reaches further than any window.
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
        QRectF rect;     ///< of the scene
        qreal scale = 0; ///< device pixels to a reference pixel

        bool operator==(const Wanted &) const = default;
    };

    void setStore(const PictureStore &store);
    /// This table will be wanted soon: begins to sketch it, where there is no picture of it.
    void expect(const std::shared_ptr<const Artwork> &artwork, Tables tables);
    /// Ordered when it is painted: a window that is being put together has many sizes.
    void want(const Wanted &wanted) { m_wanted = wanted; }
    [[nodiscard]] bool hasPicture() const { return m_board.hasPictures(); }
    /// Whether the picture at hand is the one wanted.
    [[nodiscard]] bool isReady() const { return m_ordered == m_wanted && m_board.isReady(); }
    /// Whether all of `exposed` is in the picture wanted.
    [[nodiscard]] bool covers(const QRectF &exposed);
    /// Paints `exposed` of the scene, as far as there are pictures of it.
    void paint(QPainter &painter, const QRectF &exposed);

Q_SIGNALS:
    void changed();

private:
    void order();
    void orderGround();
    void paintGround(QPainter &painter, const QRectF &exposed);

    Wanted m_wanted;
    Wanted m_ordered;
    PictureFeed m_board;
    PictureFeed m_ground;
};

} // namespace doublets

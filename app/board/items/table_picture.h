// SPDX-License-Identifier: MIT
#pragma once

#include "app/artwork/artwork.h"

#include <QFutureWatcher>
#include <QObject>
#include <QPixmap>
#include <QRectF>
#include <QTimer>

#include <memory>

namespace doublets {

/// The picture of the empty table under the men, drawn in the background at the screen's own
/// resolution. While a new one is drawn the old one is shown scaled.
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

    void want(const Wanted &wanted);
    /// Whether there is any to show.
    [[nodiscard]] bool hasPicture() const { return !m_pixmap.isNull(); }
    /// Whether the picture at hand is the one wanted.
    [[nodiscard]] bool isReady() const { return m_has == m_wanted; }
    /// Fills `exposed` of the scene.
    void paint(QPainter &painter, const QRectF &exposed) const;

Q_SIGNALS:
    void changed();

private:
    void draw();
    void take();

    Wanted m_wanted;
    Wanted m_drawing;
    Wanted m_has;
    QPixmap m_pixmap;
    QColor m_ground; ///< beyond its edges
    QTimer m_calm;
    QFutureWatcher<std::shared_ptr<QImage>> m_watcher;
};

} // namespace doublets

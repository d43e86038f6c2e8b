// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "table/pictures/picture_cache.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

namespace doublets {

/// A request for a set of pictures and the functions that draw it. Both functions are called in
/// background threads.
struct PictureRequest
{
    PictureKey key;
    /// Draws the pictures; may take seconds. The result is ignored if cancelled.
    std::function<Pictures(const Progress &)> draw;
    std::function<Pictures()> sketch; ///< draws coarse stand-ins quickly; may be empty
};

/// Provides pictures without blocking: at first cached ones, others of the same kind but a
/// different size, or a sketch, while the requested ones are drawn in the background. GUI thread
/// only.
class PictureProvider : public QObject
{
    Q_OBJECT

public:
    explicit PictureProvider(QObject *parent = nullptr);

    /// Sets the cache. Defaults to a store that keeps nothing.
    void setStore(const PictureCache &store) { m_store = store; }
    /// Announces that pictures of this kind will be requested soon. Starts sketching if none are
    /// cached.
    void expect(const PictureRequest &order);
    /// Requests pictures. Requests for another size of the same kind are drawn once the size has
    /// stopped changing. Does nothing if `order` is the current request.
    void order(const PictureRequest &order);
    /// Sets pictures drawn elsewhere as the result of `order`.
    void give(const PictureRequest &order, Pictures pictures);

    /// Returns whether the current pictures are exactly those requested.
    [[nodiscard]] bool isReady() const { return m_has && *m_has == m_order.key; }
    /// Returns the best pictures available. Blocks until the sketch is ready if there are no
    /// others. Returns an empty list before the first request and if drawing failed.
    [[nodiscard]] const Pictures &pictures();
    [[nodiscard]] bool hasPictures() const { return !m_pictures.empty(); }

Q_SIGNALS:
    /// Emitted when `pictures` has changed, whether to a sketch or to the final pictures.
    void changed();

private:
    struct Fetched
    {
        Pictures pictures;
        bool drawn = false; ///< and not cached yet
    };

    [[nodiscard]] static Fetched fetch(const PictureCache &store, const PictureRequest &order,
                                       const Progress &progress);
    void begin(const PictureRequest &order);
    void startSketch();
    void draw();
    void takeSketch(const Pictures &sketch);
    void takeDrawn(const Fetched &fetched);
    void show(Pictures pictures, const std::optional<PictureKey> &key);

    PictureCache m_store;
    PictureRequest m_order;
    PictureKey m_drawing;
    std::optional<PictureKey> m_has; ///< null if there are only stand-ins, or no pictures at all
    Pictures m_pictures;
    QTimer m_resizeTimer;
    BackgroundTask<Pictures> m_sketcher;
    BackgroundTask<Fetched> m_drawer;
};

} // namespace doublets

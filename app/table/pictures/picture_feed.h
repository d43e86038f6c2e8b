// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_work.h"
#include "table/pictures/picture_store.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

namespace doublets {

/// Pictures that are wanted, and how they are drawn. Both functions are called in other threads.
struct PictureOrder
{
    PictureKey key;
    /// As they are wanted; may take seconds. What a cancelled one returns is not looked at.
    std::function<Pictures(const Progress &)> draw;
    std::function<Pictures()> sketch; ///< coarse ones at once; may be empty
};

/// Gets pictures without letting anybody wait: those kept from another day, or some of the same
/// kind but another size, or a sketch; and in the background those that are wanted.
class PictureFeed : public QObject
{
    Q_OBJECT

public:
    explicit PictureFeed(QObject *parent = nullptr);

    void setStore(const PictureStore &store) { m_store = store; }
    /// Pictures of this kind will be ordered soon: where none are kept, begins to sketch.
    void expect(const PictureOrder &order);
    /// Another size of the same kind is drawn when sizes have stopped changing.
    void order(const PictureOrder &order);
    /// Takes pictures that somebody else has drawn.
    void give(const PictureOrder &order, Pictures pictures);

    /// Whether the pictures at hand are those ordered.
    [[nodiscard]] bool isReady() const { return m_has && *m_has == m_order.key; }
    /// The best at hand. Waits for the sketch where there is nothing else; empty before any order
    /// and where nothing could be drawn.
    [[nodiscard]] const Pictures &pictures();
    [[nodiscard]] bool hasPictures() const { return !m_pictures.empty(); }

Q_SIGNALS:
    void changed();

private:
    struct Fetched
    {
        Pictures pictures;
        bool drawn = false; ///< and not kept yet
    };

    [[nodiscard]] static Fetched fetch(const PictureStore &store, const PictureOrder &order,
                                       const Progress &progress);
    void begin(const PictureOrder &order);
    void startSketch();
    void draw();
    void takeSketch(const Pictures &sketch);
    void takeDrawn(const Fetched &fetched);
    void show(Pictures pictures, const std::optional<PictureKey> &key);

    PictureStore m_store;
    PictureOrder m_order;
    PictureKey m_drawing;
    std::optional<PictureKey> m_has; ///< none: no pictures, or coarse ones
    Pictures m_pictures;
    QTimer m_calm;
    BackgroundWork<Pictures> m_sketcher;
    BackgroundWork<Fetched> m_drawer;
};

} // namespace doublets

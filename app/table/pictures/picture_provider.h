// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "table/pictures/picture_cache.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

namespace doublets {

/// A request for a set of pictures, with the functions that draw it. Both functions are called in
/// background threads.
struct PictureRequest
{
    PictureKey key;
    /// Draws the pictures; may take seconds. Returns an empty list on failure. The result is
    /// ignored if the work has been cancelled.
    std::function<Pictures(const Progress &)> draw;
    std::function<Pictures()> sketch; ///< draws coarse stand-ins quickly; may be empty
};

/// A provider of pictures that are drawn in the background. Until they are ready, provides
/// stand-ins: cached pictures of the same kind in another size, or a sketch. The destructor cancels
/// drawing, and blocks until it has stopped. GUI thread only.
class PictureProvider : public QObject
{
    Q_OBJECT

public:
    explicit PictureProvider(QObject *parent = nullptr);

    /// Sets the cache. Defaults to a closed cache.
    void setCache(const PictureCache &cache) { m_cache = cache; }
    /// Announces that pictures of this kind will be requested soon: discards pictures of another
    /// kind and starts sketching. Does nothing if pictures of this kind are cached or already
    /// requested.
    void prefetch(const PictureRequest &request);
    /// Requests pictures. Pictures of the same kind in another size are drawn once the size has
    /// stopped changing. Discards pictures of another kind. Does nothing if the current request has
    /// the same key, even if drawing has failed.
    void request(const PictureRequest &request);
    /// Sets externally drawn pictures as the result of `request`, and cancels other work.
    void setResult(const PictureRequest &request, Pictures pictures);

    /// Returns whether pictures() are the requested pictures rather than stand-ins. Also returns
    /// true if drawing failed; pictures() is then empty.
    [[nodiscard]] bool isReady() const { return m_currentKey && *m_currentKey == m_request.key; }
    /// Returns the best pictures available. Blocks until the sketch is ready if there are no other
    /// pictures. Returns an empty list before the first request, if drawing failed, and while
    /// pictures without a sketch are being drawn for the first time. The reference remains valid,
    /// but its contents change.
    [[nodiscard]] const Pictures &pictures();
    /// Returns whether there are any pictures, without waiting for a sketch.
    [[nodiscard]] bool hasPictures() const { return !m_pictures.empty(); }

Q_SIGNALS:
    /// Emitted when pictures() has changed, to stand-ins or to the requested pictures. May be
    /// emitted from within request(), setResult() and pictures(). Not emitted when pictures are
    /// only discarded.
    void picturesChanged();

private:
    /// Pictures from the cache, or newly drawn.
    struct Fetched
    {
        Pictures pictures;
        bool isDrawn = false; ///< whether the pictures were drawn and are not cached yet
    };

    [[nodiscard]] static Fetched fetch(const PictureCache &cache, const PictureRequest &request,
                                       const Progress &progress);
    void replaceRequest(const PictureRequest &request);
    void startSketch();
    void startDrawing();
    void handleSketch(const Pictures &sketch);
    void handleFetched(const Fetched &fetched);
    void setPictures(Pictures pictures, const std::optional<PictureKey> &key);

    PictureCache m_cache;
    PictureRequest m_request;
    PictureKey m_drawingKey;
    /// Key of `m_pictures`; nullopt if they are stand-ins or there are none.
    std::optional<PictureKey> m_currentKey;
    Pictures m_pictures;
    QTimer m_resizeTimer;
    BackgroundTask<Pictures> m_sketchTask;
    BackgroundTask<Fetched> m_drawTask;
};

} // namespace doublets

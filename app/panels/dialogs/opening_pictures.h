// SPDX-License-Identifier: MIT
#pragma once

#include "choices/lighting.h"
#include "core/background_task.h"
#include "core/rules/rule_set.h"
#include "table/pictures/picture_cache.h"

#include <QImage>
#include <QObject>

#include <map>
#include <memory>
#include <vector>

namespace doublets {

class BoardImage;

/// A provider of small pictures of opening positions. Draws the pictures one after another in a
/// background thread, and keeps them in memory and, if a cache has been set, on disk. Use only from
/// the GUI thread.
class OpeningPictures : public QObject
{
    Q_OBJECT

public:
    /// A request for a picture of the opening position of a game.
    struct Request
    {
        QString id;        ///< id of the picture, unique among the requests
        RuleSet ruleSet;   ///< provides the opening position, under the default rulings
        QString tradition; ///< type of board to draw, as RuleSet::tradition
        Lighting lighting{};
    };

    explicit OpeningPictures(QObject *parent = nullptr);
    /// Cancels a drawing in progress, and blocks until it has stopped.
    ~OpeningPictures() override;

    /// Sets the disk cache. Defaults to a closed cache, which stores nothing. Call before
    /// requestPictures().
    void setCache(const PictureCache &cache) { m_cache = cache; }
    /// Requests pictures that are at least `width` device pixels wide, and replaces earlier
    /// requests. Keeps finished pictures, except those that do not match a new request with the
    /// same id; discards all pictures if the width has changed. If a picture that is no longer
    /// requested is being drawn, cancels the drawing and blocks until it has stopped. Precondition:
    /// `width` is positive.
    void requestPictures(std::vector<Request> requests, int width);
    /// Requests a picture of each rule set on a board of the rule set's tradition, as the other
    /// overload does. The ids of the pictures are the ids of the rule sets.
    void requestPictures(const std::vector<RuleSet> &ruleSets, int width, Lighting lighting);
    /// Returns the picture with the given id, which shows the board with its frame. Returns a null
    /// image if this picture has not been drawn or loaded yet.
    [[nodiscard]] QImage picture(const QString &id) const;

Q_SIGNALS:
    /// Emitted from the event loop after a requested picture has been drawn or loaded from the
    /// cache. Not emitted for pictures that are kept from an earlier request.
    void pictureReady(const QString &id);

private:
    /// Loads missing pictures from the cache, up to the first that is not cached, and starts to
    /// draw that picture. Does nothing while a picture is being drawn.
    void drawNext();
    /// Returns the key of a picture in the cache.
    [[nodiscard]] PictureKey keyOf(const Request &request) const;
    /// Loads a picture from the cache, and emits pictureReady() from the event loop. Returns false
    /// if the picture is not cached.
    [[nodiscard]] bool loadCached(const Request &request);
    /// Stores the current picture, and emits pictureReady(). Does nothing if `completed` is false
    /// because the drawing was cancelled.
    void storeCurrentPicture(bool completed);

    struct DrawnPicture
    {
        PictureKey key;
        QImage image;
    };

    std::map<QString, DrawnPicture> m_pictures;
    std::vector<Request> m_requests;
    int m_width = 0; ///< minimum width of the pictures, in device pixels
    PictureCache m_cache;
    QString m_currentId; ///< id of the picture that is being drawn
    PictureKey m_currentKey;
    std::unique_ptr<BoardImage> m_image; ///< null unless a picture is being drawn
    BackgroundTask<bool> m_drawTask;
};

} // namespace doublets

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

/// Draws small pictures of opening positions, one after another in a background thread. Keeps the
/// pictures in memory and, if a cache has been set, on disk.
class OpeningPictures : public QObject
{
    Q_OBJECT

public:
    struct Request
    {
        QString id; ///< of the picture
        RuleSet ruleSet;
        QString tradition; ///< id of a tradition
        Lighting lighting{};
    };

    explicit OpeningPictures(QObject *parent = nullptr);
    ~OpeningPictures() override;

    /// Sets the cache for pictures on disk. Defaults to a closed cache, which stores nothing.
    void setCache(const PictureCache &cache) { m_cache = cache; }
    /// Requests the missing pictures, replacing earlier requests. The pictures are at least `width`
    /// device pixels wide. Discards earlier pictures that differ from the request of the same id,
    /// and all if the width has changed. Blocks until a drawing in progress has stopped if that is
    /// no longer requested.
    void requestPictures(std::vector<Request> requests, int width);
    /// Requests pictures of rule sets, each on its own table. Their ids are those of the rule sets.
    void requestPictures(const std::vector<RuleSet> &ruleSets, int width, Lighting lighting);
    /// Returns the picture of the board with its frame. Returns a null image if it has not been
    /// drawn yet.
    [[nodiscard]] QImage picture(const QString &id) const;

Q_SIGNALS:
    /// Emitted when a requested picture has been drawn, or loaded from the cache.
    void pictureReady(const QString &id);

private:
    void drawNext();
    [[nodiscard]] PictureKey keyOf(const Request &request) const;
    /// Loads a picture from the cache. Returns false if the picture is not cached.
    [[nodiscard]] bool loadCached(const Request &request);
    /// Stores the current picture if its drawing was `completed`.
    void storeCurrentPicture(bool completed);

    struct DrawnPicture
    {
        PictureKey key;
        QImage image;
    };

    std::map<QString, DrawnPicture> m_pictures;
    std::vector<Request> m_requests;
    int m_width = 0;
    PictureCache m_cache;
    QString m_currentId; ///< id of the current picture
    PictureKey m_currentKey;
    std::unique_ptr<BoardImage> m_image; ///< null unless a picture is being drawn
    BackgroundTask<bool> m_drawTask;
};

} // namespace doublets

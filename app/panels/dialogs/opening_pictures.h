// SPDX-License-Identifier: MIT
#pragma once

#include "choices/lighting.h"
#include "core/background_task.h"
#include "table/pictures/picture_cache.h"

#include <QImage>
#include <QObject>

#include <map>
#include <memory>
#include <vector>

namespace doublets {

class RuleSet;
class BoardImage;

/// Draws a small picture of the opening position of each rule set, one after another in a
/// background thread. Keeps the pictures in memory and, if a cache has been set, on disk.
class OpeningPictures : public QObject
{
    Q_OBJECT

public:
    explicit OpeningPictures(QObject *parent = nullptr);
    ~OpeningPictures() override;

    /// Sets the cache for pictures on disk. Defaults to a closed cache, which stores nothing.
    void setCache(const PictureCache &cache) { m_cache = cache; }
    /// Requests the missing pictures of `ruleSets`, replacing earlier requests. The pictures are at
    /// least `width` device pixels wide. If the width or the lighting has changed, discards all
    /// earlier pictures, and blocks until a drawing in progress has stopped.
    void requestPictures(const std::vector<RuleSet> &ruleSets, int width, Lighting lighting);
    /// Returns the picture of the board with its frame. Returns a null image if it has not been
    /// drawn yet.
    [[nodiscard]] QImage picture(const QString &ruleSetId) const;

Q_SIGNALS:
    /// Emitted when a requested picture has been drawn, or loaded from the cache.
    void pictureReady(const QString &ruleSetId);

private:
    void drawNext();
    [[nodiscard]] PictureKey keyOf(const RuleSet &ruleSet) const;
    /// Loads a picture from the cache. Returns false if the picture is not cached.
    [[nodiscard]] bool loadCached(const RuleSet &ruleSet);
    /// Stores the current picture if its drawing was `completed`.
    void storeCurrentPicture(bool completed);

    std::map<QString, QImage> m_pictures;
    std::vector<RuleSet> m_pendingRuleSets;
    int m_width = 0;
    Lighting m_lighting{};
    PictureCache m_cache;
    QString m_currentId; ///< rule set id of the current picture
    PictureKey m_currentKey;
    std::unique_ptr<BoardImage> m_image; ///< null unless a picture is being drawn
    BackgroundTask<bool> m_drawTask;
};

} // namespace doublets

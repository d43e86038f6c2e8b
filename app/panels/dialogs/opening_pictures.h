// SPDX-License-Identifier: MIT
#pragma once

#include "choices/lighting.h"
#include "core/background_work.h"
#include "table/pictures/picture_store.h"

#include <QImage>
#include <QObject>

#include <map>
#include <memory>
#include <vector>

namespace doublets {

class RuleSet;
class BoardImage;

/// Small pictures of how each game begins, on its own table. They are drawn one after another in
/// the background, and kept as long as this lives; in a store, until another day.
class OpeningPictures : public QObject
{
    Q_OBJECT

public:
    explicit OpeningPictures(QObject *parent = nullptr);
    ~OpeningPictures() override;

    void setStore(const PictureStore &store) { m_store = store; }
    /// Wants a picture of every one of these, that many pixels wide, and forgets any of another
    /// size or light.
    void want(const std::vector<RuleSet> &ruleSets, int width, Lighting lighting);
    /// The board within its frame; null where it has not been drawn yet.
    [[nodiscard]] QImage picture(const QString &ruleSetId) const;

Q_SIGNALS:
    void drawn(const QString &ruleSetId);

private:
    void drawNext();
    [[nodiscard]] PictureKey keyOf(const RuleSet &ruleSet) const;
    [[nodiscard]] bool takeKept(const RuleSet &ruleSet);
    void take(bool whole);

    std::map<QString, QImage> m_pictures;
    std::vector<RuleSet> m_wanted;
    int m_width = 0;
    Lighting m_lighting{};
    PictureStore m_store;
    QString m_drawing; ///< its id
    PictureKey m_drawingKey;
    std::unique_ptr<BoardImage> m_image;
    BackgroundWork<bool> m_drawer;
};

} // namespace doublets

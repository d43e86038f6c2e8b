// SPDX-License-Identifier: MIT
#pragma once

#include "choices/look.h"

#include <QFutureWatcher>
#include <QImage>
#include <QObject>

#include <atomic>
#include <map>
#include <memory>
#include <vector>

namespace doublets {

class RuleSet;
class Still;

/// Small pictures of how each game begins, on its own table. They are drawn one after another in
/// the background, and kept as long as this lives.
class OpeningPictures : public QObject
{
    Q_OBJECT

public:
    explicit OpeningPictures(QObject *parent = nullptr);
    /// Waits for the one being drawn.
    ~OpeningPictures() override;

    /// Wants a picture of every one of these, that many pixels wide, and forgets any of another
    /// size or look.
    void want(const std::vector<RuleSet> &ruleSets, int width, Look look);
    /// The board within its frame; null where it has not been drawn yet.
    [[nodiscard]] QImage picture(const QString &ruleSetId) const;

Q_SIGNALS:
    void drawn(const QString &ruleSetId);

private:
    void drawNext();
    void take();

    std::map<QString, QImage> m_pictures;
    std::vector<RuleSet> m_wanted;
    int m_width = 0;
    Look m_look{};
    QString m_drawing; ///< its id
    std::unique_ptr<Still> m_still;
    std::atomic<bool> m_stopped{false};
    QFutureWatcher<bool> m_drawer;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_work.h"
#include "table/image/board_image.h"

#include <QImage>
#include <QObject>

#include <map>
#include <memory>
#include <vector>

namespace doublets {

/// Pictures of boards for a page, drawn one after another in the background and kept as long as
/// this lives. Its end cancels what is being drawn.
class StoryPictures : public QObject
{
    Q_OBJECT

public:
    struct Wish
    {
        QString name;
        BoardImageWish image;
    };

    explicit StoryPictures(QObject *parent = nullptr);
    ~StoryPictures() override;

    /// Wants these, in this order, instead of what was wanted before. A picture of the same name
    /// that is there is shown until its successor has been drawn.
    void want(std::vector<Wish> wishes);
    /// Null where none has been drawn yet.
    [[nodiscard]] QImage picture(const QString &name) const;
    [[nodiscard]] bool isDrawing() const { return m_drawer.isRunning(); }

Q_SIGNALS:
    void drawn(const QString &name);

private:
    void drawNext();
    void take(bool whole);

    std::map<QString, QImage> m_pictures;
    std::vector<Wish> m_wanted; ///< the next one last
    QString m_drawing;          ///< its name
    std::unique_ptr<BoardImage> m_image;
    BackgroundWork<bool> m_drawer;
};

} // namespace doublets

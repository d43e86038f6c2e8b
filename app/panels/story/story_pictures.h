// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "table/image/board_image.h"

#include <QImage>
#include <QObject>

#include <map>
#include <memory>
#include <vector>

namespace doublets {

/// Draws pictures of boards for a page, one after another in a background thread, and keeps them in
/// memory. Deletion cancels the current drawing and waits for it.
class StoryPictures : public QObject
{
    Q_OBJECT

public:
    /// A picture to draw, identified by its name on the page.
    struct Request
    {
        QString name;
        BoardImageRequest image;
    };

    explicit StoryPictures(QObject *parent = nullptr);
    ~StoryPictures() override;

    /// Requests pictures in order, replacing earlier requests. Blocks until a drawing in progress
    /// has stopped. An existing picture of the same name remains available until the new one has
    /// been drawn.
    void requestPictures(std::vector<Request> requests);
    /// Returns a picture. Returns a null image if it has not been drawn yet.
    [[nodiscard]] QImage picture(const QString &name) const;
    [[nodiscard]] bool isDrawing() const { return m_drawTask.isRunning(); }

Q_SIGNALS:
    /// Emitted when a picture has been drawn.
    void pictureDrawn(const QString &name);

private:
    void drawNext();
    /// Stores the current picture if it has been completed.
    void storeCurrentPicture(bool completed);

    std::map<QString, QImage> m_pictures;
    std::vector<Request> m_pending; ///< in reverse order
    QString m_currentName;          ///< name of the current picture
    std::unique_ptr<BoardImage> m_image;
    BackgroundTask<bool> m_drawTask;
};

} // namespace doublets

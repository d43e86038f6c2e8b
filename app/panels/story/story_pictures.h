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

/// A provider of pictures of boards for a page. Draws the pictures one after another in a
/// background thread, and keeps them in memory. Use only from the GUI thread.
class StoryPictures : public QObject
{
    Q_OBJECT

public:
    /// A picture to draw.
    struct Request
    {
        QString name; ///< name of the picture, unique on the page
        BoardImageRequest image;
    };

    explicit StoryPictures(QObject *parent = nullptr);
    /// Cancels a drawing in progress, and blocks until it has stopped.
    ~StoryPictures() override;

    /// Requests pictures in order, and replaces earlier requests. Cancels a drawing in progress,
    /// and blocks until it has stopped. Existing pictures remain available until they are replaced.
    void requestPictures(std::vector<Request> requests);
    /// Returns the picture `name`. Returns a null image if this picture has not been drawn yet.
    [[nodiscard]] QImage picture(const QString &name) const;
    /// Returns whether a requested picture is being drawn.
    [[nodiscard]] bool isDrawing() const { return m_drawTask.isRunning(); }

Q_SIGNALS:
    /// Emitted after a requested picture has been drawn. Not emitted for a drawing that was
    /// cancelled.
    void pictureDrawn(const QString &name);

private:
    /// Starts drawing the next pending picture, if there is one.
    void drawNext();
    /// Stores the current picture, and emits pictureDrawn(). Does nothing if `completed` is false
    /// because the drawing was cancelled.
    void storeCurrentPicture(bool completed);

    std::map<QString, QImage> m_pictures;
    std::vector<Request> m_pending;      ///< the next request last
    QString m_currentName;               ///< name of the picture that is being drawn
    std::unique_ptr<BoardImage> m_image; ///< null unless a picture is being drawn
    BackgroundTask<bool> m_drawTask;
};

} // namespace doublets

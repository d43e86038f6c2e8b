// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "core/error.h"
#include "table/image/board_image.h"

#include <QObject>

#include <optional>

namespace doublets {

/// A background task that draws a picture of the board and writes the picture to a file. The last
/// signal is either finished() or cancelled(), unless the task is destroyed first.
class BoardImageTask : public QObject
{
    Q_OBJECT

public:
    /// Starts drawing immediately. Writes a PNG file to `path`. GUI thread only. `request.size`
    /// must be valid.
    BoardImageTask(const BoardImageRequest &request, QString path, QObject *parent = nullptr);
    /// Cancels the task and blocks until the background work has stopped. Leaves no partial file.
    ~BoardImageTask() override;

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Cancels drawing or writing and emits cancelled() before returning. Does nothing if the task
    /// has ended.
    void cancel();

Q_SIGNALS:
    /// Emitted as the work proceeds; `percent` is 0 to 100.
    void progressChanged(int percent);
    /// Emitted when the task has ended without being cancelled; `error` is nullopt on success. For
    /// the errors, see writeBoardImage().
    void finished(const std::optional<doublets::Error> &error);
    /// Emitted when the task has been cancelled. The background work may not have stopped yet.
    void cancelled();

private:
    void write();

    QString m_path;
    std::unique_ptr<BoardImage> m_image;
    std::optional<Error> m_error;
    BackgroundTask<bool> m_drawTask;
    BackgroundTask<std::optional<Error>> m_writeTask;
};

} // namespace doublets

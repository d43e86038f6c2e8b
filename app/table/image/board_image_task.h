// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_work.h"
#include "core/error.h"
#include "table/image/board_image.h"

#include <QObject>

#include <optional>

namespace doublets {

/// Saves a picture of the board while play goes on.
class BoardImageTask : public QObject
{
    Q_OBJECT

public:
    /// Begins at once.
    BoardImageTask(const BoardImageWish &wish, QString path, QObject *parent = nullptr);
    /// Cancels, and waits until that is done: no half file is left.
    ~BoardImageTask() override;

    [[nodiscard]] const QString &path() const { return m_path; }
    void cancel();

Q_SIGNALS:
    /// 0 to 100.
    void progressed(int percent);
    /// The last signal, unless it was cancelled.
    void finished(const std::optional<doublets::Error> &error);
    /// The last signal where it was.
    void cancelled();

private:
    void write();

    QString m_path;
    std::unique_ptr<BoardImage> m_image;
    std::optional<Error> m_error;
    BackgroundWork<bool> m_drawer;
    BackgroundWork<std::optional<Error>> m_writer;
};

} // namespace doublets

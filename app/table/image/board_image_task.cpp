// SPDX-License-Identifier: MIT
#include "table/image/board_image_task.h"

#include "table/image/board_image_file.h"

#include <utility>

namespace doublets {

namespace {

constexpr double ShareOfDrawing = 0.8; ///< of the time; the rest is for writing
constexpr int Whole = 100;             ///< per cent

} // namespace

BoardImageTask::BoardImageTask(const BoardImageRequest &request, QString path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_image(std::make_unique<BoardImage>(request))
    , m_drawTask({.resultReady = {},
                  .finished = [this] { write(); },
                  .progressChanged =
                      [this](double share) {
                          Q_EMIT progressChanged(static_cast<int>(ShareOfDrawing * share * Whole));
                      }})
    , m_writeTask({.resultReady = [this](const std::optional<Error> &error) { m_error = error; },
                   .finished =
                       [this] {
                           Q_EMIT progressChanged(Whole);
                           Q_EMIT finished(m_error);
                       }})
{
    m_drawTask.start([image = m_image.get()](TaskPromise<bool> &report) {
        report.deliver(image->draw(report.progress()));
    });
}

BoardImageTask::~BoardImageTask() = default;

void BoardImageTask::cancel()
{
    if (m_drawTask.isRunning() || m_writeTask.isRunning()) {
        m_drawTask.cancel();
        m_writeTask.cancel();
        Q_EMIT cancelled();
    }
}

void BoardImageTask::write()
{
    m_writeTask.start([image = m_image->picture(),
                       path = m_path](TaskPromise<std::optional<Error>> &report) {
        report.deliver(writeBoardImage(image, path, [&report] { return !report.isCancelled(); }));
    });
}

} // namespace doublets

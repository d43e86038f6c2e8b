// SPDX-License-Identifier: MIT
#include "table/board/first_frame_watcher.h"

#include "table/artwork/shading/parallel.h"
#include "table/board/board_view.h"

#include <QEvent>
#include <QThreadPool>

#include <cstdio>
#include <utility>

namespace doublets {

namespace {

void print(const char *word)
{
    std::puts(word);
    std::fflush(stdout);
}

} // namespace

QSize FirstFrameWatcher::requestedWindowSize()
{
    const QByteArrayList sides = qgetenv("DOUBLETS_FIRST_FRAME").split('x');
    return sides.size() == 2 ? QSize(sides[0].toInt(), sides[1].toInt()) : QSize();
}

FirstFrameWatcher::FirstFrameWatcher(BoardView &board)
    : QObject(&board)
    , m_board(board)
{
    board.viewport()->installEventFilter(this);
}

bool FirstFrameWatcher::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::Paint && m_board.hasPicture()) {
        // Record the state at painting; report once the frame is on the screen.
        const bool isSharp = m_board.isPictureReady();
        QMetaObject::invokeMethod(
            this, [this, isSharp] { handleFrame(isSharp); }, Qt::QueuedConnection);
    }
    return false;
}

void FirstFrameWatcher::handleFrame(bool isSharp)
{
    if (!std::exchange(m_isFrameShown, true)) {
        Q_EMIT firstFrameShown();
    }
    if (isSharp && !std::exchange(m_isSharpFrameShown, true)) {
        m_board.viewport()->removeEventFilter(this);
        Q_EMIT firstSharpFrameShown();
    }
}

void FirstFrameWatcher::printProgress()
{
    connect(this, &FirstFrameWatcher::firstFrameShown, this, [] { print("seen"); });
    connect(this, &FirstFrameWatcher::firstSharpFrameShown, this, [] {
        print("sharp");
        drawingThreads().waitForDone();
        QThreadPool::globalInstance()->waitForDone();
        print("calm");
    });
}

} // namespace doublets

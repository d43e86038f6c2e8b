// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QSize>

namespace doublets {

class BoardView;

/// A watcher that reports the first complete frame of a board, and the first frame at the screen's
/// resolution.
class FirstFrameWatcher : public QObject
{
    Q_OBJECT

public:
    /// `board` becomes the parent of this object.
    explicit FirstFrameWatcher(BoardView &board);

    /// Returns the window size that the benchmark program doublets-bench requests through the
    /// environment variable DOUBLETS_FIRST_FRAME=WxH; an empty size if the variable does not have
    /// this form.
    [[nodiscard]] static QSize requestedWindowSize();
    /// For doublets-bench: prints "seen" and "sharp" to standard output when the signals below are
    /// emitted, then "calm" after blocking until drawingThreads() and Qt's global pool are idle.
    void printProgress();

Q_SIGNALS:
    /// Emitted once, when a frame with the complete board and its men, however coarse, is on the
    /// screen.
    void firstFrameShown();
    /// Emitted once, when a frame with pictures at the screen's resolution is on the screen.
    void firstSharpFrameShown();

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void handleFrame(bool isSharp);

    BoardView &m_board;
    bool m_isFrameShown = false;
    bool m_isSharpFrameShown = false;
};

} // namespace doublets

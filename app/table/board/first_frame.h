// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QSize>

namespace doublets {

class BoardView;

/// Reports the progress of a window from its construction to its first complete frame.
class FirstFrame : public QObject
{
    Q_OBJECT

public:
    explicit FirstFrame(BoardView &board);

    /// Returns the window size that doublets-bench requests through the environment variable
    /// DOUBLETS_FIRST_FRAME=WxH; an invalid size if the variable is not set.
    [[nodiscard]] static QSize requestedWindowSize();
    /// For doublets-bench: prints a line to standard output at each stage: "seen" and "sharp" when
    /// the signals below are emitted, and "calm" when all background work is done.
    void printProgress();

Q_SIGNALS:
    /// Emitted when a frame with the complete table and its men is on the screen.
    void firstFrameShown();
    /// Emitted when such a frame has pictures at the screen's resolution.
    void firstSharpFrameShown();

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void handleFrame(bool isSharp);

    BoardView &m_board;
    bool m_isFrameShown = false;
    bool m_isSharpFrameShown = false;
};

} // namespace doublets

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

    /// Returns the window size requested by doublets-bench through the environment variable
    /// DOUBLETS_FIRST_FRAME=WxH. Returns an empty size if it is not set.
    [[nodiscard]] static QSize measured();
    /// For doublets-bench: prints one word per line to standard output: "seen", "sharp", and "calm"
    /// when no background drawing or saving remains.
    void printProgress();

Q_SIGNALS:
    /// Emitted when a frame with the complete table and its men is on the screen.
    void firstFrameShown();
    /// Emitted when such a frame has pictures at the screen's resolution.
    void firstSharpFrameShown();

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void look(bool isSharp);

    BoardView &m_board;
    bool m_seen = false;
    bool m_sharp = false;
};

} // namespace doublets

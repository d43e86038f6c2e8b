// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QSize>

namespace doublets {

class BoardView;

/// For doublets-bench, which starts the programme with DOUBLETS_FIRST_FRAME=WxH: says on standard
/// output, a word a line, how far the window has come.
///   seen    a frame with the whole table and its men is on the screen
///   sharp   the same, its pictures as fine as the screen
///   calm    nothing is drawn or kept in the background any more
class FirstFrame : public QObject
{
    Q_OBJECT

public:
    /// The size that the window is to have; empty where nobody measures.
    [[nodiscard]] static QSize wanted();

    explicit FirstFrame(BoardView &board);

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void look(bool sharp);

    BoardView &m_board;
    bool m_seen = false;
    bool m_sharp = false;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QSize>

namespace doublets {

class BoardView;

/// Says how far the window has come on its way to the screen.
class FirstFrame : public QObject
{
    Q_OBJECT

public:
    explicit FirstFrame(BoardView &board);

    /// For doublets-bench, which starts a programme with DOUBLETS_FIRST_FRAME=WxH: the size that
    /// the window is to have; empty where nobody measures.
    [[nodiscard]] static QSize measured();
    /// For the same: says it on standard output, a word a line: "seen", "sharp", and "calm", when
    /// nothing is drawn or kept in the background any more.
    void sayAloud();

Q_SIGNALS:
    /// A frame with the whole table and its men is on the screen.
    void seen();
    /// The same, its pictures as fine as the screen.
    void sharp();

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void look(bool isSharp);

    BoardView &m_board;
    bool m_seen = false;
    bool m_sharp = false;
};

} // namespace doublets

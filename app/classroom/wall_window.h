// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QScreen;

namespace doublets {

class Actions;
class BoardView;
class Match;
class TableLink;
class WallStrip;

/// A match on a second screen, for a class to look at: the board in high contrast, what happens,
/// and who is likely to win. Controls and hidden answers stay in the window of the teacher. What is
/// pressed on this board, as on a screen that takes touches, is played.
class WallWindow : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive it. Keys do here what they do in the window that has these actions. It
    /// has no parent, which a desktop would keep it together with.
    WallWindow(Match &match, const Actions &actions);

    /// Fills that screen.
    void showOn(QScreen &screen);
    /// Hides it, and nobody waits any more for what it shows. It is not shown again.
    void end();
    [[nodiscard]] BoardView &board() const { return *m_board; }
    [[nodiscard]] WallStrip &strip() const { return *m_strip; }

Q_SIGNALS:
    /// Esc, or it was closed: the class has seen enough.
    void left();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();

    Match &m_match;
    BoardView *m_board;
    WallStrip *m_strip;
    TableLink *m_link;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "panels/actions/game_key_handler.h"

#include <QWidget>

class QScreen;

namespace doublets {

class BoardConnection;
class WallStrip;

/// The window that shows a match to a class on a second screen: the board in high contrast and a
/// WallStrip. Controls and hidden solutions remain in the teacher's window. The board accepts
/// input, for touch screens. Space throws the dice or, while an earlier moment is shown, returns to
/// the present.
class WallWindow : public QWidget
{
    Q_OBJECT

public:
    /// `match` and `actions` must outlive this object. The shortcuts of `actions` also work in this
    /// window. The window has no parent; the caller must delete it.
    WallWindow(Match &match, Actions &actions);

    /// Shows the window full-screen on `screen`.
    void showOn(QScreen &screen);
    /// Hides the window and permanently disconnects its board from the match. Call before
    /// deleteLater().
    void disconnectFromMatch();
    [[nodiscard]] BoardView &board() const { return *m_board; }
    [[nodiscard]] WallStrip &strip() const { return *m_strip; }

Q_SIGNALS:
    /// Emitted when the user presses Esc, which does not close the window, or when the window is
    /// closed.
    void dismissed();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();

    BoardView *m_board;
    WallStrip *m_strip;
    GameKeyHandler m_keyHandler;
    BoardConnection *m_boardConnection;
};

} // namespace doublets

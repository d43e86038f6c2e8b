// SPDX-License-Identifier: MIT
#pragma once

#include "match/scheduler.h"
#include "panels/overlays/overlay_panel.h"

namespace doublets {

/// A non-modal panel with the result of the game and buttons for the next actions. The underlined
/// letters of the buttons work without Alt.
class ResultPanel : public OverlayPanel
{
    Q_OBJECT

public:
    /// `board` takes ownership of this object. `scheduler` must outlive this object.
    explicit ResultPanel(QWidget *board, Scheduler &scheduler = Scheduler::system());

    /// Shows the result and gives the focus to the first button. `hasNextGame` specifies whether
    /// the match continues with another game.
    ///
    /// The user may still be pressing keys of the game. Therefore ignores Space and Return on the
    /// first button, and letters, until none of them has been pressed for 2.5 seconds. Ignores the
    /// mouse on the buttons for one second, because they may cover what was to be pressed. The
    /// caller must announce the result. The accessible name of the panel is neutral for the first
    /// three seconds, so that screen readers do not read the result before the announcement of the
    /// last play.
    void showResult(const QString &title, const QString &text, bool hasNextGame);
    /// Changes title and text of the visible panel. Does not announce them.
    void updateResult(const QString &title, const QString &text);
    /// Returns whether to ignore a press on the board, which may still be meant for the game. If
    /// so, ignores keys and presses for another 2.5 seconds.
    [[nodiscard]] bool ignoresBoardPress();
    /// Returns the texts of the buttons in order, without mnemonics.
    [[nodiscard]] QStringList buttonTexts() const;
    void retranslate();

Q_SIGNALS:
    /// Emitted when the user requests another game under the same rules.
    void rematchRequested();
    /// Emitted when the user asks to compare the game with the same dice under other rules.
    void comparisonRequested();
    /// Emitted when the user asks to choose another game.
    void otherGameRequested();
    /// Emitted when the user asks to review the game.
    void reviewRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Returns whether to ignore a key that would click a button. Restarts the pause if it is still
    /// active.
    [[nodiscard]] bool ignoresKey(const QKeyEvent &event);
    void setResult(const QString &title, const QString &text);
    void updateAccessibleTexts();

    QPushButton *m_rematchButton;
    QPushButton *m_compareButton;
    QPushButton *m_newGameButton;
    QPushButton *m_reviewButton;
    Alarm m_keyPause;     ///< active while keys and presses on the board are ignored
    Alarm m_mousePause;   ///< active while the mouse is ignored on the buttons
    Alarm m_focusReading; ///< active while screen readers read the focused widget
    QString m_title;
    QString m_text;
    bool m_hasNextGame = false;
};

} // namespace doublets

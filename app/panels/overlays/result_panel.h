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

    /// Shows the result without moving the focus. The caller must call focusFirstButton(): at once
    /// or, while a screen reader is running, later, because the new focus would interrupt the
    /// announcement of the last play and of the result. `hasNextGame` specifies whether the match
    /// continues with another game.
    ///
    /// The user may still be pressing keys of the game. Therefore ignores Space, Return and the
    /// arrow keys on the buttons, and letters, until 2.5 seconds have passed without such a key and
    /// without a press on the board. Ignores the mouse on the buttons for one second, because the
    /// buttons may cover an object that the user is about to press.
    ///
    /// The caller must announce the result.
    void showResult(const QString &title, const QString &text, bool hasNextGame);
    /// Moves the focus to the button for the next game. The accessible name of the panel is neutral
    /// for three seconds, so that screen readers do not read the announced result again.
    void focusFirstButton();
    /// Changes the title and the text, without announcing them. Does nothing if both are unchanged.
    void updateResult(const QString &title, const QString &text);
    /// Call while the panel is visible, before the board receives a press. Returns true if the
    /// press must be ignored, because it may still be meant for the game. In this case, keys and
    /// presses are ignored for another 2.5 seconds.
    [[nodiscard]] bool filterBoardPress();
    /// Updates the texts of the buttons after a change of language; see also updateResult().
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
    /// Returns whether a key that acts on the buttons must be ignored: if the key repeats, or if
    /// `m_keyPause` is active. In the latter case, restarts `m_keyPause`.
    [[nodiscard]] bool filterKey(const QKeyEvent &event);
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

// SPDX-License-Identifier: MIT
#pragma once

#include "match/clock.h"
#include "panels/overlays/overlay_panel.h"

namespace doublets {

/// A non-modal panel with the result of the game and buttons for what the user can do next. Each
/// button can also be pressed by the letter underlined in its text.
class ResultPanel : public OverlayPanel
{
    Q_OBJECT

public:
    /// `board` owns this object. `clock` must outlive it.
    explicit ResultPanel(QWidget *board, Clock &clock = Clock::system());

    /// Shows the result and gives the focus to the first button. The keys that press a button are
    /// ignored until none has been pressed for two and a half seconds, since a user who goes on
    /// pressing them may not have seen the panel yet.
    /// `hasNextGame` tells whether the match continues with another game. Screen readers learn the
    /// result from the announcements: for them, the panel has another name while it gets the focus,
    /// so that they do not read the result before the last man.
    void showResult(const QString &title, const QString &text, bool hasNextGame);
    /// Changes the text of the visible panel.
    void updateResult(const QString &title, const QString &text);
    /// Returns the texts of the buttons, in order.
    [[nodiscard]] QStringList buttonTexts() const;
    void retranslate();

Q_SIGNALS:
    /// Emitted when the user wants another game under the same rules.
    void rematchRequested();
    /// Emitted when the user wants to compare the game with one played with the same dice under
    /// other rules.
    void comparisonRequested();
    /// Emitted when the user wants to choose another game.
    void newGameRequested();
    /// Emitted when the user wants to look back at the game.
    void reviewRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Returns whether to ignore a key that presses a button. If so, restarts the pause.
    [[nodiscard]] bool ignoresKey(const QKeyEvent &event);
    void setResult(const QString &title, const QString &text);
    void updateAccessibleTexts();

    QPushButton *m_rematchButton;
    QPushButton *m_compareButton;
    QPushButton *m_newGameButton;
    QPushButton *m_reviewButton;
    Alarm m_keyPause;     ///< active while keys are ignored
    Alarm m_focusReading; ///< active while screen readers read what has got the focus
    QString m_title;
    QString m_text;
    bool m_hasNextGame = false;
};

} // namespace doublets

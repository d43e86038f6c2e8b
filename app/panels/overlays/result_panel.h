// SPDX-License-Identifier: MIT
#pragma once

#include "match/clock.h"
#include "panels/overlays/overlay_panel.h"

namespace doublets {

/// A non-modal panel with the result of the game and buttons for what the user can do next. Each
/// button can also be activated by the underlined letter in its text.
class ResultPanel : public OverlayPanel
{
    Q_OBJECT

public:
    /// `board` owns this object. `clock` must outlive it.
    explicit ResultPanel(QWidget *board, Clock &clock = Clock::system());

    /// Shows the result and gives the focus to the first button. Keys that activate a button are
    /// ignored until 2.5 seconds have passed without one, in case the user is still pressing keys
    /// of the game and has not noticed the panel. `hasNextGame` specifies whether the match
    /// continues with another game. Announcements report the result to screen readers. While the
    /// panel receives the focus, its accessible name is another one, so that the result is not read
    /// before the announcement of the last man.
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
    Alarm m_focusReading; ///< active while screen readers announce the focused widget
    QString m_title;
    QString m_text;
    bool m_hasNextGame = false;
};

} // namespace doublets

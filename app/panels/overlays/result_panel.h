// SPDX-License-Identifier: MIT
#pragma once

#include "panels/overlays/overlay_panel.h"

namespace doublets {

/// A non-modal panel with the result of the game and buttons for what the user can do next.
class ResultPanel : public OverlayPanel
{
    Q_OBJECT

public:
    /// `board` owns this object.
    explicit ResultPanel(QWidget *board);

    void showResult(const QString &title, const QString &text) { showWithText(title, text); }
    void retranslate();

Q_SIGNALS:
    /// Emitted when the user wants a rematch.
    void rematchRequested();
    /// Emitted when the user wants to choose another game.
    void newGameRequested();
    /// Emitted when the user wants to look back at the game.
    void reviewRequested();

private:
    QPushButton *m_rematchButton;
    QPushButton *m_newGameButton;
    QPushButton *m_reviewButton;
    QPushButton *m_closeButton;
};

} // namespace doublets

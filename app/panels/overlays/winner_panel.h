// SPDX-License-Identifier: MIT
#pragma once

#include "panels/overlays/overlay_panel.h"

namespace doublets {

/// How the game ended, and what may be done next. Nothing waits for it.
class WinnerPanel : public OverlayPanel
{
    Q_OBJECT

public:
    explicit WinnerPanel(QWidget *board);

    void showResult(const QString &title, const QString &text) { showText(title, text); }
    void retranslate();

Q_SIGNALS:
    void rematchRequested();
    void newGameRequested();
    void reviewRequested();

private:
    QPushButton *m_rematch;
    QPushButton *m_new;
    QPushButton *m_review;
    QPushButton *m_close;
};

} // namespace doublets

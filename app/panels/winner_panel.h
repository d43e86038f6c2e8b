// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace doublets {

/// How the game ended, on a plate over the middle of the board, and what may be done next.
/// Nothing waits for it; Esc puts it away.
class WinnerPanel : public QFrame
{
    Q_OBJECT

public:
    explicit WinnerPanel(QWidget *board);

    void showResult(const QString &title, const QString &text);
    void retranslate();

Q_SIGNALS:
    void rematchRequested();
    void newGameRequested();
    void reviewRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void place();

    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_rematch;
    QPushButton *m_new;
    QPushButton *m_review;
    QPushButton *m_close;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QFrame>

#include <vector>

class QLabel;
class QLineEdit;
class QToolButton;

namespace doublets {

/// Where people say how their real dice fell: by typing digits or by tapping faces.
class DiceEntry : public QFrame
{
    Q_OBJECT

public:
    explicit DiceEntry(QWidget *parent = nullptr);

    /// Asks for that many dice; `question` says whose they are.
    void ask(const QString &question, int dice);
    /// The dice typed so far.
    [[nodiscard]] Numbers dice() const;
    void scaleTo(const QSize &window);
    void retranslate();

Q_SIGNALS:
    /// As many dice as asked for, 1 to 6 each, and confirmed.
    void entered(const doublets::Numbers &dice);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void check();
    void add(int face);
    void confirm();

    QLabel *m_question;
    QLineEdit *m_typed;
    std::vector<QToolButton *> m_faces;
    QToolButton *m_back;
    QToolButton *m_done;
    QLabel *m_problem;
    int m_wanted = 2;
};

} // namespace doublets

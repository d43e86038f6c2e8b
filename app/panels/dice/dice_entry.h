// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QFrame>

#include <vector>

class QBoxLayout;
class QLineEdit;
class QToolButton;

namespace doublets {

class CaptionLabel;
class FacesValidator;

/// Where people say how their real dice fell: by typing digits or by tapping faces. It stands in
/// the window for the whole of a game with such dice, so that the board keeps its place.
class DiceEntry : public QFrame
{
    Q_OBJECT

public:
    explicit DiceEntry(QWidget *parent = nullptr);

    /// Asks for that many dice; `question` says whose they are. `told`: what was told of this throw
    /// before it was taken back; written there already, to be confirmed or typed over.
    void ask(const QString &question, int dice, const Numbers &told = {});
    /// The same in other words.
    void setQuestion(const QString &question);
    /// No dice are wanted now; says why.
    void disable(const QString &why);
    [[nodiscard]] bool isAsking() const;
    /// Puts the cursor where the dice are typed.
    void takeFocus();
    /// The dice typed so far.
    [[nodiscard]] Numbers dice() const;
    /// Sets the letters, and folds where the window is too narrow for all in one row.
    void scaleTo(const QSize &window);
    void retranslate();

Q_SIGNALS:
    /// As many dice as asked for, 1 to 6 each, and confirmed.
    void entered(const doublets::Numbers &dice);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setLetters();
    void fold();
    void enable();
    void add(int face);
    void confirm();
    void refuse(const QString &why);
    void setRefused(bool refused);

    QBoxLayout *m_parts;
    CaptionLabel *m_question;
    QWidget *m_keys; ///< where the dice are typed or tapped
    QLineEdit *m_typed;
    FacesValidator *m_faceKeys;
    std::vector<QToolButton *> m_faces;
    QToolButton *m_back;
    QToolButton *m_done;
    int m_wanted = 2;
    int m_room = 0; ///< the window's width, logical pixels
};

} // namespace doublets

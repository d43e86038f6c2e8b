// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QFrame>

class QBoxLayout;
class QToolButton;

namespace doublets {

class CaptionLabel;
class DiceKeys;

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
    /// These are the dice: as Return does.
    void confirm();
    /// Says that the dice will be taken by themselves.
    void announceTaking();
    /// Sets the letters, and folds where the window is too narrow for all in one row.
    void scaleTo(const QSize &window);
    void setVisible(bool visible) override;
    void retranslate();

Q_SIGNALS:
    /// As many dice as asked for, 1 to 6 each, and confirmed.
    void entered(const doublets::Numbers &dice);
    /// Other dice are entered; `complete`: as many as asked for, by people.
    void changed(bool complete);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setLetters();
    void fit();
    void fold();
    void enable();
    void refuse(const QString &why);

    QBoxLayout *m_parts;
    CaptionLabel *m_question;
    DiceKeys *m_keys;
    QToolButton *m_done;
    bool m_isWriting = false; ///< the dice that change are not people's
    int m_room = 0;           ///< the window's width, logical pixels
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QFrame>

class QBoxLayout;
class QToolButton;

namespace doublets {

class CaptionLabel;
class DiceInput;

/// A strip for entering the numbers of real dice, by typing digits or by tapping faces. Stays in
/// the window throughout a game with such dice, so that the board does not move.
class DiceEntry : public QFrame
{
    Q_OBJECT

public:
    explicit DiceEntry(QWidget *parent = nullptr);

    /// Requests `dice` dice; `question` says whose. `told` holds the dice entered for this throw
    /// before it was undone: they are filled in, to be confirmed or typed over.
    void ask(const QString &question, int dice, const Numbers &told = {});
    /// Rewords the question, keeping what has been typed.
    void setQuestion(const QString &question);
    /// Withdraws the request and shows the reason.
    void disable(const QString &why);
    /// Returns whether dice are requested.
    [[nodiscard]] bool isAsking() const;
    /// Gives the focus to the field for the dice.
    void takeFocus();
    /// Returns the dice typed so far.
    [[nodiscard]] Numbers dice() const;
    /// Confirms the dice, as Return does. Shows a remark if some are missing.
    void confirm();
    /// Announces that the dice will be taken automatically.
    void announceAutoConfirm();
    /// Scales the fonts to a window, and puts the question above the keys if it is too narrow for
    /// one row.
    void scaleTo(const QSize &window);
    void setVisible(bool visible) override;
    void retranslate();

Q_SIGNALS:
    /// Emitted when the user has confirmed the requested number of dice, each from 1 to 6.
    void entered(const doublets::Numbers &dice);
    /// Emitted when the entered dice have changed. `complete` is true if the user has entered as
    /// many as requested.
    void changed(bool complete);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setTextSizes();
    /// Updates fonts and layout to the width of the window.
    void updateLayout();
    /// Puts question and keys in one row, or in two if there is little room.
    void updateDirection();
    /// Updates the enabled state of *Done*.
    void updateDoneButton();
    /// Shows why an input is refused.
    void refuse(const QString &why);

    QBoxLayout *m_parts;
    CaptionLabel *m_question;
    DiceInput *m_keys;
    QToolButton *m_done;
    bool m_isFilling = false; ///< whether the dice are changed by the program
    int m_windowWidth = 0;    ///< width of the window, in logical pixels
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QFrame>

class QBoxLayout;
class QToolButton;

namespace doublets {

class CaptionLabel;
class DiceInput;

/// A strip for entering the numbers of physical dice by typing digits or tapping faces. Stays
/// visible while no dice are requested, so that the board does not move; see DiceRequester.
class DiceEntry : public QFrame
{
    Q_OBJECT

public:
    /// Creates a strip that requests no dice.
    explicit DiceEntry(QWidget *parent = nullptr);

    /// Requests `count` dice, from 1 to limits::MaxDice, in place of any earlier request.
    /// `question`, which should name the thrower, is shown in the strip. `prefilledDice`, such as
    /// the dice of a throw that was undone, are filled in for the user to confirm or overwrite;
    /// there must be at most `count` of them. Does not give the focus to the field. The request
    /// lasts until withdrawRequest(), even after the dice have been confirmed.
    void requestDice(const QString &question, int count, const Numbers &prefilledDice = {});
    /// Changes the wording of the question, and removes any remark. Keeps the dice entered so far.
    void setQuestion(const QString &question);
    /// Withdraws the request, clears the dice, and shows `reason` in place of the question.
    void withdrawRequest(const QString &reason);
    /// Returns whether dice are being requested.
    [[nodiscard]] bool isRequestingDice() const;
    /// Gives the focus to the field for the dice. Does nothing if no dice are being requested.
    void focusInput();
    /// Returns the dice entered so far, in the order of entry.
    [[nodiscard]] Numbers dice() const;
    /// Confirms the dice, as Return does: emits diceConfirmed() or, if dice are missing, shows and
    /// announces a remark. Precondition: dice are being requested.
    void confirm();
    /// Shows and announces a remark that the dice will soon be confirmed automatically.
    void announceAutoConfirm();
    /// Adapts the fonts to a window of size `window`, in logical pixels. Moves the question above
    /// the field and the buttons if the window is too narrow for one row. While the strip is
    /// hidden, these changes are put off until setVisible(true).
    void scaleTo(const QSize &window);
    void setVisible(bool visible) override;
    /// Updates the texts of the buttons after a change of language; see also setQuestion().
    void retranslate();

Q_SIGNALS:
    /// Emitted when the requested number of dice, each from 1 to 6, has been confirmed by the user
    /// or with confirm().
    void diceConfirmed(const doublets::Numbers &dice);
    /// Emitted after the entered dice have changed. `complete` is true if the user has entered all
    /// requested dice, and false if dice are missing or the program has changed the dice.
    void diceChanged(bool complete);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void updateTextSizes();
    /// Adapts fonts and layout to the width of the window.
    void updateLayout();
    /// Places the question beside the field and the buttons, or above them if the row would be too
    /// wide.
    void updateLayoutDirection();
    /// Updates the enabled state of *Done*.
    void updateDoneButton();
    /// Shows and announces a remark about an invalid input.
    void showProblem(const QString &problem);

    QBoxLayout *m_layout;
    CaptionLabel *m_questionLabel;
    DiceInput *m_diceInput;
    QToolButton *m_doneButton;
    bool m_isPrefilling = false; ///< whether the program is changing the dice
    int m_windowWidth = 0;       ///< width of the window, in logical pixels
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace doublets {

class DiceInput;
class Match;

/// A dialog for correcting an earlier throw of physical dice. Shows which later actions the
/// correction will keep and which it will undo, before the user accepts.
class CorrectionDialog : public QDialog
{
    Q_OBJECT

public:
    /// `index` must be the index of a throw in the history of the game of `match`. The dialog is
    /// rejected if the game changes. `match` must outlive this object.
    CorrectionDialog(Match &match, std::size_t index, QWidget *parent);

    /// Corrects the throw and closes the dialog. If the entered dice are incomplete or unchanged,
    /// announces what to enter instead, and does not close the dialog.
    void accept() override;

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /// Returns the dice of the throw as they were entered before the correction.
    [[nodiscard]] Numbers originalDice() const;
    [[nodiscard]] QString throwTitle() const;
    /// Returns whether the entered dice are complete and differ from the original dice.
    [[nodiscard]] bool canAccept() const;
    void updateOutcome();
    void retranslate();

    Match &m_match;
    std::size_t m_index;
    QLabel *m_titleLabel;
    QLabel *m_questionLabel;
    DiceInput *m_diceInput;
    QLabel *m_outcomeLabel;
    QPushButton *m_correctButton;
    QPushButton *m_cancelButton;
};

} // namespace doublets

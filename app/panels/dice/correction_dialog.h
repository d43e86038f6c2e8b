// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace doublets {

class DiceInput;
class Match;

/// A dialog for correcting an earlier throw of physical dice. Before the user accepts, shows the
/// consequences of the correction for the later throws (see Correction).
class CorrectionDialog : public QDialog
{
    Q_OBJECT

public:
    /// `index` must be the index of a throw in the history of the game of `match`. The dialog is
    /// rejected when the game changes or another step is shown. `match` must outlive this object.
    CorrectionDialog(Match &match, std::size_t index, QWidget *parent);

    /// Corrects the throw, closes the dialog, and explains the outcome with Match::remark(). If the
    /// entered dice are incomplete or unchanged, announces what to enter instead, and does not
    /// close the dialog.
    void accept() override;

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /// Returns the dice of the throw as they were entered before the correction.
    [[nodiscard]] Numbers originalDice() const;
    /// Returns the number, the thrower and the dice of the throw, as in the course of play. Returns
    /// an empty string if the throw no longer exists.
    [[nodiscard]] QString throwTitle() const;
    /// Returns whether the entered dice are complete and differ from the original dice.
    [[nodiscard]] bool canAccept() const;
    /// Shows and announces the outcome of the correction, or what is missing in the entered dice.
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

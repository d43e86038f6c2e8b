// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace doublets {

class DiceKeys;
class Match;

/// Where people say what really fell in an earlier throw. It tells what of the game will be kept
/// and what taken back before anything is.
class CorrectionDialog : public QDialog
{
    Q_OBJECT

public:
    /// `index`: the throw, among the actions of the game. The match must outlive the dialog.
    CorrectionDialog(Match &match, std::size_t index, QWidget *parent);

    void accept() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] Numbers thrown() const;
    [[nodiscard]] QString throwTitle() const;
    [[nodiscard]] bool canAccept() const;
    void refresh();
    void retranslate();

    Match &m_match;
    std::size_t m_index;
    QLabel *m_title;
    QLabel *m_question;
    DiceKeys *m_keys;
    QLabel *m_outcome;
    QPushButton *m_correct;
    QPushButton *m_cancel;
};

} // namespace doublets

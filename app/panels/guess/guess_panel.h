// SPDX-License-Identifier: MIT
#pragma once

#include "match/guess/guess_first.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace doublets {

class GuessScale;
class Match;

/// Takes the place of the odds while they are covered: the class guesses. Afterwards shows above
/// the odds how close the guess was, and how close guesses are on average. Hidden unless guessing
/// is on.
class GuessPanel : public QWidget
{
    Q_OBJECT

public:
    /// `match` must outlive this object.
    explicit GuessPanel(Match &match, QWidget *parent = nullptr);

    /// Updates the panel to the match's GuessFirst.
    void refresh();
    /// Gives the focus to the field of the guess.
    void takeFocus();
    void retranslate();

Q_SIGNALS:
    /// Emitted when the class has guessed and the odds are uncovered.
    void uncovered();

private:
    void ask();
    void handleGuess(const Guess &guess);

    Match &m_match;
    GuessScale *m_scale;
    QLabel *m_tally;
    QToolButton *m_again;
    /// The throw that the question on the scale is about.
    GuessFirst::Place m_askedPlace{-1, false};
};

} // namespace doublets

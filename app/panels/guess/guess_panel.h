// SPDX-License-Identifier: MIT
#pragma once

#include "match/guess/guess_first.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace doublets {

class GuessInput;
class Match;

/// A panel for the guess of a class, shown in place of the odds until the class has guessed.
/// Afterwards shows the accuracy of the guess and the average accuracy of all guesses, above the
/// odds. Hidden unless GuessFirst::isOn() is true.
class GuessPanel : public QWidget
{
    Q_OBJECT

public:
    /// `match` must outlive this object.
    explicit GuessPanel(Match &match, QWidget *parent = nullptr);

    /// Updates the panel from the match's GuessFirst.
    void refresh();
    /// Gives the focus to the field of the guess.
    void focusGuess();
    void retranslate();

Q_SIGNALS:
    /// Emitted when the class has guessed and the odds are uncovered.
    void oddsUncovered();

private:
    void updateQuestion();
    void handleGuess(const Guess &guess);

    Match &m_match;
    GuessInput *m_input;
    QLabel *m_tallyLabel;
    QToolButton *m_coverAgainButton;
    /// The moment to which the question refers; (-1, false) before the first question.
    GuessFirst::GuessMoment m_questionMoment{-1, false};
};

} // namespace doublets

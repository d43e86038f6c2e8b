// SPDX-License-Identifier: MIT
#pragma once

#include "match/guess/guess_first.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace doublets {

class GuessInput;
class Match;

/// A panel in which a school class enters its guess of the odds, shown in place of the odds until
/// then. Afterwards shows, above the odds, the accuracy of this guess and the average accuracy of
/// all guesses. Hidden unless GuessFirst::isOn() is true.
class GuessPanel : public QWidget
{
    Q_OBJECT

public:
    /// `match` must outlive this object.
    explicit GuessPanel(Match &match, QWidget *parent = nullptr);

    /// Updates the panel from the match's GuessFirst.
    void refresh();
    /// Gives the focus to the guess field.
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

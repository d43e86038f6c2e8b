// SPDX-License-Identifier: MIT
#pragma once

#include "match/guess/guess_first.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace doublets {

class GuessInput;
class Match;

/// A panel in which a school class guesses the odds before they are uncovered. After a guess, shows
/// its accuracy and the average accuracy of all guesses. Hidden unless GuessFirst::isOn() returns
/// true.
class GuessPanel : public QWidget
{
    Q_OBJECT

public:
    /// `match` must outlive this object.
    explicit GuessPanel(Match &match, QWidget *parent = nullptr);

    /// Updates the panel, including its visibility, from Match::guessFirst(). Call after each
    /// change of the GuessFirst, which the panel does not observe.
    void refresh();
    /// Gives the focus to the field for the guess. Precondition: GuessFirst::isOn() and
    /// GuessFirst::isCovered() return true.
    void focusGuess();
    /// Updates all texts after a change of language.
    void retranslate();

Q_SIGNALS:
    /// Emitted after the school class has guessed and the odds have been uncovered.
    void oddsUncovered();

private:
    void updateQuestion();
    void handleGuess(const Guess &guess);

    Match &m_match;
    GuessInput *m_input;
    QLabel *m_tallyLabel;
    QToolButton *m_coverAgainButton;
    /// The moment of the game to which the question refers; (-1, false) before the first question.
    GuessFirst::GuessMoment m_questionMoment{-1, false};
};

} // namespace doublets

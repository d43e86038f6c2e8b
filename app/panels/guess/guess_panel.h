// SPDX-License-Identifier: MIT
#pragma once

#include "match/guess/guess_first.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace doublets {

class GuessScale;
class Match;

/// A panel for the guess of a class, shown in place of the odds until the class has guessed. Then
/// shows, above the odds, how close the guess was and how close guesses are on average. Hidden
/// unless guessing is on.
class GuessPanel : public QWidget
{
    Q_OBJECT

public:
    /// `match` must outlive this object.
    explicit GuessPanel(Match &match, QWidget *parent = nullptr);

    /// Updates the panel to the match's GuessFirst.
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
    GuessScale *m_scale;
    QLabel *m_tally;
    QToolButton *m_coverAgain;
    GuessFirst::Place m_questionPlace{-1, false}; ///< the throw that the question is about
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "match/guess/guess_first.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace doublets {

class GuessScale;
class Match;

/// In place of the odds while they are covered: the class guesses. Above them afterwards: how close
/// it was, and how close it is on average. Not there where nobody guesses first.
class GuessPanel : public QWidget
{
    Q_OBJECT

public:
    /// The match must outlive the panel.
    explicit GuessPanel(Match &match, QWidget *parent = nullptr);

    /// Follows what is covered now.
    void refresh();
    void takeFocus();
    void retranslate();

Q_SIGNALS:
    /// The class has guessed: on with the game.
    void uncovered();

private:
    void ask();
    void take(const Guess &guess);

    Match &m_match;
    GuessScale *m_scale;
    QLabel *m_tally;
    QToolButton *m_again;
    GuessFirst::Place m_asked{-1, false}; ///< what is on the scale is about
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "match/change.h"

#include <QObject>

#include <optional>

namespace doublets {

class BoardView;
class FirstSteps;
class FirstStepsPanel;
class Match;
class StartPanel;
class TakeOverPanel;
class WinnerPanel;
struct Seats;

/// The panels that lie over the board: how to win, first steps, who would like to play, who has
/// won. It also notices who comes to a table at which the computer plays both sides.
class Overlays : public QObject
{
    Q_OBJECT

public:
    /// Match and board must outlive this; the board owns the panels.
    Overlays(Match &match, BoardView &board, QObject *parent = nullptr);

    /// For who has just started the programme: how the game is won, if it is a new one.
    void greet();
    void showGoal();
    /// Whether the end is told over the board; else others tell it.
    void setTellsEnd(bool tells);
    /// First steps in the game on the board, which waits meanwhile.
    void beginFirstSteps();
    /// Whether one of them waits for an answer.
    [[nodiscard]] bool isAsking() const;
    /// Puts away the one that is shown. False where none is.
    bool putAway();
    /// Finds their places anew.
    void place();
    void retranslate();

Q_SIGNALS:
    /// `isAsking` may have changed.
    void askingChanged();
    /// The panel of the start was left: the game begins.
    void begun();
    void gamesRequested();
    void reviewRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectStart();
    void connectTakeOver();
    void connectWinner();
    void connectFirstSteps();
    void onChange(const Change &change);
    void seat(const std::optional<Seats> &seats);
    /// What a press on the board does before it is one; true: it is none.
    bool takePress();
    /// Asks who comes to a table that plays by itself; false where it does not.
    bool interruptSelfPlay();
    void showEnd();
    void hideWinnerForNow();

    Match &m_match;
    BoardView &m_board;
    WinnerPanel *m_winner;
    TakeOverPanel *m_takeOver;
    StartPanel *m_start;
    FirstSteps *m_firstSteps;
    FirstStepsPanel *m_steps;
    bool m_endShown = false;
    bool m_tellsEnd = true;
    bool m_fromStart = false; ///< First steps were chosen on the panel of the start
};

} // namespace doublets

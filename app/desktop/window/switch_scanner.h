// SPDX-License-Identifier: MIT
#pragma once

#include "match/scheduler.h"

#include <QObject>

#include <cstddef>
#include <vector>

class QAction;
class QKeyEvent;
class QMainWindow;
class QWidget;

namespace doublets {

class BoardView;
class Match;

/// A scanner for users of a single switch, who operate the program with Space alone while
/// Settings::switchScanning is on. On the board, Space throws the dice or plays the marked man.
/// Elsewhere (in panels over the board, on the start screen, in dialogs and in open lists) the
/// focus moves to the next choice every two seconds, or more slowly if Settings::readingTime or a
/// screen reader requires it. While the rules let the player claim numbers that the opponent has
/// not used, the focus on the board moves between the dice box and the points of these numbers,
/// without revealing whether a man there can claim them. Holding Space for 1.5 seconds opens the
/// start screen.
class SwitchScanner : public QObject
{
    Q_OBJECT

public:
    /// `window` takes ownership of this object. All other arguments must outlive this object.
    /// `home` is the action that shows the start screen.
    SwitchScanner(QMainWindow &window, Match &match, BoardView &board, QAction &home);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void updateEnabled();
    void restart();
    /// Moves the focus to the next choice.
    void advance();
    void advanceInPopup(QWidget &popup);
    void advanceAmongClaims();
    /// Presses the focused choice if Space would have another effect on its widget. Returns false,
    /// doing nothing, if Space itself presses the choice.
    bool press(QWidget &focused);
    /// Returns the panel, page or dialog with the focus, whose choices are scanned, or null if the
    /// focus is on the board or beside it.
    [[nodiscard]] QWidget *scope() const;
    /// Returns the physical points (see BoardLayout) where the unused numbers would be claimed,
    /// whether or not a man there can claim them; empty if no human player may claim.
    [[nodiscard]] std::vector<int> claimPoints() const;

    QMainWindow &m_window;
    Match &m_match;
    BoardView &m_board;
    Alarm m_stepAlarm;
    Alarm m_holdAlarm;
    std::size_t m_actionCount = 0; ///< number of actions of the game when claims were last scanned
    std::size_t m_claimIndex = 0;  ///< next claim to scan; the dice box comes after the last claim
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "match/clock.h"

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

/// Lets users operate the program by Space alone, while Settings::switchScanning is on. On the
/// board, Space already throws and plays the marked man. Elsewhere the focus moves from choice to
/// choice by itself: in panels over the board, on the home screen, in dialogs and in open lists.
/// While a number may be claimed, it moves between the men that could claim and the box. Space held
/// down opens the home screen.
class SwitchScanner : public QObject
{
    Q_OBJECT

public:
    /// `window` takes ownership. All other objects must outlive this object. `home` is the action
    /// that shows the home screen.
    SwitchScanner(QMainWindow &window, Match &match, BoardView &board, QAction &home);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void updateEnabled();
    void restart();
    /// Moves the focus on by one choice.
    void advance();
    void advanceInPopup(QWidget &popup);
    void advanceAmongClaims();
    /// Presses the choice with the focus, where Space itself does something else. Returns false if
    /// Space is right.
    bool press(QWidget &focused);
    /// Returns the panel, page or dialog with the focus, whose choices are visited; null if the
    /// focus is on the board or beside it.
    [[nodiscard]] QWidget *scope() const;
    /// Returns the points of the men that could claim an unused number; empty if no person may
    /// claim.
    [[nodiscard]] std::vector<int> claimPoints() const;

    QMainWindow &m_window;
    Match &m_match;
    BoardView &m_board;
    Alarm m_stepAlarm;
    Alarm m_holdAlarm;
    std::size_t m_actionCount = 0; ///< of the game, when the claims were visited last
    std::size_t m_claimIndex = 0;  ///< number of claims visited since then; 0 before the first
};

} // namespace doublets

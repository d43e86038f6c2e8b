// SPDX-License-Identifier: MIT
#pragma once

#include "match/clock.h"

#include <QObject>

#include <cstddef>

class QWidget;

namespace doublets {

class DiceEntry;
class Match;

/// Requests the numbers of the players' physical dice whenever the match needs dice.
class DiceRequester : public QObject
{
    Q_OBJECT

public:
    /// Becomes a child of `entry`. `match` and `board` must outlive this object. `board` receives
    /// the focus when dice have been confirmed, and if a request ends while `entry` has the focus.
    DiceRequester(Match &match, DiceEntry &entry, QWidget &board);

    /// Gives the focus to the field for the dice. Does nothing if no dice are requested.
    void focusInput();
    /// Updates the request from the match, in the current language and with the current names.
    /// Hides the dice entry unless the game is played with physical dice.
    void updateRequest();

private:
    /// Requests dice, keeping the dice typed so far for the same throw.
    void requestDice();
    [[nodiscard]] QString question() const;
    /// Returns why no dice are requested now.
    [[nodiscard]] QString noRequestReason() const;

    Match &m_match;
    DiceEntry &m_entry;
    QWidget &m_board;
    Alarm m_autoConfirm;                    ///< confirms complete dice, if enabled in the settings
    std::size_t m_requestHistoryLength = 0; ///< length of the history at the time of the request
};

} // namespace doublets

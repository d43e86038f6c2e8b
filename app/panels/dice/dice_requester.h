// SPDX-License-Identifier: MIT
#pragma once

#include "match/scheduler.h"

#include <QObject>

#include <cstddef>

namespace doublets {

class BoardView;
class DiceEntry;
class Match;

/// A controller that requests the numbers of the players' physical dice through a DiceEntry
/// whenever the match needs dice, and passes the confirmed dice to the match.
class DiceRequester : public QObject
{
    Q_OBJECT

public:
    /// `entry` takes ownership of this object. `match` and `board` must outlive this object.
    ///
    /// Gives the focus to `entry` when dice are requested, unless a dialog or a panel on the board
    /// has the focus; when the user asks to enter or confirm dice; and after a press on the board
    /// while dice are being requested. Gives the focus to `board` after dice have been confirmed,
    /// and when a request ends while `entry` has the focus.
    DiceRequester(Match &match, DiceEntry &entry, BoardView &board);

    /// Gives the focus to the field for the dice. Does nothing if no dice are being requested.
    void focusInput();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Updates the request from the match, in the current language and with the current names.
    /// Hides the dice entry if the game is not played with physical dice, or if the game belongs to
    /// the introduction "First steps" or a lesson (Match::isBoardLent()) and is over. Precondition:
    /// the match has a game.
    void updateRequest();
    /// Requests dice. Keeps the dice typed so far if the request is for the same throw.
    void requestDice();
    /// Returns the question for the next throw, which names the thrower.
    [[nodiscard]] QString question() const;
    /// Returns a sentence that explains why no dice are being requested. Returns an empty string if
    /// no explanation is needed.
    [[nodiscard]] QString noRequestReason() const;

    Match &m_match;
    DiceEntry &m_entry;
    BoardView &m_board;
    Alarm m_autoConfirm;                    ///< confirms complete dice if enabled in the settings
    std::size_t m_requestHistoryLength = 0; ///< length of the history at the time of the request
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "match/change.h"

#include <QObject>

namespace doublets {

class BoardView;
class Match;
class SoundPlayer;

/// Joins a match to a table: the table shows what happens in the match, and what people want at the
/// table is taken to the match.
class TableLink : public QObject
{
    Q_OBJECT

public:
    /// All three must outlive the link. A match under way is shown at once.
    TableLink(Match &match, BoardView &board, SoundPlayer &sound, QObject *parent = nullptr);

private:
    void onChange(const Change &change);
    void connectBoard();
    void connectToSettings();
    void showGame();
    void showMoment();
    void reportTable();

    Match &m_match;
    BoardView &m_board;
    SoundPlayer &m_sound;
    int m_row = -1; ///< of the course of play, that the table shows; -1: the present
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "match/change.h"
#include "match/moment.h"

#include <QObject>

#include <optional>

namespace doublets {

class BoardView;
class Match;
class SoundPlayer;
struct HistoryEntry;

/// Joins a match to a table. `Match::changed` is shown by the board; the board's `throwRequested`,
/// `playRequested`, `refused` and others go to the match; when motion begins and ends, the match
/// hears of it by `Match::setTable`.
class TableLink : public QObject
{
    Q_OBJECT

public:
    /// All three must outlive the link. A match under way is shown at once.
    TableLink(Match &match, BoardView &board, SoundPlayer &sound, QObject *parent = nullptr);
    /// A second table of the same match, in high contrast and with numerals, whatever the settings
    /// say. It makes no sound: the first one does.
    TableLink(Match &match, BoardView &wall, QObject *parent = nullptr);
    ~TableLink() override;

private:
    TableLink(Match &match, BoardView &board, SoundPlayer *sound, QObject *parent);
    [[nodiscard]] bool isOnWall() const { return m_sound == nullptr; }
    void connectToSound();
    void onChange(const Change &change);
    void connectBoard();
    void connectToSettings();
    void showGame();
    void showMoment();
    void showPast(const Moment &moment);
    /// As the step after the one that the table shows, with its motion.
    void showNextStep(const HistoryEntry &entry);
    void reportTable();

    Match &m_match;
    BoardView &m_board;
    SoundPlayer *m_sound;         ///< null: on a wall, which makes none
    std::optional<Moment> m_past; ///< that the table shows; none: the present
};

} // namespace doublets

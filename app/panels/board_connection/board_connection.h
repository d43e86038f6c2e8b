// SPDX-License-Identifier: MIT
#pragma once

#include "match/change.h"
#include "match/moment.h"

#include <QObject>
#include <QRectF>

#include <cstdint>
#include <optional>

namespace doublets {

class BoardView;
class Match;
class RefusalPlaque;
class SoundPlayer;
enum class InputObstacle : std::uint8_t;
struct HistoryEntry;

/// Connects a match to a board: shows changes of the match on the board, forwards the board's
/// requests (BoardView::throwRequested(), playRequested(), …) to the match, explains refused ones
/// with Match::remark(), and reports motion with Match::setTableState().
class BoardConnection : public QObject
{
    Q_OBJECT

public:
    /// `match`, `board` and `sound` must outlive this object. Shows a game in progress immediately.
    BoardConnection(Match &match, BoardView &board, SoundPlayer &sound, QObject *parent = nullptr);
    /// Connects a second, silent board on another screen to the same match. `wall` always uses high
    /// contrast and numerals, regardless of the settings. `match` and `wall` must outlive this
    /// object.
    BoardConnection(Match &match, BoardView &wall, QObject *parent = nullptr);
    ~BoardConnection() override;

private:
    BoardConnection(Match &match, BoardView &board, SoundPlayer *sound, QObject *parent);
    [[nodiscard]] bool isWall() const { return m_sound == nullptr; }
    void connectSound();
    void onChange(const Change &change);
    void connectBoard();
    void connectSettings();
    /// Tells the user why a key has no effect.
    void explainObstacle(InputObstacle why);
    void showGame();
    void showMoment();
    void showPastMoment(const Moment &moment);
    /// Shows the step after the one on the board, animated. `entry` is its entry in the history.
    void showNextStep(const HistoryEntry &entry);
    /// Shows the plays of Match::choicePreview() in the position in which they would be made, or
    /// ends the preview if there are none.
    void showChoicePreview();
    /// Shows on the plaque why the man or box in `object` cannot be used. Does nothing for a wall.
    void showReason(const QString &text, const QRectF &object);
    /// Reports to the match whether the board is in motion.
    void reportMotion();

    Match &m_match;
    BoardView &m_board;
    SoundPlayer *m_sound;              ///< null for a wall, which is silent
    RefusalPlaque *m_plaque = nullptr; ///< null for a wall
    bool m_isPreviewing = false;       ///< whether the board shows another position for a preview
    /// The earlier moment on the board; nullopt for the latest position.
    std::optional<Moment> m_pastMoment;
};

} // namespace doublets

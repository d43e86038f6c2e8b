// SPDX-License-Identifier: MIT
#pragma once

#include "match/change.h"
#include "match/moment.h"

#include <QObject>
#include <QRectF>

#include <optional>

namespace doublets {

class BoardView;
class Match;
class RefusalPlaque;
class SoundPlayer;
enum class InputObstacle;
struct HistoryEntry;

/// A connection between a match and a board. Shows changes of the match on the board, forwards the
/// board's requests (BoardView::throwRequested(), playRequested(), …) to the match, explains
/// refused requests with Match::remark(), and reports motion with Match::setTableState(). Applies
/// the settings of the match to the board.
class BoardConnection : public QObject
{
    Q_OBJECT

public:
    /// Shows the game of `match` immediately if there is one. `match`, `board` and `sound` must
    /// outlive this object.
    BoardConnection(Match &match, BoardView &board, SoundPlayer &sound, QObject *parent = nullptr);
    /// Connects `match` to a second board, `wall`, which is projected on another screen. `wall` is
    /// silent, shows no reasons, hints or previews, and always uses high contrast and numerals,
    /// regardless of the settings. Shows the game of `match` immediately if there is one. `match`
    /// and `wall` must outlive this object.
    BoardConnection(Match &match, BoardView &wall, QObject *parent = nullptr);
    /// Calls Match::removeTable(), because the match may outlive this object.
    ~BoardConnection() override;

private:
    BoardConnection(Match &match, BoardView &board, SoundPlayer *sound, QObject *parent);
    [[nodiscard]] bool isWall() const { return m_sound == nullptr; }
    void connectSound();
    void onChange(const Change &change);
    void connectBoard();
    void connectSettings();
    /// Explains to the user why a key has had no effect on the board.
    void explainObstacle(InputObstacle obstacle);
    /// Shows the current game of the match, in its latest position.
    void showGame();
    /// Shows the moment that the match shows, with the players' names and, unless the board is a
    /// wall, with the caption and the hint.
    void showMoment();
    /// Animates the step that the match has announced as Change::Kind::Stepped. `entry` is the
    /// history entry of the step.
    void showNextStep(const HistoryEntry &entry);
    /// Shows the plays of Match::choicePreview() in the position before these plays. Ends the
    /// preview if there are no plays. Shows no preview while the board is in motion.
    void showChoicePreview();
    /// Shows `text`, the reason why `reader` cannot use a man or box, on the plaque. `object` is
    /// the rectangle of the man or box, and `targets` are rectangles to be kept visible, all in
    /// scene coordinates. Does nothing on a wall.
    void showReason(Side reader, const QString &text, const QRectF &object,
                    const std::vector<QRectF> &targets = {});
    /// Reports to the match whether the board is in motion and whether the outcome is still hidden.
    void reportMotion();

    Match &m_match;
    BoardView &m_board;
    SoundPlayer *m_sound;              ///< null for a wall, which is silent
    RefusalPlaque *m_plaque = nullptr; ///< null for a wall
    bool m_isPreviewing = false;       ///< whether a preview has changed the position on the board
    /// The earlier moment on the board; nullopt for the latest position.
    std::optional<Moment> m_pastMoment;
};

} // namespace doublets

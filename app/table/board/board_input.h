// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "table/layout/board_layout.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

namespace doublets {

class Game;

/// A location on the table addressed by a finger, a key or a screen reader.
struct BoardPlace
{
    enum class Kind : std::uint8_t { Point, Tray, Die, Box, Empty };

    Kind kind = Kind::Empty;
    int index = 0; ///< Point: 0 to 23 as in BoardLayout::pointArea; Die: its face
    Side side{};   ///< Tray, Box: the owner

    bool operator==(const BoardPlace &) const = default;
};

/// Translates input on the board into throws and plays. Independent of pixels.
class BoardInput : public QObject
{
    Q_OBJECT

public:
    explicit BoardInput(QObject *parent = nullptr);

    /// Sets the game; null if there is none. Not owned.
    void setGame(const Game *game);
    void setLayout(const BoardLayout &layout) { m_layout = layout; }
    /// Clears the selection. Call whenever the position changes.
    void reset();

    /// Locks the board, when it is not for the user to play. A press on a box or the dice then
    /// hurries the player whose turn it is; all other presses do nothing.
    void setLocked(bool locked);
    [[nodiscard]] bool isLocked() const { return m_locked; }
    /// Sets whether two players share the table. If so, a press by one player on their own men
    /// during the other's turn does not deselect the other's man.
    void setFaceToFace(bool faceToFace) { m_faceToFace = faceToFace; }

    /// Handles a press on a place.
    void press(const BoardPlace &place);
    /// Handles a press that may have been meant otherwise: the second of a double click, or one
    /// that completed a throw. Plays a man if possible; never throws, refuses or deselects.
    void pressAgain(const BoardPlace &place);
    /// Handles a key press. Returns whether the key was meant for the board.
    bool key(int key);
    /// Plays `number` with the selected man, or with the only man that can use it. Returns false if
    /// there is no such play.
    bool playNumber(int number);
    void play(const doublets::Play &play);

    [[nodiscard]] std::vector<Play> legalPlays() const;
    /// Returns the current player's legal plays from a physical point.
    [[nodiscard]] std::vector<Play> playsFrom(int physicalPoint) const;
    [[nodiscard]] bool isThrowDue() const;
    /// Returns whose men are on a physical point. Returns null if it is empty.
    [[nodiscard]] std::optional<Side> ownerOf(int physicalPoint) const;
    /// Returns the play from one physical point to another, or off the board if `to` is null.
    /// Returns null if it is not legal.
    [[nodiscard]] std::optional<Play> playTo(int from, std::optional<int> to) const;

    /// Returns the play that bears the selected man off to the tray of `side`. Returns null if
    /// there is none.
    [[nodiscard]] std::optional<Play> playToTray(Side side) const;

    /// Returns the physical point of the man that has been selected and waits for a target. Only in
    /// games where men move from point to point; null otherwise.
    [[nodiscard]] std::optional<int> selected() const { return m_selected; }
    /// Returns the physical point with the keyboard focus, if any.
    [[nodiscard]] std::optional<int> focused() const { return m_focused; }
    void setFocused(int physicalPoint);
    /// Returns the box with the keyboard focus, if any.
    [[nodiscard]] std::optional<Side> focusedBox() const { return m_focusedBox; }
    /// Returns the tray with the keyboard focus, if any.
    [[nodiscard]] std::optional<Side> focusedTray() const { return m_focusedTray; }
    /// Returns whether `side` is to throw now.
    [[nodiscard]] bool throwsNow(Side side) const;

Q_SIGNALS:
    /// Emitted when the user wants to throw the dice.
    void throwRequested();
    /// Emitted when the user wants to play a man.
    void playRequested(const doublets::Play &play);
    /// Emitted when the user has tried to play a man of `side` on `point` (1 to 24) that cannot be
    /// played.
    void refused(doublets::Side side, int point);
    /// Emitted when the user has pressed the box of a player who cannot throw now.
    void boxRefused(doublets::Side side);
    void changed(); ///< selection or focus has changed

private:
    void pressPoint(int physicalPoint);
    void pressBox(Side side);
    void pressDie(int face);
    void pressTray(Side side);
    void pressFocused(bool mayClaim);
    void focusTarget();
    [[nodiscard]] bool isBroughtAside() const;
    void refuse(int physicalPoint);
    /// Deselects the man after a press without effect on something of `owner`, unless the players
    /// sit face to face and it is not the turn of `owner`.
    void dropMan(Side owner);
    void select(std::optional<int> physicalPoint);
    /// A possible position of the keyboard focus: a point, a box or a tray.
    struct Stop
    {
        QPointF at;
        std::optional<int> index = {};
        std::optional<Side> box = {};
        std::optional<Side> tray = {};
    };
    [[nodiscard]] std::vector<Stop> stops() const;
    /// Returns the positions where an action is possible, in games where men move or that use all
    /// 24 points. Returns an empty list in other games.
    [[nodiscard]] std::vector<Stop> stopsOfPlays() const;
    [[nodiscard]] Stop stopAtPoint(int physicalPoint) const;
    [[nodiscard]] Stop stopAtBox(Side side) const;
    [[nodiscard]] Stop stopAtTray(Side side) const;
    void setFocus(const Stop &stop);
    void moveFocus(int dx, int dy);
    [[nodiscard]] int firstFocus() const;

    QPointer<const Game> m_game;
    BoardLayout m_layout{Tables::Facing};
    std::optional<int> m_selected;
    std::optional<int> m_focused;
    std::optional<Side> m_focusedBox;
    std::optional<Side> m_focusedTray;
    bool m_isBrought = false; ///< whether focusTarget() has set the focus
    bool m_locked = false;
    bool m_faceToFace = false;
};

/// Returns the point on the track of `side` at a physical point.
[[nodiscard]] int pointAt(const BoardLayout &layout, Side side, int physicalPoint);

} // namespace doublets

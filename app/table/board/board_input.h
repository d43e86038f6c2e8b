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

/// A part of the board that the user can press with a pointer, the keyboard or a screen reader.
struct BoardPlace
{
    enum class Kind : std::uint8_t { Point, Tray, Die, Box, Empty };

    Kind kind = Kind::Empty;
    /// Point: 0 to 23, as in BoardLayout::pointArea(); Die: the face on top, 1 to 6; otherwise 0.
    int index = 0;
    Side side{}; ///< Tray, Box: the owner

    bool operator==(const BoardPlace &) const = default;
};

/// The reason why a key has no effect on the board.
enum class InputObstacle {
    Edge,       ///< no place lies in the direction of the key
    SamePlace,  ///< the place already has the keyboard focus
    EmptyPoint, ///< no man is on the focused point
};

/// The interpreter of input on the board: translates presses and keys into requests for throws and
/// plays, which are emitted as signals. Independent of pixels: input refers to BoardPlaces. A
/// "physical point" is an index of BoardLayout::pointArea().
class BoardInput : public QObject
{
    Q_OBJECT

public:
    explicit BoardInput(QObject *parent = nullptr);

    /// Sets the game, or null for none. Does not take ownership. Clears the selection and the
    /// focus, and emits selectionOrFocusChanged().
    void setGame(const Game *game);
    /// Sets the layout, which relates physical points to the points of each player.
    void setLayout(const BoardLayout &layout) { m_layout = layout; }
    /// Clears the selection and emits selectionOrFocusChanged(). Call whenever the position
    /// changes.
    void reset();

    /// Locks or unlocks the board. The caller must lock the board while it is not the user's turn.
    /// A change clears the selection. On a locked board, pressing a box, a die, Space, Return or
    /// Enter emits throwRequested(), which asks the computer to hurry; other presses do nothing.
    /// Defaults to false.
    void setLocked(bool locked);
    [[nodiscard]] bool isLocked() const { return m_isLocked; }
    /// Sets whether two players sit face to face. If so, a player's press on their own men or box
    /// during the opponent's turn does not deselect the opponent's man. Defaults to false.
    void setFaceToFace(bool faceToFace) { m_isFaceToFace = faceToFace; }

    /// Handles a press on a place: plays, selects or refuses a man, requests a throw, or deselects.
    void press(const BoardPlace &place);
    /// Handles a press that may be unintentional: the second press of a double click, or a press
    /// that cut the motion of the dice short. Plays or selects a man on a point if possible; never
    /// throws, refuses, deselects or uses a tray.
    void pressTentatively(const BoardPlace &place);
    /// Handles a key press. `key` is a Qt::Key.
    /// - Arrow keys, Home and End move the focus.
    /// - Space, Return and Enter throw the dice if a throw is due, except that Return and Enter
    ///   claim a passed number if the focused man may claim one (see Claim).
    /// - If no throw is due, these keys press the focused point or tray, like press(), and do
    ///   nothing on a box. If nothing has the focus, they play the next man or, if there is a
    ///   choice of plays, move the focus to a playable man. They do the same if the focus cannot
    ///   be used: no man is selected, none can be played from the focused place, and the user has
    ///   not moved the focus since the last throw or move.
    /// - Escape deselects.
    /// - 1 to 6 play that number with the selected man or, if that is not possible, move the focus
    ///   to the point of that number on the track of the player whose turn it is.
    ///
    /// Returns false for other keys, for Escape if no man is selected, and for digits if there is
    /// no game.
    bool handleKey(int key);
    /// Plays `number` with the man selected on a point or, if there is none, with any man. Returns
    /// false, changing nothing, unless there is exactly one such play.
    bool playNumber(int number);
    /// Clears the selection and emits playRequested(), without checking whether `play` is legal.
    void play(const doublets::Play &play);

    /// Returns the legal plays. Empty if the board is locked or there is no game.
    [[nodiscard]] std::vector<Play> legalPlays() const;
    /// Returns the legal plays of the men on a physical point, and the legal plays that set up a
    /// man on it. Empty if the board is locked or there is no game.
    [[nodiscard]] std::vector<Play> playsFrom(int physicalPoint) const;
    /// Returns the legal plays that set up a man from the tray of `side`. Empty if the board is
    /// locked or there is no game.
    [[nodiscard]] std::vector<Play> playsFromTray(Side side) const;
    /// Returns the owner of the tray whose man is selected, for the user to choose one of several
    /// points on which to set it up. Returns nullopt if no man in a tray is selected.
    [[nodiscard]] std::optional<Side> selectedTray() const { return m_selectedTray; }
    /// Returns whether a man is selected, for which the user must choose a target.
    [[nodiscard]] bool hasSelection() const { return m_selected || m_selectedTray; }
    /// Returns whether the dice can be thrown now, regardless of locking.
    [[nodiscard]] bool isThrowDue() const;
    /// Returns the owner of the men on a physical point. Returns nullopt if the point is empty or
    /// there is no game.
    [[nodiscard]] std::optional<Side> ownerOf(int physicalPoint) const;
    /// Returns the legal play of a man from one physical point to another, or off the board if `to`
    /// is nullopt. Returns nullopt if there is no such play.
    [[nodiscard]] std::optional<Play> findPlay(int from, std::optional<int> to) const;

    /// Returns the play that bears the selected man off to the tray of `side`; nullopt if there is
    /// none.
    [[nodiscard]] std::optional<Play> findPlayToTray(Side side) const;

    /// Returns the physical point of the selected man, for which the user must choose a target;
    /// nullopt if no man on a point is selected. Only men with several plays can be selected.
    [[nodiscard]] std::optional<int> selectedPoint() const { return m_selected; }
    /// Returns the physical point with the keyboard focus; nullopt if there is none.
    [[nodiscard]] std::optional<int> focusedPoint() const { return m_focused; }
    /// Moves the keyboard focus to a physical point.
    void setFocusedPoint(int physicalPoint);
    /// Returns the owner of the box with the keyboard focus; nullopt if there is none.
    [[nodiscard]] std::optional<Side> focusedBox() const { return m_focusedBox; }
    /// Moves the keyboard focus to the box of a player.
    void setFocusedBox(Side side) { setFocus(boxTarget(side)); }
    /// Takes the keyboard focus from all points, boxes and trays.
    void clearFocus() { setFocus({}); }
    /// Returns the owner of the tray with the keyboard focus; nullopt if there is none.
    [[nodiscard]] std::optional<Side> focusedTray() const { return m_focusedTray; }
    /// Returns whether `side` can throw now, regardless of locking. Both players can make the
    /// opening throw.
    [[nodiscard]] bool canThrowNow(Side side) const;

Q_SIGNALS:
    /// Emitted when the user wants to throw the dice or, on a locked board, wants the computer to
    /// hurry.
    void throwRequested();
    /// Emitted when the user wants to play a man.
    void playRequested(const doublets::Play &play);
    /// Emitted when the user has tried to play a man of `side` that cannot be played. `point` is
    /// the man's point, 1 to 24, on the track of `side`. Not emitted on a locked board.
    void playRefused(doublets::Side side, int point);
    /// Emitted when the user has pressed the tray of `side` and none of the men in it can be
    /// played. Not emitted for an empty tray or on a locked board, nor while a man on a point is
    /// selected if all men in the tray have been borne off.
    void trayRefused(doublets::Side side);
    /// Emitted when the user has pressed the box of `side`, who cannot throw now. Not emitted after
    /// the game or on a locked board.
    void boxRefused(doublets::Side side);
    /// Emitted when a key has no effect because of `obstacle`.
    void inputBlocked(doublets::InputObstacle obstacle);
    /// Emitted when the selection or the keyboard focus has changed, and after every reset(). Not
    /// emitted when a play clears the selection.
    void selectionOrFocusChanged();

private:
    void pressPoint(int physicalPoint);
    void pressBox(Side side);
    void pressDie(int face);
    void pressTray(Side side);
    void refuseTray(Side side);
    /// Presses the place with the keyboard focus. `mayClaim` is whether a passed number may be
    /// claimed.
    void pressFocused(bool mayClaim);
    /// Returns the player who may claim numbers of the last throw; nullopt unless a throw is due in
    /// a game with claims.
    [[nodiscard]] std::optional<Side> claimer() const;
    /// Returns the player whose points the digits select.
    [[nodiscard]] Side keyboardSide() const;
    /// Returns whether a press on the focused men must not throw the dice: they belong to the
    /// player who may claim numbers or, while there are unused numbers, to the thrower.
    [[nodiscard]] bool isClaimAttempt() const;
    /// Moves the keyboard focus to the first target of the selected man.
    void focusPlayTarget();
    /// Returns whether the player has a choice of plays.
    [[nodiscard]] bool hasChoice() const;
    /// Returns whether no man is selected, no man can be played from the focused place, and the
    /// user has not moved the focus since the last throw or move.
    [[nodiscard]] bool isFocusStale() const;
    void refusePlay(int physicalPoint);
    /// Deselects the man after a press without effect on a man or box of `owner`, unless the
    /// players sit face to face and it is not the turn of `owner`.
    void deselectAfterPressOn(Side owner);
    void select(std::optional<int> physicalPoint, std::optional<Side> tray = {});
    /// A possible position of the keyboard focus: a physical point, a box or a tray.
    struct FocusTarget
    {
        QPointF position; ///< in scene coordinates
        std::optional<int> index = {};
        std::optional<Side> box = {};
        std::optional<Side> tray = {};
    };
    [[nodiscard]] std::vector<FocusTarget> focusTargets() const;
    /// Returns the places from which a man can be played or, if a man is selected, to which it can
    /// be played. Returns an empty list while no play is due, and while the current player's men do
    /// not move from point to point, unless the game uses the whole board.
    [[nodiscard]] std::vector<FocusTarget> focusTargetsOfPlays() const;
    [[nodiscard]] FocusTarget pointTarget(int physicalPoint) const;
    [[nodiscard]] FocusTarget boxTarget(Side side) const;
    [[nodiscard]] FocusTarget trayTarget(Side side) const;
    void setFocus(const FocusTarget &target);
    /// Returns whether any place has the keyboard focus.
    [[nodiscard]] bool hasFocusTarget() const;
    /// Returns the position of the keyboard focus. Precondition: hasFocusTarget().
    [[nodiscard]] QPointF focusedPosition() const;
    void moveFocus(int dx, int dy);
    /// Moves the keyboard focus to the first (`dx` < 0) or last place of the focused row.
    void moveFocusToEnd(int dx);
    /// Returns the physical point that gets the focus first: a playable man's point or, if there is
    /// none, point 1 of keyboardSide().
    [[nodiscard]] int initialFocusPoint() const;

    QPointer<const Game> m_game;
    BoardLayout m_layout;
    std::optional<int> m_selected; ///< never set together with m_selectedTray
    std::optional<Side> m_selectedTray;
    std::optional<int> m_focused;
    std::optional<Side> m_focusedBox;
    std::optional<Side> m_focusedTray;
    /// Set by a throw with the keyboard and when this class moves the focus; cleared when the user
    /// moves the focus.
    bool m_isFocusAutomatic = false;
    bool m_isLocked = false;
    bool m_isFaceToFace = false;
};

/// Returns the point, 1 to 24, on the track of `side` at a physical point (0 to 23).
[[nodiscard]] int pointAt(const BoardLayout &layout, Side side, int physicalPoint);

} // namespace doublets

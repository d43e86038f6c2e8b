// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "table/layout/board_layout.h"

#include <QObject>

#include <optional>
#include <vector>

namespace doublets {

class Game;

/// A place of the table that a finger, a key or a screen reader means.
struct BoardPlace
{
    enum class Kind : std::uint8_t { Point, Tray, Die, Box, Empty };

    Kind kind = Kind::Empty;
    int index = 0; ///< Point: 0 to 23 as in BoardLayout::place; Die: its face
    Side side{};   ///< Tray, Box: whose

    bool operator==(const BoardPlace &) const = default;
};

/// Turns what people do on the board into throws and plays. Knows no pixels.
class BoardInput : public QObject
{
    Q_OBJECT

public:
    explicit BoardInput(QObject *parent = nullptr);

    void setGame(const Game *game);
    void setLayout(const BoardLayout &layout) { m_layout = layout; }
    /// Forgets selection; called whenever the position changes.
    void reset();

    /// It is not for people to play: a press on box or dice hurries the player who is to, and
    /// other presses do nothing.
    void setLocked(bool locked);
    [[nodiscard]] bool isLocked() const { return m_locked; }
    /// Two sit at the table: what one presses of their own, while it is the other's turn, does not
    /// take the man from the other's hand.
    void setFaceToFace(bool faceToFace) { m_faceToFace = faceToFace; }

    /// A press on a place.
    void press(const BoardPlace &place);
    /// A press that may have meant something else: the second of a double click, or one that ended
    /// a throw. It plays a man that may be played; it never throws, refuses or deselects.
    void pressAgain(const BoardPlace &place);
    /// Whether the key meant the board.
    bool key(int key);
    /// Plays this number with the man selected, or with the only man that can; false where there is
    /// no such play.
    bool playNumber(int number);
    void play(const doublets::Play &play);

    [[nodiscard]] std::vector<Play> legalPlays() const;
    /// The plays that take a man from a physical point, of the player who is to play.
    [[nodiscard]] std::vector<Play> playsFrom(int placeIndex) const;
    [[nodiscard]] bool isThrowDue() const;
    /// Whose men are on a physical point.
    [[nodiscard]] std::optional<Side> ownerOf(int placeIndex) const;
    /// The play that takes a man from one physical point to another, or off the board.
    [[nodiscard]] std::optional<Play> playTo(int from, std::optional<int> to) const;

    /// The play that bears the man off that waits for a target, to that player's tray.
    [[nodiscard]] std::optional<Play> playToTray(Side side) const;

    /// The physical point whose man waits for a target, where men move.
    [[nodiscard]] std::optional<int> selected() const { return m_selected; }
    /// The physical point on which the keyboard is.
    [[nodiscard]] std::optional<int> focused() const { return m_focused; }
    void setFocused(int placeIndex);
    /// The box on which the keyboard is.
    [[nodiscard]] std::optional<Side> focusedBox() const { return m_focusedBox; }
    /// The tray on which the keyboard is.
    [[nodiscard]] std::optional<Side> focusedTray() const { return m_focusedTray; }
    /// Whether that player's box is to be emptied now.
    [[nodiscard]] bool throwsNow(Side side) const;

Q_SIGNALS:
    void throwRequested();
    void playRequested(const doublets::Play &play);
    /// What may not be played: a man of `side` on its point (1 to 24).
    void refused(doublets::Side side, int point);
    /// A press on the box of a player who may not throw now.
    void boxRefused(doublets::Side side);
    void changed(); ///< selection or focus

private:
    void pressPoint(int placeIndex);
    void pressBox(Side side);
    void pressDie(int face);
    void pressTray(Side side);
    void pressFocused(bool mayClaim);
    void focusTarget();
    [[nodiscard]] bool isBroughtAside() const;
    void refuse(int placeIndex);
    /// A press that is for nothing, on what is that player's.
    void dropMan(Side owner);
    void select(std::optional<int> placeIndex);
    /// Where the keyboard can be: a point, a box or a tray.
    struct Stop
    {
        QPointF at;
        std::optional<int> index = {};
        std::optional<Side> box = {};
        std::optional<Side> tray = {};
    };
    [[nodiscard]] std::vector<Stop> stops() const;
    /// Where men move, or use the whole board with its 24 points: those where something can be done
    /// now; else none.
    [[nodiscard]] std::vector<Stop> stopsOfPlays() const;
    [[nodiscard]] Stop stopAtPoint(int placeIndex) const;
    [[nodiscard]] Stop stopAtBox(Side side) const;
    [[nodiscard]] Stop stopAtTray(Side side) const;
    void setFocus(const Stop &stop);
    void moveFocus(int dx, int dy);
    [[nodiscard]] int firstFocus() const;

    const Game *m_game = nullptr;
    BoardLayout m_layout{Tables::Facing};
    std::optional<int> m_selected;
    std::optional<int> m_focused;
    std::optional<Side> m_focusedBox;
    std::optional<Side> m_focusedTray;
    bool m_isBrought = false; ///< the focus, by focusTarget
    bool m_locked = false;
    bool m_faceToFace = false;
};

/// The point of a player's track that lies at a physical point.
[[nodiscard]] int pointAt(const BoardLayout &layout, Side side, int placeIndex);

} // namespace doublets

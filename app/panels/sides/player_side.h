// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "panels/sides/side_sizes.h"

#include <QWidget>

#include <vector>

namespace doublets {

class BoardView;
class Match;
class SideButton;
class RotatedLabel;

/// One player's strip at the edge of a board between two players: whose turn it is from this
/// player's point of view, what has happened, and buttons for this player's actions. An action that
/// is not available explains why when its button is pressed, on this strip only, and leaves the
/// game unchanged.
///
/// If the computer plays this side, the strip shows only its name, for the player opposite.
class PlayerSide : public QWidget
{
    Q_OBJECT

public:
    /// `match` and `board` must outlive this object.
    PlayerSide(Match &match, const BoardView &board, Side side, QWidget *parent);

    [[nodiscard]] Side side() const { return m_side; }
    /// Rotates the strip by 180°, for a player at the upper edge. Defaults to false.
    void setTurned(bool turned);
    [[nodiscard]] bool isRotated() const { return m_turned; }
    void setSizes(const SideSizes &sizes);
    /// Returns the height for a width, in logical pixels: what text and buttons need.
    [[nodiscard]] int heightForWidth(int width) const override;

    /// Adds a button on the player's left, for the shell, e.g. for its menus. The caller sets its
    /// text. Stays visible if the computer plays this side. Owned by this object.
    [[nodiscard]] SideButton &addButton(const QString &name);
    [[nodiscard]] SideButton &throwButton() const { return *m_throw; }
    [[nodiscard]] SideButton &undoButton() const { return *m_undo; }
    [[nodiscard]] SideButton &hintButton() const { return *m_hint; }
    [[nodiscard]] SideButton &whyButton() const { return *m_why; }
    [[nodiscard]] RotatedLabel &turnText() const { return *m_turn; }
    [[nodiscard]] RotatedLabel &newsText() const { return *m_news; }

    /// Shows a remark to this player in place of the news, until the next action of the player or
    /// the game. Announces it unless `isHeard`, i.e. unless it has been announced already. Does
    /// nothing if the computer plays this side or `text` is empty.
    void tell(const QString &text, bool isHeard = false);
    /// Shows the news again.
    void dismissRemark();
    /// Returns why this player cannot act now: whose turn it is. Returns an empty string if they
    /// can.
    [[nodiscard]] QString waitingReason() const;
    /// Updates the buttons to the commands that the match allows. Deferred while dice are rolling.
    void showAllowed();
    /// Updates the texts to what the match has revealed.
    void showTold();
    void retranslate();

Q_SIGNALS:
    /// Emitted when this player asks "Why?".
    void whyRequested();
    /// Emitted before an action of this player, so that remarks about it can be shown to them.
    void actionTriggered();

protected:
    void customEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// The present action of the largest button.
    enum class Main { ThrowDice, GoOn, ToPresent, Again };
    struct Plan;

    /// Creates a button that calls `act`, which is preceded by actionTriggered().
    [[nodiscard]] SideButton *button(const QString &name, void (PlayerSide::*act)());
    /// Returns the layout for a width, with button texts reduced if necessary.
    [[nodiscard]] Plan layoutFor(int width) const;
    /// Lays out the parts for a width, with button texts of `letters` pixels.
    void plan(Plan &made, int width, int letters) const;
    /// Places the buttons: in a row of their own if `folded`, else around the words, the shell's on
    /// the player's left and the player's own on the right. Reduces `words` to the room that is
    /// left.
    void placeButtons(Plan &made, const std::vector<int> &widths, const QRect &row, bool folded,
                      QRect &words) const;
    /// Returns the visible buttons, from left to right for the player.
    [[nodiscard]] std::vector<SideButton *> shownButtons() const;
    /// Returns whether the computer plays this side.
    [[nodiscard]] bool isPlain() const;
    void arrange();
    /// Sets the geometry of a part, given as seen by the player.
    void put(QWidget &part, const QRect &place) const;
    /// Updates the action and the text of the largest button.
    void updateMainButton();
    /// Sets the text and the accessible name of a button.
    void call(SideButton &button, const QString &text) const;
    [[nodiscard]] Main currentMainAction() const;
    [[nodiscard]] bool mayThrow() const;
    [[nodiscard]] bool mayUndo() const;
    [[nodiscard]] bool mayHint() const;
    /// Returns why this player cannot throw now. Returns an empty string if unknown.
    [[nodiscard]] QString noThrowReason() const;
    void triggerMainAction();
    void undo();
    void hint();
    void why();

    Match &m_match;
    const BoardView &m_board;
    Side m_side;
    RotatedLabel *m_turn;
    RotatedLabel *m_news;
    std::vector<SideButton *> m_own; ///< added by the shell
    SideButton *m_hint;
    SideButton *m_why;
    SideButton *m_undo;
    SideButton *m_throw;
    SideSizes m_sizes;
    QString m_told; ///< the news, even while a remark is shown
    Main m_main = Main::ThrowDice;
    bool m_mayThrow = false; ///< as last offered; unchanged while dice are rolling
    bool m_turned = false;
};

} // namespace doublets

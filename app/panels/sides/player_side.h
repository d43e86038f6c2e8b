// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "match/scheduler.h"
#include "panels/sides/side_sizes.h"

#include <QWidget>

#include <vector>

namespace doublets {

class BoardView;
class Match;
class SideButton;
class RotatedLabel;

/// A player's strip at the edge of a board between two players. Shows whose turn it is, in words
/// addressed to this player, as well as the latest events and buttons for the player's actions.
/// Pressing the button of an unavailable action shows why the action is unavailable. Does not
/// follow the match: the owner must call updateCommands() and updateTexts() when the match has
/// changed.
///
/// If the computer plays this side, the strip shows only the added buttons and, for the player
/// opposite, the computer's name and whether it is to throw or to play.
class PlayerSide : public QWidget
{
    Q_OBJECT

public:
    /// The strip is hidden at first. `match` must have a game. `match` and `board` must outlive
    /// this object.
    PlayerSide(Match &match, const BoardView &board, Side side, QWidget *parent);

    [[nodiscard]] Side side() const { return m_side; }
    /// Sets whether the strip is rotated by 180°, for a player at the upper edge. Defaults to
    /// false.
    void setRotated(bool isRotated);
    [[nodiscard]] bool isRotated() const { return m_isRotated; }
    /// Sets the sizes of texts and buttons. Defaults to SideSizes().
    void setSizes(const SideSizes &sizes);
    /// Returns the height that texts and buttons need at `width`, in logical pixels.
    [[nodiscard]] int heightForWidth(int width) const override;

    /// Adds a button on the player's left, for example for a menu of the window. `name` becomes the
    /// object name of the button; the caller must set the text. The button remains visible if the
    /// computer plays this side. The strip owns the button.
    [[nodiscard]] SideButton &addButton(const QString &name);
    /// Returns the main button, which throws the dice, continues, returns to the latest throw or
    /// starts a rematch, as the match requires.
    [[nodiscard]] SideButton &mainButton() const { return *m_mainButton; }
    [[nodiscard]] SideButton &undoButton() const { return *m_undoButton; }
    [[nodiscard]] SideButton &hintButton() const { return *m_hintButton; }
    [[nodiscard]] SideButton &whyButton() const { return *m_whyButton; }
    [[nodiscard]] RotatedLabel &turnLabel() const { return *m_turnLabel; }
    [[nodiscard]] RotatedLabel &newsLabel() const { return *m_newsLabel; }

    /// Shows a remark in place of the news (the latest events) until actionTriggered() is emitted,
    /// the news changes or dismissRemark() is called. Also announces the remark to screen readers,
    /// unless `isAnnounced` is true because the caller has already done so. Does nothing if the
    /// computer plays this side or `text` is empty.
    void showRemark(const QString &text, bool isAnnounced = false);
    /// Hides the remark and shows the news again.
    void dismissRemark();
    /// Returns a sentence that names the opponent as the player whose turn it is. Returns an empty
    /// string if it is not the opponent's turn.
    [[nodiscard]] QString waitingReason() const;
    /// Updates the buttons from the commands of the match. Does nothing while dice are rolling.
    void updateCommands();
    /// Updates the texts from the events that the match has revealed.
    void updateTexts();
    /// Updates all texts after a change of language or of the players' names.
    void retranslate();

Q_SIGNALS:
    /// Emitted after actionTriggered() when this player has pressed the "Why?" button.
    void whyRequested();
    /// Emitted when this player has pressed a button that was not added by addButton(), before the
    /// action of the button. The receiver can then show remarks about the action to this player.
    void actionTriggered();

protected:
    void customEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// The action of the main button.
    enum class MainAction { ThrowDice, Continue, ReturnToLatest, Rematch };
    struct StripLayout;

    /// Creates a button that emits actionTriggered() and then calls `slot`.
    [[nodiscard]] SideButton *createButton(const QString &name, void (PlayerSide::*slot)());
    /// Returns the layout for a width. Reduces the text size of the buttons if necessary.
    [[nodiscard]] StripLayout layoutFor(int width) const;
    /// Sets `layout` to the layout for a width, with button texts of `textSize` pixels.
    void fillLayout(StripLayout &layout, int width, int textSize) const;
    /// Adds the rectangles of the visible buttons, whose widths are `widths`, to `layout`. Places
    /// the buttons from the left in `row` if `inSeparateRow` is true. Otherwise, places the added
    /// buttons at the left end of `row` and the other buttons at the right end, and reduces
    /// `textRect` to the space between them.
    void placeButtons(StripLayout &layout, const std::vector<int> &widths, const QRect &row,
                      bool inSeparateRow, QRect &textRect) const;
    /// Returns the visible buttons, from left to right for the player.
    [[nodiscard]] std::vector<SideButton *> visibleButtons() const;
    /// Returns whether the computer plays this side.
    [[nodiscard]] bool isComputerSide() const;
    void updateLayout();
    /// Sets the geometry of a part. `rect` is in the coordinates of the strip before any rotation.
    void setPartGeometry(QWidget &part, const QRect &rect) const;
    /// Updates the action and the text of the main button.
    void updateMainButton();
    /// Sets the text and the accessible name of a button.
    void setButtonText(SideButton &button, const QString &text) const;
    [[nodiscard]] MainAction currentMainAction() const;
    /// Returns whether the main action is available to this player.
    [[nodiscard]] bool isMainActionAvailable() const;
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canShowHint() const;
    /// Returns a sentence that explains why this player cannot throw now. Returns an empty string
    /// if there is no reason.
    [[nodiscard]] QString throwHindranceText() const;
    void triggerMainAction();
    void undo();
    void requestHint();
    void requestExplanation();

    Match &m_match;
    const BoardView &m_board;
    Side m_side;
    RotatedLabel *m_turnLabel;
    RotatedLabel *m_newsLabel;
    std::vector<SideButton *> m_addedButtons; ///< added by addButton()
    SideButton *m_hintButton;
    SideButton *m_whyButton;
    SideButton *m_undoButton;
    SideButton *m_mainButton;
    SideSizes m_sizes;
    QString m_newsText; ///< the news, even while a remark is shown
    MainAction m_mainAction = MainAction::ThrowDice;
    /// While active, the main button starts no rematch, because a press may be meant to throw.
    Alarm m_rematchPause;
    /// As returned by isMainActionAvailable(), but not updated while dice are rolling.
    bool m_isMainActionAvailable = false;
    bool m_isRotated = false;
};

} // namespace doublets

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
class SideText;

/// One player's strip at their edge of a table that two sit at: whose turn it is as this player
/// sees it, what happened, and buttons for what this player may do. What is not theirs to do says
/// why when it is pressed, here and nowhere else, and leaves the game alone.
///
/// Where the computer plays that side, the strip is plain: its name, for who sits opposite.
class PlayerSide : public QWidget
{
    Q_OBJECT

public:
    /// Match and board must outlive it.
    PlayerSide(Match &match, const BoardView &board, Side side, QWidget *parent);

    [[nodiscard]] Side side() const { return m_side; }
    /// Turned by 180°: its player sits at the upper edge.
    void setTurned(bool turned);
    [[nodiscard]] bool isTurned() const { return m_turned; }
    void setSizes(const SideSizes &sizes);
    /// How high it is at that width, in logical pixels: no higher than its words and buttons need.
    [[nodiscard]] int heightForWidth(int width) const override;

    /// A button of the shell's own, such as for its menus, at this player's left hand. It stays
    /// where the computer plays. Its words are the shell's.
    [[nodiscard]] SideButton &addButton(const QString &name);
    [[nodiscard]] SideButton &throwButton() const { return *m_throw; }
    [[nodiscard]] SideButton &undoButton() const { return *m_undo; }
    [[nodiscard]] SideButton &hintButton() const { return *m_hint; }
    [[nodiscard]] SideButton &whyButton() const { return *m_why; }
    [[nodiscard]] SideText &turnText() const { return *m_turn; }
    [[nodiscard]] SideText &newsText() const { return *m_news; }

    /// Something said to this player alone, in place of the news, until they or the game go on.
    /// Screen readers hear it, too, unless they have heard it already.
    void tell(const QString &text, bool isHeard = false);
    void endRemark();
    /// Why this player can do nothing now: whose turn it is. Empty while they can.
    [[nodiscard]] QString whyWait() const;
    /// Other things may be done now.
    void showAllowed();
    /// Other things may be told now.
    void showTold();
    void retranslate();

Q_SIGNALS:
    /// The answer is for this player.
    void whyRequested();
    /// This player is about to do something: what is said of it is said to them.
    void acts();

protected:
    void customEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// What the largest button does now.
    enum class Main { ThrowDice, GoOn, ToPresent, Again };
    struct Plan;

    [[nodiscard]] SideButton *button(const QString &name, void (PlayerSide::*act)());
    [[nodiscard]] Plan planFor(int width) const;
    void plan(Plan &made, int width, int letters) const;
    void placeButtons(Plan &made, const std::vector<int> &widths, const QRect &row, bool folded,
                      QRect &words) const;
    [[nodiscard]] std::vector<SideButton *> shownButtons() const;
    [[nodiscard]] bool isPlain() const;
    void arrange();
    void put(QWidget &part, const QRect &place) const;
    void writeMain();
    void call(SideButton &button, const QString &text) const;
    [[nodiscard]] Main mainNow() const;
    [[nodiscard]] bool mayThrow() const;
    [[nodiscard]] bool mayUndo() const;
    [[nodiscard]] bool mayHint() const;
    [[nodiscard]] QString whyNoThrow() const;
    void doMain();
    void undo();
    void hint();
    void why();

    Match &m_match;
    const BoardView &m_board;
    Side m_side;
    SideText *m_turn;
    SideText *m_news;
    std::vector<SideButton *> m_own; ///< the shell's
    SideButton *m_hint;
    SideButton *m_why;
    SideButton *m_undo;
    SideButton *m_throw;
    SideSizes m_sizes;
    QString m_told; ///< the news, while something else is said
    Main m_main = Main::ThrowDice;
    bool m_mayThrow = false; ///< as it was before dice that are on their way
    bool m_turned = false;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "panels/sides/side_sizes.h"

#include <QWidget>

#include <array>

namespace doublets {

class BoardView;
class PlayerSide;
class SidePage;

/// A board with a side for each of two players who sit face to face at a screen that lies flat.
/// White sits at the lower edge, as all boards are laid out: each has their own points, box and
/// tray before them. What Black reads is turned by 180°. Both may touch at the same time.
///
/// A shell puts it where it would have put the board, which this then holds, and joins board and
/// match with a TableLink as ever. Remarks of the match are shown,
/// and said to screen readers, on the side of whom they answer: while it is active the shell shows
/// none. The end of a game is shown on both sides, too.
class FaceToFace : public QWidget
{
    Q_OBJECT

public:
    /// The match must have been started, and outlive this. It takes the board as a child.
    FaceToFace(Match &match, BoardView &board, QWidget *parent = nullptr);

    /// At first it is not: there is the board alone, as ever.
    void setActive(bool active);
    [[nodiscard]] bool isActive() const { return m_active; }
    /// In logical pixels, for both sides; the shell scales them to its window or screen.
    void setSizes(const SideSizes &sizes);

    [[nodiscard]] PlayerSide &side(Side side) const { return *m_sides[indexOf(side)]; }
    /// The answer to "Why?" that a player reads; hidden while they read none.
    [[nodiscard]] SidePage &page(Side side) const { return *m_pages[indexOf(side)]; }
    /// Closes what players read.
    void closePages();
    /// Writes everything in the present language.
    void retranslate();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void onChange(const Change &change);
    void connectRemarks();
    void remark(const QString &text, const QString &spoken);
    /// Says what waits to be said to whom it answers; to both where that is nobody.
    void deliver();
    void openWhy(Side reader);
    void showAllowed();
    void showTold();
    /// Who reads a strip sits at its edge, or, where the computer does, opposite.
    void turnSides();
    void fitLetters();
    void arrange();
    [[nodiscard]] int heightOf(Side side, int width) const;
    void placePages();
    [[nodiscard]] QRect pageOf(Side reader) const;
    /// On the board: less of that quarter where men are to be played.
    [[nodiscard]] QRect quarterPageOf(Side reader) const;
    [[nodiscard]] QRect quarterOf(Side reader) const;
    /// A part of the scene, in pixels of this.
    [[nodiscard]] QRect seen(const QRectF &part) const;
    /// Whether something that may be played now, or where it may go, lies there: of the other
    /// player, or of one who still reads about what was before.
    [[nodiscard]] bool isNeeded(const QRect &place, Side reader) const;

    Match &m_match;
    BoardView &m_board;
    std::array<PlayerSide *, 2> m_sides{};
    std::array<SidePage *, 2> m_pages{};
    SideSizes m_given;
    SideSizes m_sizes;          ///< that there is room for
    Match::Question m_question; ///< that "Why?" answers now
    QString m_remark;
    QString m_spoken;  ///< the same for who hears it
    QString m_instead; ///< of that, for who pressed what the other may press
    std::optional<Side> m_remarkTo;
    bool m_active = false;
};

} // namespace doublets

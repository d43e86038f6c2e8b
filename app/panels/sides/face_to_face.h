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

/// A board between two players who sit face to face at a flat screen, with a strip for each player.
/// White sits at the lower edge and Black at the upper edge, each behind their own points, box and
/// tray. Black's texts are rotated by 180°. Both players may touch the screen at the same time.
///
/// This widget contains the board. The window must have this widget in its layout instead of the
/// board, and must connect board and match with a BoardConnection. While active, this widget
/// announces the remarks of the match and shows them on the strip of the player concerned, so the
/// window must neither announce nor show them. The end of the game is shown on both strips.
class FaceToFace : public QWidget
{
    Q_OBJECT

public:
    /// Becomes the parent of `board`, and thus takes ownership. `match` must have a game, and must
    /// outlive this object unless detach() is called.
    FaceToFace(Match &match, BoardView &board, QWidget *parent = nullptr);

    /// Sets whether the strips of the players are visible. Defaults to false, which leaves only the
    /// board. A change closes the pages of both players and gives the focus to the board.
    void setActive(bool active);
    [[nodiscard]] bool isActive() const { return m_isActive; }
    /// Sets the sizes for both strips, which the caller has scaled to its window or screen. Reduces
    /// the fonts, if necessary and possible, to leave half of the height to the board.
    void setSizes(const SideSizes &sizes);

    /// Returns the strip of a player.
    [[nodiscard]] PlayerSide &side(Side side) const { return *m_sides[indexOf(side)]; }
    /// Returns the page with the answer to a player's "Why?", which is hidden until the player
    /// opens it.
    [[nodiscard]] SidePage &page(Side side) const { return *m_pages[indexOf(side)]; }
    /// Closes the pages of both players.
    void closePages();
    /// Retranslates all texts. Does nothing while inactive.
    void retranslate();
    /// Stops the updates of the strips, and disconnects this object from the board. Call before
    /// deleting the match or the board if either is deleted before this object.
    void detach();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void onChange(const Change &change);
    void connectRemarks();
    /// Stores a remark for deliverRemark(), which is called later from the event loop, because the
    /// recipient may become known after the remark. `spoken` is the wording for screen readers.
    void storeRemark(const QString &text, const QString &spoken);
    /// Announces the stored remark, and shows it to `m_remarkRecipient`. If there is no recipient,
    /// shows it to the player whose turn it is or, if it is neither player's turn, to both players.
    void deliverRemark();
    /// Opens or closes the page of a player.
    void togglePage(Side reader);
    /// Updates the strips from the commands of the match.
    void updateCommands();
    /// Updates the texts of the strips and pages from the events that the match has revealed.
    void updateTexts();
    /// Rotates each strip towards its reader, who is its player or the opponent of a computer.
    void updateRotation();
    /// Sets the largest fonts with which the strips take at most half of the height, if possible.
    void updateSizes();
    /// Lays out strips, board and pages.
    void updateLayout();
    /// Returns the height of the strip of `side` at `width`, in logical pixels; 0 while inactive.
    [[nodiscard]] int heightOf(Side side, int width) const;
    void placePages();
    /// Returns the rectangle of a page in front of its reader: beside the board, on the board, or
    /// over the strip if the board is small.
    [[nodiscard]] QRect pageRect(Side reader) const;
    /// Returns the rectangle of a page on the board: quarterRect(), reduced to leave two rows of
    /// men visible if coversPlayablePoint() returns true for the whole quarter.
    [[nodiscard]] QRect quarterPageRect(Side reader) const;
    /// Returns the quarter of the board in front of `reader` into which the opponent does not
    /// throw, extended to the edges of the board widget.
    [[nodiscard]] QRect quarterRect(Side reader) const;
    /// Maps a rectangle from the scene to this widget.
    [[nodiscard]] QRect mapFromScene(const QRectF &sceneRect) const;
    /// Returns whether `place` covers a point of a legal play of the opponent of `reader`. Includes
    /// the legal plays of `reader` if the answer has changed since the reader opened the page (see
    /// SidePage::hasFollowedGame()).
    [[nodiscard]] bool coversPlayablePoint(const QRect &place, Side reader) const;

    Match &m_match;
    BoardView &m_board;
    std::array<PlayerSide *, 2> m_sides{};
    std::array<SidePage *, 2> m_pages{};
    SideSizes m_requestedSizes;             ///< as passed to setSizes()
    SideSizes m_sizes;                      ///< after any reduction of the fonts
    ShownMoment::Question m_latestQuestion; ///< the question that "Why?" would answer now
    QString m_remark;
    QString m_spokenRemark; ///< the remark in the wording for screen readers
    /// A remark that replaces `m_remark` after a press on the box of a player who must wait;
    /// otherwise empty.
    QString m_replacementRemark;
    /// The player who receives the next remark; nullopt if unknown.
    std::optional<Side> m_remarkRecipient;
    bool m_isActive = false;
};

} // namespace doublets

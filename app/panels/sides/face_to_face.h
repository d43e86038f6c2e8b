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

/// A board between two players who sit face to face at a flat screen, with a strip for each. White
/// sits at the lower edge, Black opposite, each with their own points, box and tray in front of
/// them. Black's texts are rotated by 180°. Both players may touch the screen at the same time.
///
/// Replaces the board in the layout of a shell, which is the desktop's window or the museum
/// display, and contains the board from then on; the shell still connects board and match with a
/// BoardConnection. While active, shows and announces the remarks of the match on the side of the
/// player concerned, so the shell must not show them, and shows the end of the game on both sides.
class FaceToFace : public QWidget
{
    Q_OBJECT

public:
    /// Becomes the parent of `board`. `match` must have a game. `match` and `board` must outlive
    /// this object unless detach() is called.
    FaceToFace(Match &match, BoardView &board, QWidget *parent = nullptr);

    /// Shows or hides the players' strips. Defaults to false: only the board is visible.
    void setActive(bool active);
    [[nodiscard]] bool isActive() const { return m_isActive; }
    /// Sets the sizes for both sides, in logical pixels; the caller scales them to its window or
    /// screen. Fonts may be reduced to leave half of the height to the board.
    void setSizes(const SideSizes &sizes);

    /// Returns the strip of a player.
    [[nodiscard]] PlayerSide &side(Side side) const { return *m_sides[indexOf(side)]; }
    /// Returns the page that answers a player's "Why?". Hidden unless the player has opened it.
    [[nodiscard]] SidePage &page(Side side) const { return *m_pages[indexOf(side)]; }
    /// Closes both answers.
    void closePages();
    /// Retranslates all texts. Does nothing while inactive.
    void retranslate();
    /// Stops updating the sides and disconnects them from the board. Call before the match or the
    /// board is deleted, if either is deleted before this object.
    void detach();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void onChange(const Change &change);
    void connectRemarks();
    /// Stores a remark until deliverRemark(), when its recipient is known.
    void storeRemark(const QString &text, const QString &spoken);
    /// Shows and announces the stored remark on the side of the player concerned: the player who
    /// acted, otherwise the player whose turn it is, otherwise both players.
    void deliverRemark();
    /// Opens or closes the answer for a player.
    void toggleAnswer(Side reader);
    /// Updates the strips from the available commands of the match.
    void updateCommands();
    /// Updates the texts of the strips and pages from the events that the match has revealed.
    void updateTexts();
    /// Rotates each strip to its reader: its player, or the opponent of a computer.
    void updateRotation();
    /// Reduces the fonts until the strips take at most half of the height, if possible.
    void updateSizes();
    /// Lays out strips, board and pages.
    void updateLayout();
    /// Returns the height of a strip in logical pixels; 0 while inactive.
    [[nodiscard]] int heightOf(Side side, int width) const;
    void placePages();
    /// Returns the place for a page: in front of its reader, beside or on the board, or over the
    /// strip if the board is small.
    [[nodiscard]] QRect pageRect(Side reader) const;
    /// Returns the place for a page on the board: a quarter, reduced if men there may be played.
    [[nodiscard]] QRect quarterPageRect(Side reader) const;
    /// Returns the quarter in front of `reader` into which the opponent does not throw, extended to
    /// the edges of the board widget.
    [[nodiscard]] QRect quarterRect(Side reader) const;
    /// Maps a rectangle of the scene to the coordinates of this widget.
    [[nodiscard]] QRect mapFromScene(const QRectF &sceneRect) const;
    /// Returns whether `rect` covers a point of the opponent's legal plays, or of those of `reader`
    /// if the page is outdated and its reader may want to play.
    [[nodiscard]] bool coversPlayablePoint(const QRect &rect, Side reader) const;

    Match &m_match;
    BoardView &m_board;
    std::array<PlayerSide *, 2> m_sides{};
    std::array<SidePage *, 2> m_pages{};
    SideSizes m_requestedSizes;             ///< as passed to setSizes()
    SideSizes m_sizes;                      ///< after any reduction of the fonts
    ShownMoment::Question m_latestQuestion; ///< the question that "Why?" answers now
    QString m_remark;
    QString m_spokenRemark;      ///< the remark as announced to screen readers
    QString m_replacementRemark; ///< text that replaces the remark after a press on the box of
                                 ///< a player who cannot throw; otherwise empty
    /// The player whom the next remark concerns; nullopt if unknown.
    std::optional<Side> m_remarkRecipient;
    bool m_isActive = false;
};

} // namespace doublets

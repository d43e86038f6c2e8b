// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "table/layout/free_rect.h"

#include <QLabel>
#include <QPixmap>

#include <optional>
#include <vector>

namespace doublets {

class BoardView;

/// A plaque on the board that explains why a man cannot be played or dropped, or why a dice box or
/// tray cannot be used. Hides itself on the next mouse, touch or key press on the board, and when
/// the board is resized or the language changes. Does not announce its text, because the caption
/// announces the same text.
class RefusalPlaque : public QLabel
{
    Q_OBJECT

public:
    /// `board` takes ownership of this object. The plaque is initially hidden.
    explicit RefusalPlaque(BoardView &board);

    /// Shows `text` near the refused object, without covering `objectRect`, any of `targets` (the
    /// places to which a man may go), or any object that the user can press. Rectangles are in
    /// scene coordinates. If possible, the plaque does not cover numbers or the arrow of First
    /// steps either. The text faces `reader`: if the players sit face to face, the text is upside
    /// down for Black. Hides the plaque if there is not enough space. Does nothing if `text` is
    /// empty.
    void showReason(Side reader, const QString &text, const QRectF &objectRect,
                    const std::vector<QRectF> &targets = {});

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Returns the areas that the user can press, in viewport coordinates.
    [[nodiscard]] std::vector<QRect> pressableAreas() const;
    /// Returns the areas of the numbers of points and men, and of the arrow of First steps, in
    /// viewport coordinates.
    [[nodiscard]] std::vector<QRect> numberAreas() const;
    /// Returns the place of the plaque outside the areas that `constraints` reserve, or nullopt if
    /// there is none. `pixels` is the font size.
    [[nodiscard]] std::optional<QRect> findPlace(const OverlayConstraints &constraints,
                                                 int pixels) const;

    BoardView &m_board;
    QPixmap m_upsideDown; ///< the plaque, upside down; null if it is upright
};

} // namespace doublets

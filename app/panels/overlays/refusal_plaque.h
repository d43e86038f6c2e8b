// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

#include <vector>

namespace doublets {

class BoardView;

/// A small plaque beside a man or a dice box on the board that says why the man cannot be played or
/// the box cannot be used. Disappears with the next press or key. Not announced, since the caption
/// announces the same text.
class RefusalPlaque : public QLabel
{
    Q_OBJECT

public:
    /// `board` takes ownership of this object.
    explicit RefusalPlaque(BoardView &board);

    /// Shows `text` near `objectRect`, in scene coordinates, without covering anything that the
    /// user can press. Does nothing if there is not enough space or `text` is empty.
    void showReason(const QString &text, const QRectF &objectRect);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Returns the areas that the user can press, in viewport coordinates.
    [[nodiscard]] std::vector<QRect> pressableAreas() const;

    BoardView &m_board;
};

} // namespace doublets

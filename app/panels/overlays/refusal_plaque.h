// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

#include <vector>

namespace doublets {

class BoardView;

/// A small plaque on the board that says why a man cannot be played or a box not be used, close to
/// it. Disappears with the next press or key. Not announced, since the caption announces the same
/// text.
class RefusalPlaque : public QLabel
{
    Q_OBJECT

public:
    /// `board` owns this object.
    explicit RefusalPlaque(BoardView &board);

    /// Shows `text` near `object`, in the coordinates of the scene, without covering what the
    /// user can press.
    void showReason(const QString &text, const QRectF &object);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Returns the areas that the plaque must not cover.
    [[nodiscard]] std::vector<QRect> pressableAreas() const;

    BoardView &m_board;
};

} // namespace doublets

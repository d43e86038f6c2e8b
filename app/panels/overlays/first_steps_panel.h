// SPDX-License-Identifier: MIT
#pragma once

#include "panels/overlays/overlay_panel.h"

namespace doublets {

class BoardView;
class FirstSteps;
class FirstStepsPointer;

/// A panel with the current step of First steps, near the objects on the board that it is about,
/// with an arrow to the nearest. The board keeps the keys of play; Esc ends First steps.
class FirstStepsPanel : public OverlayPanel
{
    Q_OBJECT

public:
    /// `firstSteps` and `board` must outlive this object, which `board` owns.
    FirstStepsPanel(FirstSteps &firstSteps, BoardView &board);

    /// Ends First steps.
    void putAway() override;
    void retranslate();

protected:
    void setTextSizes(int pixels) override;
    void keyPressEvent(QKeyEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showStep();
    void write();
    void handleEnded();
    /// Moves the panel when the step is about other objects on the board.
    void follow();
    /// Points the arrow at the nearest object, or hides it.
    void point();
    /// Maps a rectangle of the scene to the viewport of the board.
    [[nodiscard]] QRect mapFromScene(const QRectF &what) const;
    /// Returns the rectangles of what the user is to press now, in viewport coordinates. Empty
    /// during motion and when there is nothing to do.
    [[nodiscard]] std::vector<QRect> pressTargets() const;
    /// Returns the rectangle of a man with the centre `top`, in viewport coordinates.
    [[nodiscard]] QRect manRect(const QPointF &top) const;
    /// What the panel must not cover. Each value includes the following ones.
    enum class Kept : std::uint8_t {
        Men,    ///< men and boxes
        Dice,   ///< dice and the areas into which they may fall
        Things, ///< the objects that the step is about
    };
    [[nodiscard]] OverlayConstraints sight(Kept kept) const;

    FirstSteps &m_firstSteps;
    BoardView &m_board;
    FirstStepsPointer *m_pointer;
    QPushButton *m_back;
    QPushButton *m_next;
    QPushButton *m_skip;
    QString m_said;
    int m_step = -1;              ///< the last step announced; −1 if none
    std::vector<QRect> m_targets; ///< the objects beside which the panel lies
};

} // namespace doublets

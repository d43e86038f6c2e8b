// SPDX-License-Identifier: MIT
#pragma once

#include "panels/overlays/overlay_panel.h"

namespace doublets {

class BoardView;
class FirstSteps;
class FirstStepsPointer;

/// A panel with the current step of First steps, placed near the objects on the board that the step
/// explains, with an arrow to the nearest one. The board keeps the keyboard focus; Esc ends First
/// steps.
class FirstStepsPanel : public OverlayPanel
{
    Q_OBJECT

public:
    /// `firstSteps` and `board` must outlive this object, which `board` owns.
    FirstStepsPanel(FirstSteps &firstSteps, BoardView &board);

    /// Ends First steps.
    void dismiss() override;
    void retranslate();

protected:
    void setTextSize(int pixels) override;
    void keyPressEvent(QKeyEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showCurrentStep();
    void updateTexts();
    void handleFirstStepsEnded();
    /// Moves the panel if the targets have changed.
    void followTargets();
    /// Points the arrow at the nearest object, or hides it.
    void updatePointer();
    /// Maps a rectangle of the scene to the viewport of the board.
    [[nodiscard]] QRect mapFromScene(const QRectF &sceneRect) const;
    /// Returns the rectangles of the objects that the user may press now, in viewport coordinates.
    /// Empty if there are none.
    [[nodiscard]] std::vector<QRect> pressTargets() const;
    /// Returns the rectangle of a man around `centre`, in viewport coordinates.
    [[nodiscard]] QRect manRect(const QPointF &centre) const;
    /// The objects that the panel must not cover. Each value includes the following ones.
    enum class Avoided : std::uint8_t {
        Men,     ///< men and boxes
        Dice,    ///< dice and the areas into which they may fall
        Targets, ///< the objects that the step explains
    };
    [[nodiscard]] OverlayConstraints constraintsFor(Avoided avoided) const;

    FirstSteps &m_firstSteps;
    BoardView &m_board;
    FirstStepsPointer *m_pointer;
    QPushButton *m_backButton;
    QPushButton *m_nextButton;
    QPushButton *m_skipButton;
    QString m_text;
    int m_announcedStep = -1;     ///< the last step announced; −1 if none
    std::vector<QRect> m_targets; ///< the objects that the step explains, in viewport coordinates
};

} // namespace doublets

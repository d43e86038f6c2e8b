// SPDX-License-Identifier: MIT
#pragma once

#include "panels/overlays/overlay_panel.h"

#include <QTransform>

#include <optional>

namespace doublets {

class BoardView;
class FirstSteps;
class FirstStepsPointer;

/// A panel with the current step of the introduction "First steps", which teaches a game on the
/// board, and an arrow to the nearest object that the user may press. Visible while First steps is
/// running. Lies in a half of the board that is not in use or, if there is none or the half is too
/// small, in a strip below the board. The board keeps the keyboard focus. Esc or *Leave* ends First
/// steps.
class FirstStepsPanel : public OverlayPanel
{
    Q_OBJECT

public:
    /// `board` takes ownership of this object. `firstSteps` must outlive this object.
    FirstStepsPanel(FirstSteps &firstSteps, BoardView &board);

    /// Ends First steps.
    void dismiss() override;
    /// Updates all texts after a change of language.
    void retranslate();

protected:
    void setTextSize(int pixels) override;
    void keyPressEvent(QKeyEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Shows the panel with the current step. Announces the step if the panel was hidden or the
    /// text has changed.
    void showCurrentStep();
    void updateTexts();
    /// Updates the button that goes back or, at the step at which First steps has resumed, starts
    /// over.
    void updateBackButton();
    /// Hides the panel after First steps has ended.
    void handleFirstStepsEnded();
    /// Returns a sentence about the key that performs this step, for announcement by a screen
    /// reader.
    [[nodiscard]] QString keyHint() const;
    /// Updates the arrow, and moves the panel if the targets or the place of the board in the
    /// window have changed. While men or dice are moving, hides the arrow and does nothing else.
    void updateTargets();
    /// Updates the targets, and places the panel so that it does not cover them.
    void placeBesideTargets();
    /// Points the arrow at the target nearest to the panel. Hides the arrow if there is no target,
    /// or while men or dice are moving or the board shows moves with arrows of its own.
    void updatePointer();
    /// Maps a rectangle from the scene to the viewport of the board.
    [[nodiscard]] QRect mapFromScene(const QRectF &sceneRect) const;
    /// Returns the rectangles of the objects that the user may press now, in viewport coordinates.
    [[nodiscard]] std::vector<QRect> pressTargets() const;
    /// Returns the rectangle of a man whose centre is `centre`, in scene coordinates. The rectangle
    /// is in viewport coordinates.
    [[nodiscard]] QRect manRect(const QPointF &centre) const;
    /// The objects that the panel must not cover. Each value includes the values after it.
    enum class Avoided : std::uint8_t {
        Half,     ///< the half of the board in use, if the other half is not
        DiceArea, ///< the area into which dice may fall next
        Objects,  ///< boxes, name plates, trays, men, dice, and the destinations of men
    };
    [[nodiscard]] OverlayConstraints constraintsFor(Avoided avoided) const;
    // These functions add the areas of objects to `constraints`.
    void reserveDiceAreas(OverlayConstraints &constraints) const;
    void reserveBoxes(OverlayConstraints &constraints) const;
    void reserveHalf(OverlayConstraints &constraints) const;
    void reserveMen(OverlayConstraints &constraints) const;
    void reserveDice(OverlayConstraints &constraints) const;
    /// Returns the half of the board that the game does not use (see BoardLayout::halfRect()).
    /// Returns nullopt if the game uses both halves.
    [[nodiscard]] std::optional<int> unusedHalf() const;
    /// Returns the preferred centre of the panel, in viewport coordinates: the centre of the unused
    /// half or, if there is none, of the targets or, if there are no targets, the present centre.
    [[nodiscard]] QPoint preferredCentre() const;

    FirstSteps &m_firstSteps;
    BoardView &m_board;
    FirstStepsPointer *m_pointer;
    QPushButton *m_backButton;
    QPushButton *m_nextButton;
    QPushButton *m_leaveButton;
    QString m_spokenText;         ///< text of the current step, for screen readers
    int m_announcedStep = -1;     ///< the last step announced; −1 if none
    std::vector<QRect> m_targets; ///< as returned by pressTargets()
    QTransform m_transform;       ///< of the board, when the panel was last placed
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "panels/overlays/overlay_panel.h"

namespace doublets {

class BoardView;
class FirstSteps;
class FirstStepsPointer;

/// What First steps say, near the thing on the board that it speaks of, with an arrow to it. The
/// keys of the play stay with the board; Esc ends First steps.
class FirstStepsPanel : public OverlayPanel
{
    Q_OBJECT

public:
    FirstStepsPanel(FirstSteps &firstSteps, BoardView &board);

    void putAway() override;
    void retranslate();

protected:
    void setLetters(int pixels) override;
    void keyPressEvent(QKeyEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showStep();
    void write();
    void leave();
    /// Finds its place anew where other things of the board are spoken of.
    void follow();
    void point();
    [[nodiscard]] QRect seen(const QRectF &what) const;
    /// What is to be pressed now; nothing while something moves, or nothing is to be done.
    [[nodiscard]] std::vector<QRect> things() const;
    [[nodiscard]] QRect seenMan(const QPointF &top) const;
    /// What is not to be covered, each with those that follow.
    enum class Kept : std::uint8_t {
        Men,    ///< and boxes
        Dice,   ///< and where they may fall
        Things, ///< what is spoken of
    };
    [[nodiscard]] Sight sight(Kept kept) const;

    FirstSteps &m_firstSteps;
    BoardView &m_board;
    FirstStepsPointer *m_pointer;
    QPushButton *m_back;
    QPushButton *m_next;
    QPushButton *m_skip;
    QString m_said;
    int m_step = -1;             ///< that was said last
    std::vector<QRect> m_things; ///< beside which it lies
};

} // namespace doublets

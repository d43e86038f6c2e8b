// SPDX-License-Identifier: MIT
#include "panels/overlays/first_steps_panel.h"

#include "match/first_steps/first_steps.h"
#include "panels/overlays/first_steps_pointer.h"
#include "panels/overlays/read_only_text_edit.h"
#include "panels/speech/announcer.h"
#include "table/artwork/artwork.h"
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "table/board/board_view.h"
#include "table/board/items/die_item.h"
#include "table/board/items/man_item.h"
#include "table/board/items/marks_item.h"
#include "table/board/move_preview.h"
#include "table/fonts/fonts.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

FirstStepsPanel::FirstStepsPanel(FirstSteps &firstSteps, BoardView &board)
    : OverlayPanel(u"firstSteps"_s, &board)
    , m_firstSteps(firstSteps)
    , m_board(board)
    , m_pointer(new FirstStepsPointer(&board))
    , m_backButton(addButton(u"firstStepsBack"_s))
    , m_nextButton(addButton(u"firstStepsNext"_s))
    , m_leaveButton(addButton(u"firstStepsLeave"_s))
{
    setMaximumColumns(3);
    setKeepsPosition(true);
    setTextSizeFixed(true);
    setFocusPolicy(Qt::NoFocus); // the text takes the focus instead
    textEdit().setFocusPolicy(Qt::TabFocus);
    for (QPushButton *each : {m_backButton, m_nextButton, m_leaveButton}) {
        each->setFocusPolicy(Qt::TabFocus); // a press leaves the focus on the board
    }
    QWidget *before = &board; // the tab order begins at the board
    for (QWidget *each :
         std::initializer_list<QWidget *>{&textEdit(), m_backButton, m_nextButton, m_leaveButton}) {
        setTabOrder(before, each);
        before = each;
    }
    connect(m_backButton, &QPushButton::clicked, this, [this] {
        m_firstSteps.goTo(m_firstSteps.isResumed() ? 0 : m_firstSteps.currentStep() - 1);
    });
    connect(m_nextButton, &QPushButton::clicked, &firstSteps, &FirstSteps::next);
    connect(m_leaveButton, &QPushButton::clicked, this, &FirstStepsPanel::dismiss);
    connect(&firstSteps, &FirstSteps::changed, this, &FirstStepsPanel::showCurrentStep);
    connect(&firstSteps, &FirstSteps::stepGameReplaced, this,
            &FirstStepsPanel::handleFirstStepsEnded);
    connect(&board, &BoardView::contentChanged, this, &FirstStepsPanel::updateTargets);
    connect(&board, &BoardView::fittedToWindow, this, &FirstStepsPanel::updateTargets);
    for (const Avoided avoided : {Avoided::Half, Avoided::DiceArea, Avoided::Objects}) {
        addConstraintProvider([this, avoided] { return constraintsFor(avoided); });
    }
    setStripReserver([&board](int height) { board.setReservedHeight(height); });
    retranslate();
}

void FirstStepsPanel::dismiss()
{
    m_firstSteps.end();
}

void FirstStepsPanel::handleFirstStepsEnded()
{
    const bool focused = isAncestorOf(window()->focusWidget());
    m_announcedStep = -1;
    m_spokenText.clear();
    m_targets.clear();
    m_pointer->hide();
    hide();
    m_backButton->setMinimumWidth(0);
    m_board.setTurnShown(true);
    if (focused) {
        m_board.setFocus(Qt::OtherFocusReason);
    }
}

void FirstStepsPanel::retranslate()
{
    m_leaveButton->setText(tr("&Leave"));
    m_leaveButton->setToolTip(tr("Leave First steps (Esc) and return to your game"));
    updateTexts();
}

void FirstStepsPanel::updateTexts()
{
    if (!m_firstSteps.isRunning()) {
        return;
    }
    const bool isDone = m_firstSteps.state() == FirstStep::State::Done;
    const bool isComplete = m_firstSteps.isComplete();
    m_nextButton->setText(isComplete ? tr("&Play") : tr("&Next"));
    m_nextButton->setToolTip(isComplete ? tr("Begin a game with these rules")
                                        : tr("Show this step, or go to the next"));
    setSuggestedButton(isDone ? m_nextButton : nullptr);
    m_board.setTurnShown(!isDone); // the next throw belongs to the next step
    updateBackButton();
    //: %1: which step, %2: how many there are
    const QString steps = m_firstSteps.isResumed()
                              //: %1 the current step, %2 the number of steps
                              ? tr("Continued at step %1 of %2")
                              //: %1 the current step, %2 the number of steps
                              : tr("First steps: %1 of %2");
    const QString title = steps.arg(QString::number(m_firstSteps.currentStep() + 1),
                                    QString::number(m_firstSteps.stepCount()));
    m_spokenText = m_firstSteps.spokenText();
    setTexts(title, m_firstSteps.text());
    //: what a screen reader says. %1: "First steps: 1 of 6", %2: what is to be done
    setAccessibleName(tr("%1. %2").arg(title, m_spokenText));
    setAccessibleDescription({}); // in the name already
}

void FirstStepsPanel::updateBackButton()
{
    const QString text = m_firstSteps.isResumed() ? tr("&Start over") : tr("&Back");
    if (m_backButton->text() != text) {
        if (m_backButton->text() == tr("&Start over")) {
            m_backButton->setMinimumWidth(m_backButton->width()); // the other buttons stay in place
        }
        m_backButton->setText(text);
        m_backButton->setToolTip(m_firstSteps.isResumed()
                                     ? tr("Begin again with the first step")
                                     : tr("The previous step, from its beginning"));
    }
    m_backButton->setEnabled(m_firstSteps.currentStep() > 0);
}

void FirstStepsPanel::showCurrentStep()
{
    const QString before = accessibleName();
    const int stepBefore = std::exchange(m_announcedStep, m_firstSteps.currentStep());
    updateTexts();
    if (isHidden()) {
        show();
        m_pointer->raise();
        raise();
    } else if (accessibleName() == before) {
        updateTargets();
        return;
    }
    placeBesideTargets();
    updatePointer();
    const QString text = m_announcedStep == stepBefore ? m_spokenText : accessibleName();
    Announcer::announce(this, text + u' ' + keyHint());
}

QString FirstStepsPanel::keyHint() const
{
    // The text of the step assumes a mouse or a finger.
    const bool isDone = m_firstSteps.state() == FirstStep::State::Done;
    return isDone ? tr("Press Space to go on.") : tr("Space does this for you.");
}

void FirstStepsPanel::updateTargets()
{
    if (isHidden() || m_board.isMoving()) {
        m_pointer->hide();
        return;
    }
    if (pressTargets() != m_targets || m_board.viewportTransform() != m_transform) {
        placeBesideTargets();
    }
    updatePointer();
}

void FirstStepsPanel::placeBesideTargets()
{
    m_targets = pressTargets();
    m_transform = m_board.viewportTransform();
    setBarPreferred(!unusedHalf());
    updatePlacement();
}

void FirstStepsPanel::setTextSize(int pixels)
{
    OverlayPanel::setTextSize(pixels);
    // In a bar, the title shares a row with the buttons.
    const bool isSmall = isBar() && fonts::currentSizes().isEnlarged();
    findChild<QLabel *>(u"firstStepsTitle"_s)
        ->setFont(fonts::titleFont(isSmall ? pixels * 3 / 4 : pixels));
}

void FirstStepsPanel::keyPressEvent(QKeyEvent *event)
{
    const bool goesOn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (goesOn && textEdit().hasFocus()) {
        m_firstSteps.next();
    } else {
        OverlayPanel::keyPressEvent(event);
    }
}

void FirstStepsPanel::moveEvent(QMoveEvent *event)
{
    OverlayPanel::moveEvent(event);
    updatePointer();
}

void FirstStepsPanel::resizeEvent(QResizeEvent *event)
{
    OverlayPanel::resizeEvent(event);
    updatePointer();
}

void FirstStepsPanel::updatePointer()
{
    const auto near = [this](const QRect &a, const QRect &b) {
        const QPoint middle = geometry().center();
        return (a.center() - middle).manhattanLength() < (b.center() - middle).manhattanLength();
    };
    const auto nearest = std::ranges::min_element(m_targets, near);
    if (isHidden() || m_board.isMoving() || !m_board.shownMoves().empty() ||
        nearest == m_targets.end()) {
        m_pointer->hide(); // a single arrow at a time
    } else {
        BoardScene &scene = m_board.boardScene();
        std::vector<QRect> obstacles;
        for (const Side side : BothSides) {
            obstacles.push_back(mapFromScene(scene.nameItem(side).rect()));
        }
        for (const DieItem *die : scene.dice()) {
            obstacles.push_back(mapFromScene(die->visibleRect()));
        }
        m_pointer->showArrow(geometry(), *nearest, obstacles);
    }
}

QRect FirstStepsPanel::mapFromScene(const QRectF &sceneRect) const
{
    return m_board.viewportTransform().mapRect(sceneRect).toAlignedRect();
}

QRect FirstStepsPanel::manRect(const QPointF &centre) const
{
    return mapFromScene(squareAround(centre, BoardLayout::ManDiameter));
}

std::vector<QRect> FirstStepsPanel::pressTargets() const
{
    const Marks &marks = m_board.boardScene().marks().marks();
    std::vector<QRect> targets;
    if (!m_firstSteps.isRunning() || m_firstSteps.state() == FirstStep::State::Done) {
        return targets;
    }
    for (const Marks::ThrowPrompt &each : marks.throwPrompts) {
        targets.push_back(mapFromScene(each.box));
    }
    for (const Marks::Man &each : marks.playable) {
        targets.push_back(manRect(each.top));
    }
    for (const QPointF &each : marks.targets) {
        targets.push_back(manRect(each));
    }
    return targets;
}

OverlayConstraints FirstStepsPanel::constraintsFor(Avoided avoided) const
{
    OverlayConstraints constraints;
    constraints.reserved = m_targets;
    constraints.preferredCentre = preferredCentre();
    const BoardScene &scene = m_board.boardScene();
    for (const PlannedMove &move : alternativeMoves(scene.boardLayout(), scene.state().position,
                                                    m_board.input().legalPlays())) {
        constraints.reserved.push_back(manRect(move.to.centre));
    }
    reserveDice(constraints);
    reserveMen(constraints);
    reserveBoxes(constraints);
    if (avoided <= Avoided::DiceArea) {
        reserveDiceAreas(constraints);
    }
    if (avoided <= Avoided::Half) {
        reserveHalf(constraints);
    }
    return constraints;
}

void FirstStepsPanel::reserveDiceAreas(OverlayConstraints &constraints) const
{
    BoardScene &scene = m_board.boardScene();
    for (const Marks::ThrowPrompt &each : scene.marks().marks().throwPrompts) {
        constraints.reserved.push_back(mapFromScene(scene.boardLayout().diceArea(each.side)));
    }
}

void FirstStepsPanel::reserveBoxes(OverlayConstraints &constraints) const
{
    BoardScene &scene = m_board.boardScene();
    for (const Side side : BothSides) {
        constraints.reserved.push_back(mapFromScene(scene.boardLayout().boxRect(side)));
        constraints.reserved.push_back(mapFromScene(scene.nameItem(side).rect()));
        constraints.reserved.push_back(mapFromScene(scene.boardLayout().trayRect(side)));
    }
}

void FirstStepsPanel::reserveHalf(OverlayConstraints &constraints) const
{
    if (const auto unused = unusedHalf()) {
        const BoardLayout &board = m_board.boardScene().boardLayout();
        constraints.reserved.push_back(mapFromScene(board.halfRect(1 - *unused)));
    }
}

void FirstStepsPanel::reserveMen(OverlayConstraints &constraints) const
{
    const BoardScene &scene = m_board.boardScene();
    for (const Side side : BothSides) {
        for (int point = 1; point <= PointsOnTrack; ++point) {
            for (const ManItem *man : scene.menOn(side, point)) {
                constraints.reserved.push_back(manRect(BoardScene::upperFaceCentre(*man)));
            }
        }
    }
}

void FirstStepsPanel::reserveDice(OverlayConstraints &constraints) const
{
    constexpr qreal Gap = 4;
    BoardScene &scene = m_board.boardScene();
    for (const DieItem *die : scene.dice()) {
        constraints.reserved.push_back(
            mapFromScene(die->visibleRect().adjusted(-Gap, -Gap, Gap, Gap)));
    }
    for (const Marks::Text &each : scene.marks().marks().plates) {
        constraints.reserved.push_back(manRect(each.centre));
    }
}

std::optional<int> FirstStepsPanel::unusedHalf() const
{
    const BoardLayout &layout = m_board.boardScene().boardLayout();
    const auto isUsed = [&layout](int half) {
        for (int index = 0; index < PointsOnTrack; ++index) {
            const QRectF point = layout.pointArea(index).rect();
            if (layout.isPointInUse(index) && layout.halfRect(half).intersects(point)) {
                return true;
            }
        }
        return false;
    };
    return !isUsed(0) ? std::optional(0) : !isUsed(1) ? std::optional(1) : std::nullopt;
}

QPoint FirstStepsPanel::preferredCentre() const
{
    if (const auto half = unusedHalf()) {
        const BoardLayout &board = m_board.boardScene().boardLayout();
        return mapFromScene(board.halfRect(*half)).center();
    }
    QRect middle; // around the targets
    for (const QRect &each : m_targets) {
        middle = middle.united(each);
    }
    return m_targets.empty() ? geometry().center() : middle.center();
}

} // namespace doublets

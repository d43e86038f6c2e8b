// SPDX-License-Identifier: MIT
#include "panels/overlays/first_steps_panel.h"

#include "match/first_steps/first_steps.h"
#include "panels/overlays/first_steps_pointer.h"
#include "panels/overlays/read_only_text.h"
#include "panels/speech/announcer.h"
#include "table/artwork/artwork.h"
#include "table/board/board_scene.h"
#include "table/board/board_view.h"
#include "table/board/items/die_item.h"
#include "table/board/items/man_item.h"
#include "table/board/items/marks_item.h"
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
    , m_skipButton(addButton(u"firstStepsSkip"_s))
{
    setMaximumColumns(3);
    setFocusPolicy(Qt::NoFocus); // the text takes the focus instead
    text().setFocusPolicy(Qt::TabFocus);
    for (QPushButton *each : {m_backButton, m_nextButton, m_skipButton}) {
        each->setFocusPolicy(Qt::TabFocus); // a press leaves the focus on the board
    }
    QWidget *before = &board; // the tab order begins at the board
    for (QWidget *each :
         std::initializer_list<QWidget *>{&text(), m_backButton, m_nextButton, m_skipButton}) {
        setTabOrder(before, each);
        before = each;
    }
    connect(m_backButton, &QPushButton::clicked, this,
            [this] { m_firstSteps.goTo(m_firstSteps.currentStep() - 1); });
    connect(m_nextButton, &QPushButton::clicked, &m_firstSteps, &FirstSteps::next);
    connect(m_skipButton, &QPushButton::clicked, this, &FirstStepsPanel::dismiss);
    connect(&firstSteps, &FirstSteps::changed, this, &FirstStepsPanel::showCurrentStep);
    connect(&firstSteps, &FirstSteps::stepGameReplaced, this,
            &FirstStepsPanel::handleFirstStepsEnded);
    connect(&board, &BoardView::contentChanged, this, &FirstStepsPanel::followTargets);
    connect(&board, &BoardView::fittedToWindow, this, &FirstStepsPanel::followTargets);
    for (const Avoided avoided : {Avoided::Men, Avoided::Dice, Avoided::Targets}) {
        addConstraintProvider([this, avoided] { return constraintsFor(avoided); });
    }
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
    m_text.clear();
    m_targets.clear();
    m_pointer->hide();
    hide();
    if (focused) {
        m_board.setFocus(Qt::OtherFocusReason);
    }
}

void FirstStepsPanel::retranslate()
{
    m_backButton->setText(tr("&Back"));
    m_backButton->setToolTip(tr("The step before, from its beginning"));
    m_skipButton->setText(tr("&Skip"));
    m_skipButton->setToolTip(tr("Leave First steps (Esc); your own game is as it was"));
    updateTexts();
}

void FirstStepsPanel::updateTexts()
{
    if (!m_firstSteps.isRunning()) {
        return;
    }
    const bool over = m_firstSteps.isLast() && m_firstSteps.state() == FirstStep::State::Done;
    m_nextButton->setText(over ? tr("&Done") : tr("&Next"));
    m_nextButton->setToolTip(over ? tr("Back to your own game")
                                  : tr("Shows this step, or goes on"));
    m_backButton->setEnabled(m_firstSteps.currentStep() > 0);
    m_skipButton->setVisible(!over);
    //: %1: which step, %2: how many there are
    const QString title = tr("First steps: %1 of %2")
                              .arg(QString::number(m_firstSteps.currentStep() + 1),
                                   QString::number(m_firstSteps.stepCount()));
    m_text = m_firstSteps.text();
    setTexts(title, m_text);
    //: what a screen reader says. %1: "First steps: 1 of 6", %2: what is to be done
    setAccessibleName(tr("%1. %2").arg(title, m_text));
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
        followTargets();
        return;
    }
    m_targets = pressTargets();
    updatePlacement();
    updatePointer();
    Announcer::announce(this, m_announcedStep == stepBefore ? m_text : accessibleName());
}

void FirstStepsPanel::followTargets()
{
    if (isHidden() || m_board.isMoving()) {
        m_pointer->hide();
        return;
    }
    if (const auto now = pressTargets(); now != m_targets) {
        m_targets = now;
        updatePlacement();
    }
    updatePointer();
}

void FirstStepsPanel::setTextSize(int pixels)
{
    OverlayPanel::setTextSize(pixels);
    findChild<QLabel *>(u"firstStepsTitle"_s)->setFont(fonts::titleFont(pixels));
}

void FirstStepsPanel::keyPressEvent(QKeyEvent *event)
{
    const bool goesOn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (goesOn && text().hasFocus()) {
        m_nextButton->click();
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
    if (isHidden() || m_board.isMoving() || nearest == m_targets.end()) {
        m_pointer->hide();
    } else {
        m_pointer->setEndpoints(geometry(), *nearest);
    }
}

QRect FirstStepsPanel::mapFromScene(const QRectF &sceneRect) const
{
    return m_board.viewportTransform().mapRect(sceneRect).toAlignedRect();
}

QRect FirstStepsPanel::manRect(const QPointF &centre) const
{
    constexpr qreal Reach = BoardLayout::ManDiameter / 2;
    return mapFromScene(QRectF(centre - QPointF(Reach, Reach), QSizeF(2 * Reach, 2 * Reach)));
}

std::vector<QRect> FirstStepsPanel::pressTargets() const
{
    const Marks &marks = m_board.boardScene().marks().marks();
    std::vector<QRect> found;
    if (!m_firstSteps.isRunning() || m_firstSteps.state() == FirstStep::State::Done) {
        return found;
    }
    for (const Marks::Throw &each : marks.throwPrompts) {
        found.push_back(mapFromScene(each.box));
    }
    for (const Marks::Man &each : marks.playable) {
        found.push_back(manRect(each.top));
    }
    for (const QPointF &each : marks.targets) {
        found.push_back(manRect(each));
    }
    return found;
}

OverlayConstraints FirstStepsPanel::constraintsFor(Avoided avoided) const
{
    OverlayConstraints constraints;
    constraints.reserved = m_targets;
    QRect middle;
    for (const QRect &each : m_targets) {
        middle = middle.united(each);
    }
    constraints.preferredCentre = m_targets.empty() ? geometry().center() : middle.center();
    const BoardScene &scene = m_board.boardScene();
    if (avoided != Avoided::Targets) {
        for (const DieItem *die : scene.dice()) {
            constexpr qreal Reach = BoardLayout::DieSize;
            const QPointF at = die->state().centre;
            constraints.reserved.push_back(
                mapFromScene(QRectF(at - QPointF(Reach, Reach), QSizeF(2 * Reach, 2 * Reach))));
        }
        const Marks &marks = m_board.boardScene().marks().marks();
        for (const Marks::Text &each : marks.plates) {
            constraints.reserved.push_back(manRect(each.centre));
        }
        for (const Marks::Throw &each : marks.throwPrompts) {
            constraints.reserved.push_back(mapFromScene(scene.boardLayout().diceArea(each.side)));
        }
    }
    if (avoided == Avoided::Men) {
        for (const Side side : BothSides) {
            constraints.reserved.push_back(mapFromScene(scene.boardLayout().boxRect(side)));
            for (int point = 1; point <= PointsOnTrack; ++point) {
                for (const ManItem *man : scene.menOn(side, point)) {
                    constraints.reserved.push_back(manRect(BoardScene::upperFaceCentre(*man)));
                }
            }
        }
    }
    return constraints;
}

} // namespace doublets

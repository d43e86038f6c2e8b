// SPDX-License-Identifier: MIT
#include "desktop/window/projection_mode.h"

#include "classroom/wall_strip.h"
#include "desktop/window/window_menus.h"
#include "desktop/window/window_state_controller.h"
#include "desktop/window/window_strip.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/actions/actions.h"
#include "panels/captions/caption_bar.h"
#include "panels/captions/caption_label.h"
#include "panels/course/step_bar.h"
#include "table/board/board_view.h"

#include <QBoxLayout>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace doublets {

ProjectionMode::ProjectionMode(QMainWindow &window, Match &match, Actions &actions,
                               const Parts &parts)
    : QObject(&window)
    , m_window(window)
    , m_match(match)
    , m_actions(actions)
    , m_parts(parts)
    , m_projector(new Projector(match, actions, window))
    , m_wallStrip(new WallStrip(match, &parts.strip))
    , m_throwButton(new QToolButton(m_wallStrip))
    , m_stepBar(new StepBar(match, actions, m_wallStrip))
    , m_menuButton(new QToolButton(m_wallStrip))
    , m_leaveButton(new QToolButton(m_wallStrip))
{
    m_wallStrip->hide();
    parts.strip.addPart(m_wallStrip);
    addControls();
    window.installEventFilter(this);
    connect(m_projector, &Projector::placeChanged, this, &ProjectionMode::applyPlace);
    connect(actions.fullScreen, &QAction::toggled, this, [this](bool full) {
        if (m_isActive && !full) {
            m_projector->stop();
        }
    });
    // Leaving face to face shows the caption, which is replaced on a wall.
    connect(&parts.windowStateController, &WindowStateController::faceToFaceChanged, this, [this] {
        if (m_isActive) {
            m_parts.strip.captionBar().hide();
        }
    });
    connect(&parts.board, &BoardView::awaitingTargetChanged, this, [this](bool isAwaiting) {
        m_wallStrip->captionLabel().setHint(isAwaiting ? tr("Choose where the man goes.")
                                                       : QString());
    });
    // On a second screen, remarks stay on the teacher's screen.
    connect(&match, &Match::remarked, this,
            [this](const QString &text) { m_wallStrip->captionLabel().setHint(text); });
    m_wallStrip->captionLabel().restoreTextOnPress(parts.board);
    retranslate();
}

void ProjectionMode::addControls()
{
    m_throwButton->setObjectName(u"wallThrow"_s);
    m_menuButton->setObjectName(u"wallMenu"_s);
    m_leaveButton->setObjectName(u"wallLeave"_s);
    m_menuButton->setText(u"☰"_s);
    m_leaveButton->setText(u"✕"_s);
    m_menuButton->setMenu(&m_parts.menus.combinedMenu());
    m_menuButton->setPopupMode(QToolButton::InstantPopup);
    m_menuButton->setStyleSheet(u"QToolButton::menu-indicator { image: none; }"_s);
    for (QToolButton *button : {m_throwButton, m_menuButton, m_leaveButton}) {
        button->setFocusPolicy(Qt::StrongFocus);
    }
    for (QWidget *control :
         std::initializer_list<QWidget *>{m_throwButton, m_stepBar, m_menuButton, m_leaveButton}) {
        m_wallStrip->addControl(control);
    }
    connect(m_throwButton, &QToolButton::clicked, m_actions.throwDice, &QAction::trigger);
    connect(m_leaveButton, &QToolButton::clicked, m_projector, &Projector::stop);
    const auto updateThrowButton = [this] {
        m_throwButton->setEnabled(m_actions.throwDice->isEnabled() && !m_match.shown().isPast());
        m_throwButton->setToolTip(m_actions.throwDice->toolTip());
    };
    connect(m_actions.throwDice, &QAction::changed, m_throwButton, updateThrowButton);
    connect(m_actions.returnToPresent, &QAction::changed, m_throwButton, updateThrowButton);
    updateThrowButton();
}

void ProjectionMode::applyPlace(Projector::Place place)
{
    if (place == Projector::Place::ThisWindow) {
        enter();
    } else if (m_isActive) {
        leave();
    }
}

void ProjectionMode::enter()
{
    m_isActive = true;
    m_wasFullScreen = m_window.isFullScreen();
    m_previousGeometry = m_window.saveGeometry();
    m_previousDockState = m_window.saveState();
    Settings &settings = m_match.settings();
    settings.faceToFace.setTemporaryValue(false);
    settings.lighting.setTemporaryValue(Lighting::HighContrast);
    settings.pointNumbers.setTemporaryValue(true);
    for (QDockWidget *dock : m_window.findChildren<QDockWidget *>()) {
        dock->hide();
    }
    m_wallStrip->show();
    m_parts.windowStateController.setMenuButton(*m_menuButton);
    m_parts.windowStateController.setFullScreen(true);
    fonts::setForWall(true);
    Q_EMIT fontsChanged();
    m_wallStrip->setWindowSize(m_window.size());
    m_parts.board.setFocus(Qt::OtherFocusReason);
}

void ProjectionMode::leave()
{
    m_isActive = false;
    Settings &settings = m_match.settings();
    m_wallStrip->hide();
    m_parts.strip.captionBar().show();
    m_parts.windowStateController.setMenuButton(m_parts.strip.captionBar().menuButton());
    if (!m_wasFullScreen) {
        m_parts.windowStateController.setFullScreen(false);
        // Immediately, because the geometry may be stored now.
        m_window.restoreGeometry(m_previousGeometry);
    }
    // Values chosen meanwhile are kept.
    settings.pointNumbers.clearTemporaryValue();
    settings.lighting.clearTemporaryValue();
    settings.faceToFace.clearTemporaryValue();
    if (m_wasFullScreen) {
        m_parts.windowStateController.setFullScreen(true); // Esc may have left full screen
    }
    fonts::setForWall(false);
    Q_EMIT fontsChanged();
    m_window.restoreState(m_previousDockState);
    // Repeated with the smaller fonts: the large ones gave panels a larger minimum width.
    const auto restoreWidths = [this] {
        if (!m_isActive) {
            m_window.restoreState(m_previousDockState);
        }
    };
    QMetaObject::invokeMethod(this, restoreWidths, Qt::QueuedConnection);
    m_parts.board.setFocus(Qt::OtherFocusReason);
}

void ProjectionMode::setLessonShown(bool isShown)
{
    m_wallStrip->setBesideLesson(isShown);
}

bool ProjectionMode::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && m_isActive) {
        m_wallStrip->setWindowSize(m_window.size());
    } else if (event->type() == QEvent::Close ||
               (event->type() == QEvent::Hide && !event->spontaneous())) {
        // Stores the previous geometry, and closes the picture on the wall first.
        m_projector->stop();
    }
    return QObject::eventFilter(watched, event);
}

void ProjectionMode::retranslate()
{
    m_throwButton->setText(tr("Throw"));
    m_menuButton->setAccessibleName(tr("Menu"));
    m_menuButton->setToolTip(tr("Menu"));
    m_leaveButton->setAccessibleName(tr("Leave projector mode"));
    m_leaveButton->setToolTip(tr("Return to the window (Esc)"));
    m_wallStrip->retranslate();
}

} // namespace doublets

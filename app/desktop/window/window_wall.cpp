// SPDX-License-Identifier: MIT
#include "desktop/window/window_wall.h"

#include "classroom/wall_strip.h"
#include "desktop/window/window_menus.h"
#include "desktop/window/window_strip.h"
#include "desktop/window/window_view.h"
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

WindowWall::WindowWall(QMainWindow &window, Match &match, Actions &actions, const Parts &parts)
    : QObject(&window)
    , m_window(window)
    , m_match(match)
    , m_actions(actions)
    , m_parts(parts)
    , m_projector(new Projector(match, actions, window))
    , m_strip(new WallStrip(match, &parts.strip))
    , m_throw(new QToolButton(m_strip))
    , m_steps(new StepBar(match, actions, m_strip))
    , m_menu(new QToolButton(m_strip))
    , m_leave(new QToolButton(m_strip))
{
    m_strip->hide();
    parts.strip.addPart(m_strip);
    addControls();
    window.installEventFilter(this);
    connect(m_projector, &Projector::placeChanged, this, &WindowWall::show);
    connect(actions.fullScreen, &QAction::toggled, this, [this](bool full) {
        if (m_entered && !full) {
            m_projector->leave();
        }
    });
    // Leaving face to face shows the caption, which is replaced on a wall.
    connect(&parts.view, &WindowView::faceToFaceChanged, this, [this] {
        if (m_entered) {
            m_parts.strip.caption().hide();
        }
    });
    connect(&parts.board, &BoardView::targetRequested, this, [this](bool asked) {
        m_strip->caption().setHint(asked ? tr("Now choose a point to go to.") : QString());
    });
    // On a second screen, remarks stay on the teacher's screen.
    connect(&match, &Match::remarked, this,
            [this](const QString &text) { m_strip->caption().setHint(text); });
    m_strip->caption().dismissRemarksOnPress(parts.board);
    retranslate();
}

void WindowWall::addControls()
{
    m_throw->setObjectName(u"wallThrow"_s);
    m_menu->setObjectName(u"wallMenu"_s);
    m_leave->setObjectName(u"wallLeave"_s);
    m_menu->setText(u"☰"_s);
    m_leave->setText(u"✕"_s);
    m_menu->setMenu(&m_parts.menus.together());
    m_menu->setPopupMode(QToolButton::InstantPopup);
    m_menu->setStyleSheet(u"QToolButton::menu-indicator { image: none; }"_s);
    for (QToolButton *button : {m_throw, m_menu, m_leave}) {
        button->setFocusPolicy(Qt::StrongFocus);
    }
    for (QWidget *control : std::initializer_list<QWidget *>{m_throw, m_steps, m_menu, m_leave}) {
        m_strip->addControl(control);
    }
    connect(m_throw, &QToolButton::clicked, m_actions.throwDice, &QAction::trigger);
    connect(m_leave, &QToolButton::clicked, m_projector, &Projector::leave);
    const auto follow = [this] {
        m_throw->setEnabled(m_actions.throwDice->isEnabled() && !m_match.shown().isPast());
        m_throw->setToolTip(m_actions.throwDice->toolTip());
    };
    connect(m_actions.throwDice, &QAction::changed, m_throw, follow);
    connect(m_actions.returnToPresent, &QAction::changed, m_throw, follow);
    follow();
}

void WindowWall::show(Projector::Place place)
{
    if (place == Projector::Place::ThisWindow) {
        enter();
    } else if (m_entered) {
        restore();
    }
}

void WindowWall::enter()
{
    m_entered = true;
    m_wasFull = m_window.isFullScreen();
    m_geometryBefore = m_window.saveGeometry();
    m_stateBefore = m_window.saveState();
    Settings &settings = m_match.settings();
    settings.faceToFace.lend(false);
    settings.lighting.lend(Lighting::HighContrast);
    settings.numerals.lend(true);
    for (QDockWidget *dock : m_window.findChildren<QDockWidget *>()) {
        dock->hide();
    }
    m_strip->show();
    m_parts.view.setMenuButton(*m_menu);
    m_parts.view.setFullScreen(true);
    fonts::setForWall(true);
    Q_EMIT textSizeChanged();
    m_strip->fitTo(m_window.size());
    m_parts.board.setFocus(Qt::OtherFocusReason);
}

void WindowWall::restore()
{
    m_entered = false;
    Settings &settings = m_match.settings();
    m_strip->hide();
    m_parts.strip.caption().show();
    m_parts.view.setMenuButton(m_parts.strip.caption().menuButton());
    if (!m_wasFull) {
        m_parts.view.setFullScreen(false);
        // Immediately, because the geometry may be stored now.
        m_window.restoreGeometry(m_geometryBefore);
    }
    // Values chosen meanwhile are kept.
    settings.numerals.giveBack();
    settings.lighting.giveBack();
    settings.faceToFace.giveBack();
    if (m_wasFull) {
        m_parts.view.setFullScreen(true); // Esc may have left full screen
    }
    fonts::setForWall(false);
    Q_EMIT textSizeChanged();
    m_window.restoreState(m_stateBefore);
    // Repeated with the smaller fonts: the large ones gave panels a larger minimum width.
    const auto restoreWidths = [this] {
        if (!m_entered) {
            m_window.restoreState(m_stateBefore);
        }
    };
    QMetaObject::invokeMethod(this, restoreWidths, Qt::QueuedConnection);
    m_parts.board.setFocus(Qt::OtherFocusReason);
}

bool WindowWall::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && m_entered) {
        m_strip->fitTo(m_window.size());
    } else if (event->type() == QEvent::Close ||
               (event->type() == QEvent::Hide && !event->spontaneous())) {
        // Stores the previous geometry, and closes the picture on the wall first.
        m_projector->leave();
    }
    return QObject::eventFilter(watched, event);
}

void WindowWall::retranslate()
{
    m_throw->setText(tr("Throw"));
    m_menu->setAccessibleName(tr("Menu"));
    m_menu->setToolTip(tr("Menu"));
    m_leave->setAccessibleName(tr("Leave the projector"));
    m_leave->setToolTip(tr("Back to the window as it was (Esc)"));
    m_strip->retranslate();
}

} // namespace doublets

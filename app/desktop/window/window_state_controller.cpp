// SPDX-License-Identifier: MIT
#include "desktop/window/window_state_controller.h"

#include "choices/text_size.h"
#include "language/language.h"
#include "match/settings/settings.h"
#include "panels/actions/actions.h"

#include <QEvent>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

WindowStateController::WindowStateController(QMainWindow &window, Settings &settings,
                                             Actions &actions, QToolButton &menuButton)
    : QObject(&window)
    , m_window(window)
    , m_settings(settings)
    , m_actions(actions)
    , m_menuButton(&menuButton)
{
    connect(actions.fullScreen, &QAction::triggered, this, &WindowStateController::setFullScreen);
    connect(actions.faceToFace, &QAction::triggered, this, &WindowStateController::setFaceToFace);
    connect(&settings.faceToFace, &Setting::changed, this,
            &WindowStateController::updateFaceToFace);
    connect(actions.enlargeText, &QAction::triggered, this, [this] { changeTextSize(1); });
    connect(actions.reduceText, &QAction::triggered, this, [this] { changeTextSize(-1); });
    connect(actions.resetTextSize, &QAction::triggered, this,
            [this] { m_settings.textSize.set(m_settings.textSize.defaultValue()); });
    connect(actions.numerals, &QAction::triggered, this,
            [this](bool shown) { m_settings.pointNumbers.set(shown); });
    const auto updateNumeralsAction = [this] {
        m_actions.numerals->setChecked(m_settings.pointNumbers.value());
    };
    connect(&settings.pointNumbers, &Setting::changed, this, updateNumeralsAction);
    updateNumeralsAction();
    connect(&settings.language, &Setting::changed, this, &WindowStateController::applyLanguage);
    const auto updateDockAnimation = [this] {
        m_window.setAnimated(m_settings.motionSpeed.value() != MotionSpeed::Off);
    };
    connect(&settings.motionSpeed, &Setting::changed, this, updateDockAnimation);
    updateDockAnimation();
}

void WindowStateController::restore()
{
    // A small screen is filled, a large one is not. The size of the frame is known only once the
    // window is shown; if little space is left, the window manager fits the window. Without a
    // window manager, as in an X11 kiosk, there is no frame.
    const QSize availableSize = m_window.screen()->availableGeometry().size();
    const QSize defaultSize = QSize(1280, 800).expandedTo(availableSize * 2 / 3);
    const QSize frame(16, 64); // a generous estimate
    // Wayland compositors also fit the window, but only after its first frame was painted.
    const bool isFittedLater = QGuiApplication::platformName().startsWith(u"wayland"_s);
    m_window.resize(defaultSize.boundedTo(isFittedLater ? availableSize - frame : availableSize));
    if ((defaultSize + frame).boundedTo(availableSize) != defaultSize + frame) {
        m_window.setWindowState(Qt::WindowMaximized);
    }
    m_window.restoreGeometry(m_settings.windowGeometry.value());
    m_window.restoreState(m_settings.windowState.value());
    setFullScreen(m_window.isFullScreen());
    m_window.installEventFilter(this);
}

bool WindowStateController::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_window && event->type() == QEvent::Show) {
        // Repeated, because only now does the window have the size that the panels' widths depend
        // on.
        m_window.removeEventFilter(this);
        m_window.restoreState(m_settings.windowState.value());
    }
    return QObject::eventFilter(watched, event);
}

void WindowStateController::save()
{
    m_settings.windowGeometry.set(m_window.saveGeometry());
    m_settings.windowState.set(m_window.saveState());
    m_settings.write();
}

void WindowStateController::setFullScreen(bool enabled)
{
    m_window.setWindowState(m_window.windowState().setFlag(Qt::WindowFullScreen, enabled));
    m_window.menuBar()->setVisible(!enabled);
    m_menuButton->setVisible(enabled);
    m_actions.fullScreen->setChecked(enabled);
    if (!enabled) {
        m_isFullScreenForFaceToFace = false;
        m_settings.faceToFace.set(false);
    }
    updateFaceToFace();
}

void WindowStateController::setFaceToFace(bool enabled)
{
    m_settings.faceToFace.set(enabled);
    if (enabled != m_window.isFullScreen() && (enabled || m_isFullScreenForFaceToFace)) {
        m_isFullScreenForFaceToFace = enabled;
        setFullScreen(enabled);
    }
}

bool WindowStateController::isFaceToFace() const
{
    return m_settings.faceToFace.value() && m_window.isFullScreen();
}

void WindowStateController::updateFaceToFace()
{
    m_actions.faceToFace->setChecked(isFaceToFace());
    Q_EMIT faceToFaceChanged(isFaceToFace());
}

void WindowStateController::showMenus()
{
    if (m_window.isFullScreen()) {
        m_menuButton->showMenu();
    } else {
        QMenuBar &menus = *m_window.menuBar();
        QAction *first = menus.actions().constFirst();
        menus.setActiveAction(first);
        // Screen readers read the selected item, not the menu.
        first->menu()->setActiveAction(first->menu()->actions().constFirst());
    }
}

void WindowStateController::changeTextSize(int steps)
{
    const int step = m_settings.textSize.value() / text_size::PercentStep + steps;
    m_settings.textSize.set(
        std::clamp(step * text_size::PercentStep, text_size::MinPercent, text_size::MaxPercent));
}

void WindowStateController::applyLanguage()
{
    const QString code = m_settings.language.value();
    installTranslator(code == u"system"_s ? QString() : code);
}

} // namespace doublets

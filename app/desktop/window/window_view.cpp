// SPDX-License-Identifier: MIT
#include "desktop/window/window_view.h"

#include "choices/text_size.h"
#include "language/language.h"
#include "match/settings/settings.h"
#include "panels/actions/actions.h"

#include <QEvent>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenuBar>
#include <QScreen>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

WindowView::WindowView(QMainWindow &window, Settings &settings, Actions &actions,
                       QToolButton &menus)
    : QObject(&window)
    , m_window(window)
    , m_settings(settings)
    , m_actions(actions)
    , m_menus(&menus)
{
    connect(actions.fullScreen, &QAction::triggered, this, &WindowView::setFullScreen);
    connect(actions.faceToFace, &QAction::triggered, this, &WindowView::setFaceToFace);
    connect(&settings.faceToFace, &Setting::changed, this, &WindowView::tellFaceToFace);
    connect(actions.enlargeText, &QAction::triggered, this, [this] { stepTextSize(1); });
    connect(actions.reduceText, &QAction::triggered, this, [this] { stepTextSize(-1); });
    connect(actions.resetTextSize, &QAction::triggered, this,
            [this] { m_settings.textSize.set(m_settings.textSize.defaultValue()); });
    connect(actions.numerals, &QAction::triggered, this,
            [this](bool shown) { m_settings.numerals.set(shown); });
    const auto checkNumerals = [this] {
        m_actions.numerals->setChecked(m_settings.numerals.value());
    };
    connect(&settings.numerals, &Setting::changed, this, checkNumerals);
    checkNumerals();
    connect(&settings.language, &Setting::changed, this, &WindowView::speakAsSet);
    const auto moveDocks = [this] {
        m_window.setAnimated(m_settings.speed.value() != MotionSpeed::Off);
    };
    connect(&settings.speed, &Setting::changed, this, moveDocks);
    moveDocks();
}

void WindowView::restore()
{
    // A small screen is filled, a large one is not. The size of the frame is known only once the
    // window is shown; if little space is left, the window manager fits the window. Without a
    // window manager, as in an X11 kiosk, there is no frame.
    const QSize room = m_window.screen()->availableGeometry().size();
    const QSize usual = QSize(1280, 800).expandedTo(room * 2 / 3);
    const QSize frame(16, 64); // a generous estimate
    // Wayland compositors also fit the window, but only after its first frame was painted.
    const bool fitsLater = QGuiApplication::platformName().startsWith(u"wayland"_s);
    m_window.resize(usual.boundedTo(fitsLater ? room - frame : room));
    if ((usual + frame).boundedTo(room) != usual + frame) {
        m_window.setWindowState(Qt::WindowMaximized);
    }
    m_window.restoreGeometry(m_settings.windowGeometry.value());
    m_window.restoreState(m_settings.windowState.value());
    setFullScreen(m_window.isFullScreen());
    m_window.installEventFilter(this);
}

bool WindowView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_window && event->type() == QEvent::Show) {
        // Repeated, because only now does the window have the size that the panels' widths depend
        // on.
        m_window.removeEventFilter(this);
        m_window.restoreState(m_settings.windowState.value());
    }
    return QObject::eventFilter(watched, event);
}

void WindowView::remember()
{
    m_settings.windowGeometry.set(m_window.saveGeometry());
    m_settings.windowState.set(m_window.saveState());
    m_settings.write();
}

void WindowView::setFullScreen(bool full)
{
    m_window.setWindowState(m_window.windowState().setFlag(Qt::WindowFullScreen, full));
    m_window.menuBar()->setVisible(!full);
    m_menus->setVisible(full);
    m_actions.fullScreen->setChecked(full);
    if (!full) {
        m_settings.faceToFace.set(false);
    }
    tellFaceToFace();
}

void WindowView::setFaceToFace(bool faceToFace)
{
    m_settings.faceToFace.set(faceToFace);
    if (faceToFace && !m_window.isFullScreen()) {
        setFullScreen(true);
    }
}

bool WindowView::isFaceToFace() const
{
    return m_settings.faceToFace.value() && m_window.isFullScreen();
}

void WindowView::tellFaceToFace()
{
    m_actions.faceToFace->setChecked(isFaceToFace());
    Q_EMIT faceToFaceChanged(isFaceToFace());
}

void WindowView::showMenus()
{
    if (m_window.isFullScreen()) {
        m_menus->showMenu();
    }
}

void WindowView::stepTextSize(int steps)
{
    const int at = m_settings.textSize.value() / text_size::PercentStep + steps;
    m_settings.textSize.set(
        std::clamp(at * text_size::PercentStep, text_size::MinPercent, text_size::MaxPercent));
}

void WindowView::speakAsSet()
{
    const QString code = m_settings.language.value();
    installTranslator(code == u"system"_s ? QString() : code);
}

} // namespace doublets

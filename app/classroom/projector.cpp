// SPDX-License-Identifier: MIT
#include "classroom/projector.h"

#include "classroom/screen_choice_dialog.h"
#include "classroom/wall_window.h"
#include "match/match.h"
#include "panels/actions/actions.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

#include <utility>

namespace doublets {

Projector::Projector(Match &match, Actions &actions, QWidget &window, ScreenProvider screens)
    : QObject(&window)
    , m_match(match)
    , m_actions(actions)
    , m_window(window)
    , m_screens(screens ? std::move(screens) : ScreenProvider(&QGuiApplication::screens))
{
    connect(actions.projector, &QAction::triggered, this, &Projector::toggle);
    connect(qGuiApp, &QGuiApplication::screenAdded, this, &Projector::onScreenAdded);
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, &Projector::onScreenRemoved);
}

Projector::~Projector()
{
    delete m_wallWindow;
}

WallWindow *Projector::wallWindow() const
{
    return m_wallWindow;
}

QScreen *Projector::otherScreen() const
{
    for (QScreen *screen : m_screens()) {
        if (screen != m_window.screen()) {
            return screen;
        }
    }
    return nullptr;
}

void Projector::toggle()
{
    m_actions.projector->setChecked(m_place != Place::Nowhere); // undo the toggle until the change
                                                                // has happened
    if (m_place != Place::Nowhere) {
        stop();
    } else if (otherScreen() != nullptr) {
        askForPlace();
    } else {
        present(Place::ThisWindow);
    }
}

void Projector::askForPlace()
{
    if (m_choiceDialog == nullptr) {
        m_choiceDialog = new ScreenChoiceDialog(&m_window);
        m_choiceDialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_choiceDialog, &ScreenChoiceDialog::thisWindowChosen, this,
                [this] { present(Place::ThisWindow); });
        connect(m_choiceDialog, &ScreenChoiceDialog::otherScreenChosen, this,
                [this] { present(Place::OtherScreen); });
    }
    m_choiceDialog->open();
}

void Projector::present(Place place)
{
    m_isAwaitingScreen = false;
    if (place == Place::OtherScreen && otherScreen() == nullptr) {
        place = Place::ThisWindow;
    }
    if (m_place != place) {
        m_place = place;
        if (place == Place::OtherScreen) {
            openWallWindow();
        } else if (m_wallWindow != nullptr) {
            m_wallWindow->disconnect(this); // closed from here
            m_wallWindow->disconnectFromMatch();
            m_wallWindow->deleteLater();
            m_wallWindow.clear();
        }
        Q_EMIT placeChanged(place);
    }
    m_actions.projector->setChecked(m_place != Place::Nowhere);
}

void Projector::openWallWindow()
{
    m_wallWindow = new WallWindow(m_match, m_actions);
    connect(m_wallWindow, &WallWindow::dismissed, this, &Projector::stop);
    m_wallScreen = otherScreen();
    m_wallWindow->showOn(*m_wallScreen);
    m_window.activateWindow(); // keeps the keyboard focus with the teacher
}

void Projector::onScreenAdded()
{
    if (m_isAwaitingScreen && otherScreen() != nullptr) {
        present(Place::OtherScreen);
    }
}

void Projector::onScreenRemoved(QScreen *screen)
{
    if (m_choiceDialog != nullptr && otherScreen() == nullptr) {
        m_choiceDialog->close(); // only one screen is left
    }
    if (m_place == Place::OtherScreen && screen == m_wallScreen) {
        stop();
        m_isAwaitingScreen = true;
        m_match.remark(tr("The other screen was disconnected. The game continues here, and will "
                          "return to that screen when it is connected again."));
    }
}

} // namespace doublets

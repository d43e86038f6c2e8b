// SPDX-License-Identifier: MIT
#include "classroom/projector.h"

#include "classroom/wall_choice.h"
#include "classroom/wall_window.h"
#include "match/match.h"
#include "panels/actions/actions.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

#include <utility>

namespace doublets {

Projector::Projector(Match &match, Actions &actions, QWidget &window, Screens screens)
    : QObject(&window)
    , m_match(match)
    , m_actions(actions)
    , m_window(window)
    , m_screens(screens ? std::move(screens) : Screens(&QGuiApplication::screens))
{
    connect(actions.projector, &QAction::triggered, this, &Projector::toggle);
    connect(qGuiApp, &QGuiApplication::screenAdded, this, &Projector::addScreen);
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, &Projector::removeScreen);
}

Projector::~Projector()
{
    delete m_wall;
}

WallWindow *Projector::wall() const
{
    return m_wall;
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
        leave();
    } else if (otherScreen() != nullptr) {
        askForPlace();
    } else {
        show(Place::ThisWindow);
    }
}

void Projector::askForPlace()
{
    if (m_choice == nullptr) {
        m_choice = new WallChoice(&m_window);
        m_choice->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_choice, &WallChoice::thisWindowChosen, this, [this] { show(Place::ThisWindow); });
        connect(m_choice, &WallChoice::otherScreenChosen, this,
                [this] { show(Place::OtherScreen); });
    }
    m_choice->open();
}

void Projector::show(Place place)
{
    m_awaitsScreen = false;
    if (place == Place::OtherScreen && otherScreen() == nullptr) {
        place = Place::ThisWindow;
    }
    if (m_place != place) {
        m_place = place;
        if (place == Place::OtherScreen) {
            openWall();
        } else if (m_wall != nullptr) {
            m_wall->disconnect(this); // closed from here
            m_wall->end();
            m_wall->deleteLater();
            m_wall.clear();
        }
        Q_EMIT placeChanged(place);
    }
    m_actions.projector->setChecked(m_place != Place::Nowhere);
}

void Projector::openWall()
{
    m_wall = new WallWindow(m_match, m_actions);
    connect(m_wall, &WallWindow::dismissed, this, &Projector::leave);
    m_wallScreen = otherScreen();
    m_wall->showOn(*m_wallScreen);
    m_window.activateWindow(); // keeps the keyboard focus with the teacher
}

void Projector::addScreen()
{
    if (m_awaitsScreen && otherScreen() != nullptr) {
        show(Place::OtherScreen);
    }
}

void Projector::removeScreen(QScreen *screen)
{
    if (m_choice != nullptr && otherScreen() == nullptr) {
        m_choice->close(); // only one screen is left
    }
    if (m_place == Place::OtherScreen && screen == m_wallScreen) {
        leave();
        m_awaitsScreen = true;
        m_match.remark(tr("The other screen is gone. The game goes on here, and comes back to the "
                          "wall with the screen."));
    }
}

} // namespace doublets

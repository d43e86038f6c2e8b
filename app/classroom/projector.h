// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

#include <functional>

class QScreen;
class QWidget;

namespace doublets {

class Actions;
class Match;
class WallChoice;
class WallWindow;

/// Brings a match before a class: in its own window, or, where there is a second screen, in a
/// window that fills that one. A screen that goes takes nothing with it: the match goes on in its
/// own window, and comes back to the wall with the next screen.
class Projector : public QObject
{
    Q_OBJECT

public:
    enum class Place {
        Nowhere,
        ThisWindow, ///< the window looks as a wall must: whoever owns it sees to that
        OtherScreen,
    };
    using Screens = std::function<QList<QScreen *>()>;

    /// `window` is the one with the controls, and owns this. `screens` are those that there are
    /// now; without it, those of the desktop.
    Projector(Match &match, Actions &actions, QWidget &window, Screens screens = {});
    ~Projector() override;

    [[nodiscard]] Place place() const { return m_place; }
    /// The window on the other screen; null where there is none.
    [[nodiscard]] WallWindow *wall() const;
    /// The screen that does not have the window with the controls; null where there is one alone.
    [[nodiscard]] QScreen *otherScreen() const;
    /// Leaves the wall; or shows it, and asks where, if that can be chosen.
    void toggle();
    /// Where there is no other screen, the window itself.
    void show(Place place);
    void leave() { show(Place::Nowhere); }

Q_SIGNALS:
    void placeChanged(doublets::Projector::Place place);

private:
    void ask();
    void openWall();
    void addScreen();
    void removeScreen(QScreen *screen);

    Match &m_match;
    Actions &m_actions;
    QWidget &m_window;
    Screens m_screens;
    Place m_place = Place::Nowhere;
    QPointer<WallWindow> m_wall; ///< owned
    QPointer<WallChoice> m_choice;
    QScreen *m_wallScreen = nullptr; ///< to be compared only: it may be gone
    bool m_awaitsScreen = false;     ///< the one that showed the wall is gone
};

} // namespace doublets

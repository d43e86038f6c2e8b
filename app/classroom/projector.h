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

/// Presents a match to a class: in its own window or, if there is a second screen, in a full-screen
/// window there. If that screen is disconnected, the match continues in its own window and returns
/// to the next screen that is connected.
class Projector : public QObject
{
    Q_OBJECT

public:
    enum class Place {
        Nowhere,
        ThisWindow, ///< the owner of the window adapts its layout
        OtherScreen,
    };
    using Screens = std::function<QList<QScreen *>()>;

    /// `window` contains the controls and becomes the parent. `screens` returns the available
    /// screens and defaults to those of the desktop. `match` and `actions` must outlive this
    /// object.
    Projector(Match &match, Actions &actions, QWidget &window, Screens screens = {});
    ~Projector() override;

    [[nodiscard]] Place place() const { return m_place; }
    /// Returns the window on the other screen. Returns null if there is none.
    [[nodiscard]] WallWindow *wall() const;
    /// Returns the first screen without the window. Returns null if there is no other screen.
    [[nodiscard]] QScreen *otherScreen() const;
    /// Stops presenting, or starts presenting. Asks where if there are two screens.
    void toggle();
    /// Presents in `place`. Falls back to ThisWindow if there is no other screen.
    void show(Place place);
    void leave() { show(Place::Nowhere); }

Q_SIGNALS:
    /// Emitted when `place` has changed.
    void placeChanged(doublets::Projector::Place place);

private:
    void askForPlace();
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
    QScreen *m_wallScreen = nullptr; ///< only for comparison: may be dangling
    bool m_awaitsScreen = false;     ///< disconnected while in use; resume on the next screen
};

} // namespace doublets

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
class ScreenChoiceDialog;
class WallWindow;

/// Presents a match to a class, either in the main window or in a full-screen window on a second
/// screen. If the second screen is disconnected, the presentation stops and a remark tells the
/// user. The presentation resumes on the next screen that is connected, unless present() has been
/// called meanwhile.
class Projector : public QObject
{
    Q_OBJECT

public:
    /// Where the match is presented.
    enum class Place {
        Nowhere,    ///< not presented
        ThisWindow, ///< in the main window, whose owner adapts the layout
        OtherScreen,
    };
    using ScreenProvider = std::function<QList<QScreen *>()>;

    /// `window` contains the controls and becomes the parent. `screens` returns the available
    /// screens and defaults to those of the desktop. `match` and `actions` must outlive this
    /// object, which handles `actions.projector`.
    Projector(Match &match, Actions &actions, QWidget &window, ScreenProvider screens = {});
    ~Projector() override;

    [[nodiscard]] Place place() const { return m_place; }
    /// Returns the window on the other screen; null if there is none.
    [[nodiscard]] WallWindow *wallWindow() const;
    /// Returns the first screen that does not show the main window; null if there is none.
    [[nodiscard]] QScreen *otherScreen() const;
    /// Stops presenting if the match is being presented. Otherwise presents the match in the
    /// main window or, if there is another screen, opens a dialog that asks the user where. Returns
    /// without waiting for the answer.
    void toggle();
    /// Presents the match in `place`; in ThisWindow if `place` is OtherScreen but there is no other
    /// screen.
    void present(Place place);
    /// Stops presenting, and does not resume on another screen.
    void stop() { present(Place::Nowhere); }

Q_SIGNALS:
    /// Emitted when place() has changed.
    void placeChanged(doublets::Projector::Place place);

private:
    void askForPlace();
    void openWallWindow();
    void addScreen();
    void removeScreen(QScreen *screen);

    Match &m_match;
    Actions &m_actions;
    QWidget &m_window;
    ScreenProvider m_screens;
    Place m_place = Place::Nowhere;
    QPointer<WallWindow> m_wallWindow; ///< owned
    QPointer<ScreenChoiceDialog> m_choiceDialog;
    QScreen *m_wallScreen = nullptr; ///< only for comparison; may be dangling
    bool m_isAwaitingScreen = false; ///< whether to resume on the next screen
};

} // namespace doublets

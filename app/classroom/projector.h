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

/// A controller that presents a match to a class, in the main window or in a full-screen window on
/// a second screen. If the second screen is disconnected, the presentation stops, with a message to
/// the user. The presentation resumes when a second screen is connected again, unless present() or
/// stop() has been called in the meantime.
class Projector : public QObject
{
    Q_OBJECT

public:
    /// The place where the match is presented.
    enum class Place {
        Nowhere,     ///< the match is not presented
        ThisWindow,  ///< in the main window; the receiver of placeChanged() adapts its layout
        OtherScreen, ///< in a window on the second screen
    };
    /// A function that returns the available screens.
    using ScreenProvider = std::function<QList<QScreen *>()>;

    /// `window` is the main window and becomes the parent of this object. `screens` defaults to
    /// QGuiApplication::screens(). `match` and `actions` must outlive this object, which handles
    /// `actions.projector`.
    Projector(Match &match, Actions &actions, QWidget &window, ScreenProvider screens = {});
    ~Projector() override;

    [[nodiscard]] Place place() const { return m_place; }
    /// Returns the window on the other screen. Returns null unless place() is OtherScreen. This
    /// object owns the window and deletes it when the place changes.
    [[nodiscard]] WallWindow *wallWindow() const;
    /// Stops presenting if the match is being presented. Otherwise presents the match in the main
    /// window or, if there is another screen, asks the user for the place in a dialog. Does not
    /// block.
    void toggle();
    /// Presents the match in `place`, or in ThisWindow if `place` is OtherScreen but there is no
    /// other screen. With Nowhere, stops presenting.
    void present(Place place);
    /// Stops presenting, and does not resume on another screen.
    void stop() { present(Place::Nowhere); }

Q_SIGNALS:
    /// Emitted when place() has changed.
    void placeChanged(doublets::Projector::Place place);

private:
    /// Returns the first screen that does not show the main window, or null if there is none.
    [[nodiscard]] QScreen *otherScreen() const;
    void askForPlace();
    void openWallWindow();
    void onScreenAdded();
    void onScreenRemoved(QScreen *screen);

    Match &m_match;
    Actions &m_actions;
    QWidget &m_window;
    ScreenProvider m_screens;
    Place m_place = Place::Nowhere;
    QPointer<WallWindow> m_wallWindow; ///< owned
    QPointer<ScreenChoiceDialog> m_choiceDialog;
    QScreen *m_wallScreen = nullptr; ///< for comparison only; may be dangling
    bool m_isAwaitingScreen = false; ///< whether to resume when a screen is connected
};

} // namespace doublets

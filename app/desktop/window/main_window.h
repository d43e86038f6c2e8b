// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "match/change.h"

#include <QMainWindow>

namespace doublets {

class Actions;
class BoardView;
class CommentarySpeaker;
class Dialogs;
class FaceToFace;
class FileCommands;
class Match;
class Session;
enum class PreviousGame;
class NoticeBar;
class Overlays;
class PictureCache;
class SidePanels;
class SoundPlayer;
class StartScreen;
class TallyLabel;
class WindowDialogs;
class WindowKeyHandler;
class WindowInventions;
class WindowLessons;
class WindowMenus;
class FaceToFaceMode;
class WindowStrip;
class WindowStateController;
class ProjectionMode;

/// The main window of a match: the board, the caption below it, and the panels beside it.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// `session` must be the session of `match`, and must have been started. `match`, `session` and
    /// `dialogs` must outlive this object.
    MainWindow(Match &match, Session &session, Dialogs &dialogs, QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] BoardView &board() const { return *m_board; }
    /// Sets the disk cache for all pictures of boards. Defaults to a closed cache, which stores
    /// nothing. Call before the window is shown.
    void setPictureCache(const PictureCache &cache);
    /// Adds a notice about `error`, which is shown above the board once the user has closed
    /// earlier notices.
    void showError(const Error &error);
    /// As showError(), but adds what the user can do about a file that could not be opened.
    void showOpenError(const Error &error);
    /// Opens the game, lesson or invention at `path`. Shows errors as notices.
    void openFile(const QString &path);
    /// Shows a notice which states that the previous run of the program ended unexpectedly, and
    /// where the game of that run is kept. Does nothing if `game` is PreviousGame::None.
    void reportPreviousGame(PreviousGame game);
    /// Shows the start screen, unless the user has turned it off or the computer plays both sides.
    /// Call this once, after the program has started.
    void showStartScreenOnLaunch();
    /// Begins First steps, the guided introduction to the rules of the current game. Suspends the
    /// current game until First steps ends.
    void beginFirstSteps();
    /// Closes the window as close() does, but without asking the user.
    void closeUnconditionally();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void setUpLayout();
    void connectCommands();
    void connectComponents();
    void connectStartScreen();
    /// Removes the notice of an error that has been resolved.
    void removeError(const Error &error);

    /// Enables or disables the board and the panels behind the start screen, so that their
    /// mnemonics do not compete with those on the start screen.
    void setBackgroundEnabled(bool isEnabled);
    void onMatchChanged(const Change &change);
    void updateCloserViewAction();
    void updateTitleAndScore();
    /// Gives the focus to the dice entry if dice are requested, otherwise to the board. Does
    /// nothing while the start screen is visible.
    void focusBoard();
    /// Pauses the match while the window is hidden, the start screen or a dialog that pauses the
    /// game is open, or an offer is pending. Otherwise resumes the match.
    void updatePause();
    void updateTextSizes();
    /// In a window that is low for its text, hides the caption during First steps, whose panel
    /// shows what to do, and hides both the board and the caption beside a long panel.
    void updateVisibleParts();
    void retranslate();

    Match &m_match;
    Session &m_session;
    Actions *m_actions;
    BoardView *m_board;
    FaceToFace *m_faceToFace;
    SoundPlayer *m_soundPlayer;
    NoticeBar *m_notices;
    WindowStrip *m_strip;
    TallyLabel *m_tallyLabel;
    Overlays *m_overlays;
    CommentarySpeaker *m_speaker;
    StartScreen *m_startScreen;
    SidePanels *m_panels;
    WindowLessons *m_lessons;
    WindowInventions *m_inventions;
    WindowMenus *m_menus;
    FileCommands *m_fileCommands;
    WindowDialogs *m_windowDialogs;
    WindowKeyHandler *m_keyHandler;
    WindowStateController *m_windowStateController;
    FaceToFaceMode *m_faceToFaceMode;
    ProjectionMode *m_projectionMode;
    bool m_closesUnconditionally = false;
    bool m_returnsToStart = false; ///< whether to show the start screen after First steps
};

} // namespace doublets

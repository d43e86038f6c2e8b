// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/game/position.h"

#include <QMainWindow>
#include <QPointer>
#include <QTimer>

#include <optional>

class QLabel;

namespace doublets {

class Actions;
class BoardView;
class CaptionBar;
class ComputerPlay;
class CourseModel;
class Dialogs;
class DiceEntry;
class GamesDialog;
class HintControl;
class NoticeBar;
class OddsStore;
class OddsWatch;
class OpeningPictures;
class PlayControl;
class RecentMenu;
class Session;
class Settings;
class SettingsDialog;
class SidePanels;
class SkillStore;
class SoundPlayer;
class StartPanel;
class StillJob;
class TakeOverPanel;
class WinnerPanel;

/// The one window of the game: the board, the line under it, and what stands beside it.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// The session must have been started. Session and dialogs must outlive the window.
    MainWindow(Session &session, Dialogs &dialogs, QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] BoardView &board() const { return *m_board; }
    [[nodiscard]] ComputerPlay &computer() const { return *m_computer; }
    /// Shows that line in the strip above the board until it is put away.
    void showError(const Error &error);
    void openFile(const QString &path);
    /// The last start did not bring its game to the screen: it was set aside.
    void tellOfGameSetAside();
    /// For who has just started the programme: how the game is won, if it is a new one.
    void greet();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void makeMenus();
    void connectGameActions();
    void connectPlay();
    void connectPanels();
    void connectDiceEntry();
    void followSettings();
    void restoreWindow();

    void connectStart();
    void connectComputer();
    void connectOdds();
    void refreshOdds();
    /// Does, at the end of the throw on the board, what this key is for. False: it is for nothing.
    [[nodiscard]] bool hurryFor(const QKeyEvent &event);
    /// Whether the computer may play on the board that people see.
    [[nodiscard]] bool isBoardFree() const;
    /// Whether what is due is not for people to play.
    [[nodiscard]] bool locksBoard() const;
    /// Somebody comes to a table that plays by itself.
    void interrupt();

    void showGame();
    /// Brings everything up to date with the game, once the men have stopped.
    void refresh();
    void refreshActions();
    void refreshDice();
    void refreshNames();
    void refreshTally();
    /// Asks for the next dice where people enter them and all is at rest.
    void refreshDiceEntry();
    void askForDice();
    [[nodiscard]] QString diceQuestion() const;
    /// Whatever is asked for is asked of the game as it stands, not of a past position.
    void playNow(void (PlayControl::*what)());
    /// Why a press on that player's box throws nothing, as a sentence.
    [[nodiscard]] QString whyNoThrowFrom(Side side) const;
    void showEnd();
    void showPast(int row);
    void showPresent();
    void refreshWhy();
    void openGames();
    void showGoal();
    void openSettings();
    void openPlayers();
    void saveAs();
    void tellSaved(const QString &path, const std::optional<Error> &error);
    void savePicture();
    void showProgressOf(StillJob &job);
    [[nodiscard]] QString suggestedPicture() const;
    void saveDice();
    void tellAgain();
    void setFullScreen(bool full);
    /// What Esc leaves: a plate, the past, full screen.
    void leave();
    void nextPane();
    /// Larger or smaller letters everywhere.
    void stepTextSize(int steps);
    void fitLetters();
    void retranslate();

    Session &m_session;
    Settings &m_settings;
    Dialogs &m_dialogs;
    Actions *m_actions;
    BoardView *m_board;
    NoticeBar *m_notices;
    DiceEntry *m_diceEntry;
    CaptionBar *m_captionBar;
    WinnerPanel *m_winner;
    TakeOverPanel *m_takeOver;
    StartPanel *m_start;
    OpeningPictures *m_openings;
    CourseModel *m_course;
    OddsStore *m_odds;
    OddsWatch *m_oddsWatch;
    SkillStore *m_skill;
    HintControl *m_hint;
    SidePanels *m_panels;
    ComputerPlay *m_computer;
    PlayControl *m_play;
    SoundPlayer *m_sound;
    QLabel *m_tally;
    QMenu *m_gameMenu = nullptr;
    RecentMenu *m_recentMenu = nullptr;
    QMenu *m_playMenu = nullptr;
    QMenu *m_viewMenu = nullptr;
    QMenu *m_helpMenu = nullptr;
    QPointer<SettingsDialog> m_settingsDialog;
    QPointer<GamesDialog> m_gamesDialog;
    QTimer m_returnSeats;
    std::size_t m_askedAt = 0; ///< how many actions the game had when its dice were asked for
    int m_pastRow = -1;        ///< of the course of play; -1: the present
    bool m_endShown = false;
};

} // namespace doublets

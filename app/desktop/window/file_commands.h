// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

#include <QObject>
#include <QString>

#include <optional>

class QAction;
class QWidget;

namespace doublets {

class Actions;
class BoardImageTask;
class BoardView;
class Dialogs;
class Match;
class Session;
class RecentMenu;
struct DiceReport;

/// The commands for opening and saving games, and for saving pictures of the board and dice
/// reports.
class FileCommands : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of the dialogs and takes ownership. All arguments must outlive this
    /// object.
    FileCommands(Match &match, Session &session, BoardView &board, Dialogs &dialogs,
                 QWidget &window);

    /// Connects the actions and the menu that trigger the commands.
    void connectTo(const Actions &actions, const RecentMenu &recent);

    /// Asks the user for a game and opens it.
    void openWithDialog();
    void open(const QString &path);
    /// Opens a recent file. If it no longer exists, removes it from the list of recent files.
    void openRecent(const QString &path);
    /// Reopens the unfinished game in the file `path`.
    void reopenGame(const QString &path);
    /// Reopens the most recent unfinished game.
    void reopenLastGame();
    void saveAs();
    void saveDiceReport(const DiceReport &report);
    /// Saves a picture of the board in the background. Disables `action` meanwhile, so that only
    /// one picture is saved at a time.
    void savePicture(QAction &action);

Q_SIGNALS:
    /// Emitted when a file could not be opened or saved.
    void errorOccurred(const doublets::Error &error);
    /// Emitted when the user should see a message that is not an error.
    void messageReported(const QString &text);

private:
    void report(const std::optional<Error> &error);
    void reportSaved(const QString &path, const std::optional<Error> &error);
    void showProgress(BoardImageTask &task);
    [[nodiscard]] QString suggestedPicturePath() const;

    Match &m_match;
    Session &m_session;
    BoardView &m_board;
    Dialogs &m_dialogs;
    QWidget &m_window;
};

} // namespace doublets

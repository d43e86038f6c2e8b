// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/record/record.h"

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
    /// `window` takes ownership of this object and becomes the parent of its dialogs. All other
    /// arguments must outlive this object. Makes `session` ask the user before discarding a game
    /// that could not be saved.
    FileCommands(Match &match, Session &session, BoardView &board, Dialogs &dialogs,
                 QWidget &window);

    /// Connects the actions and the menu to the commands. Call once.
    void connectTo(const Actions &actions, const RecentMenu &recent);

    // Opening functions emit openFailed() on failure. They leave the current game on the board
    // if they fail, or if the current game cannot be saved and the user does not agree to discard
    // it.

    /// Asks the user for a game file and opens it. Does nothing if the user cancels.
    void openWithDialog();
    /// Opens the game in the file `path`.
    void open(const QString &path);
    /// Opens a recent file. If the file no longer exists, removes it from the list of recent files
    /// and emits messageReported() instead of openFailed().
    void openRecent(const QString &path);
    /// Reopens the game in the file `path`, which must be one of Session::unfinishedGames().
    void reopenGame(const QString &path);
    /// Reopens the most recent unfinished game. Does nothing if there is none.
    void reopenLastGame();

    /// Returns whether the program may quit: whether the game is on disk or the user agrees to lose
    /// it. Blocks until the game has been saved, or until saving has failed and the user has
    /// answered.
    [[nodiscard]] bool confirmQuit();

    // Saving functions ask the user for a path, do nothing if the user cancels, report success with
    // Match::remark(), and emit saveFailed() on failure.

    /// Saves the game as a record.
    void saveAs();
    /// Saves `report` as a CSV file.
    void saveDiceReport(const DiceReport &report);
    /// Ends all motion on the board, even if the user then cancels, and saves a picture of the
    /// board in the background. Disables `action` until the picture has been saved, so that only
    /// one picture is saved at a time. `action` must outlive this object.
    void savePicture(QAction &action);

Q_SIGNALS:
    /// Emitted when a file could not be opened.
    void openFailed(const doublets::Error &error);
    /// Emitted when a file could not be saved. `text` is the message to show.
    void saveFailed(const QString &text);
    /// Emitted when saveAs() has made a new attempt after a failure reported as `text`, which is
    /// now obsolete. If the new attempt has failed, too, saveFailed() follows.
    void saveErrorSuperseded(const QString &text);
    /// Emitted when a recent file has been removed from the list because it no longer exists.
    /// `text` is the message to show.
    void messageReported(const QString &text);

private:
    void reportError(const std::optional<Error> &error);
    void reportSaveResult(const QString &path, const std::optional<Error> &error);
    void showProgress(BoardImageTask &task);
    [[nodiscard]] QString suggestedPicturePath() const;

    Match &m_match;
    Session &m_session;
    BoardView &m_board;
    Dialogs &m_dialogs;
    QWidget &m_window;
    std::optional<Record> m_savedRecord; ///< record last saved by saveAs()
    QString m_saveErrorText;             ///< of the last attempt of saveAs(); empty if it succeeded
};

} // namespace doublets

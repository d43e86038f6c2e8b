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

/// The commands for opening and saving files: games, pictures of the board, and figures of the
/// dice.
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

    void askWhatToOpen();
    void open(const QString &path);
    /// Opens a recent file. If it no longer exists, removes it from the list of recent files.
    void openRecent(const QString &path);
    /// Reopens the game left in the file `path`.
    void reopen(const QString &path);
    /// Reopens the game left last.
    void reopenLast();
    void saveAs();
    void saveDice(const DiceReport &report);
    /// Saves a picture of the board in the background. `action` is disabled meanwhile, so that only
    /// one picture is saved at a time.
    void savePicture(QAction &action);

Q_SIGNALS:
    /// Emitted when a file could not be opened or saved.
    void failed(const doublets::Error &error);
    /// Emitted with a message that is not an error.
    void noticed(const QString &text);

private:
    void report(const std::optional<Error> &error);
    void reportSaved(const QString &path, const std::optional<Error> &error);
    void showProgressOf(BoardImageTask &job);
    [[nodiscard]] QString suggestedPicture() const;

    Match &m_match;
    Session &m_session;
    BoardView &m_board;
    Dialogs &m_dialogs;
    QWidget &m_window;
};

} // namespace doublets

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
class RecentMenu;
struct DiceReport;

/// What of a match is opened from files and saved to them: games, pictures of the board, figures of
/// the dice.
class FileCommands : public QObject
{
    Q_OBJECT

public:
    /// Dialogs belong to `window`. All four must outlive this.
    FileCommands(Match &match, BoardView &board, Dialogs &dialogs, QWidget &window);

    /// What asks for them.
    void connectTo(const Actions &actions, const RecentMenu &recent);

    void askWhatToOpen();
    void open(const QString &path);
    /// Opens a file of the list of recent files, and removes the file from the list if it is gone.
    void openRecent(const QString &path);
    /// Takes up a game that was left, whose file is given.
    void reopen(const QString &path);
    /// The same for the game that was left last.
    void reopenLast();
    void saveAs();
    void saveDice(const DiceReport &report);
    /// `action` asked for it, and is disabled meanwhile: one picture at a time.
    void savePicture(QAction &action);

Q_SIGNALS:
    void failed(const doublets::Error &error);
    void noticed(const QString &text);

private:
    void report(const std::optional<Error> &error);
    void reportSaved(const QString &path, const std::optional<Error> &error);
    void showProgressOf(BoardImageTask &job);
    [[nodiscard]] QString suggestedPicture() const;

    Match &m_match;
    BoardView &m_board;
    Dialogs &m_dialogs;
    QWidget &m_window;
};

} // namespace doublets

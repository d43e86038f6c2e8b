// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>

#include <functional>
#include <optional>

class QDateTime;

namespace doublets {

class Session;
struct FinishedGameFile;
struct InventionName;
struct PlayerNames;
struct UnfinishedGame;

/// The menu "Open recent", which lists unfinished games, finished games and recent files. Rebuilt
/// whenever it is opened or the list of recent files changes.
class RecentMenu : public QMenu
{
    Q_OBJECT

public:
    /// `session` must outlive this object.
    RecentMenu(Session &session, QWidget *parent);

    /// Recreates all items, reading the games from disk.
    void rebuild();
    /// Enables the menu if there are unfinished or finished games, or recent files; otherwise
    /// disables it.
    void updateEnabled();

Q_SIGNALS:
    /// Emitted when the user has chosen the recent file `path`.
    void fileChosen(const QString &path);
    /// Emitted when the user has chosen the unfinished game in the file `path`.
    void unfinishedGameChosen(const QString &path);
    /// Emitted when the user has chosen the finished game in the file `path`.
    void finishedGameChosen(const QString &path);

private:
    using EndingText = std::function<QString(int maxLetters)>;

    void rebuildFinishedMenu();
    /// Returns a one-line description of a game, with names that are truncated as far as the screen
    /// requires. `ending` returns how the game ended, with names of at most the given number of
    /// letters; empty if the game is unfinished.
    [[nodiscard]] QString gameText(const QDateTime &lastPlayed, const QString &ruleSet,
                                   const std::optional<InventionName> &invention,
                                   const PlayerNames &names, int throws,
                                   const EndingText &ending = {}) const;
    /// Returns the result of a game and its place in its match.
    [[nodiscard]] static QString endingText(const FinishedGameFile &game, const PlayerNames &names,
                                            int maxLetters);
    void addUnfinishedGame(const UnfinishedGame &game);
    void addFile(const QString &path);
    [[nodiscard]] QString itemText(const UnfinishedGame &game) const;

    Session &m_session;
    QMenu *m_finishedMenu; ///< the submenu of finished games
};

} // namespace doublets

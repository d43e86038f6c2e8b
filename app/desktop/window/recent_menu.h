// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>

namespace doublets {

class Session;
struct UnfinishedGame;

/// The menu "Open recent", which lists unfinished games and recent files. Rebuilt whenever it is
/// opened or the list of recent files changes.
class RecentMenu : public QMenu
{
    Q_OBJECT

public:
    /// `session` must outlive this object.
    RecentMenu(Session &session, QWidget *parent);

    /// Recreates all items, reading the unfinished games from disk.
    void rebuild();
    /// Enables the menu if there are unfinished games or recent files.
    void updateEnabled();

Q_SIGNALS:
    /// Emitted when the user has chosen the recent file `path`.
    void fileChosen(const QString &path);
    /// Emitted when the user has chosen the unfinished game in the file `path`.
    void unfinishedGameChosen(const QString &path);

private:
    void addUnfinishedGame(const UnfinishedGame &game);
    void addFile(const QString &path);
    [[nodiscard]] QString itemText(const UnfinishedGame &game) const;

    Session &m_session;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>

namespace doublets {

class Session;
struct UnfinishedGame;

/// The menu "Open recent": games left unfinished, and recent files. The games left are read from
/// disk when the menu is opened.
class RecentMenu : public QMenu
{
    Q_OBJECT

public:
    /// `session` must outlive this object.
    RecentMenu(Session &session, QWidget *parent);

    /// Rebuilds the items.
    void fill();
    /// Enables the menu if it has any items.
    void refresh();

Q_SIGNALS:
    void fileChosen(const QString &path);
    void leftGameChosen(const QString &path);

private:
    void addLeftGame(const UnfinishedGame &game);
    void addFile(const QString &path);
    [[nodiscard]] QString textOf(const UnfinishedGame &game) const;

    Session &m_session;
};

} // namespace doublets

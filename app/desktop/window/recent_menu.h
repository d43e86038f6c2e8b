// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>

namespace doublets {

class Session;
struct LeftGame;

/// "Open recent": the games that were left unfinished, and the files opened or saved last. What was
/// left is read from the disk when the menu is looked at, not before.
class RecentMenu : public QMenu
{
    Q_OBJECT

public:
    /// The session must outlive the menu.
    RecentMenu(Session &session, QWidget *parent);

    /// Makes its rows anew.
    void fill();
    /// Whether there is anything to choose.
    void refresh();

Q_SIGNALS:
    void fileChosen(const QString &path);
    void leftGameChosen(const QString &path);

private:
    void addLeftGame(const LeftGame &game);
    void addFile(const QString &path);
    [[nodiscard]] QString textOf(const LeftGame &game) const;

    Session &m_session;
};

} // namespace doublets

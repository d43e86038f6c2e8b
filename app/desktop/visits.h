// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/command_line.h"
#include "match/session/session.h"

#include <QObject>

#include <vector>

namespace doublets {

class MainWindow;

/// Does in the window what later starts of the programme ask for, once no dialog is in the way.
class Visits : public QObject
{
    Q_OBJECT

public:
    /// Window and session must outlive it.
    Visits(MainWindow &window, Session &session);

    /// Brings the window to the front, and does what is asked.
    void add(const CommandLine &line, const QByteArray &token);

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void serve();

    MainWindow &m_window;
    Session &m_session;
    std::vector<CommandLine> m_waiting;
};

/// The game that the line asks for; none where it asks for none. Sets the rule set for the next
/// ones, too.
[[nodiscard]] std::optional<NewGame> gameAskedFor(const CommandLine &line, Session &session);

/// Receives who has just started the programme: with what the line asks for, or with how the game
/// is won. Whoever asked for a game finds it ready for the first throw.
void welcome(MainWindow &window, const CommandLine &line);

} // namespace doublets

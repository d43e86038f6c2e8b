// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/command_line.h"
#include "match/session/session.h"

#include <QObject>

#include <vector>

namespace doublets {

class MainWindow;

/// Carries out the requests of later starts of the program in the running window, once no dialog is
/// open.
class LaunchRequestQueue : public QObject
{
    Q_OBJECT

public:
    /// `window` and `session` must outlive this object.
    LaunchRequestQueue(MainWindow &window, Session &session);

    /// Brings the window to the front, and queues the request.
    void add(const CommandLine &line, const QByteArray &token);

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void serve();

    MainWindow &m_window;
    Session &m_session;
    std::vector<CommandLine> m_waiting;
};

/// Returns the game that `line` requests, or nullopt if it requests none. Also stores the requested
/// rule set in the settings.
[[nodiscard]] std::optional<NewGame> gameAskedFor(const CommandLine &line, Session &session);

/// Greets the user after a start: begins First steps if `line` requests them; otherwise shows how
/// to win, unless `line` requests a file or a game.
void welcome(MainWindow &window, const CommandLine &line);

} // namespace doublets

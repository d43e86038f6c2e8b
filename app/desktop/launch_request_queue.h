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

    /// Brings the window to the front and queues the request. `token` is the XDG activation token
    /// of the later start; may be empty.
    void add(const CommandLine &line, const QByteArray &token);

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void processNext();

    MainWindow &m_window;
    Session &m_session;
    std::vector<CommandLine> m_waiting;
};

/// Stores the rule set requested by `line` in the settings and returns the requested game. Returns
/// nullopt if no game is requested.
[[nodiscard]] std::optional<NewGame> applyGameRequest(const CommandLine &line, Session &session);

/// Greets the user after a start: begins First steps if `line` requests them; otherwise shows how
/// to win, unless `line` requests a file or a game.
void welcome(MainWindow &window, const CommandLine &line);

} // namespace doublets

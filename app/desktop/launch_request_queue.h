// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/command_line.h"
#include "match/session/session.h"

#include <QObject>

#include <vector>

namespace doublets {

class MainWindow;

/// A queue of the requests of later launches of the program, which the running window carries out
/// once no modal dialog is open.
class LaunchRequestQueue : public QObject
{
    Q_OBJECT

public:
    /// `window` and `session` must outlive this object.
    LaunchRequestQueue(MainWindow &window, Session &session);

    /// Brings the window to the front and queues the request. `activationToken` is the XDG
    /// activation token of the later launch; may be empty.
    void add(const CommandLine &line, const QByteArray &activationToken);

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void processNext();

    MainWindow &m_window;
    Session &m_session;
    std::vector<CommandLine> m_requests;
};

/// Stores the rule set requested by `line` in the settings and returns the requested game. Returns
/// nullopt if no game is requested.
[[nodiscard]] std::optional<NewGame> applyGameRequest(const CommandLine &line, Session &session);

/// Begins First steps if `line` requests them. Otherwise shows the start screen, unless `line`
/// requests a file or a game.
void showWelcome(MainWindow &window, const CommandLine &line);

} // namespace doublets

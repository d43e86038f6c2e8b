// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/command_line.h"
#include "match/session/session.h"

#include <QObject>

#include <vector>

namespace doublets {

class MainWindow;

/// A queue of the requests made by launching the program again while it is running. Requests are
/// carried out in the existing window once no modal dialog is open.
class LaunchRequestQueue : public QObject
{
    Q_OBJECT

public:
    /// `window` and `session` must outlive this object.
    LaunchRequestQueue(MainWindow &window, Session &session);

    /// Brings the window to the front and carries out the request, or queues it while a modal
    /// dialog is open. `activationToken` is the XDG activation token of the later launch; may be
    /// empty.
    void add(const CommandLine &line, const QByteArray &activationToken);

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void processNext();

    MainWindow &m_window;
    Session &m_session;
    std::vector<CommandLine> m_requests;
};

/// Returns the new game that `line` requests by a rule set or a seed. Stores the requested rule
/// set, if any, in the settings of `session`. Returns nullopt if `line` requests no new game.
[[nodiscard]] std::optional<NewGame> applyGameRequest(const CommandLine &line, Session &session);

/// Begins First steps if `line` requests them. Otherwise shows the start screen, unless `line`
/// requests a file or a game.
void showWelcome(MainWindow &window, const CommandLine &line);

} // namespace doublets

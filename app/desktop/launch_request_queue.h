// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/command_line.h"
#include "match/session/session.h"

#include <QObject>

#include <vector>

namespace doublets {

class MainWindow;

/// A queue of the requests of later launches of the program, which are carried out in the existing
/// window as soon as no modal dialog is open.
class LaunchRequestQueue : public QObject
{
    Q_OBJECT

public:
    /// `window` and `session` must outlive this object.
    LaunchRequestQueue(MainWindow &window, Session &session);

    /// Brings the window to the front immediately. Carries out the request immediately or, while a
    /// modal dialog is open, after the dialog has been closed. `activationToken` is the XDG
    /// activation token of the later launch, and may be empty.
    void add(const CommandLine &commandLine, const QByteArray &activationToken);

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    /// Carries out all queued requests. Does nothing while a modal dialog is open.
    void processRequests();

    MainWindow &m_window;
    Session &m_session;
    std::vector<CommandLine> m_requests;
};

/// Returns the new game that `commandLine` requests by naming a rule set or a seed, or nullopt if
/// it names neither. Stores the rule set, if any, in the settings of `session`. Does not start the
/// game.
[[nodiscard]] std::optional<NewGame> prepareRequestedGame(const CommandLine &commandLine,
                                                          Session &session);

/// Begins First steps (see MainWindow::beginFirstSteps()) if `commandLine` requests it. Otherwise
/// calls MainWindow::showStartScreenOnLaunch(), unless `commandLine` requests a file or a game.
void showInitialScreen(MainWindow &window, const CommandLine &commandLine);

} // namespace doublets

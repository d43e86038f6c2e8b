// SPDX-License-Identifier: MIT
#include "desktop/launch_request_queue.h"

#include "desktop/window/main_window.h"
#include "language/language.h"
#include "match/settings/settings.h"

#include <QApplication>
#include <QEvent>

#include <utility>

namespace doublets {

std::optional<NewGame> prepareRequestedGame(const CommandLine &commandLine, Session &session)
{
    if (commandLine.ruleSet.isEmpty() && commandLine.seed.isEmpty()) {
        return std::nullopt;
    }
    if (!commandLine.ruleSet.isEmpty()) {
        session.settings().ruleSet.set(commandLine.ruleSet);
    }
    NewGame wanted = session.newGameFromSettings();
    if (!commandLine.seed.isEmpty()) {
        wanted.dice = DiceOrigin::Seeded;
        wanted.seed = commandLine.seed;
    }
    return wanted;
}

void showInitialScreen(MainWindow &window, const CommandLine &commandLine)
{
    if (commandLine.requestsFirstSteps) {
        window.beginFirstSteps();
    } else if (commandLine.file.isEmpty() && commandLine.ruleSet.isEmpty() &&
               commandLine.seed.isEmpty()) {
        window.showStartScreenOnLaunch();
    }
}

LaunchRequestQueue::LaunchRequestQueue(MainWindow &window, Session &session)
    : m_window(window)
    , m_session(session)
{
    window.installEventFilter(this);
}

void LaunchRequestQueue::add(const CommandLine &commandLine, const QByteArray &activationToken)
{
    if (!activationToken.isEmpty()) {
        qputenv("XDG_ACTIVATION_TOKEN", activationToken); // read by Qt
    }
    m_window.setWindowState(m_window.windowState() & ~Qt::WindowMinimized);
    m_window.show();
    m_window.raise();
    m_window.activateWindow();
    m_requests.push_back(commandLine);
    processRequests();
}

bool LaunchRequestQueue::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::WindowUnblocked) {
        QMetaObject::invokeMethod(this, &LaunchRequestQueue::processRequests, Qt::QueuedConnection);
    }
    return false;
}

void LaunchRequestQueue::processRequests()
{
    // A dialog waits for an answer that concerns the present game.
    if (QApplication::activeModalWidget() != nullptr) {
        return;
    }
    for (const CommandLine &commandLine : std::exchange(m_requests, {})) {
        if (!commandLine.language.isEmpty()) {
            installTranslator(commandLine.language);
        }
        if (!commandLine.file.isEmpty()) {
            m_window.openFile(commandLine.file);
        } else if (const auto wanted = prepareRequestedGame(commandLine, m_session)) {
            m_session.newGame(*wanted);
        }
        if (commandLine.requestsFirstSteps) {
            m_window.beginFirstSteps();
        }
    }
}

} // namespace doublets

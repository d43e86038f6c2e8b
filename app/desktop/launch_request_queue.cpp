// SPDX-License-Identifier: MIT
#include "desktop/launch_request_queue.h"

#include "desktop/window/main_window.h"
#include "language/language.h"
#include "match/settings/settings.h"

#include <QApplication>
#include <QEvent>

#include <utility>

namespace doublets {

std::optional<NewGame> applyGameRequest(const CommandLine &line, Session &session)
{
    if (line.ruleSet.isEmpty() && line.seed.isEmpty()) {
        return std::nullopt;
    }
    if (!line.ruleSet.isEmpty()) {
        session.settings().ruleSet.set(line.ruleSet);
    }
    NewGame wanted = session.newGameFromSettings();
    if (!line.seed.isEmpty()) {
        wanted.dice = DiceOrigin::Seeded;
        wanted.seed = line.seed;
    }
    return wanted;
}

void showWelcome(MainWindow &window, const CommandLine &line)
{
    if (line.beginFirstSteps) {
        window.beginFirstSteps();
    } else if (line.file.isEmpty() && line.ruleSet.isEmpty() && line.seed.isEmpty()) {
        window.showStartScreen();
    }
}

LaunchRequestQueue::LaunchRequestQueue(MainWindow &window, Session &session)
    : m_window(window)
    , m_session(session)
{
    window.installEventFilter(this);
}

void LaunchRequestQueue::add(const CommandLine &line, const QByteArray &activationToken)
{
    if (!activationToken.isEmpty()) {
        qputenv("XDG_ACTIVATION_TOKEN", activationToken); // read by Qt
    }
    m_window.setWindowState(m_window.windowState() & ~Qt::WindowMinimized);
    m_window.show();
    m_window.raise();
    m_window.activateWindow();
    m_requests.push_back(line);
    processNext();
}

bool LaunchRequestQueue::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::WindowUnblocked) {
        QMetaObject::invokeMethod(this, &LaunchRequestQueue::processNext, Qt::QueuedConnection);
    }
    return false;
}

void LaunchRequestQueue::processNext()
{
    // A dialog waits for an answer that concerns the present game.
    if (QApplication::activeModalWidget() != nullptr) {
        return;
    }
    for (const CommandLine &line : std::exchange(m_requests, {})) {
        if (!line.language.isEmpty()) {
            installTranslator(line.language);
        }
        if (!line.file.isEmpty()) {
            m_window.openFile(line.file);
        } else if (const auto wanted = applyGameRequest(line, m_session)) {
            m_session.newGame(*wanted);
        }
        if (line.beginFirstSteps) {
            m_window.beginFirstSteps();
        }
    }
}

} // namespace doublets

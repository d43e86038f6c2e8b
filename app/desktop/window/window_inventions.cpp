// SPDX-License-Identifier: MIT
#include "desktop/window/window_inventions.h"

#include "core/inventions/invention_file.h"
#include "core/platform/non_utf8_paths.h"
#include "desktop/window/window_dialogs.h"
#include "inventions/invention_dialog.h"
#include "match/match.h"
#include "match/session/session.h"
#include "panels/actions/actions.h"

using namespace Qt::StringLiterals;

namespace doublets {

WindowInventions::WindowInventions(Match &match, Session &session, Dialogs &dialogs,
                                   WindowDialogs &windowDialogs, const Actions &actions,
                                   QWidget &window)
    : QObject(&window)
    , m_match(match)
    , m_session(session)
    , m_dialogs(dialogs)
    , m_windowDialogs(windowDialogs)
    , m_window(window)
{
    connect(actions.invent, &QAction::triggered, this, &WindowInventions::openDialog);
}

void WindowInventions::openDialog()
{
    if (m_dialog == nullptr) {
        createDialog(currentRules());
    }
    showDialog();
}

Invention WindowInventions::currentRules() const
{
    const RuleSet &set = m_session.game().ruleSet();
    if (set.invention) {
        return *set.invention;
    }
    Invention invention{{}, set.id, {}};
    const Rulings &rulings = m_session.game().rulings();
    for (auto it = rulings.begin(); it != rulings.end(); ++it) {
        invention = withValue(set, invention, *ruleKeyFromName(it.key()), it.value());
    }
    return invention;
}

void WindowInventions::createDialog(const Invention &invention)
{
    m_dialog = new InventionDialog(m_session.catalogue(), m_dialogs, m_match.guessFirst(),
                                   invention, &m_window);
    connect(m_dialog, &QDialog::rejected, m_dialog, &QObject::deleteLater);
    connect(m_dialog, &InventionDialog::playRequested, this, &WindowInventions::play);
    connect(m_dialog, &InventionDialog::printRequested, this, [this](const RuleSet &invented) {
        m_windowDialogs.openInventionPrintDialog(invented, *m_dialog);
    });
}

void WindowInventions::showDialog()
{
    m_dialog->open(); // window-modal; pauses the game
    m_dialog->raise();
    m_dialog->activateWindow();
}

bool WindowInventions::openIfInvention(const QString &path)
{
    if (!displayFileName(path).endsWith(u'.' + QLatin1StringView(InventionSuffix),
                                        Qt::CaseInsensitive)) {
        return false;
    }
    const auto read = readInvention(path, m_session.catalogue());
    if (!read) {
        Q_EMIT openFailed(read.error());
        return true;
    }
    if (m_dialog == nullptr) {
        createDialog(read.value());
    } else if (!m_dialog->confirmDiscard()) {
        showDialog();
        return true;
    }
    m_dialog->setInvention(read.value(), path);
    showDialog();
    return true;
}

bool WindowInventions::confirmQuit()
{
    return m_dialog == nullptr || m_dialog->confirmDiscard();
}

void WindowInventions::play(const Invention &invention)
{
    NewGame game = m_session.newGameFromSettings();
    game.invention = invention;
    const auto newestPath = [this] {
        const auto newest = m_session.lastUnfinishedGame();
        return newest ? newest->path : QString();
    };
    const QString before = newestPath();
    m_session.newGame(game);
    if (newestPath() != before) {
        m_match.remark(tr("Your own game has been kept: Game menu, Open recent."));
    }
}

} // namespace doublets

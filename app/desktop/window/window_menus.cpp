// SPDX-License-Identifier: MIT
#include "desktop/window/window_menus.h"

#include "desktop/window/recent_menu.h"
#include "panels/actions/actions.h"

#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

using namespace Qt::StringLiterals;

namespace doublets {

WindowMenus::WindowMenus(QMainWindow &window, Session &session, Actions &actions)
    : QObject(&window)
    , m_game(window.menuBar()->addMenu(QString()))
    , m_recent(new RecentMenu(session, &window))
    , m_play(window.menuBar()->addMenu(QString()))
    , m_steps(new QMenu(&window))
    , m_tell(new QMenu(&window))
    , m_view(window.menuBar()->addMenu(QString()))
    , m_classroom(window.menuBar()->addMenu(QString()))
    , m_help(window.menuBar()->addMenu(QString()))
    , m_together(new QMenu(&window))
{
    const Actions &a = actions;
    m_game->addActions({a.newGame, a.newGameSameRules, a.rematch, a.previousGame});
    m_game->addSeparator();
    m_game->addAction(a.open);
    m_game->addMenu(m_recent);
    m_recent->setObjectName(u"recentMenu"_s);
    m_game->addActions({a.saveAs, a.savePicture, a.print});
    m_game->addSeparator();
    m_game->addAction(a.compare);
    m_game->addSeparator();
    m_game->addActions({a.players, a.resetScore, a.settings});
    m_game->addSeparator();
    m_game->addAction(a.quit);

    m_play->addActions({a.throwDice, a.playForced, a.hint});
    m_play->addSeparator();
    m_play->addActions({a.enterDice, a.autoConfirmDice, a.correctThrow});
    m_play->addSeparator();
    m_play->addActions({a.undo, a.redo, a.returnToPresent});
    m_play->addSeparator();
    m_play->addMenu(m_steps);
    m_steps->addActions(a.stepActions());
    m_play->addMenu(m_tell);
    m_tell->addActions(a.announcementActions());

    m_view->addActions({a.course, a.rulesPanel, a.dicePanel, a.oddsPanel});
    m_view->addActions({a.widenPanel, a.narrowPanel, a.numerals});
    m_view->addSeparator();
    m_view->addActions({a.enlargeText, a.reduceText, a.resetTextSize});
    m_view->addSeparator();
    m_view->addActions({a.fullScreen, a.faceToFace, a.skipMotion});

    m_classroom->addActions({a.lessons, a.laboratory});
    m_classroom->addSeparator();
    m_classroom->addActions({a.guessFirst, a.guess});
    m_classroom->addSeparator();
    m_classroom->addAction(a.projector);

    m_help->addActions({a.firstSteps, a.showGoal, a.rules, a.why, a.keyboardHelp, a.story});
    m_help->addSeparator();
    m_help->addActions({a.about, a.aboutQt});

    for (QMenu *menu : {m_game, m_play, m_view, m_classroom, m_help}) {
        m_together->addMenu(menu);
    }
    // Shortcuts of actions in a hidden menu bar do not work, so the window has them as well.
    window.addActions(a.all());
}

void WindowMenus::retranslate()
{
    m_game->setTitle(tr("&Game"));
    m_recent->setTitle(tr("Open re&cent"));
    m_play->setTitle(tr("&Play"));
    m_steps->setTitle(tr("&Step by step"));
    m_tell->setTitle(tr("&Ask"));
    m_view->setTitle(tr("&View"));
    m_classroom->setTitle(tr("Classr&oom"));
    m_help->setTitle(tr("&Help"));
    m_recent->refresh();
}

} // namespace doublets

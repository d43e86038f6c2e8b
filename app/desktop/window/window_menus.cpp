// SPDX-License-Identifier: MIT
#include "desktop/window/window_menus.h"

#include "desktop/window/recent_menu.h"
#include "panels/actions/actions.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"

#include <QFontInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>

using namespace Qt::StringLiterals;

namespace doublets {

WindowMenus::WindowMenus(QMainWindow &window, Session &session, Actions &actions)
    : QObject(&window)
    , m_window(window)
    , m_gameMenu(window.menuBar()->addMenu(QString()))
    , m_recentMenu(new RecentMenu(session, &window))
    , m_scoreMenu(new QMenu(&window))
    , m_playMenu(window.menuBar()->addMenu(QString()))
    , m_stepMenu(new QMenu(&window))
    , m_announcementMenu(new QMenu(&window))
    , m_viewMenu(window.menuBar()->addMenu(QString()))
    , m_textSizeMenu(new QMenu(&window))
    , m_classroomMenu(window.menuBar()->addMenu(QString()))
    , m_helpMenu(window.menuBar()->addMenu(QString()))
    , m_combinedMenu(new QMenu(&window))
{
    const Actions &a = actions;
    m_gameMenu->addActions(
        {a.startScreen, a.newGame, a.newGameSameRules, a.showResult, a.previousGame});
    m_gameMenu->addSeparator();
    m_gameMenu->addAction(a.open);
    m_gameMenu->addMenu(m_recentMenu);
    m_recentMenu->setObjectName(u"recentMenu"_s);
    m_gameMenu->addActions({a.saveAs, a.savePicture, a.print});
    m_gameMenu->addSeparator();
    m_gameMenu->addAction(a.compare);
    m_gameMenu->addSeparator();
    m_gameMenu->addAction(a.players);
    m_gameMenu->addMenu(m_scoreMenu);
    m_scoreMenu->addActions({a.statistics, a.resetScore});
    m_gameMenu->addAction(a.settings);
    m_gameMenu->addSeparator();
    m_gameMenu->addAction(a.quit);

    m_playMenu->addActions({a.throwDice, a.playForced, a.hint});
    m_playMenu->addSeparator();
    m_playMenu->addActions({a.enterDice, a.autoConfirmDice, a.correctThrow});
    m_playMenu->addSeparator();
    m_playMenu->addActions({a.undo, a.redo, a.returnToPresent});
    m_playMenu->addSeparator();
    m_playMenu->addMenu(m_stepMenu);
    m_stepMenu->addActions(a.stepActions());
    m_playMenu->addMenu(m_announcementMenu);
    m_announcementMenu->addActions(a.announcementActions());

    m_viewMenu->addActions({a.coursePanel, a.rulesPanel, a.dicePanel, a.oddsPanel, a.appearance});
    m_viewMenu->addActions({a.widenPanel, a.narrowPanel, a.closerView, a.numerals});
    m_viewMenu->addSeparator();
    m_viewMenu->addMenu(m_textSizeMenu); // the View menu must fit small screens at any text size
    m_textSizeMenu->addActions({a.enlargeText, a.reduceText, a.resetTextSize});
    m_viewMenu->addActions({a.fullScreen, a.faceToFace, a.skipMotion});

    m_classroomMenu->addActions({a.lessons, a.laboratory, a.invent});
    m_classroomMenu->addSeparator();
    m_classroomMenu->addActions({a.guessFirst, a.guess});
    m_classroomMenu->addSeparator();
    m_classroomMenu->addAction(a.projector);

    m_helpMenu->addActions({a.firstSteps, a.rules, a.why, a.keyboardHelp, a.story});
    m_helpMenu->addSeparator();
    m_helpMenu->addActions({a.about, a.aboutQt});

    for (QMenu *menu : {m_gameMenu, m_playMenu, m_viewMenu, m_classroomMenu, m_helpMenu}) {
        m_combinedMenu->addMenu(menu);
    }
    for (QMenu *menu : window.findChildren<QMenu *>()) {
        connect(menu, &QMenu::aboutToShow, this, [this, menu] { fitToScreen(*menu); });
    }
    // Shortcuts of actions in a hidden menu bar do not work, so the window has them as well.
    window.addActions(a.all());
}

void WindowMenus::setTouchOperated(bool isTouchOperated)
{
    for (QMenu *menu : m_window.findChildren<QMenu *>()) {
        theme::setTouchOperated(*menu, isTouchOperated);
    }
}

void WindowMenus::fitToScreen(QMenu &menu) const
{
    constexpr int MinPixels = 12;
    const int width = m_window.screen()->size().width();
    menu.setFont(QFont()); // the application's
    int pixels = QFontInfo(menu.font()).pixelSize();
    while (menu.sizeHint().width() > width && pixels > MinPixels) {
        menu.setFont(fonts::textFont(--pixels));
    }
}

void WindowMenus::retranslate()
{
    m_gameMenu->setTitle(tr("&Game"));
    m_recentMenu->setTitle(tr("Open re&cent"));
    m_scoreMenu->setTitle(tr("Scor&es"));
    m_playMenu->setTitle(tr("&Play"));
    m_stepMenu->setTitle(tr("&Step by step"));
    m_announcementMenu->setTitle(tr("&Ask"));
    m_viewMenu->setTitle(tr("&View"));
    m_textSizeMenu->setTitle(tr("&Text size"));
    m_classroomMenu->setTitle(tr("Classr&oom"));
    m_helpMenu->setTitle(tr("&Help"));
    m_recentMenu->updateEnabled();
}

} // namespace doublets

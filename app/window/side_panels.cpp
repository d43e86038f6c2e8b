// SPDX-License-Identifier: MIT
#include "app/window/side_panels.h"

#include "app/panels/course_panel.h"
#include "app/panels/dice/dice_panel.h"
#include "app/panels/odds/odds_panel.h"
#include "app/panels/text_panel.h"
#include "app/session/session.h"
#include "app/text/explanation.h"
#include "app/text/rules_page.h"
#include "app/window/actions.h"
#include "app/window/keys_page.h"

#include <QDockWidget>
#include <QMainWindow>

namespace doublets {

SidePanels::SidePanels(QMainWindow &window, Session &session, CourseModel &model, OddsWatch &odds,
                       Actions &actions)
    : QObject(&window)
    , m_window(window)
    , m_session(session)
    , m_actions(actions)
    , m_coursePanel(new CoursePanel(model))
    , m_dicePanel(new DicePanel(session))
    , m_oddsPanel(new OddsPanel(odds, model))
    , m_rulesPage(new TextPanel(u"rulesPage"_qs))
    , m_whyPage(new TextPanel(u"whyPage"_qs))
    , m_course(dock(u"courseDock"_qs, m_coursePanel))
    , m_dice(dock(u"diceDock"_qs, m_dicePanel))
    , m_odds(dock(u"oddsDock"_qs, m_oddsPanel))
    , m_rules(dock(u"rulesDock"_qs, m_rulesPage))
    , m_why(dock(u"whyDock"_qs, m_whyPage))
{
    window.tabifyDockWidget(m_course, m_dice);
    window.tabifyDockWidget(m_dice, m_odds);
    window.tabifyDockWidget(m_odds, m_rules);
    window.tabifyDockWidget(m_rules, m_why);
    join(*actions.course, m_course, m_coursePanel->focusProxy());
    join(*actions.dicePanel, m_dice, m_dicePanel->focusProxy());
    join(*actions.oddsPanel, m_odds, m_oddsPanel->focusProxy());
    connect(actions.rulesPanel, &QAction::triggered, this, &SidePanels::toggleRules);
    connect(m_rules, &QDockWidget::visibilityChanged, actions.rulesPanel,
            [this, &actions] { actions.rulesPanel->setChecked(!m_rules->isHidden()); });
}

QDockWidget *SidePanels::dock(const QString &name, QWidget *content)
{
    auto *made = new QDockWidget(&m_window);
    made->setObjectName(name);
    made->setWidget(content);
    made->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    m_window.addDockWidget(Qt::RightDockWidgetArea, made);
    made->hide();
    return made;
}

void SidePanels::join(QAction &action, QDockWidget *dock, QWidget *focus)
{
    connect(&action, &QAction::triggered, this, [this, dock, focus](bool shown) {
        if (shown) {
            bringUp(dock, focus); // shown before, it would not be widened
        } else {
            dock->hide();
        }
    });
    connect(dock, &QDockWidget::visibilityChanged, &action,
            [dock, &action] { action.setChecked(!dock->isHidden()); });
}

void SidePanels::bringUp(QDockWidget *dock, QWidget *focus)
{
    const bool wasHidden = dock->isHidden();
    dock->show();
    dock->raise();
    if (wasHidden) {
        // A third of the window, and never wider than is good for reading; once it has its place.
        const auto widen = [this, dock] {
            constexpr int LettersOfALine = 55;
            const int widest = dock->fontMetrics().averageCharWidth() * LettersOfALine;
            m_window.resizeDocks({dock}, {qMin(widest, m_window.width() / 3)}, Qt::Horizontal);
        };
        QMetaObject::invokeMethod(dock, widen, Qt::QueuedConnection);
    }
    if (focus != nullptr) {
        focus->setFocus(Qt::OtherFocusReason);
    }
}

void SidePanels::toggleRules(bool shown)
{
    if (shown) {
        showRules();
    } else {
        m_rules->hide();
    }
}

void SidePanels::showRules()
{
    bringUp(m_rules, m_rulesPage);
}

void SidePanels::explain(const Event &event)
{
    m_explained = event;
    const Game &game = m_session.game();
    const Explanation why =
        doublets::explain(game.ruleSet(), game.rulings(), m_session.playerNames(), event);
    m_why->setWindowTitle(tr("Why?"));
    m_whyPage->setAccessibleName(why.title);
    m_whyPage->showPage(u"<h2>%1</h2>"_qs.arg(why.title.toHtmlEscaped()) + why.html);
    bringUp(m_why, m_whyPage);
}

void SidePanels::showKeys()
{
    m_explained.reset();
    m_why->setWindowTitle(tr("Keyboard"));
    m_whyPage->setAccessibleName(tr("Keyboard"));
    m_whyPage->showPage(keysPageHtml(m_actions));
    bringUp(m_why, m_whyPage);
}

void SidePanels::refresh()
{
    const Game &game = m_session.game();
    m_rulesPage->showPage(
        rulesPageHtml(game.ruleSet(), game.rulings(), m_session.playerNames().numbers));
}

void SidePanels::setLetters(const QFont &font)
{
    for (QDockWidget *dock : {m_course, m_dice, m_odds, m_rules, m_why}) {
        dock->setFont(font);
    }
    m_coursePanel->setLetters(font);
    m_dicePanel->setLetters(font);
    m_oddsPanel->setLetters(font);
    m_rulesPage->setLetters(font);
    m_whyPage->setLetters(font);
}

void SidePanels::retranslate()
{
    m_course->setWindowTitle(tr("Course of play"));
    m_rules->setWindowTitle(tr("Rules"));
    m_rulesPage->setAccessibleName(tr("Rules of this game"));
    m_dice->setWindowTitle(tr("Dice"));
    m_odds->setWindowTitle(tr("Odds"));
    m_coursePanel->retranslate();
    m_dicePanel->retranslate();
    m_oddsPanel->retranslate();
    refresh();
    if (!m_why->isHidden() && !m_explained) {
        showKeys();
    } else if (!m_why->isHidden()) {
        explain(*m_explained);
    } else {
        m_why->setWindowTitle(tr("Why?"));
    }
}

} // namespace doublets

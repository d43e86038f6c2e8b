// SPDX-License-Identifier: MIT
#include "desktop/window/side_panels.h"

#include "match/settings/settings.h"
#include "panels/actions/actions.h"
#include "panels/course/course_panel.h"
#include "panels/dice/dice_panel.h"
#include "panels/odds/odds_panel.h"
#include "panels/pages/keys_page.h"
#include "panels/pages/text_panel.h"
#include "panels/pages/why_page.h"
#include "text/rules_page.h"

#include <QChildEvent>
#include <QMainWindow>
#include <QTabBar>

#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

SidePanels::SidePanels(QMainWindow &window, Match &match, const Session &session, Actions &actions)
    : QObject(&window)
    , m_window(window)
    , m_match(match)
    , m_session(session)
    , m_actions(actions)
    , m_course(dock(u"courseDock"_s, &SidePanels::makeCourse))
    , m_dice(dock(u"diceDock"_s, &SidePanels::makeDice))
    , m_odds(dock(u"oddsDock"_s, &SidePanels::makeOdds))
    , m_rules(dock(u"rulesDock"_s, &SidePanels::makeRules))
    , m_why(dock(u"whyDock"_s, &SidePanels::makeWhy))
{
    window.installEventFilter(this);
    window.tabifyDockWidget(m_course, m_dice);
    window.tabifyDockWidget(m_dice, m_odds);
    window.tabifyDockWidget(m_odds, m_rules);
    window.tabifyDockWidget(m_rules, m_why);
    connectActions();
    connect(m_why, &QDockWidget::visibilityChanged, this, [this] {
        write();
        checkPages();
    });
    connect(&match, &Match::changed, this, &SidePanels::onChange);
    connect(&match.settings().numberWords, &Setting::changed, this, &SidePanels::writeRules);
    // Queued, because the actions must have the new keys.
    connect(&match.settings().keys, &Setting::changed, this, &SidePanels::write,
            Qt::QueuedConnection);
}

void SidePanels::connectActions()
{
    join(*m_actions.course, m_course);
    join(*m_actions.dicePanel, m_dice);
    join(*m_actions.oddsPanel, m_odds);
    join(*m_actions.rulesPanel, m_rules);
    join(*m_actions.rules, m_rules);
    join(*m_actions.why, Page::Why);
    join(*m_actions.keyboardHelp, Page::Keys);
    connect(m_actions.widenPanel, &QAction::triggered, this, [this] { widen(1); });
    connect(m_actions.narrowPanel, &QAction::triggered, this, [this] { widen(-1); });
}

QWidget *SidePanels::makeCourse(QWidget *parent)
{
    m_coursePanel = new CoursePanel(m_match, m_actions, parent);
    connect(m_coursePanel, &CoursePanel::explanationRequested, this, &SidePanels::showWhy);
    connect(m_coursePanel, &CoursePanel::currentPositionRequested, this,
            &SidePanels::currentPositionRequested);
    connect(m_coursePanel, &CoursePanel::correctionRequested, m_actions.correctThrow,
            &QAction::trigger);
    return m_coursePanel;
}

QWidget *SidePanels::makeDice(QWidget *parent)
{
    m_dicePanel = new DicePanel(m_match, m_session, parent);
    connect(m_dicePanel, &DicePanel::saveRequested, this,
            [this] { Q_EMIT diceSaveRequested(m_dicePanel->report()); });
    return m_dicePanel;
}

QWidget *SidePanels::makeOdds(QWidget *parent)
{
    m_oddsPanel = new OddsPanel(m_match, parent);
    connect(m_oddsPanel, &OddsPanel::oddsUncovered, this, &SidePanels::oddsUncovered);
    return m_oddsPanel;
}

QWidget *SidePanels::makeRules(QWidget *parent)
{
    m_rulesPage = new TextPanel(u"rulesPage"_s, parent);
    writeRules();
    return m_rulesPage;
}

QWidget *SidePanels::makeWhy(QWidget *parent)
{
    m_whyPage = new WhyPage(u"whyPage"_s, parent);
    return m_whyPage; // its text is written when it is shown
}

void SidePanels::onChange(const Change &change)
{
    if (change.what == Change::What::NewGame) {
        m_question = {};
        writeRules();
        write();
    } else if (change.what == Change::What::Revealed) {
        m_question = m_match.shown().question();
        write();
    }
}

bool SidePanels::eventFilter(QObject *watched, QEvent *event)
{
    // QMainWindow creates tab bars when needed. Titles are not elided; too many of them scroll.
    if (event->type() == QEvent::ChildPolished) {
        auto *bar = qobject_cast<QTabBar *>(static_cast<QChildEvent *>(event)->child());
        if (bar != nullptr) {
            bar->setElideMode(Qt::ElideNone);
            bar->setUsesScrollButtons(true);
            bar->setFocusPolicy(Qt::NoFocus);
            bar->installEventFilter(this);
        }
    }
    // QMainWindow keeps an unused tab bar outside the window, where it must not get the focus.
    if (auto *bar = qobject_cast<QTabBar *>(watched);
        bar && (event->type() == QEvent::Resize || event->type() == QEvent::Move)) {
        const bool isSeen = bar->count() > 0 && bar->geometry().right() >= 0;
        bar->setFocusPolicy(isSeen ? Qt::TabFocus : Qt::NoFocus);
    }
    return QObject::eventFilter(watched, event);
}

PanelDock *SidePanels::dock(const QString &name, QWidget *(SidePanels::*make)(QWidget *parent))
{
    return new PanelDock(
        name, [this, make](QWidget *parent) { return (this->*make)(parent); }, m_window);
}

PanelDock *SidePanels::add(const QString &name, PanelDock::Maker make)
{
    auto *made = new PanelDock(name, std::move(make), m_window);
    m_window.tabifyDockWidget(m_why, made);
    m_more << made;
    return made;
}

void SidePanels::join(QAction &action, PanelDock *dock)
{
    connect(&action, &QAction::triggered, this, [this, &action, dock] {
        if (dock->isInFront()) {
            dock->hide();
        } else {
            bringUp(dock); // raise() widens hidden docks only
        }
        action.setChecked(dock->isInFront());
    });
    connect(dock, &QDockWidget::visibilityChanged, &action,
            [&action](bool inFront) { action.setChecked(inFront); });
}

void SidePanels::join(QAction &action, Page page)
{
    connect(&action, &QAction::triggered, this, [this, page] {
        if (m_page == page && m_why->isInFront()) {
            m_why->hide();
        } else {
            turnTo(page);
        }
        checkPages();
    });
}

void SidePanels::checkPages()
{
    m_actions.why->setChecked(m_page == Page::Why && m_why->isInFront());
    m_actions.keyboardHelp->setChecked(m_page == Page::Keys && m_why->isInFront());
}

void SidePanels::bringUp(PanelDock *dock)
{
    raise(dock);
    dock->widget()->setFocus(Qt::OtherFocusReason);
}

void SidePanels::raise(PanelDock *dock)
{
    const bool wasHidden = dock->isHidden();
    dock->show();
    dock->raise();
    dock->widget()->setEnabled(true); // immediately, because it gets the focus
    if (wasHidden) {
        // A third of the window, but not too wide to read. Queued until the dock has its place.
        const auto widen = [this, dock] {
            constexpr int LettersOfALine = 55;
            const int widest = dock->fontMetrics().averageCharWidth() * LettersOfALine;
            m_window.resizeDocks({dock}, {qMin(widest, m_window.width() / 3)}, Qt::Horizontal);
        };
        QMetaObject::invokeMethod(dock, widen, Qt::QueuedConnection);
    }
}

PanelDock *SidePanels::inFront() const
{
    for (PanelDock *dock : QList{m_course, m_dice, m_odds, m_rules, m_why} + m_more) {
        if (dock->isInFront()) {
            return dock;
        }
    }
    return nullptr;
}

void SidePanels::widen(int steps)
{
    PanelDock *dock = inFront();
    if (dock == nullptr) {
        return;
    }
    const int step = m_window.width() / 20;
    const int width = qBound(dock->minimumSizeHint().width(), dock->width() + steps * step,
                             m_window.width() * 2 / 3);
    if (dock->isFloating()) {
        dock->resize(width, dock->height());
    } else {
        m_window.resizeDocks({dock}, {width}, Qt::Horizontal);
    }
}

void SidePanels::showCourse()
{
    bringUp(m_course);
}

void SidePanels::showGuess()
{
    raise(m_odds);
    m_oddsPanel->focusGuess();
}

void SidePanels::showRules()
{
    bringUp(m_rules);
}

void SidePanels::showWhy()
{
    turnTo(Page::Why);
}

void SidePanels::showKeys()
{
    turnTo(Page::Keys);
}

void SidePanels::turnTo(Page page)
{
    m_page = page;
    bringUp(m_why);
    write();
    checkPages();
}

void SidePanels::write()
{
    const bool keys = m_page == Page::Keys;
    m_why->setWindowTitle(keys ? tr("Keyboard") : tr("Why?"));
    if (m_why->isHidden()) {
        return; // written when it is shown
    }
    m_whyPage->setAccessibleName(keys || m_question.title.isEmpty() ? m_why->windowTitle()
                                                                    : m_question.title);
    if (keys) {
        m_whyPage->showPage(keysPageHtml(m_actions));
    } else {
        m_whyPage->setQuestion(m_match, m_question);
    }
}

void SidePanels::writeRules()
{
    if (m_rulesPage == nullptr) {
        return;
    }
    const Game &game = m_match.game();
    m_rulesPage->setAccessibleName(tr("Rules of this game"));
    m_rulesPage->showPage(
        rulesPageHtml(game.ruleSet(), game.rulings(), m_match.playerNames().numberStyle));
}

void SidePanels::retranslate()
{
    m_course->setWindowTitle(tr("Course of play"));
    m_rules->setWindowTitle(tr("Rules"));
    m_dice->setWindowTitle(tr("Dice"));
    m_odds->setWindowTitle(tr("Odds"));
    if (m_coursePanel != nullptr) {
        m_coursePanel->retranslate();
    }
    if (m_dicePanel != nullptr) {
        m_dicePanel->retranslate();
    }
    if (m_oddsPanel != nullptr) {
        m_oddsPanel->retranslate();
    }
    m_question = m_match.shown().question();
    writeRules();
    write();
}

} // namespace doublets

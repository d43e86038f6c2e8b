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
#include <QDockWidget>
#include <QMainWindow>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace doublets {

SidePanels::SidePanels(QMainWindow &window, Match &match, Actions &actions)
    : QObject(&window)
    , m_window(window)
    , m_match(match)
    , m_actions(actions)
    , m_course(dock(u"courseDock"_s))
    , m_dice(dock(u"diceDock"_s))
    , m_odds(dock(u"oddsDock"_s))
    , m_rules(dock(u"rulesDock"_s))
    , m_why(dock(u"whyDock"_s))
    , m_coursePanel(new CoursePanel(match, actions, m_course))
    , m_dicePanel(new DicePanel(match, m_dice))
    , m_oddsPanel(new OddsPanel(match, m_odds))
    , m_rulesPage(new TextPanel(u"rulesPage"_s, m_rules))
    , m_whyPage(new WhyPage(u"whyPage"_s, m_why))
{
    m_course->setWidget(m_coursePanel);
    m_dice->setWidget(m_dicePanel);
    m_odds->setWidget(m_oddsPanel);
    m_rules->setWidget(m_rulesPage);
    m_why->setWidget(m_whyPage);
    window.installEventFilter(this);
    window.tabifyDockWidget(m_course, m_dice);
    window.tabifyDockWidget(m_dice, m_odds);
    window.tabifyDockWidget(m_odds, m_rules);
    window.tabifyDockWidget(m_rules, m_why);
    join(*actions.course, m_course, m_coursePanel->focusProxy());
    join(*actions.dicePanel, m_dice, m_dicePanel->focusProxy());
    join(*actions.oddsPanel, m_odds, m_oddsPanel->focusProxy());
    join(*actions.rulesPanel, m_rules, m_rulesPage);
    join(*actions.rules, m_rules, m_rulesPage);
    join(*actions.why, Page::Why);
    join(*actions.keyboard, Page::Keys);
    connect(m_why, &QDockWidget::visibilityChanged, this, [this] {
        write();
        checkPages();
    });
    connect(actions.widerPanel, &QAction::triggered, this, [this] { widen(1); });
    connect(actions.narrowerPanel, &QAction::triggered, this, [this] { widen(-1); });
    connect(&match, &Match::changed, this, &SidePanels::onChange);
    connect(&match.settings().numberWords, &Setting::changed, this, &SidePanels::writeRules);
    // After the actions have them.
    connect(&match.settings().keys, &Setting::changed, this, &SidePanels::write,
            Qt::QueuedConnection);
    connect(m_coursePanel, &CoursePanel::explanationRequested, this, &SidePanels::showWhy);
    connect(m_coursePanel, &CoursePanel::leftForPresent, this, &SidePanels::leftForPresent);
    connect(m_coursePanel, &CoursePanel::correctionRequested, actions.correctThrow,
            &QAction::trigger);
}

void SidePanels::onChange(const Change &change)
{
    if (change.what == Change::What::NewGame) {
        m_question = {};
        writeRules();
        write();
    } else if (change.what == Change::What::Told) {
        m_question = m_match.question();
        write();
    }
}

bool SidePanels::eventFilter(QObject *watched, QEvent *event)
{
    // The window makes tab bars as it needs them. Their names stay whole: too many scroll.
    if (event->type() == QEvent::ChildPolished) {
        auto *bar = qobject_cast<QTabBar *>(static_cast<QChildEvent *>(event)->child());
        if (bar != nullptr) {
            bar->setElideMode(Qt::ElideNone);
            bar->setUsesScrollButtons(true);
            bar->setFocusPolicy(Qt::NoFocus);
            bar->installEventFilter(this);
        }
    }
    // Where no panels share a place the window keeps their bar outside: nobody is to stop there.
    if (auto *bar = qobject_cast<QTabBar *>(watched);
        bar && (event->type() == QEvent::Resize || event->type() == QEvent::Move)) {
        const bool isSeen = bar->count() > 0 && bar->geometry().right() >= 0;
        bar->setFocusPolicy(isSeen ? Qt::TabFocus : Qt::NoFocus);
    }
    // Another covers it: no key may lead there.
    if (auto *dock = qobject_cast<QDockWidget *>(watched);
        dock && (event->type() == QEvent::Move || event->type() == QEvent::Show)) {
        dock->widget()->setEnabled(isInFront(dock));
    }
    return QObject::eventFilter(watched, event);
}

QDockWidget *SidePanels::dock(const QString &name)
{
    auto *made = new QDockWidget(&m_window);
    made->setObjectName(name);
    // A dock whose font is the application's sets its title in what that was when it was made.
    QFont own;
    own.setStyleStrategy(QFont::PreferAntialias); // no more than another request
    made->setFont(own);
    made->installEventFilter(this);
    made->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    m_window.addDockWidget(Qt::RightDockWidgetArea, made);
    made->hide();
    return made;
}

bool SidePanels::isInFront(const QDockWidget *dock)
{
    // A dock that another covers as a tab is kept, shown, outside the window.
    return dock->isVisible() && (dock->isFloating() || dock->geometry().bottomRight().x() >= 0);
}

QDockWidget *SidePanels::add(const QString &name)
{
    QDockWidget *made = dock(name);
    m_window.tabifyDockWidget(m_why, made);
    m_more << made;
    return made;
}

void SidePanels::join(QAction &action, QDockWidget *dock, QWidget *focus)
{
    connect(&action, &QAction::triggered, this, [this, &action, dock, focus] {
        if (isInFront(dock)) {
            dock->hide();
        } else {
            bringUp(dock, focus); // shown before, it would not be widened
        }
        action.setChecked(isInFront(dock));
    });
    connect(dock, &QDockWidget::visibilityChanged, &action,
            [&action](bool inFront) { action.setChecked(inFront); });
}

void SidePanels::join(QAction &action, Page page)
{
    connect(&action, &QAction::triggered, this, [this, page] {
        if (m_page == page && isInFront(m_why)) {
            m_why->hide();
        } else {
            turnTo(page);
        }
        checkPages();
    });
}

void SidePanels::checkPages()
{
    m_actions.why->setChecked(m_page == Page::Why && isInFront(m_why));
    m_actions.keyboard->setChecked(m_page == Page::Keys && isInFront(m_why));
}

void SidePanels::bringUp(QDockWidget *dock, QWidget *focus)
{
    const bool wasHidden = dock->isHidden();
    dock->show();
    dock->raise();
    dock->widget()->setEnabled(true); // at once: it is to take the focus
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

QDockWidget *SidePanels::inFront() const
{
    for (QDockWidget *dock : QList{m_course, m_dice, m_odds, m_rules, m_why} + m_more) {
        if (isInFront(dock)) {
            return dock;
        }
    }
    return nullptr;
}

void SidePanels::widen(int steps)
{
    QDockWidget *dock = inFront();
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
    bringUp(m_course, m_coursePanel->focusProxy());
}

void SidePanels::showGuess()
{
    bringUp(m_odds, nullptr);
    m_oddsPanel->takeGuess();
}

void SidePanels::showRules()
{
    bringUp(m_rules, m_rulesPage);
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
    bringUp(m_why, m_whyPage);
    write();
    checkPages();
}

void SidePanels::write()
{
    const bool keys = m_page == Page::Keys;
    m_why->setWindowTitle(keys ? tr("Keyboard") : tr("Why?"));
    if (m_why->isHidden()) {
        return; // written when it is opened
    }
    m_whyPage->setAccessibleName(keys || m_question.title.isEmpty() ? m_why->windowTitle()
                                                                    : m_question.title);
    if (keys) {
        m_whyPage->showPage(keysPageHtml(m_actions));
    } else {
        m_whyPage->answer(m_match, m_question);
    }
}

void SidePanels::writeRules()
{
    const Game &game = m_match.game();
    m_rulesPage->showPage(
        rulesPageHtml(game.ruleSet(), game.rulings(), m_match.playerNames().numbers));
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
    m_question = m_match.question();
    writeRules();
    write();
}

} // namespace doublets

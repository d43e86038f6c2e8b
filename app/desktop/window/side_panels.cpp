// SPDX-License-Identifier: MIT
#include "desktop/window/side_panels.h"

#include "match/settings/settings.h"
#include "panels/actions/actions.h"
#include "panels/appearance/appearance_panel.h"
#include "panels/course/course_panel.h"
#include "panels/dice/dice_panel.h"
#include "panels/odds/odds_panel.h"
#include "panels/pages/keys_page.h"
#include "panels/pages/text_panel.h"
#include "panels/pages/why_page.h"
#include "panels/speech/announcer.h"
#include "text/rules_page.h"

#include <QApplication>
#include <QChildEvent>
#include <QMainWindow>
#include <QResizeEvent>
#include <QScrollArea>
#include <QTabBar>

#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

bool isInDock(const QWidget *widget)
{
    while (widget != nullptr && qobject_cast<const QDockWidget *>(widget) == nullptr) {
        widget = widget->parentWidget();
    }
    return widget != nullptr;
}

} // namespace

SidePanels::SidePanels(QMainWindow &window, Match &match, const Session &session, Actions &actions)
    : QObject(&window)
    , m_window(window)
    , m_match(match)
    , m_session(session)
    , m_actions(actions)
    , m_courseDock(createDock(u"courseDock"_s, &SidePanels::createCoursePanel))
    , m_diceDock(createDock(u"diceDock"_s, &SidePanels::createDicePanel))
    , m_oddsDock(createDock(u"oddsDock"_s, &SidePanels::createOddsPanel))
    , m_rulesDock(createDock(u"rulesDock"_s, &SidePanels::createRulesPage))
    , m_whyDock(createDock(u"whyDock"_s, &SidePanels::createWhyPage))
    , m_appearanceDock(createDock(u"appearanceDock"_s, &SidePanels::createAppearancePanel))
{
    window.installEventFilter(this);
    window.tabifyDockWidget(m_courseDock, m_diceDock);
    window.tabifyDockWidget(m_diceDock, m_oddsDock);
    window.tabifyDockWidget(m_oddsDock, m_rulesDock);
    window.tabifyDockWidget(m_rulesDock, m_whyDock);
    window.tabifyDockWidget(m_whyDock, m_appearanceDock);
    connectActions();
    connect(m_whyDock, &QDockWidget::visibilityChanged, this, [this] {
        updateWhyPage();
        updatePageActions();
    });
    for (const PanelDock *dock : {m_courseDock, m_oddsDock}) {
        // Queued, because QMainWindow may still be moving the docks.
        connect(dock, &QDockWidget::visibilityChanged, this, &SidePanels::dockInFrontChanged,
                Qt::QueuedConnection);
        connect(dock, &QDockWidget::topLevelChanged, this, &SidePanels::dockInFrontChanged,
                Qt::QueuedConnection);
    }
    connect(&match, &Match::changed, this, &SidePanels::onMatchChanged);
    connect(&match.settings().numberStyle, &Setting::changed, this, &SidePanels::updateRulesPage);
    // Queued, because the actions must have the new keys.
    connect(&match.settings().shortcuts, &Setting::changed, this, &SidePanels::updateWhyPage,
            Qt::QueuedConnection);
}

void SidePanels::connectActions()
{
    bindAction(*m_actions.coursePanel, m_courseDock);
    connect(m_courseDock, &QDockWidget::visibilityChanged, this, [this] {
        if (m_courseDock->isHidden()) { // not merely covered by another tab
            Q_EMIT courseClosed();
        }
    });
    bindAction(*m_actions.dicePanel, m_diceDock);
    bindAction(*m_actions.oddsPanel, m_oddsDock);
    bindAction(*m_actions.appearance, m_appearanceDock);
    bindAction(*m_actions.rulesPanel, m_rulesDock);
    bindAction(*m_actions.rules, m_rulesDock);
    bindAction(*m_actions.why, Page::Why);
    bindAction(*m_actions.keyboardHelp, Page::KeyboardHelp);
    connect(m_actions.widenPanel, &QAction::triggered, this, [this] { widenDock(1); });
    connect(m_actions.narrowPanel, &QAction::triggered, this, [this] { widenDock(-1); });
}

QWidget *SidePanels::createCoursePanel(QWidget *parent)
{
    m_coursePanel = new CoursePanel(m_match, m_actions, parent);
    connect(m_coursePanel, &CoursePanel::explanationRequested, this, &SidePanels::showWhy);
    connect(m_coursePanel, &CoursePanel::returnedToLatestPosition, this,
            &SidePanels::boardFocusRequested);
    connect(m_coursePanel, &CoursePanel::correctionRequested, m_actions.correctThrow,
            &QAction::trigger);
    return m_coursePanel;
}

QWidget *SidePanels::createDicePanel(QWidget *parent)
{
    m_dicePanel = new DicePanel(m_match, m_session, parent);
    connect(m_dicePanel, &DicePanel::saveRequested, this,
            [this] { Q_EMIT diceReportSaveRequested(m_dicePanel->report()); });
    return m_dicePanel;
}

QWidget *SidePanels::createOddsPanel(QWidget *parent)
{
    m_oddsPanel = new OddsPanel(m_match, parent);
    connect(m_oddsPanel, &OddsPanel::oddsUncovered, this, &SidePanels::oddsUncovered);
    connect(m_oddsPanel, &OddsPanel::boardFocusRequested, this, &SidePanels::boardFocusRequested);
    return m_oddsPanel;
}

QWidget *SidePanels::createRulesPage(QWidget *parent)
{
    m_rulesPage = new TextPanel(u"rulesPage"_s, parent);
    updateRulesPage();
    return m_rulesPage;
}

QWidget *SidePanels::createWhyPage(QWidget *parent)
{
    m_whyPage = new WhyPage(u"whyPage"_s, parent);
    return m_whyPage; // its text is written when it is shown
}

QWidget *SidePanels::createAppearancePanel(QWidget *parent)
{
    m_appearancePanel = new AppearancePanel(m_match, parent);
    m_appearancePanel->setPictureCache(m_pictureCache);
    return m_appearancePanel;
}

void SidePanels::onMatchChanged(const Change &change)
{
    if (change.kind == Change::Kind::NewGame) {
        m_question = {};
        updateRulesPage();
        updateWhyPage();
    } else if (change.kind == Change::Kind::Revealed) {
        m_question = m_match.shown().question();
        updateWhyPage();
    }
}

bool SidePanels::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_window && event->type() == QEvent::Resize) {
        const auto &resize = *static_cast<QResizeEvent *>(event);
        keepDockWidth(resize.oldSize().width(), resize.size().width());
    }
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
        const bool isVisible = bar->count() > 0 && bar->geometry().right() >= 0;
        bar->setFocusPolicy(isVisible ? Qt::TabFocus : Qt::NoFocus);
    }
    return QObject::eventFilter(watched, event);
}

void SidePanels::keepDockWidth(int oldWindowWidth, int newWindowWidth)
{
    PanelDock *dock = dockInFront();
    if (dock == nullptr || dock->isFloating()) {
        m_widthsBefore.reset();
    } else if (newWindowWidth < oldWindowWidth && !m_widthsBefore) {
        m_widthsBefore = {oldWindowWidth, dock->width()};
    } else if (m_widthsBefore && newWindowWidth >= m_widthsBefore->window) {
        // Queued, because the window has not yet been laid out.
        const int width = std::exchange(m_widthsBefore, std::nullopt)->dock;
        QMetaObject::invokeMethod(
            dock, [this, dock, width] { m_window.resizeDocks({dock}, {width}, Qt::Horizontal); },
            Qt::QueuedConnection);
    }
}

PanelDock *SidePanels::createDock(const QString &name,
                                  QWidget *(SidePanels::*createContent)(QWidget *parent))
{
    auto *made = new PanelDock(
        name, [this, createContent](QWidget *parent) { return (this->*createContent)(parent); },
        m_window);
    watchClosing(made);
    return made;
}

void SidePanels::watchClosing(PanelDock *dock)
{
    connect(dock, &QDockWidget::visibilityChanged, this, [this, dock] {
        if (dock->isHidden()) { // not merely covered by another tab
            uncoverDockBehind(dock);
        }
    });
}

void SidePanels::uncoverDockBehind(PanelDock *closed)
{
    PanelDock *covered = std::exchange(m_coveredDocks[closed], nullptr);
    if (covered != nullptr && !covered->isHidden()) {
        // Queued, because QMainWindow first brings some other tab to the front. Meanwhile, the dock
        // may have been opened again, as by a lesson that replaces another.
        const auto uncover = [closed, covered] {
            if (closed->isHidden()) {
                covered->raise();
            }
        };
        QMetaObject::invokeMethod(covered, uncover, Qt::QueuedConnection);
    }
}

PanelDock *SidePanels::addPanel(const QString &name, PanelDock::ContentFactory factory)
{
    auto *newDock = new PanelDock(name, std::move(factory), m_window);
    m_window.tabifyDockWidget(m_whyDock, newDock);
    watchClosing(newDock);
    m_extraDocks << newDock;
    return newDock;
}

void SidePanels::bindAction(QAction &action, PanelDock *dock)
{
    connect(&action, &QAction::triggered, this, [this, &action, dock] {
        if (dock->isInFront()) {
            close(dock);
        } else {
            activate(dock);
        }
        action.setChecked(dock->isInFront());
    });
    connect(dock, &QDockWidget::visibilityChanged, &action,
            [&action](bool visible) { action.setChecked(visible); });
}

void SidePanels::bindAction(QAction &action, Page page)
{
    connect(&action, &QAction::triggered, this, [this, page] {
        if (m_page == page && m_whyDock->isInFront()) {
            close(m_whyDock);
        } else {
            showWhyDockPage(page);
        }
        updatePageActions();
    });
}

void SidePanels::updatePageActions()
{
    m_actions.why->setChecked(m_page == Page::Why && m_whyDock->isInFront());
    m_actions.keyboardHelp->setChecked(m_page == Page::KeyboardHelp && m_whyDock->isInFront());
}

void SidePanels::close(PanelDock *dock)
{
    const bool hadFocus = dock->isAncestorOf(QApplication::focusWidget());
    dock->hide();
    if (hadFocus) {
        Q_EMIT boardFocusRequested();
    }
    //: %1 the title of a panel
    Announcer::announceFocus(&m_window, tr("Closed: %1.").arg(dock->windowTitle()));
}

void SidePanels::closeFocusedPanel()
{
    for (PanelDock *dock : allDocks()) {
        if (dock->features().testFlag(QDockWidget::DockWidgetClosable) &&
            dock->isAncestorOf(QApplication::focusWidget())) {
            close(dock);
            return;
        }
    }
}

void SidePanels::activate(PanelDock *dock)
{
    raiseDock(dock);
    if (!m_inputWatcher.isPointerInUse()) {
        dock->widget()->setFocus(Qt::OtherFocusReason);
    } else if (isInDock(QApplication::focusWidget())) {
        Q_EMIT boardFocusRequested();
    }
}

void SidePanels::raiseDock(PanelDock *dock)
{
    // A panel that is tabbed with another one keeps its width, so that nothing moves under the
    // pointer.
    PanelDock *front = dockInFront();
    const bool isFirst = dock->isHidden() && front == nullptr;
    if (front != dock) {
        m_coveredDocks[dock] = front;
    }
    dock->show();
    dock->raise();
    dock->widget()->setEnabled(true); // immediately, because it gets the focus
    if (isFirst) {
        // A third of the window, or up to half if the content needs it, but not too wide to read.
        // Queued until the dock has its place.
        const auto widen = [this, dock] {
            constexpr int MinCharacters = 16;
            constexpr int MaxCharacters = 55;
            const int character = dock->fontMetrics().averageCharWidth();
            const auto *area = qobject_cast<QScrollArea *>(dock->widget());
            const int needed = area != nullptr ? area->widget()->minimumSizeHint().width() : 0;
            const int least = qMin(qMax(character * MinCharacters, needed), m_window.width() / 2);
            const int width = qMax(least, m_window.width() / 3);
            m_window.resizeDocks({dock}, {qMin(character * MaxCharacters, width)}, Qt::Horizontal);
        };
        QMetaObject::invokeMethod(dock, widen, Qt::QueuedConnection);
    }
}

QList<PanelDock *> SidePanels::allDocks() const
{
    return QList{m_courseDock, m_diceDock, m_oddsDock, m_rulesDock, m_whyDock, m_appearanceDock} +
           m_extraDocks;
}

PanelDock *SidePanels::dockInFront() const
{
    for (PanelDock *dock : allDocks()) {
        if (dock->isInFront()) {
            return dock;
        }
    }
    return nullptr;
}

bool SidePanels::isLongPanelInFront() const
{
    const PanelDock *dock = dockInFront();
    return (dock == m_courseDock || dock == m_oddsDock) && !dock->isFloating();
}

void SidePanels::focusDockInFront()
{
    if (const PanelDock *dock = dockInFront()) {
        dock->widget()->setFocus(Qt::OtherFocusReason);
    }
}

void SidePanels::halveDockInFront()
{
    if (PanelDock *dock = dockInFront()) {
        m_window.resizeDocks({dock}, {m_window.width() / 2}, Qt::Horizontal);
    }
}

void SidePanels::widenDock(int steps)
{
    PanelDock *dock = dockInFront();
    if (dock == nullptr) {
        return;
    }
    m_widthsBefore.reset(); // the user has chosen another width
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
    activate(m_courseDock);
}

void SidePanels::showGuessField()
{
    raiseDock(m_oddsDock);
    m_oddsPanel->focusGuess();
}

void SidePanels::showWhy()
{
    showWhyDockPage(Page::Why);
}

void SidePanels::showWhyDockPage(Page page)
{
    m_page = page;
    activate(m_whyDock);
    updateWhyPage();
    updatePageActions();
}

void SidePanels::updateWhyPage()
{
    const bool isKeyboardHelp = m_page == Page::KeyboardHelp;
    m_whyDock->setWindowTitle(isKeyboardHelp ? tr("Keyboard") : tr("Why?"));
    if (m_whyDock->isHidden()) {
        return; // written when it is shown
    }
    m_whyPage->setAccessibleName(
        isKeyboardHelp || m_question.title.isEmpty() ? m_whyDock->windowTitle() : m_question.title);
    if (isKeyboardHelp) {
        m_whyPage->showPage(keysPageHtml(m_actions));
    } else {
        m_whyPage->showAnswerTo(m_match, m_question);
    }
}

void SidePanels::updateRulesPage()
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
    m_courseDock->setWindowTitle(tr("Course of play"));
    m_rulesDock->setWindowTitle(tr("Rules"));
    m_diceDock->setWindowTitle(tr("Dice"));
    m_oddsDock->setWindowTitle(tr("Odds"));
    m_appearanceDock->setWindowTitle(tr("Appearance"));
    if (m_coursePanel != nullptr) {
        m_coursePanel->retranslate();
    }
    if (m_dicePanel != nullptr) {
        m_dicePanel->retranslate();
    }
    if (m_oddsPanel != nullptr) {
        m_oddsPanel->retranslate();
    }
    if (m_appearancePanel != nullptr) {
        m_appearancePanel->retranslate();
    }
    m_question = m_match.shown().question();
    updateRulesPage();
    updateWhyPage();
}

} // namespace doublets

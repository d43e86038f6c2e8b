// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/window/input_watcher.h"
#include "desktop/window/panel_dock.h"
#include "match/match.h"
#include "table/pictures/picture_cache.h"

#include <QObject>
#include <QString>

#include <map>
#include <optional>

class QAction;
class QMainWindow;

namespace doublets {

class Actions;
class AppearancePanel;
class CoursePanel;
class DicePanel;
class OddsPanel;
class TextPanel;
class WhyPage;
struct DiceReport;

/// The panels docked beside the board: course of play, dice, odds, rules, explanations, and
/// appearance. The panels have no titles until retranslate() is called.
class SidePanels : public QObject
{
    Q_OBJECT

public:
    /// `window` takes ownership of this object. `match`, `session` and `actions` must outlive this
    /// object.
    SidePanels(QMainWindow &window, Match &match, const Session &session, Actions &actions);

    /// Adds a hidden dock, tabbed with the others. `name` becomes its object name. The window owns
    /// the dock.
    [[nodiscard]] PanelDock *addPanel(const QString &name, PanelDock::ContentFactory factory);
    /// Hides `dock`, and announces that it is closed. Emits boardFocusRequested() if it has the
    /// focus.
    void close(PanelDock *dock);
    /// Closes the dock with the focus, as close() does. Does nothing if no dock has the focus, or
    /// if the user cannot close the dock.
    void closeFocusedPanel();
    /// Shows `dock` in front. If the user is working with the keyboard, gives the focus to the
    /// content of `dock`. Otherwise, emits boardFocusRequested() if a dock has the focus, so that
    /// keys continue to play the game.
    void activate(PanelDock *dock);
    /// Shows `dock` in front without giving it the focus.
    void raiseDock(PanelDock *dock);
    /// Returns whether the course of play or the odds, whose lists need much space, are docked in
    /// front.
    [[nodiscard]] bool isLongPanelInFront() const;
    /// Gives the focus to the content of the dock in front. Does nothing if no dock is visible.
    void focusDockInFront();
    /// Makes the dock in front half as wide as the window. Does nothing if no dock is visible.
    void halveDockInFront();
    /// Shows the course of play.
    void showCourse();
    /// Shows the odds panel and gives the focus to the field for the class's guess, if the field is
    /// visible. Precondition: GuessFirst::isOn() returns true.
    void showGuessField();
    /// Emits boardFocusRequested().
    void requestBoardFocus() { Q_EMIT boardFocusRequested(); }
    void retranslate();
    /// Sets the disk cache of the thumbnails in the appearance panel. Call before the panel is
    /// shown.
    void setPictureCache(const PictureCache &cache) { m_pictureCache = cache; }

Q_SIGNALS:
    /// Emitted when isLongPanelInFront() may have changed.
    void dockInFrontChanged();
    /// Emitted when the panel of the course of play has been closed.
    void courseClosed();
    /// Emitted when the board should get the focus, for example after a dock with the focus has
    /// been closed.
    void boardFocusRequested();
    /// Emitted when the class has entered its guess, and the odds panel has therefore uncovered the
    /// odds.
    void oddsUncovered();
    /// Emitted when the user asks to save the dice report.
    void diceReportSaveRequested(const doublets::DiceReport &report);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QWidget *createCoursePanel(QWidget *parent);
    [[nodiscard]] QWidget *createDicePanel(QWidget *parent);
    [[nodiscard]] QWidget *createOddsPanel(QWidget *parent);
    [[nodiscard]] QWidget *createRulesPage(QWidget *parent);
    [[nodiscard]] QWidget *createWhyPage(QWidget *parent);
    [[nodiscard]] QWidget *createAppearancePanel(QWidget *parent);
    [[nodiscard]] PanelDock *createDock(const QString &name,
                                        QWidget *(SidePanels::*createContent)(QWidget *parent));
    void connectActions();
    /// The pages that share the dock `m_whyDock`.
    enum class Page { Why, KeyboardHelp };

    /// Connects a checkable action to a dock. The action is checked while the dock is in front.
    /// Triggering the action brings the dock to the front, or hides the dock if it is already in
    /// front.
    void bindAction(QAction &action, PanelDock *dock);
    /// Connects a checkable action to a page of `m_whyDock`, in the same way.
    void bindAction(QAction &action, Page page);
    void updatePageActions();
    /// Widens the dock in front by `steps` twentieths of the window's width; negative values narrow
    /// it.
    void widenDock(int steps);
    [[nodiscard]] QList<PanelDock *> allDocks() const;
    /// Returns the dock in front, or null if no dock is visible.
    [[nodiscard]] PanelDock *dockInFront() const;
    /// Calls uncoverDockBehind() when `dock` is closed.
    void watchClosing(PanelDock *dock);
    /// Raises the dock that was in front before `closed`, unless that dock has been closed, too.
    void uncoverDockBehind(PanelDock *closed);
    /// Remembers the width of the dock in front when the window becomes narrower, and restores it
    /// once the window is as wide again.
    void keepDockWidth(int oldWindowWidth, int newWindowWidth);
    /// Shows the page that answers "Why?" for the moment shown on the board.
    void showWhy();
    void showWhyDockPage(Page page);
    void onMatchChanged(const Change &change);
    void updateWhyPage();
    void updateRulesPage();

    QMainWindow &m_window;
    Match &m_match;
    const Session &m_session;
    Actions &m_actions;
    InputWatcher m_inputWatcher;
    PanelDock *m_courseDock;
    PanelDock *m_diceDock;
    PanelDock *m_oddsDock;
    PanelDock *m_rulesDock;
    PanelDock *m_whyDock;
    PanelDock *m_appearanceDock;
    QList<PanelDock *> m_extraDocks; ///< docks added by addPanel()
    /// For each raised dock, the dock that was in front before; null if there was none.
    std::map<PanelDock *, PanelDock *> m_coveredDocks;
    /// The widths of the window and of the dock in front before the window became narrower.
    struct WidthsBefore
    {
        int window = 0;
        int dock = 0;
    };
    std::optional<WidthsBefore> m_widthsBefore;
    // Null until their docks are first shown.
    CoursePanel *m_coursePanel = nullptr;
    DicePanel *m_dicePanel = nullptr;
    OddsPanel *m_oddsPanel = nullptr;
    TextPanel *m_rulesPage = nullptr;
    WhyPage *m_whyPage = nullptr;
    AppearancePanel *m_appearancePanel = nullptr;
    PictureCache m_pictureCache;
    Page m_page = Page::Why;
    ShownMoment::Question m_question; ///< the question that the "Why?" page answers
};

} // namespace doublets

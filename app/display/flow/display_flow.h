// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"
#include "display/config/display_config.h"
#include "match/scheduler.h"
#include "visits/visit.h"

#include <QDateTime>
#include <QObject>

#include <functional>
#include <vector>

namespace doublets {

/// The state machine of the display, which determines the current screen, and the screen after each
/// choice or timeout, from the attract mode through a visit and back. Independent of widgets.
class DisplayFlow : public QObject
{
    Q_OBJECT

public:
    enum class Screen : std::uint8_t {
        Attract,    ///< the computer plays both sides until a visitor touches the screen
        Language,   ///< the visitor chooses a language
        Start,      ///< the visitor chooses the first game or asks for more games
        Tradition,  ///< the visitor chooses a tradition: a type of board and its games
        Game,       ///< the visitor chooses one of the tradition's games
        Players,    ///< the visitor chooses one player or two
        FirstSteps, ///< the game is demonstrated
        Play,       ///< the visitor plays
        End,        ///< the game is over
        Compare,    ///< the game is compared with a game under another source's rules
        Resetting,  ///< the visit is over; the board is being reset
        Closed,     ///< the display is closed to visitors
    };
    Q_ENUM(Screen)

    /// A function that returns the current date and time.
    using CurrentTime = std::function<QDateTime()>;

    /// A function that returns the time since a fixed moment, unaffected by changes of the system
    /// time.
    using MonotonicClock = std::function<std::chrono::milliseconds()>;
    /// Returns the time of std::chrono::steady_clock.
    [[nodiscard]] static std::chrono::milliseconds monotonicTime();

    /// `config`, `catalogue` and `scheduler` must outlive this object. `config` must be valid,
    /// except that an empty list of rule sets or languages stands for all of them.
    DisplayFlow(
        const DisplayConfig &config, const Catalogue &catalogue, Scheduler &scheduler,
        CurrentTime now = [] { return QDateTime::currentDateTime(); },
        MonotonicClock monotonicClock = monotonicTime);

    /// Shows the attract mode or, outside the opening hours, the closed screen.
    void start();
    /// Returns the current screen; Closed before start() is called.
    [[nodiscard]] Screen screen() const { return m_screen; }
    /// Returns whether the display is asking if the visitor is still present.
    [[nodiscard]] bool isCheckingPresence() const { return m_isCheckingPresence; }
    /// Returns the time within which the visitor must answer the presence check.
    [[nodiscard]] std::chrono::milliseconds presenceCheckTimeout() const
    {
        return m_config.times.presenceCheckTimeout;
    }
    /// Returns whether the display is open: within the opening hours, and not closed by the staff.
    [[nodiscard]] bool isOpen() const;
    /// Returns whether the staff have closed the display.
    [[nodiscard]] bool isClosedByStaff() const { return m_isClosedByStaff; }
    /// Returns whether there is a visit, from the first touch until the visit ends.
    [[nodiscard]] bool hasVisitor() const { return m_hasVisitor; }
    /// Returns whether more than one game is offered.
    [[nodiscard]] bool hasSeveralGames() const { return ruleSets().size() > 1; }

    /// Returns the codes of the languages offered, in order.
    [[nodiscard]] QStringList languages() const;
    /// Returns the code of the current language.
    [[nodiscard]] QString language() const { return m_language; }
    /// Returns the code of the language offered after the current one; after the last, the first.
    [[nodiscard]] QString nextLanguage() const;
    /// Returns the ids of the traditions offered, each once, in the order of their first games.
    [[nodiscard]] QStringList traditions() const;
    /// Returns the rule sets offered, in order: those of `tradition`, or all if `tradition` is
    /// empty.
    [[nodiscard]] std::vector<const RuleSet *> ruleSets(const QString &tradition = {}) const;
    /// Returns the id of the tradition that the visitor has chosen, or an empty string before the
    /// choice. Between visits, returns the value of the previous visit.
    [[nodiscard]] QString tradition() const { return m_tradition; }
    /// Returns the rule set that was chosen last, by a visitor or for the attract mode. Returns
    /// null before the first game of the attract mode.
    [[nodiscard]] const RuleSet *ruleSet() const { return m_ruleSet; }
    /// Returns whether the visitor plays against the computer. Until choosePlayers() is called,
    /// returns the value of the previous visit.
    [[nodiscard]] bool isAgainstComputer() const { return m_isAgainstComputer; }
    /// Returns whether the flow consumes the next touch, mouse press or key press, which must then
    /// not be delivered to any widget.
    [[nodiscard]] bool consumesTouch() const;
    /// Returns the number of games that the attract mode has finished.
    [[nodiscard]] int finishedAttractGames() const { return m_finishedAttractGames; }

    /// Counts an explanation that the visitor has opened. Precondition: hasVisitor().
    void countExplanation() { ++m_visit.use->explanations; }
    /// Records that the visitor has switched on an aid, such as larger text. `aid` is the
    /// corresponding member of VisitUse. Does nothing without a visit.
    void recordAid(bool VisitUse::*aid);

public Q_SLOTS:
    /// Handles a touch, a mouse press or a key press: begins a visit in the attract mode, ends the
    /// demonstration, answers a presence check, or restarts the idle timer.
    void handleTouch();
    /// Restarts the idle timer and cancels a presence check. Does nothing without a visit.
    void restartIdleTimer();
    /// Sets the language, which must be one of languages(), and shows the next choice. Choices with
    /// a single option are skipped.
    void chooseLanguage(const QString &code);
    /// Sets the language, which must be one of languages(), without changing the screen.
    void changeLanguage(const QString &code);
    /// Chooses the first of ruleSets(), and shows the choice of players.
    void playFirstGame();
    /// Shows the choice of a tradition or, if there is only one, of a game. Precondition:
    /// hasSeveralGames().
    void showMoreGames();
    /// Sets the tradition, whose id must be one of traditions(), and shows the next choice.
    void chooseTradition(const QString &tradition);
    /// Sets the game, by the id of its rule set, which must be one of ruleSets(), and shows the
    /// next choice.
    void chooseGame(const QString &ruleSet);
    /// Sets whether the visitor plays against the computer, and shows the demonstration. The game
    /// must have been chosen.
    void choosePlayers(bool againstComputer);
    /// Returns to the previous screen: from the comparison to the End screen, from the
    /// demonstration, the game or its end to the choice of players, and from a choice to the
    /// previous one. From the first choice, ends the visit. Does nothing without a visit.
    void goBack();
    /// Ends the demonstration and starts the visitor's game. Does nothing on screens other than
    /// FirstSteps.
    void beginPlay();
    /// Counts a throw by the visitor. Precondition: hasVisitor().
    void countThrow() { ++m_visit.throws; }
    /// Records that the visitor's game has been played to its end, and shows the End screen. Does
    /// nothing on screens other than Play.
    void endGame();
    /// Starts the same game again. Does nothing on screens other than End.
    void playAgain();
    /// Shows the Compare screen. Does nothing on screens other than End.
    void startComparison();
    /// Returns to the choice of a tradition and game. Does nothing on screens other than End.
    void chooseAnotherGame();
    /// Ends the visit and shows the Resetting screen. Does nothing without a visit.
    void startOver();
    /// Ends the visit without changing the screen. Does nothing without a visit. Call before the
    /// program exits, so that the visit is counted.
    void endVisit();
    /// Counts the current game of the attract mode as finished and starts the next one. Does
    /// nothing on screens other than Attract.
    void startNextAttractGame();
    /// Restarts the attract mode, to apply a change of the configuration. Does nothing during a
    /// visit.
    void restartAttractMode();
    /// Discards a visit in which choosePlayers() has not been called yet, without emitting
    /// visitEnded(), and returns to the attract mode. Does nothing later in a visit or without a
    /// visit. Call when the staff's own touches may have started the visit.
    void discardStaffVisit();
    /// Sets whether the staff have closed the display. Outside the opening hours, the display is
    /// closed in any case. Ends the current visit, if any, and shows the attract mode or the closed
    /// screen; before start(), only determines the first screen.
    void setClosedByStaff(bool closed);

Q_SIGNALS:
    /// Emitted when the screen has changed, or when the same screen starts again, for example for
    /// the next game of the attract mode.
    void screenChanged();
    /// Emitted when isCheckingPresence() has changed.
    void presenceCheckChanged();
    /// Emitted when the language has changed.
    void languageChanged(const QString &code);
    /// Emitted before the attract mode or the closed screen is shown. `open` is the result of
    /// isOpen(), which may not have changed.
    void openStateReported(bool open);
    /// Emitted when a visit has ended. `visit` is its record for the statistics.
    void visitEnded(const doublets::Visit &visit);

private:
    void setScreen(Screen screen);
    void beginVisit();
    void showNextChoice(Screen completedChoice);
    void startAttractMode();
    /// Handles the timeout of the idle timer.
    void handleIdleTimeout();
    /// Starts the idle alarm with the timeout of the current screen, or stops it if there is none.
    void startIdleAlarm();
    void setCheckingPresence(bool isChecking);
    void setLanguage(const QString &code);
    [[nodiscard]] QString languageOfInstitution() const;
    void checkOpeningHours();
    [[nodiscard]] bool isStarted() const { return m_hoursAlarm.isActive(); }

    const DisplayConfig &m_config;
    const Catalogue &m_catalogue;
    CurrentTime m_now;
    MonotonicClock m_monotonicClock;
    Alarm m_idleAlarm;
    Alarm m_resetAlarm; ///< ends the Resetting screen
    Alarm m_hoursAlarm; ///< goes off to check the opening hours
    Screen m_screen = Screen::Closed;
    QString m_language;
    QString m_tradition;
    const RuleSet *m_ruleSet = nullptr;
    std::chrono::milliseconds m_visitStart{};
    std::chrono::milliseconds m_lastTouch{}; ///< time of the last touch or action
    Visit m_visit;
    int m_finishedAttractGames = 0;
    bool m_isFirstGameChosen = false; ///< whether playFirstGame() made the choice
    bool m_isAgainstComputer = false;
    bool m_hasVisitor = false;
    bool m_isCheckingPresence = false;
    bool m_isClosedByStaff = false;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"
#include "display/config/display_config.h"
#include "match/clock.h"
#include "visits/visit.h"

#include <QDateTime>
#include <QObject>

#include <functional>
#include <vector>

namespace doublets {

/// What a display shows now, and when it goes on to something else by itself: from the game that
/// plays by itself, through a stranger's visit, back to it. Knows no widgets.
class DisplayFlow : public QObject
{
    Q_OBJECT

public:
    enum class Screen : std::uint8_t {
        Attract,    ///< two play by themselves until somebody touches the display
        Language,   ///< a visitor chooses it
        Table,      ///< and one of the tables
        Game,       ///< and one of its games, where there are several
        Players,    ///< and whether they are one or two
        FirstSteps, ///< the game is shown
        Play,
        End,     ///< of a game
        Compare, ///< the same dice by another source
        Tidying, ///< nobody is there any more: the table is put in order
        Closed,
    };
    Q_ENUM(Screen)

    /// Tells the time of day.
    using Now = std::function<QDateTime()>;

    /// Returns the time since a fixed moment, which setting the clock does not change.
    using Elapsed = std::function<std::chrono::milliseconds()>;
    [[nodiscard]] static std::chrono::milliseconds steadyTime();

    /// All of them must outlive the flow. The configuration is sound.
    DisplayFlow(
        const DisplayConfig &config, const Catalogue &catalogue, Clock &clock,
        Now now = [] { return QDateTime::currentDateTime(); }, Elapsed elapsed = steadyTime);

    /// From now on the display shows something.
    void start();
    [[nodiscard]] Screen screen() const { return m_screen; }
    /// Whether it asks who played last whether they are still there.
    [[nodiscard]] bool isAsking() const { return m_asking; }
    /// How long they have to answer.
    [[nodiscard]] std::chrono::milliseconds countdown() const { return m_config.times.countdown; }
    /// Whether visitors may use the display now.
    [[nodiscard]] bool isOpen() const;
    /// Whether the staff have it show that it is closed.
    [[nodiscard]] bool isClosedByStaff() const { return m_closedByStaff; }
    /// Whether somebody is at the display.
    [[nodiscard]] bool isVisited() const { return m_visited; }
    /// Whether visitors should be able to go another way than over.
    [[nodiscard]] bool hasChoiceOfTables() const { return games().size() > 1; }

    [[nodiscard]] QStringList languages() const;
    [[nodiscard]] QString language() const { return m_language; }
    /// The traditions whose tables are offered, in the order of their games.
    [[nodiscard]] QStringList tables() const;
    /// The games offered, in order; of one table, or of all.
    [[nodiscard]] std::vector<const RuleSet *> games(const QString &table = {}) const;
    /// The table whose games are chosen from.
    [[nodiscard]] QString table() const { return m_table; }
    /// The game that is played, by visitors or by itself. Null before the first.
    [[nodiscard]] const RuleSet *game() const { return m_game; }
    /// Whether the computer plays against the visitor.
    [[nodiscard]] bool isAlone() const { return m_alone; }
    /// How many games have been played by themselves.
    [[nodiscard]] int attractGames() const { return m_attractGames; }

public Q_SLOTS:
    /// Somebody touched the display, or pressed a key. True: that was all it was meant for, and
    /// nothing that lay under the finger gets it.
    bool touch();
    /// Somebody is at the display, as what happens shows.
    void notePresence();
    void chooseLanguage(const QString &code);
    /// The same while they play on.
    void changeLanguage(const QString &code);
    void chooseTable(const QString &tradition);
    void chooseGame(const QString &ruleSet);
    void choosePlayers(bool alone);
    /// Returns to the choice before this one. Ends the visit from the first choice; does nothing on
    /// other screens.
    void goBack();
    /// First steps are over.
    void beginPlay();
    /// A person threw the dice.
    void noteThrow() { ++m_visit.throws; }
    void endGame();
    /// Another game at the same table.
    void playAgain();
    void compare();
    void endComparison();
    /// Another table or game.
    void chooseAnother();
    /// The visitor leaves: the table is put in order.
    void startOver();
    /// A game that played by itself is over.
    void endAttractGame();
    /// Begins anew, as the configuration now says; nothing where somebody plays.
    void restart();
    /// Who came was of the staff: where no game was begun, nothing is kept of it.
    void forgetStaff();
    /// From the staff: the display shows nothing but that it is closed.
    void setClosed(bool closed);

Q_SIGNALS:
    /// Another screen, or the same anew with another game.
    void screenChanged();
    void askingChanged();
    void languageChanged(const QString &code);
    /// Told each time that the display goes back to itself.
    void openChanged(bool open);
    /// With what is kept of it.
    void visitEnded(const doublets::Visit &visit);

private:
    void show(Screen screen);
    void beginVisit();
    void endVisit();
    void chooseNext(Screen chosen);
    void attract();
    /// Nobody has done anything for a while.
    void noteIdle();
    void waitForTouch();
    void setAsking(bool asking);
    void setLanguage(const QString &code);
    void checkHours();
    const DisplayConfig &m_config;
    const Catalogue &m_catalogue;
    Now m_now;
    Elapsed m_elapsed;
    Alarm m_idle;
    Alarm m_tidied;
    Alarm m_hours;
    Screen m_screen = Screen::Closed;
    QString m_language;
    QString m_table;
    const RuleSet *m_game = nullptr;
    std::chrono::milliseconds m_begun{}; ///< the visit
    std::chrono::milliseconds m_touched{};
    Visit m_visit;
    int m_attractGames = 0;
    bool m_alone = false;
    bool m_visited = false;
    bool m_asking = false;
    bool m_closedByStaff = false;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "core/odds/choices.h"
#include "core/odds/odds_history.h"
#include "match/moment.h"
#include "match/odds/odds_store.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace doublets {

class Game;

/// The odds of the game on the board, which are computed in the background while at least one
/// watcher is registered. Results always belong to the current state of the game. Results that have
/// not been computed yet are nullopt.
///
/// The match calls setMoment() after each change. Visible panels register with setWatched(), and
/// listen to changed().
class OddsWatch : public QObject
{
    Q_OBJECT

public:
    /// `store` must outlive this object.
    explicit OddsWatch(OddsStore &store, QObject *parent = nullptr);
    /// Cancels all background work, and blocks until it has stopped.
    ~OddsWatch() override;

    /// Sets the game whose odds are computed, or null for none, and makes its present the shown
    /// moment. Resumes work paused by setMoment(). Does not take ownership.
    void setGame(const Game *game);
    [[nodiscard]] const Game *game() const { return m_game; }
    /// Registers or unregisters `watcher`, a pointer that only identifies the watcher. Discards all
    /// results when the last watcher is unregistered.
    void setWatched(const void *watcher, bool watched);
    [[nodiscard]] bool isWatched() const { return !m_watchers.empty(); }
    /// Sets the shown moment, whose odds are computed first. Call after each action that is played,
    /// undone or redone. Restarts work in progress if the moment, `isPaused` or the number of
    /// actions has changed. No work is done while `isPaused` is true, for example because men or
    /// dice are moving.
    void setMoment(const Moment &moment, bool isPaused = false);
    /// Returns the number of actions up to the shown moment.
    [[nodiscard]] std::size_t actionCount() const;
    [[nodiscard]] bool isPresentShown() const { return !m_moment.isPast(); }

    /// Returns the odds source. Returns null until the game has been solved, or if there is no
    /// watcher.
    [[nodiscard]] OddsStore::Source source() const { return m_source; }
    /// Returns the completed share of solving the game, from 0 to 1. Meaningful only while there is
    /// a watcher and source() returns null.
    [[nodiscard]] double solvedShare() const { return m_store.progress(); }
    /// Returns whether all results have been computed: the odds after all actions, the choices at
    /// decision(), and the refined odds if there are any.
    [[nodiscard]] bool isComplete() const;
    /// Returns the computed share of the results, from 0 to 1.
    [[nodiscard]] double computedShare() const;

    /// Returns the odds after the first `actions` actions. Returns nullopt if these odds have not
    /// been computed yet. At the shown moment, returns the odds of refinedOdds() once they have
    /// been computed.
    [[nodiscard]] std::optional<Odds> oddsAt(std::size_t actions) const;
    /// Returns the effect of each action of the game on the odds, or nullopt where it has not been
    /// computed yet. A choice that was made with a throw whose odds have been refined agrees with
    /// the refined odds; the luck of the throw then makes up for the difference.
    [[nodiscard]] const std::vector<std::optional<OddsChange>> &changes() const
    {
        return m_shownChanges;
    }

    /// Returns the number of actions before the decision at the shown moment. The decision is the
    /// choice to make now or, if the throw has been played or the moment is in the past, the choice
    /// that was made. Returns nullopt if there is no decision.
    [[nodiscard]] std::optional<std::size_t> decision() const;
    /// Returns the choices at decision(), best first. Returns nullopt if they have not been
    /// computed yet. The odds of the choices agree with the odds at the shown moment, refined or
    /// not.
    [[nodiscard]] const std::optional<std::vector<Choice>> &choices() const
    {
        return m_shownChoices;
    }
    /// Returns more precise odds at the shown moment, which take longer to compute. The odds of a
    /// throw are refined once, for its best choice. After any other choice, the refined odds are
    /// shifted, and their margin may be wider. Returns nullopt if the refined odds have not been
    /// computed yet, or if the odds source does not provide them.
    [[nodiscard]] std::optional<RefinedOdds> refinedOdds() const;
    /// Returns the difference that refinedOdds() make to White's score (Odds::score()) at the shown
    /// moment. Returns 0 while there are no refined odds.
    [[nodiscard]] double refinement() const;
    /// Returns the index in choices() of the choice that was made. Returns nullopt if no choice has
    /// been made yet, or if choices() is nullopt.
    [[nodiscard]] std::optional<std::size_t> chosenIndex() const;

Q_SIGNALS:
    /// Emitted when results or progress may have changed, or results have been discarded. May be
    /// emitted from within setGame(), setWatched() and setMoment().
    void changed();

private:
    /// A single computed result: the odds at the start or after an action, the choices, or the
    /// refined odds at the shown moment.
    struct ComputedResult
    {
        enum class Kind : std::uint8_t { Start, After, Choices, Refined };
        Kind kind{};
        /// After: index of the action; Choices and Refined: number of actions up to the position.
        std::size_t index = 0;
        OddsChange after; ///< set for Start (only the odds) and After
        std::vector<Choice> choices;
        RefinedOdds refined = {};
    };
    struct Job;

    void updateActions();
    void clear();
    void startWork();
    void storeResult(const ComputedResult &result);
    /// Returns the odds after the first `actions` actions, without refinement.
    [[nodiscard]] std::optional<Odds> quickOddsAt(std::size_t actions) const;
    /// Returns the odds at the shown moment, without refinement.
    [[nodiscard]] std::optional<Odds> quickOddsAtMoment() const;
    /// Returns the refined odds after refinedActionCount() actions; null if they have not been
    /// computed. Valid until more results arrive.
    [[nodiscard]] const RefinedOdds *computedRefinement() const;
    /// Returns whether the odds at the shown moment have been refined, or cannot be.
    [[nodiscard]] bool isRefined() const;
    /// Returns the number of actions before the first play that the player of decision() makes with
    /// the same throw. Returns nullopt if there is no decision.
    [[nodiscard]] std::optional<std::size_t> turnStart() const;
    /// Returns whether, at the shown moment, the player has played some but not all of the numbers.
    [[nodiscard]] bool isMidTurn() const;
    /// Returns the number of actions up to the position whose odds are refined.
    [[nodiscard]] std::size_t refinedActionCount() const;
    /// Returns the choices of `m_choices` that are still possible at the shown moment.
    [[nodiscard]] std::vector<Choice> choicesLeft() const;
    /// Returns the number of actions up to the last play of `choice`. Returns nullopt if the choice
    /// was not made.
    [[nodiscard]] std::optional<std::size_t> endOfChoice(const Choice &choice) const;
    void updateShownChoices();
    void updateShownChanges();
    /// Makes the choice after `actions` actions agree with the refined odds of its throw.
    void refineChange(std::size_t actions, const Odds &refined);
    [[nodiscard]] const Position &positionAt(std::size_t actions) const;
    static void run(TaskPromise<ComputedResult> &report, const Job &job);

    OddsStore &m_store;
    QPointer<const Game> m_game;
    OddsStore::Source m_source;
    std::optional<Odds> m_start;
    std::vector<std::optional<OddsChange>> m_changes;
    std::optional<std::vector<Choice>> m_choices;      ///< at turnStart(), without refinement
    std::optional<Position> m_choicesOf;               ///< the position of `m_choices`
    std::optional<std::vector<Choice>> m_shownChoices; ///< as returned by choices()
    /// The refined odds of this game, and their positions, by number of actions.
    std::map<std::size_t, std::pair<Position, RefinedOdds>> m_refined;
    std::vector<std::optional<OddsChange>> m_shownChanges; ///< as returned by changes()
    Moment m_moment;                                       ///< the shown moment
    QTimer m_workTimer;
    QTimer m_notifyTimer; ///< combines results into one signal
    std::set<const void *> m_watchers;
    bool m_paused = false;
    BackgroundTask<ComputedResult> m_work;
};

} // namespace doublets

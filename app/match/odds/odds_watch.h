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

#include <optional>
#include <set>
#include <vector>

namespace doublets {

class Game;

/// The known odds of the game on the board, computed in the background while at least one watcher
/// is registered. Results always belong to the current state of the game; anything not computed yet
/// is absent.
///
/// The match calls setMoment() after each change. Visible panels register with setWatched() and
/// listen to changed().
class OddsWatch : public QObject
{
    Q_OBJECT

public:
    /// `store` must outlive this object.
    explicit OddsWatch(OddsStore &store, QObject *parent = nullptr);
    ~OddsWatch() override;

    /// Sets the game whose odds are computed, and its present as the moment shown. `game` is not
    /// owned; null means that there is no game.
    void setGame(const Game *game);
    [[nodiscard]] const Game *game() const { return m_game; }
    /// Registers or unregisters `watcher`. Without watchers nothing is computed, and all
    /// results are discarded.
    void setWatched(const void *watcher, bool watched);
    [[nodiscard]] bool isWatched() const { return !m_watchers.empty(); }
    /// Sets the moment shown, whose odds are computed first. Call after each action, including an
    /// undone one. Any change of moment cancels work in progress. While `paused`, because men or
    /// dice are moving, no new work is started.
    void setMoment(const Moment &moment, bool paused = false);
    /// Returns the number of actions at the moment shown.
    [[nodiscard]] std::size_t actionCount() const;
    [[nodiscard]] bool isPresentShown() const { return !m_moment.isPast(); }

    /// Returns the odds source; null until the game is solved.
    [[nodiscard]] OddsStore::Source source() const { return m_source; }
    /// Returns the completed share of solving the game, from 0 to 1.
    [[nodiscard]] double solvedShare() const { return m_store.progress(); }
    /// Returns whether the odds after all actions, and the choices at decision(), are known.
    [[nodiscard]] bool isComplete() const;
    /// Returns the known share of the odds and choices, from 0 to 1.
    [[nodiscard]] double computedShare() const;

    /// Returns the odds after the first `actions` actions, or nullopt if they are unknown. At the
    /// moment shown, refined odds replace the others once they are known.
    [[nodiscard]] std::optional<Odds> oddsAt(std::size_t actions) const;
    /// Returns the effect of each action of the game; nullopt for actions whose odds are unknown.
    [[nodiscard]] const std::vector<std::optional<OddsChange>> &changes() const
    {
        return m_changes;
    }

    /// Returns the decision that belongs to the moment shown, as the number of actions before it.
    /// The decision is the choice to be made now or, once the throw is played or in the past, the
    /// choice that was made. Returns nullopt if there is none.
    [[nodiscard]] std::optional<std::size_t> decision() const;
    /// Returns the choices at decision(), best first; nullopt while they are unknown. Their odds
    /// agree with those at the moment shown, refined or not.
    [[nodiscard]] const std::optional<std::vector<Choice>> &choices() const
    {
        return m_shownChoices;
    }
    /// Returns the odds at the moment shown that took more time; nullopt if unknown or if the
    /// source of the odds has none.
    [[nodiscard]] const std::optional<RefinedOdds> &refinedOdds() const { return m_refined; }
    /// Returns the index in choices() of the choice that was made; nullopt if no choice has been
    /// made yet, or if choices() is nullopt.
    [[nodiscard]] std::optional<std::size_t> choiceMade() const;

Q_SIGNALS:
    /// Emitted when results or progress may have changed, including when results were discarded.
    void changed();

private:
    /// A single computed result: the odds at the start or after an action, the choices, or better
    /// odds at the moment shown.
    struct ComputedResult
    {
        enum class Kind : std::uint8_t { Start, After, Choices, Refined };
        Kind kind{};
        std::size_t index = 0;
        OddsChange after;
        std::vector<Choice> choices;
        RefinedOdds refined = {};
    };
    struct Job;

    void updateActions();
    void clear();
    void startWork();
    void storeResult(const ComputedResult &result);
    [[nodiscard]] std::optional<Odds> quickOddsAt(std::size_t actions) const;
    [[nodiscard]] bool isRefinable() const;
    /// Returns the number of actions up to the last play of `choice`; nullopt if it was not made.
    [[nodiscard]] std::optional<std::size_t> endOfChoice(const Choice &choice) const;
    void updateShownChoices();
    [[nodiscard]] const Position &positionAt(std::size_t actions) const;
    static void run(TaskPromise<ComputedResult> &report, const Job &job);

    OddsStore &m_store;
    QPointer<const Game> m_game;
    OddsStore::Source m_source;
    std::optional<Odds> m_start;
    std::vector<std::optional<OddsChange>> m_changes;
    std::optional<std::vector<Choice>> m_choices;      ///< not refined
    std::optional<std::vector<Choice>> m_shownChoices; ///< with the odds shown
    std::optional<std::size_t> m_choicesAt;            ///< the decision that `m_choices` belongs to
    std::optional<RefinedOdds> m_refined;              ///< at `m_refinedAt`
    std::size_t m_refinedAt = 0; ///< the number of actions at the moment shown
    Moment m_moment;             ///< the moment shown
    QTimer m_workTimer;
    QTimer m_notifyTimer; ///< combines results into one signal
    std::set<const void *> m_watchers;
    bool m_paused = false;
    BackgroundTask<ComputedResult> m_work;
};

} // namespace doublets

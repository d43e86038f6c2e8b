// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_work.h"
#include "core/odds/choices.h"
#include "core/odds/odds_course.h"
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

/// What is known of the odds of the game on the board, found in the background while somebody
/// watches. Nothing here is ever older than the game: what is not known yet is not there.
/// The match calls `show` after each change; panels that are open call `setWatched`, and follow
/// `changed`.
class OddsWatch : public QObject
{
    Q_OBJECT

public:
    /// The store must outlive it.
    explicit OddsWatch(OddsStore &store, QObject *parent = nullptr);
    ~OddsWatch() override;

    /// Watches that game, from its present on. Null: none.
    void setGame(const Game *game);
    [[nodiscard]] const Game *game() const { return m_game; }
    /// While nobody watches nothing is computed, and nothing known.
    void setWatched(const void *byWhom, bool watched);
    [[nodiscard]] bool isWatched() const { return !m_watchers.empty(); }
    /// Looks at that moment: what belongs to it is found first. To be called after each action,
    /// also one that was taken back. While `paused`, nothing new is found: men and dice move.
    void show(const Moment &moment, bool paused = false);
    /// How many actions there are at the moment looked at.
    [[nodiscard]] std::size_t moment() const;
    [[nodiscard]] bool isPresent() const { return !m_moment.isPast(); }

    /// The odds, once the game is solved; null before.
    [[nodiscard]] OddsStore::Source source() const { return m_source; }
    /// Share of the solving that is done, 0 to 1.
    [[nodiscard]] double solved() const { return m_store.progress(); }
    /// Whether all is known that can be.
    [[nodiscard]] bool isComplete() const;
    /// The share of it that is known.
    [[nodiscard]] double found() const;

    /// The odds after that many actions.
    [[nodiscard]] std::optional<Odds> oddsAt(std::size_t actions) const;
    /// What each action of the game did, one for each.
    [[nodiscard]] const std::vector<std::optional<OddsAfter>> &after() const { return m_after; }

    /// Where the choice is, or was, to be made that belongs to the moment looked at: the position
    /// after that many actions. Nothing where there is none.
    [[nodiscard]] std::optional<std::size_t> decision() const;
    /// The choices there, the best first; nothing while they are not known.
    [[nodiscard]] const std::optional<std::vector<Choice>> &choices() const { return m_choices; }
    /// The one that was made, by its index; nothing where none was, or is not yet.
    [[nodiscard]] std::optional<std::size_t> choiceMade() const;

Q_SIGNALS:
    /// Something is known now, or not any more.
    void changed();

private:
    /// One thing found.
    struct Piece
    {
        enum class Kind : std::uint8_t { Start, After, Choices };
        Kind kind{};
        std::size_t index = 0;
        OddsAfter after;
        std::vector<Choice> choices;
    };
    struct Job;

    void updateActions();
    void forget();
    void work();
    void take(const Piece &piece);
    [[nodiscard]] const Position &positionAt(std::size_t actions) const;
    static void run(WorkReport<Piece> &report, const Job &job);

    OddsStore &m_store;
    QPointer<const Game> m_game;
    OddsStore::Source m_source;
    std::optional<Odds> m_start;
    std::vector<std::optional<OddsAfter>> m_after;
    std::optional<std::vector<Choice>> m_choices;
    std::optional<std::size_t> m_choicesAt; ///< the decision that `m_choices` belongs to
    Moment m_moment;                        ///< looked at
    QTimer m_soon;
    QTimer m_tell; ///< what is found is told together
    std::set<const void *> m_watchers;
    bool m_paused = false;
    BackgroundWork<Piece> m_work;
};

} // namespace doublets

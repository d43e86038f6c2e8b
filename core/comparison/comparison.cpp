// SPDX-License-Identifier: MIT
#include "core/comparison/comparison.h"

#include "core/dice/dice.h"
#include "core/game/referee.h"
#include "core/odds/odds.h"
#include "core/record/replay.h"

#include <algorithm>
#include <tuple>

namespace doublets {

namespace {

/// The given faces, followed by those of the seed.
class FaceSequence
{
public:
    FaceSequence(const std::vector<std::uint8_t> &given, std::uint64_t seed)
        : m_given(given)
        , m_seeded(seed)
    {
        for (std::size_t i = 0; i < given.size(); ++i) {
            static_cast<void>(m_seeded.roll()); // face i is the seed's i-th roll
        }
    }

    [[nodiscard]] std::uint8_t next()
    {
        const std::size_t place = m_used++;
        return place < m_given.size() ? m_given[place] : m_seeded.roll();
    }
    [[nodiscard]] std::size_t used() const { return m_used; }

private:
    const std::vector<std::uint8_t> &m_given;
    SeededDice m_seeded;
    std::size_t m_used = 0;
};

/// A compared game, played one action at a time.
class ComparedGame
{
public:
    explicit ComparedGame(const ComparisonOptions &options)
        : m_options(options)
        , m_faces(options.faces, options.seed)
        , m_position(referee::initialPosition(options.rules))
    {
    }

    void step()
    {
        HistoryEntry entry;
        switch (m_position.stage) {
        case Stage::Opening:
            entry = throwForLead();
            break;
        case Stage::ToThrow:
            entry = throwDice();
            break;
        case Stage::Playing:
        case Stage::Claiming:
            entry = playMan();
            break;
        case Stage::Won:
        case Stage::Drawn:
            return;
        }
        entry.after = m_position;
        m_history.push_back(entry);
    }

    [[nodiscard]] bool isOver() const { return m_position.isOver(); }
    [[nodiscard]] bool canThrow() const
    {
        return m_position.stage == Stage::Opening || m_position.stage == Stage::ToThrow;
    }
    /// Returns the share of the given faces that has been used, 0 to 1.
    [[nodiscard]] double share() const
    {
        const auto given = static_cast<double>(m_options.faces.size());
        const auto used = static_cast<double>(m_faces.used());
        return used < given ? used / given : 1;
    }
    [[nodiscard]] Comparison result() const
    {
        return {m_history, m_options.faces.size(), m_faces.used()};
    }

private:
    [[nodiscard]] HistoryEntry throwForLead()
    {
        OpeningThrow lead;
        lead.white = m_faces.next();
        lead.black = m_faces.next();
        HistoryEntry entry{lead, {}, {}};
        referee::throwForLead(m_options.rules, m_position, lead, entry.events);
        return entry;
    }

    [[nodiscard]] HistoryEntry throwDice()
    {
        Throw dice;
        for (int i = 0; i < m_options.rules.dice; ++i) {
            dice.add(m_faces.next());
        }
        HistoryEntry entry{dice, {}, {}};
        referee::throwDice(m_options.rules, m_position, dice, entry.events);
        return entry;
    }

    [[nodiscard]] HistoryEntry playMan()
    {
        const PlayList plays = referee::legalPlays(m_options.rules, m_position);
        const bool decided = plays.size() == 1 && m_position.stage == Stage::Playing;
        const int chosen =
            decided ? 0 : m_options.player->choose(m_options.rules, m_position, plays);
        if (chosen == Player::LeaveUnclaimed) {
            return throwDice();
        }
        HistoryEntry entry{plays[chosen], {}, {}};
        referee::play(m_options.rules, m_position, plays[chosen], entry.events);
        return entry;
    }

    const ComparisonOptions &m_options;
    FaceSequence m_faces;
    Position m_position;
    std::vector<HistoryEntry> m_history;
};

/// Returns the throws with their plays and losses sorted, since order makes no difference.
std::vector<RecordedThrow> throwsOf(const std::vector<HistoryEntry> &history)
{
    Record record;
    setRecordHistory(record, history);
    for (RecordedThrow &each : record.throws) {
        std::ranges::sort(each.lost);
        std::ranges::sort(each.plays, [](const Play &a, const Play &b) {
            const auto key = [](const Play &play) {
                return std::tuple(play.by, play.kind, play.from, play.to, play.number, play.hit);
            };
            return key(a) < key(b);
        });
    }
    return record.throws;
}

bool isOver(const std::vector<HistoryEntry> &history)
{
    return !history.empty() && history.back().after.isOver();
}

/// Returns whether numbers of the last throw remain to be played or claimed.
bool isLastThrowUnfinished(const std::vector<HistoryEntry> &history)
{
    return !history.empty() && (history.back().after.stage == Stage::Playing ||
                                history.back().after.stage == Stage::Claiming);
}

/// Returns the index in `history` of a throw, counted from 0. Precondition: the throw exists.
std::size_t historyIndexOfThrow(const std::vector<HistoryEntry> &history, std::size_t number)
{
    std::size_t i = 0;
    for (;; ++i) {
        if (std::holds_alternative<Throw>(history[i].action) && number-- == 0) {
            return i;
        }
    }
}

/// Replays the first game's plays of a throw in the second game. Returns nullopt if the second
/// game's rules do not allow them all.
std::optional<RecordedThrow> replayThrow(const std::vector<HistoryEntry> &first,
                                         const std::vector<HistoryEntry> &second,
                                         std::size_t number, const Rules &rules)
{
    const std::size_t there = historyIndexOfThrow(second, number);
    std::vector<HistoryEntry> history(second.begin(),
                                      second.begin() + static_cast<std::ptrdiff_t>(there) + 1);
    for (std::size_t i = historyIndexOfThrow(first, number) + 1;
         i < first.size() && std::holds_alternative<Play>(first[i].action); ++i) {
        const auto step = referee::applyAction(rules, history.back().after, first[i].action);
        if (!step) {
            return std::nullopt;
        }
        history.push_back({first[i].action, step.value().events, step.value().position});
    }
    if (history.back().after.stage == Stage::Claiming) {
        // Leaving a number unclaimed is a choice too; any next throw completes it.
        Throw next;
        for (int die = 0; die < rules.dice; ++die) {
            next.add(1);
        }
        HistoryEntry forfeit{next, {}, history.back().after};
        referee::throwDice(rules, forfeit.after, next, forfeit.events);
        history.push_back(forfeit);
    } else if (isLastThrowUnfinished(history)) {
        return std::nullopt;
    }
    return throwsOf(history)[number];
}

} // namespace

std::vector<std::uint8_t> facesInOrder(const std::vector<HistoryEntry> &history)
{
    std::vector<std::uint8_t> faces;
    for (const HistoryEntry &entry : history) {
        const auto of = facesOf(entry.action);
        faces.insert(faces.end(), of.begin(), of.end());
    }
    return faces;
}

std::optional<Comparison> playWithFaces(const ComparisonOptions &options)
{
    ComparedGame game(options);
    while (!game.isOver()) {
        if (game.canThrow() && options.progress && !options.progress(game.share())) {
            return std::nullopt;
        }
        game.step();
    }
    return game.result();
}

std::optional<Comparison> playWithFacesAndDefaultPlayer(const Rules &rules,
                                                        const std::vector<std::uint8_t> &faces,
                                                        std::uint64_t seed,
                                                        const Progress &progress,
                                                        const OddsFactory &oddsFactory)
{
    if (oddsMethod(rules) == OddsMethod::RandomPlay) {
        RandomPlayer player(SplitMix(seed).next());
        return playWithFaces({rules, faces, seed, &player, progress});
    }
    const auto odds = oddsFactory(rules, progress);
    if (odds == nullptr) {
        return std::nullopt;
    }
    BestPlayer player(odds);
    return playWithFaces({rules, faces, seed, &player, progress});
}

Record recordOf(const Comparison &comparison, const RuleSet &ruleSet, const Rulings &rulings,
                const QString &white, const QString &black)
{
    Record record;
    record.ruleSet = ruleSet.id;
    record.rulings = rulings;
    record.white = {white, PlayerKind::Computer};
    record.black = {black, PlayerKind::Computer};
    record.dice = DiceOrigin::Entered;
    setRecordHistory(record, comparison.history);
    return record;
}

std::optional<Divergence> firstDivergence(const std::vector<HistoryEntry> &first,
                                          const std::vector<HistoryEntry> &second,
                                          const Rules &rules)
{
    const std::vector<RecordedThrow> firstThrows = throwsOf(first);
    const std::vector<RecordedThrow> secondThrows = throwsOf(second);
    const std::size_t common = std::min(firstThrows.size(), secondThrows.size());
    for (std::size_t i = 0; i < common; ++i) {
        const bool unfinished = i + 1 == firstThrows.size() && isLastThrowUnfinished(first);
        const bool sameThrow = firstThrows[i].thrower == secondThrows[i].thrower &&
                               firstThrows[i].dice == secondThrows[i].dice;
        if (firstThrows[i] == secondThrows[i] || (unfinished && sameThrow)) {
            continue;
        }
        const bool byChoice =
            sameThrow && replayThrow(first, second, i, rules) == std::optional(firstThrows[i]);
        return Divergence{i, byChoice};
    }
    const bool firstEnds = secondThrows.size() > common && isOver(first);
    const bool secondEnds = firstThrows.size() > common && isOver(second);
    return firstEnds || secondEnds ? std::optional(Divergence{common, false}) : std::nullopt;
}

} // namespace doublets

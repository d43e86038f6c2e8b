// SPDX-License-Identifier: MIT
#include "core/odds/race/race_odds.h"

#include "core/game/referee.h"
#include "core/odds/race/race_rollout.h"
#include "core/odds/race/race_search.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace doublets {

namespace {

/// The margin of odds that are not rolled out: 19 in 20 of them were closer to long roll-outs.
constexpr double QuickMargin = 0.015;

RaceSearch::NumberOrigin numberOrigin(const Position &position)
{
    return position.player == position.thrower ? RaceSearch::NumberOrigin::OwnThrow
                                               : RaceSearch::NumberOrigin::Passed;
}

RaceSearch::Choice choiceAt(RaceSearch &search, const Position &position)
{
    return search.evaluatedChoiceAhead(raceBoardOf(position, position.player),
                                       position.remainingNumbers, numberOrigin(position),
                                       RaceOdds::SearchWidth);
}

double shareOf(std::int32_t value)
{
    return static_cast<double>(value) / RaceValue::One;
}

/// Returns odds from a value to `side`.
Odds oddsFor(Side side, const RaceValue &value, bool isExact)
{
    const double win = shareOf(value.win);
    const double loss = shareOf(value.loss);
    const bool isWhite = side == Side::White;
    return {isWhite ? win : loss, isWhite ? loss : win, shareOf(value.throws),
            isExact ? 0 : QuickMargin};
}

Odds oddsAfter(Side thrower, const RaceSearch::AfterThrow &after)
{
    return oddsFor(opponentOf(thrower), after.value,
                   after.isOver || RaceEndings::includes(after.board));
}

Odds mean(const Odds &a, const Odds &b)
{
    return {std::midpoint(a.white, b.white), std::midpoint(a.black, b.black),
            std::midpoint(a.throws, b.throws), std::max(a.margin, b.margin)};
}

/// Returns odds with a share of the games moved to the player from the opponent.
Odds shifted(Odds odds, Side player, double share)
{
    double &win = player == Side::White ? odds.white : odds.black;
    double &loss = player == Side::White ? odds.black : odds.white;
    const double moved = std::clamp(share, -win, loss);
    win += moved;
    loss -= moved;
    return odds;
}

Odds oddsAtEnd(const Position &position)
{
    const bool isWon = position.stage == Stage::Won;
    const bool isWhite = isWon && position.winner() == Side::White;
    return {isWhite ? 1.0 : 0.0, isWon && !isWhite ? 1.0 : 0.0, 0, 0};
}

Odds oddsBy(RaceSearch &search, const Position &position)
{
    const auto before = [&](Side thrower) {
        const RaceBoard board = raceBoardOf(position, thrower);
        return oddsFor(thrower, search.valueAhead(board), RaceEndings::includes(board));
    };
    switch (position.stage) {
    case Stage::Opening:
        return mean(before(Side::White), before(Side::Black));
    case Stage::ToThrow:
        return before(position.thrower);
    case Stage::Playing:
    case Stage::Claiming: // does not occur in the race
        return oddsAfter(position.thrower, choiceAt(search, position).after);
    case Stage::Won:
    case Stage::Drawn:
        break;
    }
    return oddsAtEnd(position);
}

/// Rolls out a position before a throw of `thrower`.
std::optional<RefinedOdds> rollOut(RaceSearch &search, const RaceBoard &board, Side thrower,
                                   double margin, const Progress &progress)
{
    const auto found = RaceRollout(search).estimate(board, margin, progress);
    if (!found) {
        return std::nullopt;
    }
    const bool isWhite = thrower == Side::White;
    return RefinedOdds{{isWhite ? found->win : found->loss, isWhite ? found->loss : found->win,
                        found->throws, found->margin},
                       found->games};
}

} // namespace

/// A search for the exclusive use of one thread, returned on destruction.
class RaceOdds::BorrowedSearch
{
public:
    explicit BorrowedSearch(const RaceOdds &odds)
        : m_odds(odds)
    {
        const std::lock_guard lock(m_odds.m_mutex);
        if (m_odds.m_idleSearches.empty()) {
            m_search = std::make_unique<RaceSearch>(*m_odds.m_network, *m_odds.m_endings);
        } else {
            m_search = std::move(m_odds.m_idleSearches.back());
            m_odds.m_idleSearches.pop_back();
        }
    }
    ~BorrowedSearch()
    {
        const std::lock_guard lock(m_odds.m_mutex);
        m_odds.m_idleSearches.push_back(std::move(m_search));
    }
    BorrowedSearch(const BorrowedSearch &) = delete;
    BorrowedSearch &operator=(const BorrowedSearch &) = delete;

    RaceSearch *operator->() const { return m_search.get(); }
    RaceSearch &operator*() const { return *m_search; }

private:
    const RaceOdds &m_odds;
    std::unique_ptr<RaceSearch> m_search;
};

RaceOdds::RaceOdds(const Rules &rules, std::shared_ptr<const RaceNetwork> network,
                   std::shared_ptr<const RaceEndings> endings)
    : m_rules(rules)
    , m_network(std::move(network))
    , m_endings(std::move(endings))
{
}

RaceOdds::~RaceOdds() = default;

std::shared_ptr<const RaceOdds> RaceOdds::make(const Rules &rules,
                                               std::shared_ptr<const RaceNetwork> network,
                                               const Progress &progress)
{
    auto endings = RaceEndings::solve(progress);
    if (!endings) {
        return nullptr;
    }
    return std::shared_ptr<const RaceOdds>(
        new RaceOdds(rules, std::move(network), std::move(endings)));
}

Odds RaceOdds::oddsOf(const Position &position) const
{
    const BorrowedSearch search(*this);
    return oddsBy(*search, position);
}

std::vector<Odds> RaceOdds::oddsAfterChoices(const Position &position,
                                             std::span<const Position> ends) const
{
    const BorrowedSearch search(*this);
    const Side player = position.player;
    const double best = oddsBy(*search, position).score(player);
    std::vector<Odds> odds;
    for (const Position &end : ends) {
        const Odds each = oddsBy(*search, end);
        // The best player did not look ahead for all choices.
        odds.push_back(shifted(each, player, std::min(0.0, best - each.score(player))));
    }
    return odds;
}

std::optional<RefinedOdds> RaceOdds::refinedOdds(const Position &position, double margin,
                                                 const Progress &progress) const
{
    const BorrowedSearch search(*this);
    switch (position.stage) {
    case Stage::Opening: {
        const auto [white, black] =
            std::pair(rollOut(*search, raceBoardOf(position, Side::White), Side::White, margin,
                              partialProgress(progress, 0, 0.5)),
                      rollOut(*search, raceBoardOf(position, Side::Black), Side::Black, margin,
                              partialProgress(progress, 0.5, 1)));
        if (!white || !black) {
            return std::nullopt;
        }
        return RefinedOdds{mean(white->odds, black->odds), white->playouts + black->playouts};
    }
    case Stage::ToThrow:
        return rollOut(*search, raceBoardOf(position, position.thrower), position.thrower, margin,
                       progress);
    case Stage::Playing:
    case Stage::Claiming: {
        const auto after = choiceAt(*search, position).after;
        return after.isOver
                   ? RefinedOdds{oddsAfter(position.thrower, after), 0}
                   : rollOut(*search, after.board, opponentOf(position.thrower), margin, progress);
    }
    case Stage::Won:
    case Stage::Drawn:
        break;
    }
    return RefinedOdds{oddsAtEnd(position), 0};
}

int RaceOdds::bestPlay(const Position &position, const PlayList &plays) const
{
    if (plays.size() == 1) {
        return 0;
    }
    const RaceSearch::Choice best = BorrowedSearch(*this)->bestChoiceAhead(
        raceBoardOf(position, position.player), position.remainingNumbers, numberOrigin(position),
        SearchWidth);
    for (int i = 0; i < plays.size(); ++i) {
        if (plays[i].from == best.from && plays[i].number == best.number) {
            return i;
        }
    }
    return UnknownPlay;
}

} // namespace doublets

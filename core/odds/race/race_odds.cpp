// SPDX-License-Identifier: MIT
#include "core/odds/race/race_odds.h"

#include "core/odds/race/race_search.h"

#include <utility>

namespace doublets {

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

private:
    const RaceOdds &m_odds;
    std::unique_ptr<RaceSearch> m_search;
};

RaceOdds::RaceOdds(const Rules &rules, std::shared_ptr<const RaceNetwork> network,
                   std::shared_ptr<const RaceEndings> endings)
    : m_estimates(rules)
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

int RaceOdds::bestPlay(const Position &position, const PlayList &plays) const
{
    if (plays.size() == 1) {
        return 0;
    }
    const bool isOwnThrow = position.player == position.thrower;
    const RaceSearch::Choice best = BorrowedSearch(*this)->bestChoiceAhead(
        raceBoardOf(position, position.player), position.remainingNumbers,
        isOwnThrow ? RaceSearch::Numbers::OwnThrow : RaceSearch::Numbers::Passed, SearchWidth);
    for (int i = 0; i < plays.size(); ++i) {
        if (plays[i].from == best.from && plays[i].number == best.number) {
            return i;
        }
    }
    return UnknownPlay;
}

} // namespace doublets

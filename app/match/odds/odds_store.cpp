// SPDX-License-Identifier: MIT
#include "match/odds/odds_store.h"

#include "match/odds/cached_odds.h"

#include <algorithm>
#include <utility>

namespace doublets {

namespace {

auto hasRules(const Rules &rules)
{
    return [&rules](const OddsStore::Source &one) { return one->rules() == rules; };
}

} // namespace

OddsStore::OddsStore(QObject *parent)
    : OddsStore(
          [](const Rules &rules, const Progress &progress) { return makeOdds(rules, progress); },
          parent)
{
}

OddsStore::OddsStore(OddsFactory solver, QObject *parent)
    : QObject(parent)
    , m_solver(std::move(solver))
    , m_work({.resultReady = [this](const Source &source) { m_result = source; },
              .finished = [this] { finish(); },
              .progressChanged =
                  [this](double share) {
                      m_progress = share;
                      Q_EMIT progressChanged(share);
                  }})
{
}

OddsStore::~OddsStore() = default;

OddsStore::Source OddsStore::find(const Rules &rules) const
{
    const auto kept = std::ranges::find_if(m_recent, hasRules(rules));
    return kept == m_recent.end() ? nullptr : *kept;
}

OddsFactory OddsStore::factory() const
{
    return [kept = m_recent, solver = m_solver](const Rules &rules, const Progress &progress) {
        const auto known = std::ranges::find_if(kept, hasRules(rules));
        return known == kept.end() ? solver(rules, progress) : *known;
    };
}

void OddsStore::request(const Rules &rules, const void *requester)
{
    std::erase_if(m_requests,
                  [requester](const Request &one) { return one.requester == requester; });
    const auto kept = std::ranges::find_if(m_recent, hasRules(rules));
    if (kept != m_recent.end()) {
        std::rotate(m_recent.begin(), kept, kept + 1);
    } else {
        m_requests.push_back({rules, requester});
    }
    solveNext();
}

void OddsStore::withdraw(const void *requester)
{
    if (std::erase_if(m_requests,
                      [requester](const Request &one) { return one.requester == requester; }) > 0) {
        solveNext();
    }
}

void OddsStore::solveNext()
{
    if (m_requests.empty()) {
        m_work.cancel();
        m_solving.reset();
        return;
    }
    const Rules &next = m_requests.back().rules;
    if (m_solving == next) {
        return; // already being solved
    }
    m_solving = next;
    m_result.reset();
    m_progress = 0;
    m_work.start([solver = m_solver, rules = next](TaskPromise<Source> &report) {
        Source source = solver(rules, report.progress());
        if (source && isEstimate(source->method())) {
            source = std::make_shared<CachedOdds>(std::move(source));
        }
        report.deliver(std::move(source));
    });
}

void OddsStore::store(const Source &source)
{
    m_recent.push_front(source);
    if (m_recent.size() > MaxRecent) {
        m_recent.pop_back();
    }
}

void OddsStore::finish()
{
    const Rules rules = *std::exchange(m_solving, std::nullopt);
    std::erase_if(m_requests, [&](const Request &one) { return one.rules == rules; });
    if (const Source source = std::exchange(m_result, nullptr)) {
        store(source);
        Q_EMIT solved();
    }
    if (!m_solving) {
        solveNext(); // a slot may already have started the next work
    }
}

} // namespace doublets

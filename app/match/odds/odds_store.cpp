// SPDX-License-Identifier: MIT
#include "match/odds/odds_store.h"

#include "match/odds/remembered_odds.h"

#include <QPromise>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace doublets {

namespace {

constexpr int Steps = 1000; ///< of the progress

void solve(QPromise<OddsStore::Source> &promise, const OddsStore::Solver &solver,
           const Rules &rules)
{
    promise.setProgressRange(0, Steps);
    OddsStore::Source source = solver(rules, [&promise](double share) {
        promise.setProgressValue(static_cast<int>(share * Steps));
        return !promise.isCanceled();
    });
    if (source && !source->isExact()) {
        source = std::make_shared<RememberedOdds>(std::move(source));
    }
    promise.addResult(std::move(source));
}

} // namespace

OddsStore::OddsStore(QObject *parent)
    : OddsStore([](const Rules &rules, const GoOn &goOn) { return makeOdds(rules, goOn); }, parent)
{
}

OddsStore::OddsStore(Solver solver, QObject *parent)
    : QObject(parent)
    , m_solver(std::move(solver))
{
    m_pool.setMaxThreadCount(1);
    connect(&m_work, &QFutureWatcherBase::finished, this, &OddsStore::finish);
    connect(&m_work, &QFutureWatcherBase::progressValueChanged, this, [this](int steps) {
        m_progress = static_cast<double>(steps) / Steps;
        Q_EMIT progressed(m_progress);
    });
}

OddsStore::~OddsStore()
{
    m_work.cancel();
    m_pool.waitForDone();
}

OddsStore::Source OddsStore::find(const Rules &rules) const
{
    const auto kept = std::find_if(m_kept.begin(), m_kept.end(),
                                   [&](const Source &one) { return one->rules() == rules; });
    return kept == m_kept.end() ? nullptr : *kept;
}

void OddsStore::want(const Rules &rules)
{
    if (m_wanted == rules) {
        return; // under way
    }
    m_work.cancel();
    m_wanted.reset();
    const auto kept = std::find_if(m_kept.begin(), m_kept.end(),
                                   [&](const Source &one) { return one->rules() == rules; });
    if (kept != m_kept.end()) {
        std::rotate(m_kept.begin(), kept, kept + 1);
        return;
    }
    m_wanted = rules;
    m_progress = 0;
    // The watcher hears nothing more of what it watched before.
    m_work.setFuture(QtConcurrent::run(&m_pool, &solve, m_solver, rules));
}

void OddsStore::finish()
{
    if (m_work.isCanceled() || m_work.future().resultCount() == 0) {
        m_wanted.reset();
        return;
    }
    const Source source = m_work.result();
    m_wanted.reset();
    if (!source) {
        return;
    }
    m_kept.push_front(source);
    if (m_kept.size() > MostKept) {
        m_kept.pop_back();
    }
    Q_EMIT solved();
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "core/odds/odds.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace doublets {

/// A cache of the odds under the four most recently used sets of rules. Solves games in the
/// background, one set of rules at a time. Not thread-safe.
class OddsStore : public QObject
{
    Q_OBJECT

public:
    using Source = std::shared_ptr<const OddsSource>;

    explicit OddsStore(QObject *parent = nullptr);
    /// Creates a store that solves games with `solver`, which is called in another thread. For
    /// tests.
    explicit OddsStore(OddsFactory solver, QObject *parent = nullptr);
    /// Cancels all background work, and blocks until it has stopped.
    ~OddsStore() override;

    /// Returns the odds under `rules`. Returns null if the cache does not contain them.
    [[nodiscard]] Source find(const Rules &rules) const;
    /// Returns a factory for use in another thread. The factory returns the odds that were cached
    /// at the time of this call, and solves other games synchronously in the calling thread. The
    /// factory may outlive this object.
    [[nodiscard]] OddsFactory factory() const;
    /// Requests the odds under `rules`, and replaces the previous request of `requester`, a pointer
    /// that only identifies the requester. If find() already returns the odds, does nothing else.
    /// Otherwise, interrupts work under other rules, which starts again later, and emits solved()
    /// once the odds are available, but never before returning.
    void request(const Rules &rules, const void *requester);
    /// Withdraws the request of `requester`. Cancels work that no other requester needs.
    void withdraw(const void *requester);
    /// Returns the completed share of the current or latest work, from 0 to 1.
    [[nodiscard]] double progress() const { return m_progress; }

Q_SIGNALS:
    /// Emitted when requested odds have become available; see find().
    void solved();
    /// Emitted when the completed share of the current work, from 0 to 1, has changed.
    void progressChanged(double share);

private:
    struct Request
    {
        Rules rules;
        const void *requester = nullptr;
    };

    void solveNext();
    void store(const Source &source);
    void finish();

    static constexpr std::size_t MaxRecent = 4;

    OddsFactory m_solver;
    std::deque<Source> m_recent;     ///< most recently used first
    std::vector<Request> m_requests; ///< pending requests; the next one is last
    std::optional<Rules> m_solving;  ///< nullopt unless a game is being solved
    Source m_result;                 ///< result of the work that is about to finish
    double m_progress = 0;
    BackgroundTask<Source> m_work;
};

} // namespace doublets

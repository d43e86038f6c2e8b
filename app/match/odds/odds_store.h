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

/// A cache of the odds under the most recently used rules. Solves the odds under one set of rules
/// at a time, in the background.
class OddsStore : public QObject
{
    Q_OBJECT

public:
    using Source = std::shared_ptr<const OddsSource>;

    explicit OddsStore(QObject *parent = nullptr);
    /// For tests: solves with `solver`, in another thread.
    explicit OddsStore(OddsFactory solver, QObject *parent = nullptr);
    ~OddsStore() override;

    /// Returns the odds under `rules`; null if they are not solved yet.
    [[nodiscard]] Source find(const Rules &rules) const;
    /// Returns a factory for use in another thread. It returns the odds solved at the time of this
    /// call and solves all others synchronously in the calling thread. It may outlive the store.
    [[nodiscard]] OddsFactory factory() const;
    /// Requests the odds under `rules`, ahead of all earlier requests; solved() is emitted once
    /// they are known, but not if find() returns them already. Replaces the previous request of
    /// `requester`; requests of other requesters are resumed later.
    void request(const Rules &rules, const void *requester);
    /// Withdraws the request of `requester`. Work that no other requester needs is cancelled.
    void withdraw(const void *requester);
    /// Returns the completed share of the current work, from 0 to 1.
    [[nodiscard]] double progress() const { return m_progress; }

Q_SIGNALS:
    /// Emitted when requested odds have become available.
    void solved();
    /// Emitted with the completed share of the current work, from 0 to 1.
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
    std::vector<Request> m_requests; ///< not solved yet; the next one is last
    std::optional<Rules> m_solving;
    Source m_result; ///< the result of the work that is about to end
    double m_progress = 0;
    BackgroundTask<Source> m_work;
};

} // namespace doublets

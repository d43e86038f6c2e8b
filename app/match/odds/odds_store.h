// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_work.h"
#include "core/odds/odds.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace doublets {

/// The odds of the rule sets that were asked for last, solved in the background, one at a time.
class OddsStore : public QObject
{
    Q_OBJECT

public:
    using Source = std::shared_ptr<const OddsSource>;

    explicit OddsStore(QObject *parent = nullptr);
    /// For tests: solved by `solver`, in another thread.
    explicit OddsStore(OddsMaker solver, QObject *parent = nullptr);
    ~OddsStore() override;

    /// The odds under these rules; null while they are not solved.
    [[nodiscard]] Source find(const Rules &rules) const;
    /// For work in another thread that cannot wait its turn: gives what is solved now, and solves
    /// the rest there. It may outlive the store.
    [[nodiscard]] OddsMaker maker() const;
    /// Solves these rules, unless they are solved, before all that was wanted earlier. It takes the
    /// place of what the same asker wanted before; what others want is solved afterwards.
    void want(const Rules &rules, const void *asker);
    /// The asker goes: what it alone wants is given up.
    void forget(const void *asker);
    /// The share of the present work that is done, 0 to 1.
    [[nodiscard]] double progress() const { return m_progress; }

Q_SIGNALS:
    /// What was wanted is found now.
    void solved();
    void progressed(double share);

private:
    struct Request
    {
        Rules rules;
        const void *asker = nullptr;
    };

    void solveNext();
    void store(const Source &source);
    void finish();

    static constexpr std::size_t MostKept = 4;

    OddsMaker m_solver;
    std::deque<Source> m_kept;       ///< the one used last in front
    std::vector<Request> m_requests; ///< not solved yet; the next one last
    std::optional<Rules> m_solving;
    Source m_found; ///< by the work that is about to end
    double m_progress = 0;
    BackgroundWork<Source> m_work;
};

} // namespace doublets

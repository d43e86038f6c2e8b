// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace doublets {

/// The odds of the rule sets that were asked for last, solved in the background.
class OddsStore : public QObject
{
    Q_OBJECT

public:
    using Source = std::shared_ptr<const OddsSource>;
    using Solver = std::function<Source(const Rules &rules, const GoOn &goOn)>;

    explicit OddsStore(QObject *parent = nullptr);
    /// For tests: solved by `solver`, in another thread.
    explicit OddsStore(Solver solver, QObject *parent = nullptr);
    ~OddsStore() override;

    /// The odds under these rules; null while they are not solved.
    [[nodiscard]] Source find(const Rules &rules) const;
    /// Begins to solve these rules, unless they are solved. Work on any others is given up.
    void want(const Rules &rules);
    /// The share of the present work that is done, 0 to 1.
    [[nodiscard]] double progress() const { return m_progress; }

Q_SIGNALS:
    /// What was wanted is found now.
    void solved();
    void progressed(double share);

private:
    void finish();

    static constexpr std::size_t MostKept = 4;

    Solver m_solver;
    std::deque<Source> m_kept; ///< the one used last in front
    std::optional<Rules> m_wanted;
    QThreadPool m_pool;
    QFutureWatcher<Source> m_work;
    double m_progress = 0;
};

} // namespace doublets

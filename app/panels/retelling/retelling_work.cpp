// SPDX-License-Identifier: MIT
#include "panels/retelling/retelling_work.h"

#include <QFutureWatcher>
#include <QtConcurrent>

namespace doublets {

RetellingWork::~RetellingWork()
{
    cancel();
}

void RetellingWork::cancel()
{
    if (m_stop != nullptr) {
        *m_stop = true;
        m_stop.reset();
    }
}

void RetellingWork::start(const Rules &rules, const std::vector<std::uint8_t> &faces,
                          std::uint64_t seed)
{
    cancel();
    const auto stop = std::make_shared<std::atomic_bool>(false);
    m_stop = stop;
    using Told = std::optional<Retelling>;
    auto *watcher = new QFutureWatcher<Told>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, stop] {
        watcher->deleteLater();
        if (m_stop != stop) {
            return; // given up for another
        }
        m_stop.reset();
        if (const Told told = watcher->result()) {
            Q_EMIT done(*told);
        }
    });
    watcher->setFuture(QtConcurrent::run(&m_pool, [rules, faces, seed, stop]() -> Told {
        return retellByUsualPlayer(rules, faces, seed, [&stop](double) { return !*stop; });
    }));
}

} // namespace doublets

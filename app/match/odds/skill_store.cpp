// SPDX-License-Identifier: MIT
#include "match/odds/skill_store.h"

#include "core/procedures/procedure.h"

#include <QPromise>
#include <QtConcurrentRun>

#include <algorithm>

namespace doublets {

namespace {

void measure(QPromise<std::optional<Skill>> &promise, const OddsStore::Source &source)
{
    if (const auto *exact = dynamic_cast<const ExactOdds *>(source.get())) {
        promise.addResult(skillOf(*exact, [&promise](double) { return !promise.isCanceled(); }));
    }
}

} // namespace

SkillStore::SkillStore(OddsStore &odds, QObject *parent)
    : QObject(parent)
    , m_odds(odds)
{
    m_pool.setMaxThreadCount(1);
    connect(&odds, &OddsStore::solved, this, &SkillStore::begin);
}

SkillStore::~SkillStore()
{
    stop();
    m_pool.waitForDone();
}

std::optional<Skill> SkillStore::find(const Rules &rules) const
{
    const auto known = std::find_if(m_known.begin(), m_known.end(),
                                    [&](const auto &one) { return one.first == rules; });
    return known == m_known.end() ? std::nullopt : std::optional(known->second);
}

void SkillStore::want(const Rules &rules)
{
    if (!rules.procedure->isSolved() || find(rules) || m_wanted == rules) {
        return;
    }
    stop();
    m_wanted = rules;
    if (m_odds.find(rules)) {
        begin();
    } else {
        m_odds.want(rules);
    }
}

void SkillStore::stop()
{
    if (m_work != nullptr) {
        m_work->disconnect(this);
        m_work->cancel();
        m_work.reset();
    }
}

void SkillStore::begin()
{
    const auto source = m_wanted ? m_odds.find(*m_wanted) : nullptr;
    if (!source || m_work != nullptr) {
        return;
    }
    m_work = std::make_unique<QFutureWatcher<std::optional<Skill>>>();
    connect(m_work.get(), &QFutureWatcherBase::finished, this, [this] {
        const auto work = m_work.release();
        work->deleteLater();
        const Rules rules = *std::exchange(m_wanted, std::nullopt);
        if (work->future().resultCount() == 0 || !work->result()) {
            return;
        }
        m_known.emplace_back(rules, *work->result());
        Q_EMIT found();
    });
    m_work->setFuture(QtConcurrent::run(&m_pool, &measure, source));
}

} // namespace doublets

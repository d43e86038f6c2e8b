// SPDX-License-Identifier: MIT
#include "match/odds/skill_store.h"

#include "core/odds/odds.h"

#include <algorithm>

namespace doublets {

SkillStore::SkillStore(OddsStore &odds, QObject *parent)
    : QObject(parent)
    , m_odds(odds)
    , m_work(
          {.resultReady = [this](const Skill &skill) { m_known.emplace_back(*m_requested, skill); },
           .finished =
               [this] {
                   const Rules rules = *std::exchange(m_requested, std::nullopt);
                   if (find(rules)) {
                       Q_EMIT skillFound();
                   }
               }})
{
    connect(&odds, &OddsStore::solved, this, &SkillStore::startWork);
}

SkillStore::~SkillStore()
{
    m_odds.withdraw(this);
}

std::optional<Skill> SkillStore::find(const Rules &rules) const
{
    const auto known =
        std::ranges::find_if(m_known, [&](const auto &one) { return one.first == rules; });
    return known == m_known.end() ? std::nullopt : std::optional(known->second);
}

void SkillStore::request(const Rules &rules)
{
    if (oddsMethod(rules) != OddsMethod::Exact || find(rules) || m_requested == rules) {
        return;
    }
    m_work.cancel();
    m_requested = rules;
    if (m_odds.find(rules)) {
        startWork();
    } else {
        m_odds.request(rules, this);
    }
}

void SkillStore::withdraw()
{
    m_work.cancel();
    m_requested.reset();
    m_odds.withdraw(this);
}

void SkillStore::startWork()
{
    const auto source = m_requested ? m_odds.find(*m_requested) : nullptr;
    if (!source || m_work.isRunning()) {
        return;
    }
    m_work.start([source](TaskPromise<Skill> &report) {
        const auto *exact = dynamic_cast<const ExactOdds *>(source.get());
        const auto skill = exact != nullptr ? skillOf(*exact, report.progress()) : std::nullopt;
        if (skill) {
            report.deliver(*skill);
        }
    });
}

} // namespace doublets

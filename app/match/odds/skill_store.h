// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "core/odds/skill.h"
#include "match/odds/odds_store.h"

#include <QObject>

#include <optional>
#include <utility>
#include <vector>

namespace doublets {

/// A cache of the Skill (the influence of the players' choices) under each set of rules. Computes
/// skills in the background.
class SkillStore : public QObject
{
    Q_OBJECT

public:
    /// `odds` must outlive this object.
    explicit SkillStore(OddsStore &odds, QObject *parent = nullptr);
    /// Cancels all background work, and blocks until it has stopped.
    ~SkillStore() override;

    /// Returns the skill under `rules`. Returns nullopt if it has not been computed yet.
    [[nodiscard]] std::optional<Skill> find(const Rules &rules) const;
    /// Requests the skill under `rules`, and cancels the request for other rules. Does nothing if
    /// the skill is known or being computed, or if the odds under `rules` are not exact.
    void request(const Rules &rules);
    /// Withdraws the request, and cancels work in progress. Keeps known results.
    void withdraw();

Q_SIGNALS:
    /// Emitted when the skill under the requested rules has been computed.
    void skillFound();

private:
    void startWork();

    OddsStore &m_odds;
    std::vector<std::pair<Rules, Skill>> m_known;
    std::optional<Rules> m_requested;
    BackgroundTask<Skill> m_work;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_work.h"
#include "core/odds/skill.h"
#include "match/odds/odds_store.h"

#include <QObject>

#include <optional>
#include <utility>
#include <vector>

namespace doublets {

/// How much best play gains under the rules of a game, found in the background.
class SkillStore : public QObject
{
    Q_OBJECT

public:
    /// The odds must outlive it.
    explicit SkillStore(OddsStore &odds, QObject *parent = nullptr);
    ~SkillStore() override;

    [[nodiscard]] std::optional<Skill> find(const Rules &rules) const;
    /// Begins to find it out, unless it is known. Work on other rules is given up. Not of games
    /// that are only estimated.
    void want(const Rules &rules);
    /// Nobody looks at it any more: what is not found yet is given up.
    void forget();

Q_SIGNALS:
    void found();

private:
    void begin();

    OddsStore &m_odds;
    std::vector<std::pair<Rules, Skill>> m_known;
    std::optional<Rules> m_wanted;
    BackgroundWork<Skill> m_work;
};

} // namespace doublets

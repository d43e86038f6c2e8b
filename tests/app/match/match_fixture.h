// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "match/settings/settings.h"
#include "tests/app/match/test_clock.h"
#include "tests/app/text/text_fixture.h"

/// What the tests of matches share.
namespace doublets::test {

/// A match in memory, whose time stands still until a test moves it on.
struct MatchFixture
{
    explicit MatchFixture(const Policy &policy = {})
        : settings(QString(), catalogue())
        , match(catalogue(), settings, policy, clock)
    {
        clock.stop();
    }
    /// Anne and Ben sit down at that game, with real dice.
    void begin(const QString &ruleSet, const Rulings &rulings)
    {
        using namespace Qt::StringLiterals;
        settings.whiteName.set(u"Anne"_s);
        settings.blackName.set(u"Ben"_s);
        match.session().start({ruleSet, rulings, DiceOrigin::Entered, {}});
    }
    /// From now on each action brings the table into the state `table`. To be called once all who
    /// want to hear of an action before that are connected.
    void letTableFollow()
    {
        QObject::connect(&match, &Match::changed, &match, [this](const Change &change) {
            if (change.isAction()) {
                match.setTable(table);
            }
        });
    }

    TestClock clock;
    Settings settings;
    Match match;
    Match::Table table = Match::Table::AtRest;
};

} // namespace doublets::test

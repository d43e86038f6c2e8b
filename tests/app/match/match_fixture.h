// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "match/settings/settings.h"
#include "tests/app/match/test_clock.h"
#include "tests/app/text/text_fixture.h"

// Helpers shared by the tests of matches.

namespace doublets::test {

/// A match whose clock stands still until a test advances it.
struct MatchFixture
{
    /// Saves nothing if `dataFolder` is empty.
    explicit MatchFixture(const Policy &policy = {}, const QString &dataFolder = {})
        : settings(QString(), catalogue())
        , session(catalogue(), settings, dataFolder)
        , match(session, policy, clock)
    {
        clock.stop();
    }
    /// Starts a game between Anne and Ben, for which the test enters the dice.
    void begin(const QString &ruleSet, const Rulings &rulings)
    {
        using namespace Qt::StringLiterals;
        settings.whiteName.set(u"Anne"_s);
        settings.blackName.set(u"Ben"_s);
        session.start({ruleSet, rulings, DiceOrigin::Entered, {}});
    }
    /// Sets the state of the match's table to `tableState` after each action. Call after connecting
    /// the slots that must run first.
    void applyTableStateAfterActions()
    {
        QObject::connect(&match, &Match::changed, &match, [this](const Change &change) {
            if (change.isAction()) {
                match.setTableState(tableState);
            }
        });
    }

    TestClock clock;
    Settings settings;
    Session session;
    Match match;
    Match::TableState tableState = Match::TableState::AtRest;
};

} // namespace doublets::test

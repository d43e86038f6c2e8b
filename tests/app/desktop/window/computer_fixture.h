// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/desktop/window/window_fixture.h"

#include "match/play/computer_play.h"

using namespace Qt::StringLiterals;

namespace doublets {

/// Timeout for plays that wait for the odds, in milliseconds.
inline constexpr int OddsTimeout = 30'000;

/// A main window in which the computer plays without pauses.
struct ComputerFixture : WindowFixture
{
    explicit ComputerFixture(const QString &ruleSet = u"cotton"_s,
                             DiceOrigin dice = DiceOrigin::Seeded, const Rulings &rulings = {})
        : WindowFixture(allRuleSets(), ruleSet, dice, rulings)
    {
        settings.autoStartNextGame.set(false);
        clock.setPace(0);
    }

    /// Returns whether a computer must throw or play next.
    [[nodiscard]] bool isComputersTurn() const { return match.computer().hasTurn(); }
    /// Returns whether the human player must throw or play next.
    [[nodiscard]] bool isPersonsTurn() const
    {
        return !isComputersTurn() && !game().position().isOver();
    }
    /// Acts for the human player: makes the first legal play, or throws if there is none.
    void actAsPerson() const
    {
        if (game().position().stage == Stage::Playing) {
            Q_EMIT window->board().playRequested(game().legalPlays()[0]);
        } else {
            Q_EMIT window->board().throwRequested();
        }
    }
    /// Lets two computers at the level Careless play until `condition` returns true. Fails the test
    /// if `condition` has not become true after MaxSteps steps. Leaves the clock stopped, so that
    /// the game does not continue.
    template<typename Condition> void computersPlayUntil(Condition condition)
    {
        clock.stop();
        for (const Side side : BothSides) {
            session.setSeat(side, PlayerSetting::Careless);
        }
        for (int step = 0; step < MaxSteps && !condition(); ++step) {
            clock.advance(Step);
        }
        QVERIFY(condition());
    }
    /// Plays the human player's side of the game to its end.
    void personPlaysToTheEnd() const
    {
        while (!game().position().isOver()) {
            QTRY_VERIFY_WITH_TIMEOUT(!isComputersTurn(), OddsTimeout);
            if (game().position().isOver()) {
                break;
            }
            const std::size_t before = game().history().size();
            actAsPerson();
            QVERIFY(game().history().size() > before);
        }
    }

private:
    /// Step of the clock, shorter than a computer's pause.
    static constexpr std::chrono::milliseconds Step{100};
    static constexpr int MaxSteps = 5000; ///< more steps than any game takes
};

} // namespace doublets

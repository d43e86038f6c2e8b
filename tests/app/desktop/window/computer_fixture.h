// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/desktop/window/window_fixture.h"

#include "match/play/computer_play.h"

using namespace Qt::StringLiterals;

namespace doublets {

inline constexpr int Long = 30'000; ///< ms; the first best play waits for the odds

/// A window at which the computer does not dawdle.
struct ComputerFixture : WindowFixture
{
    explicit ComputerFixture(const QString &ruleSet = u"cotton"_s,
                             DiceOrigin dice = DiceOrigin::Seeded, const Rulings &rulings = {})
        : WindowFixture(allRuleSets(), ruleSet, dice, rulings)
    {
        settings.playAgain.set(false);
        clock.setPace(0);
    }

    [[nodiscard]] bool isComputers() const { return match.computer().isAwaited(); }
    [[nodiscard]] bool isPersons() const { return !isComputers() && !game().position().isOver(); }
    /// What a person does who presses the first thing that offers itself.
    void personActs() const
    {
        if (game().position().stage == Stage::Playing) {
            Q_EMIT window->board().playRequested(game().legalPlays()[0]);
        } else {
            Q_EMIT window->board().throwRequested();
        }
    }
    /// Two careless computers play until that is so, and then the clock stands still: by itself it
    /// may have come to the end of a game before anybody looks.
    template<typename Condition> void computersPlayUntil(Condition isSo)
    {
        clock.stop();
        for (const Side side : BothSides) {
            session.setSeat(side, PlayedBy::Careless);
        }
        for (int step = 0; step < MostSteps && !isSo(); ++step) {
            clock.advance(Step);
        }
        QVERIFY(isSo());
    }
    void personPlaysToTheEnd() const
    {
        while (!game().position().isOver()) {
            QTRY_VERIFY_WITH_TIMEOUT(!isComputers(), Long);
            if (game().position().isOver()) {
                break;
            }
            const std::size_t before = game().history().size();
            personActs();
            QVERIFY(game().history().size() > before);
        }
    }

private:
    static constexpr std::chrono::milliseconds Step{100}; ///< shorter than a computer's pause
    static constexpr int MostSteps = 5000;                ///< no game takes as long
};

} // namespace doublets

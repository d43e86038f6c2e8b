// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config_reader.h"
#include "display/flow/display_flow.h"

#include "tests/app/display/all_games.h"
#include "tests/app/match/test_clock.h"

#include <memory>
#include <vector>

namespace doublets {

/// A DisplayFlow with a clock and a time of day that the test advances.
struct Flow
{
    Flow()
        : config(defaultDisplayConfig(games(), {QStringLiteral("en"), QStringLiteral("ru")}))
    {
        clock.stop();
    }

    /// Creates and starts the flow. Call once, after changing `config`.
    void begin()
    {
        flow = std::make_unique<DisplayFlow>(
            config, games(), clock, [this] { return now; }, [this] { return elapsed; });
        QObject::connect(flow.get(), &DisplayFlow::visitEnded, flow.get(),
                         [this](const Visit &visit) { visits.push_back(visit); });
        flow->start();
    }
    /// Advances the clock and the time of day, in steps of half a second, so that the time of day
    /// is correct in every timeout.
    void pass(std::chrono::milliseconds time)
    {
        for (auto left = time; left > std::chrono::milliseconds(0);
             left -= std::chrono::milliseconds(500)) {
            const auto step = std::min(left, std::chrono::milliseconds(500));
            now = now.addMSecs(step.count());
            elapsed += step;
            clock.advance(step);
        }
    }
    /// Goes to `screen` as a visitor who always makes the same choices.
    void reach(DisplayFlow::Screen screen)
    {
        flow->handleTouch();
        if (screen == DisplayFlow::Screen::Language) {
            return;
        }
        flow->chooseLanguage(QStringLiteral("ru"));
        if (screen == DisplayFlow::Screen::Start) {
            return;
        }
        flow->showMoreGames();
        if (screen == DisplayFlow::Screen::Tradition) {
            return;
        }
        flow->chooseTradition(QStringLiteral("france"));
        if (screen == DisplayFlow::Screen::Game) {
            return;
        }
        flow->chooseGame(QStringLiteral("moulidars"));
        if (screen == DisplayFlow::Screen::Players) {
            return;
        }
        flow->choosePlayers(false);
        reachPlay(screen);
    }
    /// Goes from First steps to `screen`.
    void reachPlay(DisplayFlow::Screen screen)
    {
        if (screen == DisplayFlow::Screen::FirstSteps) {
            return;
        }
        flow->beginPlay();
        if (screen == DisplayFlow::Screen::Play) {
            return;
        }
        if (screen == DisplayFlow::Screen::Resetting) {
            flow->startOver();
            return;
        }
        flow->endGame();
        if (screen == DisplayFlow::Screen::Compare) {
            flow->startComparison();
        }
    }
    [[nodiscard]] DisplayFlow::Screen screen() const { return flow->screen(); }

    DisplayConfig config;
    TestClock clock;
    QDateTime now{QDate(2026, 5, 4), QTime(11, 0)}; // a Monday
    std::chrono::milliseconds elapsed{1'000'000};   ///< monotonic time
    std::vector<Visit> visits;
    std::unique_ptr<DisplayFlow> flow;
};

} // namespace doublets

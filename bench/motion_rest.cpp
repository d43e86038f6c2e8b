// SPDX-License-Identifier: MIT
#include "bench/benchmark.h"
#include "bench/waiting.h"

#include "core/dice/dice.h"
#include "core/game/game.h"
#include "core/rules/catalogue.h"
#include "table/board/board_view.h"
#include "table/motion/motion.h"

#include <QElapsedTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets::bench {

namespace {

constexpr int Timeout = 30'000; // in ms

/// Performs the next action of a game played quickly.
void performAction(Game &game)
{
    if (game.canThrow()) {
        game.throwDice();
    } else if (game.playForced() == 0) {
        game.play(game.legalPlays()[0]);
    }
}

/// Returns the time from an action until the board is at rest, less the duration of its motion, in
/// ms. Returns nullopt if the board does not come to rest.
std::optional<double> measureOverrun(BoardView &view, Game &game)
{
    QElapsedTimer clock;
    clock.start();
    performAction(game);
    int length = 0;
    const auto isAtRest = [&view, &length] {
        length = std::max(length, view.motion().duration());
        return !view.isMoving();
    };
    if (!waitUntil(isAtRest, Timeout)) {
        return std::nullopt;
    }
    return static_cast<double>(clock.nsecsElapsed()) / 1e6 - length;
}

/// Measures consecutive actions on a 1080p board at normal speed, each after the previous one has
/// come to rest. A sample is the worst of them.
Result<Samples, QString> motionRest(Effort effort)
{
    const auto catalogue = Catalogue::builtIn();
    if (!catalogue) {
        return u"the rule files cannot be read"_s;
    }
    const int actions = effort == Effort::Tiny ? 2 : 50;
    const RuleSet &ruleSet = *catalogue.value().find(u"fiske"_s);
    auto game = std::make_unique<Game>(ruleSet, ruleSet.defaultRulings(),
                                       std::make_unique<SeededDice>(1674));
    BoardView view;
    view.setSpeed(effort == Effort::Tiny ? MotionSpeed::Fast : MotionSpeed::Normal);
    view.resize(screenSizeFor({1920, 1080}, effort));
    view.setGame(game.get());
    QObject::connect(game.get(), &Game::actionPerformed, &view, &BoardView::showPlayed);
    view.show();
    if (!waitUntil([&view] { return view.isPictureReady(); })) {
        return u"the board is not painted"_s;
    }
    double worst = 0;
    for (int i = 0; i < actions; ++i) {
        if (game->position().isOver()) {
            return u"the game was over too soon"_s;
        }
        const auto over = measureOverrun(view, *game);
        if (!over) {
            return u"a motion does not come to rest"_s;
        }
        worst = std::max(worst, *over);
    }
    return Samples{worst};
}

} // namespace

std::vector<Benchmark> motionBenchmarks()
{
    return {{u"motion-rest"_s, u"ms"_s, false, motionRest}};
}

} // namespace doublets::bench

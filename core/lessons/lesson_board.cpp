// SPDX-License-Identifier: MIT
#include "core/dice/dice.h"
#include "core/lessons/lesson.h"
#include "core/players/player.h"
#include "core/record/replay.h"

#include <algorithm>

/// The games shown on the boards of lessons.
namespace doublets {

namespace {

bool mustPlay(const Game &game)
{
    return game.position().stage == Stage::Playing;
}

/// Returns whether the game has reached the board's position, with all earlier throws played.
bool hasReachedPosition(const Game &game, const LessonBoard &board)
{
    const int wanted = board.throws + (board.thrown ? 1 : 0);
    return game.position().isOver() ||
           (game.throwCount() >= wanted && (board.thrown || !mustPlay(game)));
}

/// Plays up to the board's position, if the dice can be rolled.
void playToPosition(Game &game, const LessonBoard &board)
{
    RandomPlayer player(board.seed);
    if (board.throws == 0 && !board.thrown) {
        return; // the lead has not been decided either
    }
    while (!hasReachedPosition(game, board)) {
        const PlayList plays = game.legalPlays();
        if (!plays.empty()) { // passed numbers are claimed
            game.play(plays[player.choose(game.rules(), game.position(), plays)]);
        } else if (!game.throwDice()) {
            return;
        }
    }
}

/// Undoes actions back to the board's position, keeping the dice for later throws.
void undoToPosition(Game &game, const LessonBoard &board)
{
    const auto isTooFar = [&] {
        if (board.throws == 0 && !board.thrown) {
            return true;
        }
        const int wanted = board.throws + (board.thrown ? 1 : 0);
        const bool lastIsThrow = std::holds_alternative<Throw>(game.history().back().action);
        return game.throwCount() > wanted ||
               (board.thrown && game.throwCount() == wanted && !lastIsThrow);
    };
    while (game.canUndo() && isTooFar()) {
        game.undo();
    }
}

} // namespace

Result<std::unique_ptr<Game>, Error> gameOf(const LessonBoard &board, const Catalogue &catalogue)
{
    if (board.record) {
        auto game = gameFromRecord(*board.record, catalogue);
        if (!game) {
            return game.error().error;
        }
        auto restored = std::move(game).value();
        undoToPosition(*restored, board);
        return restored;
    }
    const RuleSet *ruleSet = catalogue.find(board.ruleSet);
    if (ruleSet == nullptr) {
        return Error{ErrorCode::UnknownRuleSet,
                     {},
                     QStringLiteral("ruleSet"),
                     {board.ruleSet, catalogue.ids().join(QStringLiteral(", "))}};
    }
    auto game = std::make_unique<Game>(*ruleSet, board.rulings, makeDice(board.dice, board.seed));
    playToPosition(*game, board);
    return game;
}

bool isBoardCompleted(const LessonBoard &board, const Game &game)
{
    switch (board.until) {
    case LessonBoard::Until::Look:
        return true;
    case LessonBoard::Until::Lead:
        return game.position().stage != Stage::Opening;
    case LessonBoard::Until::NextThrow:
        return game.position().isOver() || (game.throwCount() > board.throws && !mustPlay(game));
    case LessonBoard::Until::End:
        break;
    }
    return game.position().isOver();
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#include "core/lessons/lesson_game.h"

#include "core/dice/dice.h"
#include "core/players/player.h"
#include "core/record/replay.h"

#include <algorithm>

namespace doublets {

namespace {

bool mustPlay(const Game &game)
{
    return game.position().stage == Stage::Playing;
}

/// Returns whether the game has reached the board's position, with all earlier throws played.
bool hasReachedPosition(const Game &game, const LessonBoard &board)
{
    const int wanted = board.throwsBefore + (board.hasNextThrow ? 1 : 0);
    return game.position().isOver() ||
           (game.throwCount() >= wanted && (board.hasNextThrow || !mustPlay(game)));
}

/// Plays up to the board's position, if the dice can be rolled.
void playToPosition(Game &game, const LessonBoard &board)
{
    RandomPlayer player(board.seed);
    if (board.throwsBefore == 0 && !board.hasNextThrow) {
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
        if (board.throwsBefore == 0 && !board.hasNextThrow) {
            return true;
        }
        const int wanted = board.throwsBefore + (board.hasNextThrow ? 1 : 0);
        const bool lastIsThrow = std::holds_alternative<Throw>(game.history().back().action);
        return game.throwCount() > wanted ||
               (board.hasNextThrow && game.throwCount() == wanted && !lastIsThrow);
    };
    while (game.canUndo() && isTooFar()) {
        game.undo();
    }
}

} // namespace

Result<std::unique_ptr<Game>, Error> createLessonGame(const LessonBoard &board,
                                                      const Catalogue &catalogue)
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

bool isBoardGoalReached(const LessonBoard &board, const Game &game)
{
    switch (board.goal) {
    case LessonBoard::Goal::NoPlay:
        return true;
    case LessonBoard::Goal::LeadDecided:
        return game.position().stage != Stage::Opening;
    case LessonBoard::Goal::NextThrowPlayed:
        return !isBoardGoalPassed(board, game) &&
               (game.position().isOver() ||
                (game.throwCount() > board.throwsBefore && !mustPlay(game)));
    case LessonBoard::Goal::GameOver:
        break;
    }
    return game.position().isOver();
}

bool isBoardGoalPassed(const LessonBoard &board, const Game &game)
{
    return board.goal == LessonBoard::Goal::NextThrowPlayed &&
           game.throwCount() > board.throwsBefore + 1;
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#include "panels/odds/odds_reporter.h"

#include "core/game/game.h"
#include "core/odds/odds.h"
#include "match/match.h"

#include <algorithm>

namespace doublets {

namespace {

OddsThrow throwAt(const OddsWatch &watch, const CourseOfPlay &course, int row)
{
    const Game &game = *watch.game();
    const std::size_t first = row == 0 ? 0 : course.actionCountAt(row - 1);
    const std::size_t end = course.actionCountAt(row);
    OddsThrow each;
    each.title = course.index(row).data(CourseOfPlay::TitleRole).toString();
    each.spokenTitle = course.titleOf(row, NumberStyle::Figures);
    each.odds = watch.oddsAt(end);
    each.thrower = actorOf(game.rules(), game.startPosition(), game.history(), first);
    if (const auto &thrown = watch.changes()[first]) {
        each.luck = thrown->luck;
    }
    double choice = 0;
    for (std::size_t i = first; i < end; ++i) {
        if (!watch.changes()[i]) {
            return each;
        }
        choice += watch.changes()[i]->choice;
    }
    each.choice = choice;
    return each;
}

} // namespace

OddsReport createOddsReport(Match &match)
{
    OddsReport report;
    const OddsWatch &watch = match.oddsWatch();
    const CourseOfPlay &course = match.course();
    const Game *game = watch.game();
    report.names = match.playerNames();
    if (game == nullptr || !watch.isWatched()) {
        return report;
    }
    const Moment shown = match.shown().moment();
    const int rows = course.rowCount();
    const std::size_t revealed = rows == 0 ? 0 : course.actionCountAt(rows - 1);
    report.state = watch.source() ? OddsReport::State::Ready : OddsReport::State::Solving;
    report.solvedShare = watch.solvedShare();
    report.knownShare = watch.computedShare();
    report.method = oddsMethod(game->rules());
    const auto refined = watch.refinedOdds();
    report.playouts = refined ? refined->playouts : watch.source() ? watch.source()->playouts() : 0;
    report.isCovered = match.guessFirst().isCovered();
    if (report.isCovered) {
        return report;
    }
    report.isPastMoment = shown.isPast();
    report.selectedRow = shown.row < rows ? shown.row : -1;
    report.isMidThrow =
        report.selectedRow >= 0 && shown.actions < course.actionCountAt(report.selectedRow);
    report.startOdds = watch.oddsAt(0);
    for (int i = 0; i < rows; ++i) {
        report.throws.push_back(throwAt(watch, course, i));
    }
    const std::size_t moment = report.isPastMoment ? std::min(shown.actions, revealed) : revealed;
    const Position &position = game->positionAfter(moment);
    report.currentOdds = watch.oddsAt(moment);
    report.isOver = position.isOver();
    report.isExact = refined && refined->odds.margin == 0;
    report.contributions = chanceContributions(game->rules(), game->startPosition(),
                                               game->history(), watch.changes(), moment);
    if (const auto decision = watch.decision()) {
        const auto &history = game->history();
        report.hasChoice = true;
        report.chooser = history[*decision - 1].after.player;
        report.isChoiceMade = position.stage != Stage::Playing || position.player != report.chooser;
        report.choices = watch.choices();
        report.chosenIndex = watch.chosenIndex();
    }
    return report;
}

} // namespace doublets

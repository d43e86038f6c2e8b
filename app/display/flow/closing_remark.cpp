// SPDX-License-Identifier: MIT
#include "display/flow/closing_remark.h"

#include "core/game/referee.h"
#include "match/match.h"
#include "match/odds/luck.h"
#include "text/odds_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace doublets {

namespace {

class TakeHome
{
    Q_DECLARE_TR_FUNCTIONS(TakeHome)

public:
    static QString noChoice()
    {
        return tr("There was nothing to choose in the whole game: the dice decided it all.");
    }
    /// `points`: the luck of `lucky`, in points out of 100; never negative.
    static QString luck(const PlayerNames &names, Side winner, Side lucky, int points)
    {
        if (points == 0) {
            return tr("The dice were as kind to one as to the other.");
        }
        if (winner == lucky) {
            //: luck in points of a hundred; %1 a player
            return tr("The dice gave %1 %n point(s) of luck out of 100.", nullptr, points)
                .arg(names.nameOf(lucky));
        }
        //: luck in points of a hundred; %1 the winner, %2 the other player
        return tr("%1 won, though the dice gave %2 %n point(s) of luck out of 100.", nullptr,
                  points)
            .arg(names.nameOf(winner), names.nameOf(lucky));
    }
};

} // namespace

bool hadChoiceOfPlays(const Match &match)
{
    const Game &game = match.game();
    const auto decides = [&game](const Position &position) {
        return position.stage == Stage::Playing && !referee::isForced(game.rules(), position);
    };
    return decides(game.startPosition()) ||
           std::ranges::any_of(game.history(), decides, &HistoryEntry::after);
}

QString closingRemark(Match &match)
{
    const Game &game = match.game();
    if (game.position().stage != Stage::Won) {
        return {};
    }
    if (!hadChoiceOfPlays(match)) {
        return TakeHome::noChoice();
    }
    const auto made = chanceContributions(game.rules(), game.startPosition(), game.history(),
                                          match.odds().changes(), game.history().size());
    if (!made) {
        return {};
    }
    // The throw for the lead counts as luck, too.
    const double white = made->lead + made->luckOf(Side::White) - made->luckOf(Side::Black);
    const Side lucky = white >= 0 ? Side::White : Side::Black;
    const QString luck = TakeHome::luck(match.playerNames(), game.position().winner(), lucky,
                                        static_cast<int>(std::lround(100 * std::abs(white))));
    return withMethodNote(luck, oddsMethod(game.rules()));
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#include "match/commentary/luck_remark.h"

#include "core/game/referee.h"
#include "match/match.h"
#include "match/odds/luck.h"
#include "text/odds_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace doublets {

namespace {

class LuckText
{
    Q_DECLARE_TR_FUNCTIONS(LuckText)

public:
    static QString noChoice() { return tr("There was no choice to make: the dice decided."); }
    static QString of(WinCause cause, const PlayerNames &names, Side winner)
    {
        const QString player = names.nameOf(winner);
        const QString opponent = names.nameOf(opponentOf(winner));
        const bool isNamed = !names.isAddressed(winner);
        switch (cause) {
        case WinCause::AgainstDice:
            if (!isNamed) {
                //: %1 the other player
                return tr("You won, although the dice favoured %1.").arg(opponent);
            }
            return names.isAddressed(opponentOf(winner))
                       //: %1 the winner
                       ? tr("%1 won, although the dice favoured you.").arg(player)
                       //: %1 the winner, %2 the other player
                       : tr("%1 won, although the dice favoured %2.").arg(player, opponent);
        case WinCause::EvenDice:
            return tr("The dice favoured neither player.");
        case WinCause::GreatLuck:
            return isNamed
                       //: %1 the winner
                       ? tr("%1 was very lucky.").arg(player)
                       : tr("You were very lucky.");
        case WinCause::LateLuck:
            return isNamed
                       //: %1 the winner
                       ? tr("%1 was very lucky: the dice turned a game that was almost lost.")
                             .arg(player)
                       : tr("You were very lucky: the dice turned a game that was almost lost.");
        case WinCause::DiceAlone:
            return tr("Neither player made a costly mistake: the dice decided.");
        case WinCause::BetterChoices:
            return isNamed
                       //: %1 the winner
                       ? tr("%1 made better choices, and the dice helped.").arg(player)
                       : tr("You made better choices, and the dice helped.");
        case WinCause::KindDice:
            break;
        }
        return isNamed
                   //: %1 the winner
                   ? tr("The dice favoured %1.").arg(player)
                   : tr("The dice favoured you.");
    }
};

/// Returns whether a player had a choice between plays, or could claim a number.
bool hadChoice(const Game &game)
{
    const auto decides = [&game](const Position &position) {
        return position.stage == Stage::Claiming ||
               (position.stage == Stage::Playing && !referee::isForced(game.rules(), position));
    };
    return decides(game.startPosition()) ||
           std::ranges::any_of(game.history(), decides, &HistoryEntry::after);
}

} // namespace

QString luckRemark(const Match &match)
{
    const Game &game = match.game();
    if (game.position().stage != Stage::Won || match.guessFirst().isCovered()) {
        return {};
    }
    if (!hadChoice(game)) {
        return LuckText::noChoice();
    }
    const OddsMethod method = oddsMethod(game.rules());
    const Side winner = game.position().winner();
    const auto cause = winCause(winner, match.oddsWatch().changes(), method);
    if (!cause) {
        return {};
    }
    return withMethodNote(LuckText::of(*cause, match.playerNames(), winner), method);
}

} // namespace doublets

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
    static QString of(WinCause cause, const QString &winner, const QString &loser)
    {
        switch (cause) {
        case WinCause::AgainstDice:
            //: %1 the winner, %2 the other player
            return tr("%1 won against the dice, which favoured %2.").arg(winner, loser);
        case WinCause::EvenDice:
            return tr("The dice favoured neither player.");
        case WinCause::GreatLuck:
            //: %1 the winner
            return tr("%1 was very lucky.").arg(winner);
        case WinCause::LateLuck:
            //: %1 the winner
            return tr("%1 was very lucky: the dice turned a game that was almost lost.")
                .arg(winner);
        case WinCause::DiceAlone:
            return tr("Neither player made a costly mistake: the dice decided.");
        case WinCause::BetterChoices:
            //: %1 the winner
            return tr("%1 made better choices, and the dice helped.").arg(winner);
        case WinCause::KindDice:
            break;
        }
        //: %1 the winner
        return tr("The dice favoured %1.").arg(winner);
    }
    /// Returns the text if the winner is addressed. `loser` is the other player.
    static QString ofOwnWin(WinCause cause, const QString &loser)
    {
        switch (cause) {
        case WinCause::AgainstDice:
            //: %1 the other player
            return tr("You won against the dice, which favoured %1.").arg(loser);
        case WinCause::GreatLuck:
            return tr("You were very lucky.");
        case WinCause::LateLuck:
            return tr("You were very lucky: the dice turned a game that was almost lost.");
        case WinCause::BetterChoices:
            return tr("You made better choices, and the dice helped.");
        case WinCause::EvenDice:
        case WinCause::DiceAlone:
            return of(cause, {}, loser);
        case WinCause::KindDice:
            break;
        }
        return tr("The dice favoured you.");
    }
    /// Returns the text if the loser is addressed.
    static QString ofOwnLoss(WinCause cause, const QString &winner)
    {
        return cause == WinCause::AgainstDice
                   //: %1 the winner
                   ? tr("%1 won against the dice, which favoured you.").arg(winner)
                   : of(cause, winner, {});
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
    const PlayerNames names = match.playerNames();
    const Side loser = opponentOf(winner);
    const QString text = names.isAddressed(winner) ? LuckText::ofOwnWin(*cause, names.nameOf(loser))
                         : names.isAddressed(loser)
                             ? LuckText::ofOwnLoss(*cause, names.nameOf(winner))
                             : LuckText::of(*cause, names.nameOf(winner), names.nameOf(loser));
    return withMethodNote(text, method);
}

} // namespace doublets

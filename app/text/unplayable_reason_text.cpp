// SPDX-License-Identifier: MIT
#include "text/unplayable_reason_text.h"

#include <QCoreApplication>

namespace doublets {

namespace {

class FactText
{
    Q_DECLARE_TR_FUNCTIONS(FactText)

public:
    /// `side` could not play the number.
    static QString of(UnplayableReason reason, const PlayerNames &names, Side side)
    {
        const QString player = names.nameOf(side);
        const QString opponent = names.nameOf(opponentOf(side));
        const bool isOwn = names.isAddressed(side);
        const bool isOpponents = names.isAddressed(opponentOf(side));
        switch (reason) {
        case UnplayableReason::None:
            return {};
        case UnplayableReason::NothingToLayDown:
            return isOwn ? tr("You have no man to lay down there.")
                         : tr("%1 has no man to lay down there.").arg(player);
        case UnplayableReason::NothingToReStack:
            return isOwn ? tr("You have no man to stack there.")
                         : tr("%1 has no man to stack there.").arg(player);
        case UnplayableReason::NoManOnPoint:
            return isOwn ? tr("You have no man left there.")
                         : tr("%1 has no man left there.").arg(player);
        case UnplayableReason::PileComplete:
            return isOwn ? tr("Your pile there is complete.")
                         : tr("%1’s pile there is complete.").arg(player);
        case UnplayableReason::NoManCanMove:
            return isOwn ? tr("You have no man that can move that far.")
                         : tr("%1 has no man that can move that far.").arg(player);
        case UnplayableReason::PhaseEnded:
            return isOwn ? tr("You have just finished a stage.")
                         : tr("%1 has just finished a stage.").arg(player);
        case UnplayableReason::FewerMenLeft:
            return isOwn ? tr("You had fewer men left than the doublet plays.")
                         : tr("%1 had fewer men left than the doublet plays.").arg(player);
        case UnplayableReason::OnlyToLayDown:
            return isOwn ? tr("All of your men are down.")
                         : tr("All of %1’s men are down.").arg(player);
        case UnplayableReason::ThrowerBearsOff:
            if (isOwn) {
                //: %1 the player who threw
                return tr("You still lay down, and %1 bears off.").arg(opponent);
            }
            return isOpponents
                       //: %1 the player who still lays down
                       ? tr("%1 still lays down, and you bear off.").arg(player)
                       //: %1 the player who still lays down, %2 the one who threw
                       : tr("%1 still lays down, and %2 bears off.").arg(player, opponent);
        case UnplayableReason::NotInLastTable:
            if (isOpponents) {
                return tr("You still have men outside the last quarter.");
            }
            //: %1 the player who threw
            return tr("%1 still has men outside the last quarter.").arg(opponent);
        case UnplayableReason::PassingDisabled:
            return isOwn ? tr("It does not pass to you.")
                         : tr("It does not pass to %1.").arg(player);
        case UnplayableReason::NotClaimed:
            return isOwn ? tr("You did not claim it before the next throw.")
                         : tr("%1 did not claim it before the next throw.").arg(player);
        }
        return {};
    }

    /// `thrower` and the opponent could not play the number.
    static QString ofBoth(UnplayableReason reason, const PlayerNames &names, Side thrower)
    {
        const Side side = names.addressee.value_or(thrower);
        const bool isOwn = names.isAddressed(side);
        const QString player = names.nameOf(side);
        const QString opponent = names.nameOf(opponentOf(side));
        switch (reason) {
        case UnplayableReason::NothingToLayDown:
            return isOwn
                       ? tr("Neither you nor %1 has a man to lay down there.").arg(opponent)
                       : tr("Neither %1 nor %2 has a man to lay down there.").arg(player, opponent);
        case UnplayableReason::NothingToReStack:
            return isOwn ? tr("Neither you nor %1 has a man to stack there.").arg(opponent)
                         : tr("Neither %1 nor %2 has a man to stack there.").arg(player, opponent);
        case UnplayableReason::NoManOnPoint:
            return isOwn ? tr("Neither you nor %1 has a man left there.").arg(opponent)
                         : tr("Neither %1 nor %2 has a man left there.").arg(player, opponent);
        case UnplayableReason::PileComplete:
            return isOwn ? tr("Your pile and %1’s pile there are complete.").arg(opponent)
                         : tr("%1’s and %2’s piles there are complete.").arg(player, opponent);
        case UnplayableReason::NoManCanMove:
            return isOwn ? tr("Neither you nor %1 has a man that can move that far.").arg(opponent)
                         : tr("Neither %1 nor %2 has a man that can move that far.")
                               .arg(player, opponent);
        case UnplayableReason::None:
        case UnplayableReason::PhaseEnded:
        case UnplayableReason::FewerMenLeft:
        case UnplayableReason::OnlyToLayDown:
        case UnplayableReason::ThrowerBearsOff:
        case UnplayableReason::NotInLastTable:
        case UnplayableReason::PassingDisabled:
        case UnplayableReason::NotClaimed:
            break;
        }
        return {};
    }
};

} // namespace

QString unplayableReasonText(UnplayableReason reason, const PlayerNames &names, Side player)
{
    return FactText::of(reason, names, player);
}

QString sharedUnplayableReasonText(UnplayableReason reason, const PlayerNames &names, Side thrower)
{
    return FactText::ofBoth(reason, names, thrower);
}

} // namespace doublets

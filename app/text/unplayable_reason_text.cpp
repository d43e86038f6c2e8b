// SPDX-License-Identifier: MIT
#include "text/unplayable_reason_text.h"

#include <QCoreApplication>

namespace doublets {

namespace {

class FactText
{
    Q_DECLARE_TR_FUNCTIONS(FactText)

public:
    /// `player` could not play the number.
    static QString of(UnplayableReason reason, const QString &player, const QString &opponent)
    {
        switch (reason) {
        case UnplayableReason::None:
            return {};
        case UnplayableReason::NothingToLayDown:
            return tr("%1 has no man to lay down there.").arg(player);
        case UnplayableReason::NothingToReStack:
            return tr("%1 has no man to stack there.").arg(player);
        case UnplayableReason::NoManOnPoint:
            return tr("%1 has no man left there.").arg(player);
        case UnplayableReason::PileComplete:
            return tr("%1’s pile there is complete.").arg(player);
        case UnplayableReason::NoManCanMove:
            return tr("%1 has no man that can move that far.").arg(player);
        case UnplayableReason::PhaseEnded:
            return tr("%1 has just finished a stage.").arg(player);
        case UnplayableReason::FewerMenLeft:
            return tr("%1 had fewer men left than the doublet plays.").arg(player);
        case UnplayableReason::OnlyToLayDown:
            return tr("All of %1’s men are down.").arg(player);
        case UnplayableReason::ThrowerBearsOff:
            //: %1 the player who still lays down, %2 the one who threw
            return tr("%1 still lays down, and %2 bears off.").arg(player, opponent);
        case UnplayableReason::NotInLastTable:
            //: %1 the player who threw
            return tr("%1 still has men outside the last quarter.").arg(opponent);
        case UnplayableReason::PassingDisabled:
            return tr("It does not pass to %1.").arg(player);
        case UnplayableReason::NotClaimed:
            return tr("%1 did not claim it before the next throw.").arg(player);
        }
        return {};
    }

    /// The player who is addressed could not play the number.
    static QString ofYou(UnplayableReason reason, const QString &opponent)
    {
        switch (reason) {
        case UnplayableReason::None:
            return {};
        case UnplayableReason::NothingToLayDown:
            return tr("You have no man to lay down there.");
        case UnplayableReason::NothingToReStack:
            return tr("You have no man to stack there.");
        case UnplayableReason::NoManOnPoint:
            return tr("You have no man left there.");
        case UnplayableReason::PileComplete:
            return tr("Your pile there is complete.");
        case UnplayableReason::NoManCanMove:
            return tr("You have no man that can move that far.");
        case UnplayableReason::PhaseEnded:
            return tr("You have just finished a stage.");
        case UnplayableReason::FewerMenLeft:
            return tr("You had fewer men left than the doublet plays.");
        case UnplayableReason::OnlyToLayDown:
            return tr("All of your men are down.");
        case UnplayableReason::ThrowerBearsOff:
            //: %1 the player who threw
            return tr("You still lay down, and %1 bears off.").arg(opponent);
        case UnplayableReason::PassingDisabled:
            return tr("It does not pass to you.");
        case UnplayableReason::NotClaimed:
            return tr("You did not claim it before the next throw.");
        case UnplayableReason::NotInLastTable: // about the other player
            break;
        }
        return of(reason, {}, opponent);
    }

    /// `player` could not play the number, and the other player is addressed.
    static QString ofYourOpponent(UnplayableReason reason, const QString &player)
    {
        switch (reason) {
        case UnplayableReason::ThrowerBearsOff:
            //: %1 the player who still lays down
            return tr("%1 still lays down, and you bear off.").arg(player);
        case UnplayableReason::NotInLastTable:
            return tr("You still have men outside the last quarter.");
        default:
            return of(reason, player, {});
        }
    }

    /// The player who is addressed and `opponent` could not play the number.
    static QString ofYouBoth(UnplayableReason reason, const QString &opponent)
    {
        switch (reason) {
        case UnplayableReason::NothingToLayDown:
            return tr("Neither you nor %1 has a man to lay down there.").arg(opponent);
        case UnplayableReason::NothingToReStack:
            return tr("Neither you nor %1 has a man to stack there.").arg(opponent);
        case UnplayableReason::NoManOnPoint:
            return tr("Neither you nor %1 has a man left there.").arg(opponent);
        case UnplayableReason::PileComplete:
            return tr("Your pile and %1’s pile there are complete.").arg(opponent);
        case UnplayableReason::NoManCanMove:
            return tr("Neither you nor %1 has a man that can move that far.").arg(opponent);
        default:
            return {};
        }
    }

    static QString ofBoth(UnplayableReason reason, const QString &player, const QString &opponent)
    {
        switch (reason) {
        case UnplayableReason::NothingToLayDown:
            return tr("Neither %1 nor %2 has a man to lay down there.").arg(player, opponent);
        case UnplayableReason::NothingToReStack:
            return tr("Neither %1 nor %2 has a man to stack there.").arg(player, opponent);
        case UnplayableReason::NoManOnPoint:
            return tr("Neither %1 nor %2 has a man left there.").arg(player, opponent);
        case UnplayableReason::PileComplete:
            return tr("%1’s and %2’s piles there are complete.").arg(player, opponent);
        case UnplayableReason::NoManCanMove:
            return tr("Neither %1 nor %2 has a man that can move that far.").arg(player, opponent);
        default:
            return {};
        }
    }
};

} // namespace

QString unplayableReasonText(UnplayableReason reason, const QString &player,
                             const QString &opponent)
{
    return FactText::of(reason, player, opponent);
}

QString ownUnplayableReasonText(UnplayableReason reason, const QString &opponent)
{
    return FactText::ofYou(reason, opponent);
}

QString opponentsUnplayableReasonText(UnplayableReason reason, const QString &player)
{
    return FactText::ofYourOpponent(reason, player);
}

QString ownSharedUnplayableReasonText(UnplayableReason reason, const QString &opponent)
{
    return FactText::ofYouBoth(reason, opponent);
}

QString sharedUnplayableReasonText(UnplayableReason reason, const QString &player,
                                   const QString &opponent)
{
    return FactText::ofBoth(reason, player, opponent);
}

} // namespace doublets

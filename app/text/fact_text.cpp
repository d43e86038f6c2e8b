// SPDX-License-Identifier: MIT
#include "text/fact_text.h"

#include <QCoreApplication>

namespace doublets {

namespace {

class FactText
{
    Q_DECLARE_TR_FUNCTIONS(FactText)

public:
    /// `player` is the one who could not play the number.
    static QString of(Fact fact, const QString &player, const QString &other)
    {
        switch (fact) {
        case Fact::None:
            return {};
        case Fact::NothingToLayDown:
            return tr("%1 has no man to lay down there.").arg(player);
        case Fact::NothingToReStack:
            return tr("%1 has no man to stack there.").arg(player);
        case Fact::NoManOnPoint:
            return tr("%1 has no man left there.").arg(player);
        case Fact::NoManCanMove:
            return tr("%1 has no man that can move so far.").arg(player);
        case Fact::PhaseEnded:
            return tr("%1 has just finished a stage.").arg(player);
        case Fact::FewerMenLeft:
            return tr("%1 had fewer men left than the doublet plays.").arg(player);
        case Fact::OnlyToLayDown:
            return tr("All men of %1 are down.").arg(player);
        case Fact::ThrowerBearsOff:
            //: %1 the player who still lays down, %2 the one who threw
            return tr("%1 still lays down, and %2 bears off.").arg(player, other);
        case Fact::NotInLastTable:
            //: %1 the player who threw
            return tr("Not all men of %1 are in the last quarter.").arg(other);
        case Fact::PassingDisabled:
            return tr("It does not go to %1.").arg(player);
        case Fact::NotClaimed:
            return tr("%1 did not claim it before the next throw.").arg(player);
        }
        return {};
    }

    static QString ofBoth(Fact fact, const QString &player, const QString &other)
    {
        switch (fact) {
        case Fact::NothingToLayDown:
            return tr("Neither %1 nor %2 has a man to lay down there.").arg(player, other);
        case Fact::NothingToReStack:
            return tr("Neither %1 nor %2 has a man to stack there.").arg(player, other);
        case Fact::NoManOnPoint:
            return tr("Neither %1 nor %2 has a man left there.").arg(player, other);
        case Fact::NoManCanMove:
            return tr("Neither %1 nor %2 has a man that can move so far.").arg(player, other);
        default:
            return {};
        }
    }
};

} // namespace

QString factText(Fact fact, const QString &player, const QString &other)
{
    return FactText::of(fact, player, other);
}

QString factOfBothText(Fact fact, const QString &player, const QString &other)
{
    return FactText::ofBoth(fact, player, other);
}

} // namespace doublets

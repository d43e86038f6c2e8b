// SPDX-License-Identifier: MIT
#include "text/event_text.h"

#include "text/computer_names.h"
#include "text/fate_text.h"
#include "text/throw_names.h"

#include <QCoreApplication>

namespace doublets {

namespace {

class EventText
{
    Q_DECLARE_TR_FUNCTIONS(EventText)

public:
    EventText(const RuleSet &ruleSet, const PlayerNames &names)
        : m_ruleSet(ruleSet)
        , m_names(names)
    {
    }

    QString operator()(const OpeningThrown &e) const
    {
        if (e.isTied()) {
            const Side side = m_names.addressee.value_or(Side::White);
            const QString player = m_names.nameOf(side);
            const QString opponent = m_names.nameOf(opponentOf(side));
            const QString number = named(e.dice.white);
            return m_names.isAddressed(side)
                       //: %1 the other player, %2 a number of the dice
                       ? tr("You and %1 both throw %2. Both throw again.").arg(opponent, number)
                       //: %3 is the name of a number of the dice
                       : tr("%1 and %2 both throw %3. Both throw again.")
                             .arg(player, opponent, number);
        }
        const Side first = e.firstThrower();
        const bool isWhite = first == Side::White;
        const QString player = m_names.nameOf(first);
        const QString opponent = m_names.nameOf(opponentOf(first));
        const QString number = named(isWhite ? e.dice.white : e.dice.black);
        const QString opponentsNumber = named(isWhite ? e.dice.black : e.dice.white);
        if (m_names.isAddressed(first)) {
            //: %1 your number, %2 the other player, %3 that player's number
            return tr("You throw %1, %2 throws %3. You begin.")
                .arg(number, opponent, opponentsNumber);
        }
        return m_names.isAddressed(opponentOf(first))
                   //: %1 the other player, %2 that player's number, %3 your number
                   ? tr("%1 throws %2, you throw %3. %1 begins.")
                         .arg(player, number, opponentsNumber)
                   //: The opening throw: %1 and %3 are the players, %2 and %4 their numbers.
                   : tr("%1 throws %2, %3 throws %4. %1 begins.")
                         .arg(player, number, opponent, opponentsNumber);
    }

    QString operator()(const DiceThrown &e) const
    {
        const QString thrower = m_names.nameOf(e.thrower);
        const bool isOwn = m_names.isAddressed(e.thrower);
        const QString name = throwName(m_ruleSet, m_names.numberStyle, e.dice);
        if (e.doubletMen > 0) {
            return isOwn
                       //: %1 name of the throw
                       ? tr("You throw %1. That is worth %n man/men.", nullptr, e.doubletMen)
                             .arg(name)
                       //: "Anne throws two 4s. That plays 8 men." %1 player, %2 name of the throw
                       : tr("%1 throws %2. That is worth %n man/men.", nullptr, e.doubletMen)
                             .arg(thrower, name);
        }
        return isOwn
                   //: %1 name of the throw
                   ? tr("You throw %1.").arg(name)
                   //: %1 player, %2 name of the throw: "Anne throws sice-ace."
                   : tr("%1 throws %2.").arg(thrower, name);
    }

    QString operator()(const ManPlayedDown &e) const
    {
        const QString point = named(e.point);
        if (m_names.isAddressed(e.side)) {
            return tr("You lay a man down on point %1.").arg(point);
        }
        return usesNameAlone(m_ruleSet, m_names.numberStyle, e.point)
                   //: %2 is the source's name of the number: "trey"
                   ? tr("%1 lays a man down on the %2 point.").arg(m_names.nameOf(e.side), point)
                   //: %2 is a numeral, perhaps with its name: "3", "3 (trey)"
                   : tr("%1 lays a man down on point %2.").arg(m_names.nameOf(e.side), point);
    }

    QString operator()(const ManReStacked &e) const
    {
        const QString point = named(e.point);
        if (m_names.isAddressed(e.side)) {
            return tr("You stack a man on point %1.").arg(point);
        }
        return usesNameAlone(m_ruleSet, m_names.numberStyle, e.point)
                   //: %2 is the source's name of the number: "trey"
                   ? tr("%1 stacks a man on the %2 point.").arg(m_names.nameOf(e.side), point)
                   //: %2 is a numeral, perhaps with its name: "3", "3 (trey)"
                   : tr("%1 stacks a man on point %2.").arg(m_names.nameOf(e.side), point);
    }

    QString operator()(const ManBorneOff &e) const
    {
        const QString point = named(e.point);
        if (m_names.isAddressed(e.side)) {
            return tr("You bear a man off from point %1.").arg(point);
        }
        return usesNameAlone(m_ruleSet, m_names.numberStyle, e.point)
                   //: %2 is the source's name of the number: "trey"
                   ? tr("%1 bears a man off from the %2 point.").arg(m_names.nameOf(e.side), point)
                   //: %2 is a numeral, perhaps with its name: "3", "3 (trey)"
                   : tr("%1 bears a man off from point %2.").arg(m_names.nameOf(e.side), point);
    }

    QString operator()(const ManSetUp &e) const
    {
        const QString point = named(e.point);
        if (m_names.isAddressed(e.side)) {
            return tr("You set a man up on point %1.").arg(point);
        }
        return usesNameAlone(m_ruleSet, m_names.numberStyle, e.point)
                   //: %2 is the source's name of the number: "trey"
                   ? tr("%1 sets a man up on the %2 point.").arg(m_names.nameOf(e.side), point)
                   //: %2 is a numeral, perhaps with its name: "3", "3 (trey)"
                   : tr("%1 sets a man up on point %2.").arg(m_names.nameOf(e.side), point);
    }

    QString operator()(const ManMoved &e) const
    {
        const QString from = QString::number(e.from);
        const QString to = QString::number(e.to);
        return m_names.isAddressed(e.side) ? tr("You move a man from point %1 to %2.").arg(from, to)
                                           : tr("%1 moves a man from point %2 to %3.")
                                                 .arg(m_names.nameOf(e.side), from, to);
    }

    QString operator()(const ManHit &e) const
    {
        const Side hitter = opponentOf(e.side);
        const QString player = m_names.nameOf(hitter);
        const QString opponent = m_names.nameOf(e.side);
        // The point that the man has reached, as counted by the player who hits.
        const QString point = QString::number(opponentsPoint(e.point));
        if (m_names.isAddressed(hitter)) {
            //: %1 the other player, %2 a point
            return tr("You hit one of %1’s men on point %2. It leaves the game.")
                .arg(opponent, point);
        }
        return m_names.isAddressed(e.side)
                   //: %1 the other player, %2 a point as that player counts them
                   ? tr("%1 hits one of your men on point %2. It leaves the game.")
                         .arg(player, point)
                   //: %1 hits, %2 loses the man; %3 a point as %1 counts them
                   : tr("%1 hits one of %2’s men on point %3. It leaves the game.")
                         .arg(player, opponent, point);
    }

    QString operator()(const NumberPassed &e) const
    {
        return passedNumbersText(m_ruleSet, m_names, {e});
    }

    QString operator()(const NumberLost &e) const
    {
        return lostNumbersText(m_ruleSet, m_names, {e});
    }

    QString operator()(const PhaseCompleted &e) const
    {
        const QString player = m_names.nameOf(e.side);
        const bool isOwn = m_names.isAddressed(e.side);
        switch (e.next) {
        case Phase::ReStack:
            return isOwn ? tr("All of your men are down. From now on, you stack them up again.")
                         : tr("All of %1’s men are down. From now on, %1 stacks them up again.")
                               .arg(player);
        case Phase::Race:
            return isOwn ? tr("All of your men are down. From now on, you race round the board.")
                         : tr("All of %1’s men are down. From now on, %1 races round the board.")
                               .arg(player);
        case Phase::BearOff:
        case Phase::Home:
            if (e.completed == Phase::ReStack) {
                return isOwn ? tr("All of your men are stacked. From now on, you bear off.")
                             : tr("All of %1’s men are stacked. From now on, %1 bears off.")
                                   .arg(player);
            }
            return isOwn ? tr("All of your men are down. From now on, you bear off.")
                         : tr("All of %1’s men are down. From now on, %1 bears off.").arg(player);
        case Phase::SetUp:
            return isOwn ? tr("All of your men are off. From now on, you set them up again.")
                         : tr("All of %1’s men are off. From now on, %1 sets them up again.")
                               .arg(player);
        case Phase::PlayDown:
            break;
        }
        return {};
    }

    QString operator()(const AnotherThrowGranted &e) const
    {
        return m_names.isAddressed(e.thrower)
                   ? tr("You threw a doublet, and throw again.")
                   : tr("%1 threw a doublet, and throws again.").arg(m_names.nameOf(e.thrower));
    }

    QString operator()(const TurnPassed &e) const
    {
        return m_names.isAddressed(e.to) ? tr("Now you throw.")
                                         : tr("Now %1 throws.").arg(m_names.nameOf(e.to));
    }

    QString operator()(const GameWon &e) const
    {
        const QString winner = m_names.nameOf(e.winner);
        const bool isOwn = m_names.isAddressed(e.winner);
        if (e.isBySettingUp) {
            return isOwn ? tr("You have set up all men again, and win!")
                         : tr("%1 has set up all men again, and wins!").arg(winner);
        }
        return isOwn ? tr("You have no men left, and win!")
                     : tr("%1 has no men left, and wins!").arg(winner);
    }

    QString operator()(const GameDrawn &) const
    {
        return tr("Neither player can ever move again. It is a draw.");
    }

private:
    [[nodiscard]] QString named(int number) const
    {
        return numberName(m_ruleSet, m_names.numberStyle, number);
    }

    const RuleSet &m_ruleSet;
    const PlayerNames &m_names;
};

} // namespace

QString eventText(const RuleSet &ruleSet, const PlayerNames &names, const Event &event)
{
    return withComputersInSentences(std::visit(EventText(ruleSet, names), event));
}

} // namespace doublets

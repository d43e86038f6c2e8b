// SPDX-License-Identifier: MIT
#include "text/event_text.h"

#include "text/computer_names.h"
#include "text/fate_text.h"
#include "text/own_event_text.h"
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
        const QString white = named(e.dice.white);
        const QString black = named(e.dice.black);
        if (e.isTied()) {
            //: %3 is the name of a number of the dice
            return tr("%1 and %2 both throw %3. Both throw again.")
                .arg(m_names.white, m_names.black, white);
        }
        const bool whiteFirst = e.firstThrower() == Side::White;
        //: The opening throw: %1 and %3 are the players, %2 and %4 their numbers.
        return tr("%1 throws %2, %3 throws %4. %1 begins.")
            .arg(m_names.nameOf(e.firstThrower()), whiteFirst ? white : black,
                 m_names.nameOf(opponentOf(e.firstThrower())), whiteFirst ? black : white);
    }

    QString operator()(const DiceThrown &e) const
    {
        const QString name = throwName(m_ruleSet, m_names.numberStyle, e.dice);
        if (e.doubletMen > 0) {
            //: "Anne throws two 4s. That plays 8 men." %1 player, %2 name of the throw
            return tr("%1 throws %2. That is worth %n man/men.", nullptr, e.doubletMen)
                .arg(m_names.nameOf(e.thrower), name);
        }
        //: %1 player, %2 name of the throw: "Anne throws sice-ace."
        return tr("%1 throws %2.").arg(m_names.nameOf(e.thrower), name);
    }

    QString operator()(const ManPlayedDown &e) const
    {
        const QString point = named(e.point);
        return usesNameAlone(m_ruleSet, m_names.numberStyle, e.point)
                   //: %2 is the source's name of the number: "trey"
                   ? tr("%1 lays a man down on the %2 point.").arg(m_names.nameOf(e.side), point)
                   //: %2 is a numeral, perhaps with its name: "3", "3 (trey)"
                   : tr("%1 lays a man down on point %2.").arg(m_names.nameOf(e.side), point);
    }

    QString operator()(const ManReStacked &e) const
    {
        const QString point = named(e.point);
        return usesNameAlone(m_ruleSet, m_names.numberStyle, e.point)
                   //: %2 is the source's name of the number: "trey"
                   ? tr("%1 stacks a man on the %2 point.").arg(m_names.nameOf(e.side), point)
                   //: %2 is a numeral, perhaps with its name: "3", "3 (trey)"
                   : tr("%1 stacks a man on point %2.").arg(m_names.nameOf(e.side), point);
    }

    QString operator()(const ManBorneOff &e) const
    {
        const QString point = named(e.point);
        return usesNameAlone(m_ruleSet, m_names.numberStyle, e.point)
                   //: %2 is the source's name of the number: "trey"
                   ? tr("%1 bears a man off from the %2 point.").arg(m_names.nameOf(e.side), point)
                   //: %2 is a numeral, perhaps with its name: "3", "3 (trey)"
                   : tr("%1 bears a man off from point %2.").arg(m_names.nameOf(e.side), point);
    }

    QString operator()(const ManSetUp &e) const
    {
        const QString point = named(e.point);
        return usesNameAlone(m_ruleSet, m_names.numberStyle, e.point)
                   //: %2 is the source's name of the number: "trey"
                   ? tr("%1 sets a man up on the %2 point.").arg(m_names.nameOf(e.side), point)
                   //: %2 is a numeral, perhaps with its name: "3", "3 (trey)"
                   : tr("%1 sets a man up on point %2.").arg(m_names.nameOf(e.side), point);
    }

    QString operator()(const ManMoved &e) const
    {
        return tr("%1 moves a man from point %2 to %3.")
            .arg(m_names.nameOf(e.side), QString::number(e.from), QString::number(e.to));
    }

    QString operator()(const ManHit &e) const
    {
        // The point that the man has reached, as counted by the player who hits.
        //: %1 hits, %2 loses the man; %3 a point as %1 counts them
        return tr("%1 hits one of %2’s men on point %3. It leaves the game.")
            .arg(m_names.nameOf(opponentOf(e.side)), m_names.nameOf(e.side),
                 QString::number(opponentsPoint(e.point)));
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
        switch (e.next) {
        case Phase::ReStack:
            return tr("All of %1’s men are down. From now on, %1 stacks them up again.")
                .arg(player);
        case Phase::Race:
            return tr("All of %1’s men are down. From now on, %1 races round the board.")
                .arg(player);
        case Phase::BearOff:
        case Phase::Home:
            return e.completed == Phase::ReStack
                       ? tr("All of %1’s men are stacked. From now on, %1 bears off.").arg(player)
                       : tr("All of %1’s men are down. From now on, %1 bears off.").arg(player);
        case Phase::SetUp:
            return tr("All of %1’s men are off. From now on, %1 sets them up again.").arg(player);
        case Phase::PlayDown:
            break;
        }
        return {};
    }

    QString operator()(const AnotherThrowGranted &e) const
    {
        return tr("%1 threw a doublet, and throws again.").arg(m_names.nameOf(e.thrower));
    }

    QString operator()(const TurnPassed &e) const
    {
        return tr("Now %1 throws.").arg(m_names.nameOf(e.to));
    }

    QString operator()(const GameWon &e) const
    {
        return e.isBySettingUp
                   ? tr("%1 has set up all men again, and wins!").arg(m_names.nameOf(e.winner))
                   : tr("%1 has no men left, and wins!").arg(m_names.nameOf(e.winner));
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
    const QString own = ownEventText(ruleSet, names, event);
    return withComputersInSentences(own.isEmpty() ? std::visit(EventText(ruleSet, names), event)
                                                  : own);
}

} // namespace doublets

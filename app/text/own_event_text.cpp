// SPDX-License-Identifier: MIT
#include "text/own_event_text.h"

#include "text/throw_names.h"

#include <QCoreApplication>

namespace doublets {

namespace {

/// The texts of events that concern the player who is addressed; empty for all others.
class OwnEventText
{
    Q_DECLARE_TR_FUNCTIONS(OwnEventText)

public:
    OwnEventText(const RuleSet &ruleSet, const PlayerNames &names)
        : m_ruleSet(ruleSet)
        , m_names(names)
    {
    }

    QString operator()(const OpeningThrown &e) const
    {
        const bool isWhite = m_names.isAddressed(Side::White);
        const QString opponent = isWhite ? m_names.black : m_names.white;
        const QString own = named(isWhite ? e.dice.white : e.dice.black);
        const QString theirs = named(isWhite ? e.dice.black : e.dice.white);
        if (e.isTied()) {
            //: %1 the other player, %2 a number of the dice
            return tr("You and %1 both throw %2. Both throw again.").arg(opponent, own);
        }
        return m_names.isAddressed(e.firstThrower())
                   //: %1 your number, %2 the other player, %3 that player's number
                   ? tr("You throw %1, %2 throws %3. You begin.").arg(own, opponent, theirs)
                   //: %1 the other player, %2 that player's number, %3 your number
                   : tr("%1 throws %2, you throw %3. %1 begins.").arg(opponent, theirs, own);
    }

    QString operator()(const DiceThrown &e) const
    {
        if (!m_names.isAddressed(e.thrower)) {
            return {};
        }
        const QString name = throwName(m_ruleSet, m_names.numberStyle, e.dice);
        return e.doubletMen > 0
                   //: %1 name of the throw
                   ? tr("You throw %1. That is worth %n man/men.", nullptr, e.doubletMen).arg(name)
                   //: %1 name of the throw
                   : tr("You throw %1.").arg(name);
    }

    QString operator()(const ManPlayedDown &e) const
    {
        return ifOwn(e.side, tr("You lay a man down on point %1.").arg(named(e.point)));
    }

    QString operator()(const ManReStacked &e) const
    {
        return ifOwn(e.side, tr("You stack a man on point %1.").arg(named(e.point)));
    }

    QString operator()(const ManBorneOff &e) const
    {
        return ifOwn(e.side, tr("You bear a man off from point %1.").arg(named(e.point)));
    }

    QString operator()(const ManSetUp &e) const
    {
        return ifOwn(e.side, tr("You set a man up on point %1.").arg(named(e.point)));
    }

    QString operator()(const ManMoved &e) const
    {
        return ifOwn(e.side, tr("You move a man from point %1 to %2.")
                                 .arg(QString::number(e.from), QString::number(e.to)));
    }

    QString operator()(const ManHit &e) const
    {
        const QString point = QString::number(opponentsPoint(e.point));
        return m_names.isAddressed(e.side)
                   //: %1 the other player, %2 a point as that player counts them
                   ? tr("%1 hits one of your men on point %2. It leaves the game.")
                         .arg(m_names.nameOf(opponentOf(e.side)), point)
                   //: %1 the other player, %2 a point
                   : tr("You hit one of %1’s men on point %2. It leaves the game.")
                         .arg(m_names.nameOf(e.side), point);
    }

    QString operator()(const PhaseCompleted &e) const
    {
        if (!m_names.isAddressed(e.side)) {
            return {};
        }
        switch (e.next) {
        case Phase::ReStack:
            return tr("All of your men are down. From now on, you stack them up again.");
        case Phase::Race:
            return tr("All of your men are down. From now on, you race round the board.");
        case Phase::BearOff:
        case Phase::Home:
            return e.completed == Phase::ReStack
                       ? tr("All of your men are stacked. From now on, you bear off.")
                       : tr("All of your men are down. From now on, you bear off.");
        case Phase::SetUp:
            return tr("All of your men are off. From now on, you set them up again.");
        case Phase::PlayDown:
            break;
        }
        return {};
    }

    QString operator()(const AnotherThrowGranted &e) const
    {
        return ifOwn(e.thrower, tr("You threw a doublet, and throw again."));
    }

    QString operator()(const TurnPassed &e) const { return ifOwn(e.to, tr("Now you throw.")); }

    QString operator()(const GameWon &e) const
    {
        return ifOwn(e.winner, e.isBySettingUp ? tr("You have set up all men again, and win!")
                                               : tr("You have no men left, and win!"));
    }

    /// Returns an empty string: passedNumbersText() and lostNumbersText() address the player
    /// themselves, and a draw concerns both.
    template<typename Other> QString operator()(const Other & /*event*/) const { return {}; }

private:
    [[nodiscard]] QString ifOwn(Side side, const QString &text) const
    {
        return m_names.isAddressed(side) ? text : QString();
    }
    [[nodiscard]] QString named(int number) const
    {
        return numberName(m_ruleSet, m_names.numberStyle, number);
    }

    const RuleSet &m_ruleSet;
    const PlayerNames &m_names;
};

class OwnPlaysText
{
    Q_DECLARE_TR_FUNCTIONS(OwnPlaysText)

public:
    static QString counted(PlayKind kind, int count)
    {
        switch (kind) {
        case PlayKind::PlayDown:
            return tr("You lay down %n man/men.", nullptr, count);
        case PlayKind::BearOff:
            return tr("You bear off %n man/men.", nullptr, count);
        case PlayKind::ReStack:
        case PlayKind::SetUp:
        case PlayKind::Move:
            break;
        }
        return {};
    }

    static QString listed(PlayKind kind, int count, const QString &points)
    {
        switch (kind) {
        case PlayKind::PlayDown:
            //: %1 numerals: "You lay down 4 men (points 1, 1, 2, 3)."
            return tr("You lay down %n man/men (points %1).", nullptr, count).arg(points);
        case PlayKind::ReStack:
            //: %1 numerals
            return tr("You stack %n man/men (points %1).", nullptr, count).arg(points);
        case PlayKind::BearOff:
            //: %1 numerals
            return tr("You bear off %n man/men (points %1).", nullptr, count).arg(points);
        case PlayKind::SetUp:
            //: %1 numerals
            return tr("You set up %n man/men (points %1).", nullptr, count).arg(points);
        case PlayKind::Move:
            break;
        }
        return {};
    }

    static QString onPoint(PlayKind kind, int count, const QString &point)
    {
        switch (kind) {
        case PlayKind::PlayDown:
            return tr("You lay down %n man/men on point %1.", nullptr, count).arg(point);
        case PlayKind::ReStack:
            return tr("You stack %n man/men on point %1.", nullptr, count).arg(point);
        case PlayKind::BearOff:
            return tr("You bear off %n man/men from point %1.", nullptr, count).arg(point);
        case PlayKind::SetUp:
            return tr("You set up %n man/men on point %1.", nullptr, count).arg(point);
        case PlayKind::Move:
            break;
        }
        return {};
    }

    static QString onPoints(PlayKind kind, const QString &points)
    {
        switch (kind) {
        case PlayKind::PlayDown:
            //: %1 numerals: "6 and 1"
            return tr("You lay down men on points %1.").arg(points);
        case PlayKind::ReStack:
            //: %1 numerals: "6 and 1"
            return tr("You stack men on points %1.").arg(points);
        case PlayKind::BearOff:
            //: %1 numerals: "6 and 1"
            return tr("You bear off men from points %1.").arg(points);
        case PlayKind::SetUp:
            //: %1 numerals: "6 and 1"
            return tr("You set up men on points %1.").arg(points);
        case PlayKind::Move:
            break;
        }
        return {};
    }
};

} // namespace

QString ownEventText(const RuleSet &ruleSet, const PlayerNames &names, const Event &event)
{
    return names.addressee ? std::visit(OwnEventText(ruleSet, names), event) : QString();
}

QString ownPlaysText(PlayKind kind, int count)
{
    return OwnPlaysText::counted(kind, count);
}

QString ownPlaysText(PlayKind kind, int count, const QString &points)
{
    return OwnPlaysText::listed(kind, count, points);
}

QString ownPlaysOnPointText(PlayKind kind, int count, const QString &point)
{
    return OwnPlaysText::onPoint(kind, count, point);
}

QString ownPlaysOnPointsText(PlayKind kind, const QString &points)
{
    return OwnPlaysText::onPoints(kind, points);
}

} // namespace doublets

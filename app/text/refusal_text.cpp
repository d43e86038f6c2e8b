// SPDX-License-Identifier: MIT
#include "text/refusal_text.h"

#include "core/game/game.h"
#include "text/computer_names.h"
#include "text/throw_names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace doublets {

namespace {

class RefusalText
{
    Q_DECLARE_TR_FUNCTIONS(RefusalText)

public:
    static QString of(referee::Refusal refusal)
    {
        using referee::Refusal;
        switch (refusal) {
        case Refusal::GameOver:
            return tr("the game is over");
        case Refusal::LeadUndecided:
            return tr("first, each player throws one die");
        case Refusal::LeadDecided:
            return tr("who throws first is already decided");
        case Refusal::NumbersRemaining:
            return tr("play your numbers before the next throw");
        case Refusal::NothingToPlay:
            return tr("throw the dice first");
        case Refusal::WrongDice:
            return tr("these are not the dice of this game");
        case Refusal::WrongPlayer:
            return tr("it is the other player’s turn");
        case Refusal::NumberUnavailable:
            return tr("no such number is left");
        case Refusal::NoSuchMan:
            return tr("no man on that point can use that number");
        case Refusal::FewerNumbers:
            return tr("another play uses more numbers; use as many as you can");
        }
        return {};
    }

    static QString of(const PlayerNames &names, const referee::ThrowHindrance &hindrance)
    {
        using Kind = referee::ThrowHindrance::Kind;
        switch (hindrance.kind) {
        case Kind::GameOver:
            return tr("The game is over.");
        case Kind::MustPlay:
            return tr("Play your numbers first.");
        case Kind::OpponentsTurn:
            if (names.isAddressed(hindrance.next)) {
                //: The box of another player was pressed
                return tr("Now you throw.");
            }
            //: The box of another player was pressed; %1 is who throws
            return tr("Now %1 throws.").arg(names.nameOf(hindrance.next));
        }
        return {};
    }

    static QString turn(const PlayerNames &names, Side side)
    {
        if (names.isAddressed(side)) {
            //: in reply to an attempt to act for the other player
            return tr("It is your turn.");
        }
        //: %1 a player; in reply to the other player, who wants to do something
        return tr("It is %1’s turn.").arg(names.nameOf(side));
    }
};

class TrayText
{
    Q_DECLARE_TR_FUNCTIONS(TrayText)

public:
    static QString of(const Rules &rules, const Men &men)
    {
        QStringList sentences;
        if (men.removed > 0) {
            //: men that were hit and lie beside the board
            sentences << tr("%n hit man/men, no longer in play.", nullptr, men.removed);
        }
        if (men.borneOff > 0) {
            sentences << (rules.endsWith(Phase::SetUp)
                              ? tr("Once all men are off, they are set up again.")
                              : tr("%n man/men borne off, no longer in play.", nullptr,
                                   men.borneOff));
        }
        return sentences.join(u' ');
    }
};

using referee::Hindrance;
using referee::Obstacle;

class HindranceText
{
    Q_DECLARE_TR_FUNCTIONS(HindranceText)

public:
    HindranceText(const RuleSet &ruleSet, const PlayerNames &names, const Hindrance &hindrance)
        : m_ruleSet(ruleSet)
        , m_names(names)
        , m_hindrance(hindrance)
    {
    }

    [[nodiscard]] QString text() const
    {
        using Kind = Hindrance::Kind;
        switch (m_hindrance.kind) {
        case Kind::Won:
            return isOwn() ? tr("The game is over. You have won.")
                           : tr("The game is over. %1 has won.").arg(player());
        case Kind::Drawn:
            return tr("The game is over. It is a draw.");
        case Kind::LeadUndecided:
            return tr("First, each player throws one die.");
        case Kind::FirstThrowPending:
            return isOwn() ? tr("You must throw first.") : tr("%1 must throw first.").arg(player());
        case Kind::MustThrow:
            return isOwn() ? tr("Now you throw.") : tr("Now %1 throws.").arg(player());
        case Kind::OpponentsTurn:
            return othersTurn();
        case Kind::NoManOnPoint:
            return noManOnPoint();
        case Kind::OtherNumbers:
            return otherNumbers();
        case Kind::AllDown:
            return allDown();
        case Kind::AllPiled:
            return tr("Point %1 is stacked. First stack your other men.")
                .arg(point(m_hindrance.point));
        case Kind::AllSetUp:
            return tr("Point %1 is set up. First set up your other men.")
                .arg(point(m_hindrance.point));
        case Kind::Obstructed:
            return obstructed();
        }
        return {};
    }

private:
    [[nodiscard]] bool isOwn() const { return m_names.isAddressed(m_hindrance.player); }
    [[nodiscard]] QString player() const { return m_names.nameOf(m_hindrance.player); }
    [[nodiscard]] QString opponent() const
    {
        return m_names.nameOf(opponentOf(m_hindrance.player));
    }
    [[nodiscard]] QString point(int number) const
    {
        return numberName(m_ruleSet, m_names.numberStyle, number);
    }
    [[nodiscard]] QString left() const
    {
        const Numbers &numbers = m_hindrance.remainingNumbers;
        return descendingNumberList(m_ruleSet, m_names.numberStyle,
                                    {numbers.begin(), numbers.end()});
    }

    [[nodiscard]] QString othersTurn() const
    {
        if (const int men = m_hindrance.doubletMen; men > 0) {
            return isOwn() ? tr("Now you play %n man/men.", nullptr, men)
                           : tr("Now %1 plays %n man/men.", nullptr, men).arg(player());
        }
        if (m_hindrance.areNumbersPassed) {
            return isOwn()
                       //: %1 the numbers, %2 who threw them
                       ? tr("Now you play %1. %2 could not use it.").arg(left(), opponent())
                       //: %1 who plays numbers, %2 who threw them, %3 the numbers
                       : tr("Now %1 plays %3. %2 could not use it.")
                             .arg(player(), opponent(), left());
        }
        return isOwn()
                   //: %1 the numbers of the dice
                   ? tr("Now you play %1.").arg(left())
                   //: %1 a player, %2 the numbers of the dice
                   : tr("Now %1 plays %2.").arg(player(), left());
    }

    [[nodiscard]] QString noManOnPoint() const
    {
        const QString at = point(m_hindrance.point);
        return isOwn() ? tr("You have no man on point %1.").arg(at)
                       : tr("%1 has no man on point %2.").arg(player(), at);
    }

    [[nodiscard]] QString otherNumbers() const
    {
        const QString at = point(m_hindrance.point);
        if (m_hindrance.areNumbersPassed) {
            //: %1 the opponent, %2 numbers of the dice, %3 a point
            return tr("You may use %2, which %1 could not. This man stands on point %3.")
                .arg(opponent(), left(), at);
        }
        return m_hindrance.remainingNumbers == m_hindrance.thrown
                   //: %1 name of a throw, %2 a point
                   ? tr("You threw %1. This man stands on point %2.")
                         .arg(throwName(m_ruleSet, m_names.numberStyle, m_hindrance.thrown), at)
                   //: %1 numbers of the dice, %2 a point
                   : tr("Still to play: %1. This man stands on point %2.").arg(left(), at);
    }

    [[nodiscard]] QString allDown() const
    {
        return tr("All men on point %1 are down. First lay down your other men.")
            .arg(point(m_hindrance.point));
    }

    [[nodiscard]] QString obstructed() const
    {
        const std::vector<Obstacle> &obstacles = m_hindrance.obstacles;
        const auto areAll = [&](Obstacle::Kind kind) {
            return std::ranges::all_of(obstacles,
                                       [kind](const Obstacle &each) { return each.kind == kind; });
        };
        if (areAll(Obstacle::Kind::TooFar)) {
            return tooFar();
        }
        if (areAll(Obstacle::Kind::HigherFirst)) {
            return higherFirst();
        }
        if (obstacles.size() == 1) {
            return sentence(obstacles.front());
        }
        QStringList sentences;
        for (const Obstacle &obstacle : obstacles) {
            //: %1 a number of the dice, %2 why this man cannot move by it, a sentence
            sentences
                << tr("With %1: %2").arg(QString::number(obstacle.number), sentence(obstacle));
        }
        return sentences.join(u' ');
    }

    [[nodiscard]] QString sentence(const Obstacle &obstacle) const
    {
        switch (obstacle.kind) {
        case Obstacle::Kind::FullPoint:
            return tr("Point %1 is full.").arg(obstacle.to);
        case Obstacle::Kind::EnemyPoint:
            return tr("Two of %2’s men hold point "
                      "%1.")
                .arg(QString::number(obstacle.to), opponent());
        case Obstacle::Kind::TooFar:
            return tooFar();
        case Obstacle::Kind::HigherFirst:
            return higherFirst();
        case Obstacle::Kind::FewerNumbers:
            return tr("That would use fewer numbers. You must use as many as you can.");
        }
        return {};
    }

    [[nodiscard]] QString tooFar() const
    {
        return tr("Only a %1 bears this man off.").arg(PointsOnTrack + 1 - m_hindrance.point);
    }

    [[nodiscard]] QString higherFirst() const
    {
        //: %1 the numbers left to play: "5", "5 and 4"
        return tr("Men on higher points must use the %1 first.").arg(left());
    }

    const RuleSet &m_ruleSet;
    const PlayerNames &m_names;
    const Hindrance &m_hindrance;
};

} // namespace

QString hindranceText(const RuleSet &ruleSet, const PlayerNames &names, const Hindrance &hindrance)
{
    return withComputersInSentences(HindranceText(ruleSet, names, hindrance).text());
}

QString hindranceText(const PlayerNames &names, const referee::ThrowHindrance &hindrance)
{
    return withComputersInSentences(RefusalText::of(names, hindrance));
}

QString trayHindranceText(const Game &game, const PlayerNames &names, Side side)
{
    const Position &position = game.position();
    const Men &men = position.menOf(side);
    if (position.isOver() || men.phase == Phase::SetUp) {
        constexpr int AnyPoint = 1; // the reason concerns the moment
        const auto why = referee::findHindrance(game.rules(), position, side, AnyPoint);
        return why ? hindranceText(game.ruleSet(), names, *why) : QString();
    }
    return TrayText::of(game.rules(), men);
}

QString turnText(const PlayerNames &names, Side side)
{
    return withComputersInSentences(RefusalText::turn(names, side));
}

QString refusalText(referee::Refusal refusal)
{
    return RefusalText::of(refusal);
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#include "match/first_steps/first_step_text.h"
#include "match/first_steps/step_numbers.h"

#include <QCoreApplication>

namespace doublets {

namespace {

using Kind = FirstStep::Kind;
using State = FirstStep::State;

/// The texts addressed to the player: "you" are White, Black is the other player. At most
/// MaxStepWords words each, in translations as well.
class StepWords
{
    Q_DECLARE_TR_FUNCTIONS(FirstSteps)

public:
    StepWords(const FirstStep &step, const Game &game)
        : m_step(step)
        , m_game(game)
        , m_rules(game.rules())
        , m_position(game.position())
        , m_part(step.part(game))
        , m_thrown(step.thrown())
    {
    }

    [[nodiscard]] QString text() const
    {
        switch (m_step.state(m_game)) {
        case State::ToThrow:
            return toThrow();
        case State::ToPlay:
            return toPlay();
        case State::OtherToPlay:
            return tr("Your %1 passes to Black. Press Black’s glowing man.")
                .arg(inWords(m_position.left));
        case State::ToThrowAgain:
            return tr("The doublet gives you another throw. Press your dice box.");
        case State::Done:
            return done();
        }
        return {};
    }

private:
    [[nodiscard]] QString toThrow() const
    {
        switch (m_step.kind) {
        case Kind::FirstThrow:
            //: The player's side of the board is the lower one.
            return tr("You are White and won the first throw. Press your dice box.");
        case Kind::LayDown:
            return tr("Press your dice box to throw.");
        case Kind::Unusable:
            return tr("Later in a game. Throw: one number will be of no use.");
        case Kind::DoubletThrown:
            return toThrowDoublet();
        case Kind::BearOff:
            return toThrowForBearingOff();
        case Kind::Win:
            return tr("Near the end. Throw, and take off your last men.");
        }
        return {};
    }

    [[nodiscard]] QString toThrowDoublet() const
    {
        switch (m_position.menOf(Side::White).phase) {
        case Phase::ReStack:
            return tr("All your men are down; now stack them again. Throw: it will be a doublet.");
        case Phase::Race:
            return tr("Your men now race round the board. Throw: two dice fall alike.");
        case Phase::PlayDown:
        case Phase::BearOff:
        case Phase::Home:
            break;
        }
        return tr("Dice that fall alike are a doublet. Throw, and see one.");
    }

    [[nodiscard]] QString toThrowForBearingOff() const
    {
        const auto last = static_cast<std::size_t>(m_rules.phaseCount) - 1;
        if (m_rules.phases[last] == Phase::Race) {
            return tr("Your men have come round the board. Throw to take them off.");
        }
        if (last > 0 && m_rules.phases[last - 1] == Phase::ReStack) {
            return tr("All your men are stacked again. Throw to take them off.");
        }
        if (last > 0 && m_rules.phases[last - 1] == Phase::PlayDown) {
            return tr("All your men are down. Throw to take them off.");
        }
        return tr("Now your men leave the board. Press your dice box to throw.");
    }

    [[nodiscard]] QString toPlay() const
    {
        const bool first = m_part.empty() || std::holds_alternative<Throw>(m_part.back().action);
        switch (m_step.kind) {
        case Kind::FirstThrow:
        case Kind::LayDown:
            return first ? toPlayFirst()
                         : tr("Now your %1: press a glowing man.")
                               .arg(leftToPlay(m_step, m_position));
        case Kind::Unusable:
            return hasMovingMen(m_position.menOf(Side::White).phase)
                       ? tr("No man of yours can use your %1. Play your %2.")
                             .arg(inWords(m_step.unusable), leftToPlay(m_step, m_position))
                       : tr("Your %1 has no man left there to play. Play your %2.")
                             .arg(inWords(m_step.unusable), leftToPlay(m_step, m_position));
        case Kind::DoubletThrown:
            return first ? toPlayDoublet() : tr("Go on: press a glowing man.");
        case Kind::BearOff:
            return first ? tr("Press a glowing man to take it off the board.")
                         : tr("Go on: press a glowing man.");
        case Kind::Win:
            return tr("Press your last men to take them off the board.");
        }
        return {};
    }

    [[nodiscard]] QString toPlayFirst() const
    {
        if (hasMovingMen(m_position.menOf(Side::White).phase)) {
            //: %1: numbers, such as "6 and 3"
            return tr("You threw %1. Press a glowing man to move it.").arg(inWords(m_thrown));
        }
        //: %1: numbers, such as "6 and 3"
        return tr("You threw %1. Press a glowing man to lay it down.").arg(inWords(m_thrown));
    }

    [[nodiscard]] QString toPlayDoublet() const
    {
        switch (m_rules.doublet) {
        case Doublet::Total:
            //: "2 and 2 make 4: play 4 men, from any points."
            return tr("%1 make %2: play %2 men, from any points.")
                .arg(inWords(m_thrown), QString::number(m_position.doubletMen));
        case Doublet::ThrowAgain:
            return m_rules.doubletMen == DoubletMen::One
                       ? tr("A doublet: play one man, then you throw again.")
                       : tr("A doublet: play both numbers, then you throw again.");
        case Doublet::Plain:
            return hasMovingMen(m_position.menOf(Side::White).phase)
                       ? tr("Dice alike are nothing special. Press a man, then where it goes.")
                       : tr("Dice alike are nothing special here: play each number as usual.");
        }
        return {};
    }

    [[nodiscard]] QString done() const
    {
        switch (m_step.kind) {
        case Kind::FirstThrow:
            return tr("You threw %1.").arg(inWords(m_thrown));
        case Kind::LayDown:
            return hasMovingMen(m_rules.phases[0])
                       ? tr("Each number moves one man that many points.")
                       : tr("Each number lays down one man of its point.");
        case Kind::Unusable:
            return unusableDone();
        case Kind::DoubletThrown:
            return doubletDone();
        case Kind::BearOff:
            return tr("Men off the board stay off.");
        case Kind::Win:
            return tr("No man left: you have won. That is the whole game.");
        }
        return {};
    }

    [[nodiscard]] QString unusableDone() const
    {
        if (m_rules.unplayable == Unplayable::Lost) {
            return tr("A number that you cannot use is lost.");
        }
        if (m_part.back().after.stage == Stage::Claiming) {
            return tr("What you cannot use, Black may claim until the next throw.");
        }
        const auto *last = std::get_if<Play>(&m_part.back().action);
        return last != nullptr && last->by == Side::Black
                   ? tr("What you cannot use, the other player uses.")
                   : tr("What neither of you can use is lost.");
    }

    [[nodiscard]] QString doubletDone() const
    {
        switch (m_rules.doublet) {
        case Doublet::Total:
            return tr("A doublet plays as many men as its dots.");
        case Doublet::ThrowAgain:
            return tr("After a doublet you throw again.");
        case Doublet::Plain:
            return tr("Here a doublet is a throw like any other.");
        }
        return {};
    }

    const FirstStep &m_step;
    const Game &m_game;
    const Rules &m_rules;
    const Position &m_position;
    std::span<const HistoryEntry> m_part;
    Throw m_thrown;
};

} // namespace

QString firstStepText(const FirstStep &step, const Game &game)
{
    return StepWords(step, game).text();
}

} // namespace doublets

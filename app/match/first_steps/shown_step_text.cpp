// SPDX-License-Identifier: MIT
#include "match/first_steps/first_step_text.h"
#include "match/first_steps/step_numbers.h"

#include <QCoreApplication>

namespace doublets {

namespace {

using Kind = FirstStep::Kind;
using State = FirstStep::State;

/// The texts for a spectator: White does what the player would do. At most MaxStepWords words
/// each, in translations as well.
class ShownWords
{
    Q_DECLARE_TR_FUNCTIONS(FirstStepsShown)

public:
    ShownWords(const FirstStep &step, const Game &game)
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
            return tr("White’s %1 passes to Black.").arg(inWords(m_position.left));
        case State::ToThrowAgain:
            return tr("The doublet gives White another throw.");
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
            return tr("White has won the first throw.");
        case Kind::LayDown:
            return tr("White throws.");
        case Kind::Unusable:
            return tr("Later in a game. White throws: one number will be of no use.");
        case Kind::DoubletThrown:
            return toThrowDoublet();
        case Kind::BearOff:
            return toThrowForBearingOff();
        case Kind::Win:
            return tr("Near the end. White throws, and takes off the last men.");
        }
        return {};
    }

    [[nodiscard]] QString toThrowDoublet() const
    {
        switch (m_position.menOf(Side::White).phase) {
        case Phase::ReStack:
            return tr(
                "White’s men are all down and are now stacked again. White throws a doublet.");
        case Phase::Race:
            return tr("White’s men now race round the board. White throws: two dice fall alike.");
        case Phase::PlayDown:
        case Phase::BearOff:
        case Phase::Home:
            break;
        }
        return tr("Dice that fall alike are a doublet. White throws one.");
    }

    [[nodiscard]] QString toThrowForBearingOff() const
    {
        const auto last = static_cast<std::size_t>(m_rules.phaseCount) - 1;
        if (m_rules.phases[last] == Phase::Race) {
            return tr("White’s men have come round the board. White throws to take them off.");
        }
        if (last > 0 && m_rules.phases[last - 1] == Phase::ReStack) {
            return tr("White’s men are all stacked again. White throws to take them off.");
        }
        if (last > 0 && m_rules.phases[last - 1] == Phase::PlayDown) {
            return tr("White’s men are all down. White throws to take them off.");
        }
        return tr("Now White’s men leave the board. White throws.");
    }

    [[nodiscard]] QString toPlay() const
    {
        const bool first = m_part.empty() || std::holds_alternative<Throw>(m_part.back().action);
        const bool moves = hasMovingMen(m_position.menOf(Side::White).phase);
        switch (m_step.kind) {
        case Kind::FirstThrow:
        case Kind::LayDown:
            return first ? toPlayFirst(moves)
                         : tr("Now White plays the %1.").arg(leftToPlay(m_step, m_position));
        case Kind::Unusable:
            return (moves ? tr("No man of White’s can use the %1. White plays the %2.")
                          : tr("White’s %1 has no man left there. White plays the %2."))
                .arg(inWords(m_step.unusable), leftToPlay(m_step, m_position));
        case Kind::DoubletThrown:
            return first ? toPlayDoublet(moves) : tr("White goes on.");
        case Kind::BearOff:
            return first ? tr("White takes a man off the board.") : tr("White goes on.");
        case Kind::Win:
            return tr("White takes the last men off the board.");
        }
        return {};
    }

    [[nodiscard]] QString toPlayFirst(bool moves) const
    {
        //: %1: numbers, such as "6 and 3"
        return (moves ? tr("White threw %1, and moves a man.")
                      //: %1: numbers, such as "6 and 3"
                      : tr("White threw %1, and lays down a man."))
            .arg(inWords(m_thrown));
    }

    [[nodiscard]] QString toPlayDoublet(bool moves) const
    {
        switch (m_rules.doublet) {
        case Doublet::Total:
            //: "2 and 2 make 4: White plays 4 men, from any points."
            return tr("%1 make %2: White plays %2 men, from any points.")
                .arg(inWords(m_thrown), QString::number(m_position.doubletMen));
        case Doublet::ThrowAgain:
            return m_rules.doubletMen == DoubletMen::One
                       ? tr("A doublet: White plays one man, then throws again.")
                       : tr("A doublet: White plays both numbers, then throws again.");
        case Doublet::Plain:
            return moves ? tr("Dice alike are nothing special: White moves as usual.")
                         : tr("Dice alike are nothing special here: White plays them as usual.");
        }
        return {};
    }

    [[nodiscard]] QString done() const
    {
        switch (m_step.kind) {
        case Kind::FirstThrow:
            return tr("White threw %1.").arg(inWords(m_thrown));
        case Kind::Win:
            return tr("No man left: White has won. That is the whole game.");
        case Kind::LayDown:
        case Kind::Unusable:
        case Kind::DoubletThrown:
        case Kind::BearOff:
            break;
        }
        return firstStepText(m_step, m_game); // the result is the same for a player and a spectator
    }

    const FirstStep &m_step;
    const Game &m_game;
    const Rules &m_rules;
    const Position &m_position;
    std::span<const HistoryEntry> m_part;
    Throw m_thrown;
};

} // namespace

QString shownStepText(const FirstStep &step, const Game &game)
{
    return ShownWords(step, game).text();
}

} // namespace doublets

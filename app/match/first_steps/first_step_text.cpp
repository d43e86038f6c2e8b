// SPDX-License-Identifier: MIT
#include "match/first_steps/first_step_text.h"

#include "core/game/referee.h"

#include <QCoreApplication>

#include <algorithm>

namespace doublets {

namespace {

using Kind = FirstStep::Kind;
using State = FirstStep::State;

/// The texts for a spectator.
struct FirstStepsShown
{
    Q_DECLARE_TR_FUNCTIONS(FirstStepsShown)
};

/// The texts of a step, for a player and a spectator. Each text has at most MaxStepWords words,
/// also in translations.
class StepText
{
    Q_DECLARE_TR_FUNCTIONS(FirstSteps)

public:
    StepText(const FirstStep &step, const Game &game, StepReader reader)
        : m_step(step)
        , m_game(game)
        , m_reader(reader)
        , m_rules(game.rules())
        , m_position(game.position())
        , m_entries(step.entriesIn(game))
        , m_dice(step.diceOnBoard())
        , m_hasMovingMen(hasMovingMen(m_position.menOf(Side::White).phase))
    {
    }

    [[nodiscard]] QString text() const
    {
        switch (m_step.state(m_game)) {
        case State::ToThrow:
            return toThrow();
        case State::ToPlay:
            return toPlay();
        case State::OpponentToPlay:
            return either(tr("Your %1 passes to Black. Press Black’s glowing man."),
                          FirstStepsShown::tr("White’s %1 passes to Black."),
                          tr("Your %1 passes to Black. Play Black’s man."))
                .arg(remainingNumbers());
        case State::ToThrowAgain:
            return either(tr("The doublet gives you another throw. Press your dice box."),
                          FirstStepsShown::tr("The doublet gives White another throw."));
        case State::Done:
            return result();
        }
        return {};
    }

private:
    /// Returns the text for the reader. An empty `forListener` means the text for the player.
    [[nodiscard]] QString either(const QString &forPlayer, const QString &forSpectator,
                                 const QString &forListener = {}) const
    {
        switch (m_reader) {
        case StepReader::Player:
            return forPlayer;
        case StepReader::Listener:
            return forListener.isEmpty() ? forPlayer : forListener;
        case StepReader::Spectator:
            break;
        }
        return forSpectator;
    }

    /// Returns `numbers` as a list, e.g. "6 and 3".
    [[nodiscard]] static QString listOf(const Numbers &numbers)
    {
        QStringList each;
        for (const std::uint8_t number : numbers) {
            each << QString::number(number);
        }
        switch (each.size()) {
        case 2:
            //: two numbers of the dice
            return tr("%1 and %2").arg(each[0], each[1]);
        case 3:
            //: three numbers of the dice
            return tr("%1, %2 and %3").arg(each[0], each[1], each[2]);
        default:
            return each.join(u' ');
        }
    }

    /// Returns the numbers that the player to move can still play.
    [[nodiscard]] QString remainingNumbers() const
    {
        return listOf(referee::usableNumbers(m_rules, m_position).numbers);
    }

    /// Returns whether the men are set up again at the end.
    [[nodiscard]] bool setsUp() const { return m_rules.endsWith(Phase::SetUp); }

    [[nodiscard]] QString toThrow() const
    {
        switch (m_step.kind) {
        case Kind::FirstThrowPending:
            //: The player's side of the board is the lower one.
            return either(tr("You are White and won the opening throw. Press your dice box."),
                          FirstStepsShown::tr("White has won the opening throw."));
        case Kind::LayDown:
            return either(tr("Press your dice box to throw."),
                          FirstStepsShown::tr("White throws."));
        case Kind::UnusableNumber:
            return either(
                tr("Later in a game. Throw: you won’t be able to use one number."),
                FirstStepsShown::tr("Later in a game. White throws, and won’t be able to use one "
                                    "number."));
        case Kind::DoubletThrown:
            return toThrowDoublet();
        case Kind::BearOff:
            return toThrowForBearingOff();
        case Kind::Win:
            if (setsUp()) {
                return either(
                    tr("Near the end. Throw, and set up your last men."),
                    FirstStepsShown::tr("Near the end. White throws, and sets up the last men."));
            }
            return either(
                tr("Near the end. Throw, and bear off your last men."),
                FirstStepsShown::tr("Near the end. White throws, and bears off the last men."));
        }
        return {};
    }

    /// Returns whether the doublet lays down White's last man and then stacks it again.
    [[nodiscard]] bool isAboutToStack() const
    {
        const Men &men = m_position.menOf(Side::White);
        return m_rules.phases[1] == Phase::ReStack && men.phase == Phase::PlayDown &&
               men.remainingPlays == 1 && m_rules.doublet == Doublet::ThrowsAgain &&
               m_rules.doubletNumbers == DoubletNumbers::Both &&
               m_rules.crossing == Crossing::Allowed;
    }

    [[nodiscard]] QString toThrowDoublet() const
    {
        if (isAboutToStack()) {
            return either(
                tr("Throw, and lay down your last man. Then each number stacks a man again."),
                FirstStepsShown::tr("White throws and lays down the last man. Then each number "
                                    "stacks a man again."));
        }
        switch (m_position.menOf(Side::White).phase) {
        case Phase::ReStack:
            return either(
                tr("All your men are down; now stack them again. Throw: it will be a doublet."),
                FirstStepsShown::tr(
                    "White’s men are all down and are now stacked again. White throws a doublet."));
        case Phase::Race:
            return either(
                tr("Your men now race round the board. Throw: two dice will show the same number."),
                FirstStepsShown::tr(
                    "White’s men now race round the board. White throws: two dice show the same "
                    "number."));
        case Phase::PlayDown:
        case Phase::BearOff:
        case Phase::Home:
        case Phase::SetUp:
            break;
        }
        return either(tr("Two dice that show the same number are a doublet. Throw to see one."),
                      FirstStepsShown::tr("Two dice that show the same number are a doublet. "
                                          "White throws one."));
    }

    [[nodiscard]] QString toThrowForBearingOff() const
    {
        if (m_position.menOf(Side::White).borneOff > 0) {
            return either(
                tr("Some of your men are off already. Throw to bear off more."),
                FirstStepsShown::tr("Some of White’s men are off already. White throws to "
                                    "bear off more."));
        }
        const auto last = static_cast<std::size_t>(m_rules.phaseCount) - (setsUp() ? 2 : 1);
        if (m_rules.phases[last] == Phase::Race) {
            return either(
                tr("Your men have come round the board. Throw to bear them off."),
                FirstStepsShown::tr(
                    "White’s men have come round the board. White throws to bear them off."));
        }
        if (last > 0 && m_rules.phases[last - 1] == Phase::ReStack) {
            return either(tr("All your men are stacked again. Throw to bear them off."),
                          FirstStepsShown::tr(
                              "White’s men are all stacked again. White throws to bear them off."));
        }
        if (last > 0 && m_rules.phases[last - 1] == Phase::PlayDown) {
            return either(
                tr("All your men are down. Throw to bear them off."),
                FirstStepsShown::tr("White’s men are all down. White throws to bear them off."));
        }
        return either(tr("Now your men leave the board. Press your dice box to throw."),
                      FirstStepsShown::tr("Now White’s men leave the board. White throws."));
    }

    [[nodiscard]] QString toPlay() const
    {
        const bool first =
            m_entries.empty() || std::holds_alternative<Throw>(m_entries.back().action);
        switch (m_step.kind) {
        case Kind::FirstThrowPending:
        case Kind::LayDown:
            return first ? toPlayFirst()
                         : either(tr("Now your %1: press a glowing man."),
                                  FirstStepsShown::tr("Now White plays the %1."),
                                  tr("Now play your %1."))
                               .arg(remainingNumbers());
        case Kind::UnusableNumber:
            return toPlayUnusable();
        case Kind::DoubletThrown:
            return first ? toPlayDoublet() : toContinue();
        case Kind::BearOff:
            return first
                       ? either(tr("Press a glowing man to bear it off: it leaves the board."),
                                FirstStepsShown::tr("White bears a man off: it leaves the board."),
                                tr("Bear a man off the board."))
                       : toContinue();
        case Kind::Win:
            if (setsUp()) {
                return either(tr("Press the glowing points to set up your last men."),
                              FirstStepsShown::tr("White sets up the last men."),
                              tr("Set up your last men."));
            }
            return either(tr("Press your last men to bear them off."),
                          FirstStepsShown::tr("White bears off the last men."));
        }
        return {};
    }

    [[nodiscard]] QString toContinue() const
    {
        if (m_position.menOf(Side::White).phase == Phase::ReStack) {
            return either(tr("Go on: press a glowing man to stack it on its point."),
                          FirstStepsShown::tr("White goes on, and stacks men on their points."),
                          tr("Go on: stack a man on its point."));
        }
        return either(tr("Go on: press a glowing man."), FirstStepsShown::tr("White goes on."),
                      tr("Go on: play a man."));
    }

    [[nodiscard]] QString toPlayUnusable() const
    {
        const bool isPointDown =
            m_step.unusable.size() == 1 && m_position.menOf(Side::White).phase == Phase::PlayDown;
        const QString text =
            m_hasMovingMen
                ? either(tr("None of your men can use your %1. Play your %2."),
                         FirstStepsShown::tr("None of White’s men can use the %1. White plays the "
                                             "%2."))
            : isPointDown
                //: %1 the number of a point, %2 numbers of the dice
                ? either(tr("Your men on point %1 are all down. Play the %2."),
                         //: %1 the number of a point, %2 numbers of the dice
                         FirstStepsShown::tr("White’s men on point %1 are all down. White plays "
                                             "the %2."))
                : either(tr("No man is left to play the %1. Play the %2."),
                         FirstStepsShown::tr("White has no man left to play the %1. White plays "
                                             "the %2."));
        return text.arg(listOf(m_step.unusable), remainingNumbers());
    }

    [[nodiscard]] QString toPlayFirst() const
    {
        const QString text =
            m_hasMovingMen
                //: %1: numbers, such as "6 and 3"
                ? either(tr("You threw %1. Press a glowing man to move it."),
                         //: %1: numbers, such as "6 and 3"
                         FirstStepsShown::tr("White threw %1, and moves a man."),
                         //: %1: numbers, such as "6 and 3"
                         tr("You threw %1. Move a man."))
                //: %1: numbers, such as "6 and 3"
                : either(tr("You threw %1. Press a glowing man to lay it down."),
                         //: %1: numbers, such as "6 and 3"
                         FirstStepsShown::tr("White threw %1, and lays down a man."),
                         //: %1: numbers, such as "6 and 3"
                         tr("You threw %1. Lay a man down."));
        return text.arg(listOf(m_dice));
    }

    [[nodiscard]] QString toPlayDoublet() const
    {
        switch (m_rules.doublet) {
        case Doublet::Total:
            //: "2 and 2 make 4: play 4 men, from any points."
            return either(tr("%1 make %2: play %2 men, from any points."),
                          //: "2 and 2 make 4: White plays 4 men, from any points."
                          FirstStepsShown::tr("%1 make %2: White plays %2 men, from any points."))
                .arg(listOf(m_dice), QString::number(m_position.doubletMen));
        case Doublet::ThrowsAgain:
            if (isAboutToStack()) {
                return either(tr("A doublet: lay down your last man, stack it again, then throw "
                                 "again."),
                              FirstStepsShown::tr("A doublet: White lays down the last man, stacks "
                                                  "it again, then throws again."));
            }
            return m_rules.doubletNumbers == DoubletNumbers::One
                       ? either(tr("A doublet: play one man, then you throw again."),
                                FirstStepsShown::tr(
                                    "A doublet: White plays one man, then throws again."))
                       : either(tr("A doublet: play both numbers, then you throw again."),
                                FirstStepsShown::tr(
                                    "A doublet: White plays both numbers, then throws again."));
        case Doublet::WholePoint:
            return either(tr("A doublet: play all the men you can on its point."),
                          FirstStepsShown::tr("A doublet: White plays all the men on its point."));
        case Doublet::Plain:
            return m_hasMovingMen
                       ? either(tr("A doublet is nothing special here. Press a man, then a point."),
                                FirstStepsShown::tr(
                                    "A doublet is nothing special here: White moves as usual."))
                       : either(tr("A doublet is nothing special here: play each number as usual."),
                                FirstStepsShown::tr("A doublet is nothing special here: White "
                                                    "plays both numbers as usual."));
        }
        return {};
    }

    /// Returns whether men were hit in this step.
    [[nodiscard]] bool hasHits() const
    {
        return std::ranges::any_of(m_entries, [](const HistoryEntry &entry) {
            return std::ranges::any_of(entry.events, [](const Event &event) {
                return std::holds_alternative<ManHit>(event);
            });
        });
    }

    [[nodiscard]] QString result() const
    {
        if (hasHits() && m_step.kind != Kind::Win) {
            return tr("A hit man is out of the game: its owner need not bring it home.");
        }
        switch (m_step.kind) {
        case Kind::FirstThrowPending:
            return either(tr("You threw %1."), FirstStepsShown::tr("White threw %1."))
                .arg(listOf(m_dice));
        case Kind::LayDown:
            return hasMovingMen(m_rules.phases[0])
                       ? tr("Each number moves one man that many points.")
                       : tr("Each number lays down one man on its own point.");
        case Kind::UnusableNumber:
            return unusableResult();
        case Kind::DoubletThrown:
            return doubletResult();
        case Kind::BearOff:
            return setsUp() ? tr("Once all men are off, they are set up again.")
                            : tr("Men off the board stay off.");
        case Kind::Win:
            if (setsUp()) {
                return either(
                    tr("All your men are set up: you have won. That is the whole game."),
                    FirstStepsShown::tr(
                        "All White’s men are set up: White has won. That is the whole game."));
            }
            return either(
                tr("No men left: you have won. That is the whole game."),
                FirstStepsShown::tr("No men left: White has won. That is the whole game."));
        }
        return {};
    }

    [[nodiscard]] QString unusableResult() const
    {
        if (m_rules.unplayable == Unplayable::Lost) {
            return tr("A number that you cannot use is lost.");
        }
        if (m_entries.back().after.stage == Stage::Claiming) {
            return tr("Black may claim what you cannot use, until the next throw.");
        }
        const auto *last = std::get_if<Play>(&m_entries.back().action);
        return last != nullptr && last->by == Side::Black
                   ? tr("The other player uses what you cannot.")
                   : tr("What neither of you can use is lost.");
    }

    [[nodiscard]] QString doubletResult() const
    {
        switch (m_rules.doublet) {
        case Doublet::Total:
            return tr("A doublet plays as many men as it has dots.");
        case Doublet::ThrowsAgain:
            return m_position.menOf(Side::White).phase == Phase::ReStack
                       ? tr("After a doublet you throw again; each number stacks a man on its "
                            "point.")
                       : tr("After a doublet you throw again.");
        case Doublet::WholePoint:
            return tr("Here a doublet plays all the men on its point.");
        case Doublet::Plain:
            return tr("Here a doublet is a throw like any other.");
        }
        return {};
    }

    const FirstStep &m_step;
    const Game &m_game;
    StepReader m_reader;
    const Rules &m_rules;
    const Position &m_position;
    std::span<const HistoryEntry> m_entries;
    Throw m_dice;
    bool m_hasMovingMen; ///< whether White's men move along a track
};

} // namespace

QString firstStepText(const FirstStep &step, const Game &game, StepReader reader)
{
    return StepText(step, game, reader).text();
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#include "core/lessons/figure.h"

#include "core/chance/band_probability.h"
#include "core/chance/face_counts.h"
#include "core/game/referee.h"
#include "core/odds/odds_history.h"
#include "core/odds/throws.h"
#include "core/rules/value_names.h"

#include <algorithm>
#include <cmath>

namespace doublets {

template<> struct ValueNames<Quantity>
{
    static constexpr std::array names{
        "first-thrower-wins", "first-thrower-ahead", "mean-throws",  "throws-with-choice",
        "best-over-random",   "doublet-share",       "number-share", "numbers-outside-band",
        "chance-on-board",    "luck-on-board"};
};

namespace {

constexpr double Hundred = 100;
constexpr int NumbersOfTwo = 2 * FacesPerDie; ///< for both players

Position firstThrowOf(const Rules &rules)
{
    Position position = referee::initialPosition(rules);
    position.stage = Stage::ToThrow;
    return position;
}

/// Returns the share of throws for which `is` returns true, in percent.
template<typename Is> double shareOfThrows(int dice, const Is &is)
{
    double share = 0;
    for (const WeightedThrow &each : allThrows(dice)) {
        share += is(each.dice) ? each.chance : 0;
    }
    return Hundred * share;
}

bool hasDoublet(const Throw &dice)
{
    // The dice are in descending order, so equal ones are adjacent.
    return std::ranges::adjacent_find(dice) != dice.end();
}

} // namespace

FigureUnit unitOf(Quantity quantity)
{
    switch (quantity) {
    case Quantity::FirstThrowerAdvantage:
    case Quantity::BestPlayAdvantage:
    case Quantity::BoardLuck:
        return FigureUnit::PercentagePoints;
    case Quantity::MeanThrows:
    case Quantity::NumbersOutsideBand:
        return FigureUnit::Number;
    default:
        return FigureUnit::Percent;
    }
}

bool guessNeedsRange(Quantity quantity)
{
    return unitOf(quantity) != FigureUnit::Percent;
}

QString quantityName(Quantity quantity)
{
    return valueName(quantity);
}

std::optional<Quantity> quantityFromName(const QString &name)
{
    return valueFromName<Quantity>(name);
}

bool dependsOnBoard(Quantity quantity)
{
    return quantity == Quantity::BoardWinProbability || quantity == Quantity::BoardLuck;
}

bool dependsOnRules(Quantity quantity)
{
    return !dependsOnBoard(quantity) && quantity != Quantity::NumbersOutsideBand;
}

bool isRevealedByOdds(Quantity quantity)
{
    switch (quantity) {
    case Quantity::FirstThrowerWins:
    case Quantity::FirstThrowerAdvantage:
    case Quantity::MeanThrows:
    case Quantity::BoardWinProbability:
    case Quantity::BoardLuck:
        return true;
    case Quantity::ThrowsWithChoice:
    case Quantity::BestPlayAdvantage:
    case Quantity::DoubletShare:
    case Quantity::NumberShare:
    case Quantity::NumbersOutsideBand:
        break;
    }
    return false;
}

bool canBeComputed(Quantity quantity, const Rules &rules)
{
    switch (quantity) {
    case Quantity::ThrowsWithChoice:
    case Quantity::BestPlayAdvantage:
        return oddsMethod(rules) == OddsMethod::Exact;
    case Quantity::BoardWinProbability:
    case Quantity::BoardLuck: // needed for each action: play-outs would take minutes
        return oddsMethod(rules) != OddsMethod::RandomPlay;
    default:
        return true;
    }
}

GameSnapshot GameSnapshot::fromGame(const Game &game)
{
    return {game.rules(), game.startPosition(), game.history()};
}

FigureCalculator::OddsPointer FigureCalculator::oddsFor(const Rules &rules,
                                                        const Progress &progress)
{
    const auto known = std::ranges::find_if(
        m_odds, [&](const OddsPointer &each) { return each->rules() == rules; });
    if (known != m_odds.end()) {
        return *known;
    }
    const OddsPointer found = makeOdds(rules, progress);
    if (found != nullptr) {
        constexpr std::size_t MaxKept = 4; // each takes several megabytes
        if (m_odds.size() == MaxKept) {
            m_odds.erase(m_odds.begin());
        }
        m_odds.push_back(found);
    }
    return found;
}

std::optional<Skill> FigureCalculator::skillFor(const Rules &rules, const Progress &progress)
{
    for (const auto &[mine, skill] : m_skills) {
        if (mine == rules) {
            return skill;
        }
    }
    constexpr double ToSolve = 0.25; // share of the work
    const auto exact = std::dynamic_pointer_cast<const ExactOdds>(
        oddsFor(rules, partialProgress(progress, 0, ToSolve)));
    const auto skill =
        exact ? skillOf(*exact, partialProgress(progress, ToSolve, 1)) : std::nullopt;
    if (skill) {
        m_skills.emplace_back(rules, *skill);
    }
    return skill;
}

std::optional<double> FigureCalculator::value(const Figure &figure, const GameSnapshot *board,
                                              const Progress &progress)
{
    if (figure.quantity == Quantity::NumbersOutsideBand) {
        return NumbersOfTwo * probabilityOutsideBand(figure.dice);
    }
    if (dependsOnBoard(figure.quantity)) {
        return board != nullptr ? valueOnBoard(figure, *board, progress) : std::nullopt;
    }
    const RuleSet *ruleSet = m_catalogue.find(figure.ruleSet);
    return ruleSet != nullptr
               ? valueUnderRules(figure.quantity, ruleSet->rules(figure.rulings), progress)
               : std::nullopt;
}

std::optional<double> FigureCalculator::valueUnderRules(Quantity quantity, const Rules &rules,
                                                        const Progress &progress)
{
    switch (quantity) {
    case Quantity::DoubletShare:
        return shareOfThrows(rules.dice, hasDoublet);
    case Quantity::NumberShare:
        return shareOfThrows(rules.dice, [](const Throw &dice) { return dice.contains(1); });
    case Quantity::ThrowsWithChoice:
    case Quantity::BestPlayAdvantage: {
        const auto skill = skillFor(rules, progress);
        if (!skill) {
            return std::nullopt;
        }
        return Hundred * (quantity == Quantity::BestPlayAdvantage ? skill->bestPlayAdvantage
                                                                  : skill->throwsWithChoice);
    }
    default:
        break;
    }
    const OddsPointer source = oddsFor(rules, progress);
    if (source == nullptr) {
        return std::nullopt;
    }
    const Odds odds = source->oddsOf(firstThrowOf(rules)); // White has the first throw
    if (quantity == Quantity::MeanThrows) {
        return odds.throws;
    }
    return Hundred *
           (quantity == Quantity::FirstThrowerAdvantage ? odds.white - odds.black : odds.white);
}

std::optional<double> FigureCalculator::valueOnBoard(const Figure &figure,
                                                     const GameSnapshot &board,
                                                     const Progress &progress)
{
    const OddsPointer source = oddsFor(board.rules, progress);
    if (source == nullptr || !canBeComputed(figure.quantity, board.rules)) {
        return std::nullopt;
    }
    const Position &now = board.history.empty() ? board.start : board.history.back().after;
    if (figure.quantity == Quantity::BoardWinProbability) {
        return Hundred * source->oddsOf(now).winProbability(figure.side);
    }
    const auto course = oddsHistory(*source, board.start, board.history, progress);
    if (!course) {
        return std::nullopt;
    }
    double luck = 0; // change of White's probability by the throws of `figure.side`
    for (std::size_t i = 0; i < board.history.size(); ++i) {
        const Position &before = i == 0 ? board.start : board.history[i - 1].after;
        if (std::holds_alternative<Throw>(board.history[i].action) &&
            referee::nextThrower(board.rules, before) == figure.side) {
            luck += course->after[i].luck;
        }
    }
    return Hundred * (figure.side == Side::White ? luck : -luck);
}

} // namespace doublets

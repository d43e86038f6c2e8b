// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "core/odds/skill.h"
#include "core/progress.h"
#include "core/rules/catalogue.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

// Figures cited by lessons: lesson files name a figure, and the program computes its value.

namespace doublets {

/// The quantities that a figure can show. See quantityName() for their names in lesson files.
enum class Quantity : std::uint8_t {
    FirstThrowerWins,      ///< probability that the first thrower wins
    FirstThrowerAdvantage, ///< FirstThrowerWins minus the opponent's probability
    MeanThrows,            ///< mean number of throws of a game, without the opening throws
    ThrowsWithChoice,      ///< share of throws that leave a choice
    BestPlayAdvantage,     ///< probability that best play beats random play, minus one half
    DoubletShare,          ///< share of throws with at least two dice alike
    /// Share of throws that show a given number at least once; equal for all numbers.
    NumberShare,
    /// Expected number of the twelve face counts (six for each player) that lie outside
    /// FaceCounts::Band.
    NumbersOutsideBand,
    BoardWinProbability, ///< a side's probability of winning in the position on the board
    /// Change in a side's probability of winning due to its own throws, in the game on the board.
    BoardLuck,
};
constexpr int QuantityCount = static_cast<int>(Quantity::BoardLuck) + 1;

/// The unit of a value.
enum class FigureUnit : std::uint8_t {
    Percent,          ///< a share or probability, 0 to 100
    PercentagePoints, ///< a difference of two percentages, -100 to 100
    Number,           ///< without a unit
};

/// A quantity, with everything that determines its value.
struct Figure
{
    Quantity quantity{};
    QString ruleSet;         ///< id; empty unless dependsOnRules(quantity)
    Rulings rulings;         ///< of `ruleSet`; complete, see RuleSet::completedRulings()
    int dice = 0;            ///< NumbersOutsideBand only: dice thrown by each player
    Side side = Side::White; ///< BoardWinProbability and BoardLuck only

    bool operator==(const Figure &) const = default;
};

/// Returns the unit of figures of this quantity.
[[nodiscard]] FigureUnit unitOf(Quantity quantity);
/// Returns whether a guess at `quantity` must state its least and greatest values. Guesses in
/// percent range from 0 to 100 by default.
[[nodiscard]] bool guessNeedsRange(Quantity quantity);
/// Returns the name of a quantity in lesson files: "mean-throws".
[[nodiscard]] QString quantityName(Quantity quantity);
/// Returns the quantity named `name`, or nullopt if there is none.
[[nodiscard]] std::optional<Quantity> quantityFromName(const QString &name);
/// Returns whether figures of this quantity depend on a rule set, which must be named.
[[nodiscard]] bool dependsOnRules(Quantity quantity);
/// Returns whether figures of this quantity depend on the game on the board.
[[nodiscard]] bool dependsOnBoard(Quantity quantity);
/// Returns whether users who see the odds of a position can read off or work out the figure. This
/// includes the mean number of throws and all quantities about the first thrower or the board.
[[nodiscard]] bool isRevealedByOdds(Quantity quantity);
/// Returns whether the quantity can be computed under these rules. ThrowsWithChoice and
/// BestPlayAdvantage require OddsMethod::Exact; quantities that depend on the board require any
/// method but OddsMethod::RandomPlay.
[[nodiscard]] bool canBeComputed(Quantity quantity, const Rules &rules);

/// A snapshot of a game, for figures that depend on the board.
struct GameSnapshot
{
    Rules rules;
    Position start;                    ///< before the opening throw
    std::vector<HistoryEntry> history; ///< up to the current position

    [[nodiscard]] static GameSnapshot fromGame(const Game &game);
};

/// A calculator of figures, which caches the odds from which the figures are computed. Reentrant,
/// but not thread-safe.
class FigureCalculator
{
public:
    /// `catalogue` must outlive this object.
    explicit FigureCalculator(const Catalogue &catalogue)
        : m_catalogue(catalogue)
    {
    }

    /// Returns the value of a figure, in the unit given by unitOf(). Blocks for up to two seconds.
    /// Returns nullopt if `progress` cancels the work, if the rule set is unknown, or if the figure
    /// depends on the board and `board` is null. Precondition: canBeComputed() returns true for the
    /// figure and its rules.
    [[nodiscard]] std::optional<double>
    value(const Figure &figure, const GameSnapshot *board = nullptr, const Progress &progress = {});

private:
    using OddsPointer = std::shared_ptr<const OddsSource>;

    [[nodiscard]] OddsPointer oddsFor(const Rules &rules, const Progress &progress);
    [[nodiscard]] std::optional<Skill> skillFor(const Rules &rules, const Progress &progress);
    [[nodiscard]] std::optional<double> valueUnderRules(Quantity quantity, const Rules &rules,
                                                        const Progress &progress);
    [[nodiscard]] std::optional<double>
    valueOnBoard(const Figure &figure, const GameSnapshot &board, const Progress &progress);

    const Catalogue &m_catalogue;
    std::vector<OddsPointer> m_odds;
    std::vector<std::pair<Rules, Skill>> m_skills;
};

} // namespace doublets

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

/// Figures of which lessons speak. A lesson names them, and the programme computes them: none is
/// ever typed into a file.
namespace doublets {

/// What can be named. In lesson files by `quantityName`.
enum class Quantity : std::uint8_t {
    FirstThrowerWins,   ///< chance that who throws first wins
    FirstThrowerAhead,  ///< the same less the other's chance
    MeanThrows,         ///< throws of a game after the opening, in the mean
    ThrowsWithChoice,   ///< share of throws with any choice
    BestOverRandom,     ///< what best play against blind play gains over one half
    DoubletShare,       ///< share of throws with at least two dice alike
    NumberShare,        ///< share of throws that show a given number at least once
    NumbersOutsideBand, ///< of twelve numbers, six a player, how many fair dice put outside the
                        ///< band
    ChanceOnBoard,      ///< a side's chance of winning, in the position on the board
    LuckOnBoard,        ///< by how much a side's own throws changed its chance in that game
};
constexpr int QuantityCount = static_cast<int>(Quantity::LuckOnBoard) + 1;

/// How a value is to be read.
enum class FigureUnit : std::uint8_t {
    Percent, ///< a share or chance, 0 to 100
    Points,  ///< a difference of two of these, -100 to 100
    Number,
};

struct Figure
{
    Quantity quantity{};
    QString ruleSet;         ///< of which game; empty where it is of none, or of the board's
    Rulings rulings;         ///< completed
    int dice = 0;            ///< NumbersOutsideBand: dice that each player throws
    Side side = Side::White; ///< ChanceOnBoard, LuckOnBoard: whose

    bool operator==(const Figure &) const = default;
};

[[nodiscard]] FigureUnit unitOf(Quantity quantity);
[[nodiscard]] QString quantityName(Quantity quantity);
[[nodiscard]] std::optional<Quantity> quantityFromName(const QString &name);
/// Whether it is of a game that has to be named.
[[nodiscard]] bool isOfRules(Quantity quantity);
/// Whether it is of the game on the board.
[[nodiscard]] bool isOfBoard(Quantity quantity);
/// Whether it can be computed under these rules; estimates do not do for all of them.
[[nodiscard]] bool canBeComputed(Quantity quantity, const Rules &rules);

/// A game as far as it has come: what figures of the board need to know.
struct GameSoFar
{
    Rules rules;
    Position start;
    std::vector<HistoryEntry> history;

    [[nodiscard]] static GameSoFar of(const Game &game);
};

/// Computes figures, and remembers what they were computed from. Used by one thread at a time.
class FigureComputer
{
public:
    /// The catalogue must outlive it.
    explicit FigureComputer(const Catalogue &catalogue)
        : m_catalogue(catalogue)
    {
    }

    /// In the unit of its quantity. Takes up to two seconds. Nothing where `progress` ended it, or
    /// it is of the board and there is none. Precondition: it can be computed.
    [[nodiscard]] std::optional<double>
    value(const Figure &figure, const GameSoFar *board = nullptr, const Progress &progress = {});

private:
    using Source = std::shared_ptr<const OddsSource>;

    [[nodiscard]] Source oddsOf(const Rules &rules, const Progress &progress);
    [[nodiscard]] std::optional<Skill> skillUnder(const Rules &rules, const Progress &progress);
    [[nodiscard]] std::optional<double> ofRules(Quantity quantity, const Rules &rules,
                                                const Progress &progress);
    [[nodiscard]] std::optional<double> ofBoard(const Figure &figure, const GameSoFar &board,
                                                const Progress &progress);

    const Catalogue &m_catalogue;
    std::vector<Source> m_odds;
    std::vector<std::pair<Rules, Skill>> m_skills;
};

/// The chance that a number lies outside its band among that many fair dice (FaceCounts::outside).
[[nodiscard]] double chanceOutsideBand(int dice);

} // namespace doublets

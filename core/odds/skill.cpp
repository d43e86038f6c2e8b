// SPDX-License-Identifier: MIT
#include "core/odds/skill.h"

#include "core/odds/throw_mean.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace doublets {

namespace {

constexpr double Rounding = 1e-12;
constexpr std::size_t PairsBetweenReports = 256;

/// What the first two figures of an Outlook measure.
enum class Measure : std::uint8_t {
    Winning, ///< probabilities of winning and of losing
    Length,  ///< expected numbers of throws still to come
};

/// The prospects of a player in games of a best player against a random player. Aligned so as not
/// to cross cache lines, since millions are looked up in random order.
struct alignas(32) Outlook
{
    static constexpr double Unknown = -1;

    /// Probability of winning, or throws to come, playing best against random.
    double winsBest = Unknown;
    /// Probability of losing, or throws to come, playing at random against best.
    double losesBlind = 0;
    double choices = 0;     ///< expected throws still to come with a choice, both playing best
    bool choiceNow = false; ///< whether the current throw still has a choice
    /// Whether `winsBest`, `losesBlind` and `choices` equal those after the throw, since the throw
    /// has changed nothing and best play leaves it so. The member itself is then not set.
    std::array<bool, 3> unchanged{};

    [[nodiscard]] bool isKnown() const { return winsBest >= 0; }
    /// Returns the outlook of the opponent.
    [[nodiscard]] Outlook forOpponent() const
    {
        return {
            losesBlind, winsBest, choices, choiceNow, {unchanged[1], unchanged[0], unchanged[2]}};
    }
};

} // namespace

/// A solver of outlooks by the induction of ExactSolver, with the choices of the exact odds.
class SkillSolver
{
public:
    SkillSolver(const ExactOdds &odds, const Progress &progress, Measure measure)
        : m_odds(odds)
        , m_progress(progress)
        , m_measure(measure)
        , m_rules(odds.m_rules)
        , m_throwReducer(odds.m_rules)
        , m_before(odds.m_values.size())
        , m_nextManChoices(odds.m_withinDoublet[0].size())
    {
        for (std::size_t i = 0; i < m_withinDoublet.size(); ++i) {
            m_withinDoublet[i].resize(odds.m_withinDoublet[i].size());
        }
    }

    /// Precondition: the measure is Winning.
    [[nodiscard]] std::optional<Skill> skill()
    {
        const Position first = firstThrow();
        const Outlook opening = of(first, first.thrower);
        if (m_stopped) {
            return std::nullopt;
        }
        const double edge = (opening.winsBest + opening.losesBlind - 1) / 2;
        return Skill{std::abs(edge) < Rounding ? 0 : edge,
                     opening.choices / m_odds.oddsOf(first).throws, m_leastEdge, opening.winsBest,
                     1 - opening.losesBlind};
    }

    /// Precondition: the measure is Length.
    [[nodiscard]] std::optional<double> meanThrows()
    {
        const Position first = firstThrow();
        const Outlook opening = of(first, first.thrower);
        return m_stopped ? std::nullopt
                         : std::optional((opening.winsBest + opening.losesBlind) / 2);
    }

private:
    using DoubletOutlooks = std::array<Outlook, ExactOdds::MaxDoubletMen>;

    [[nodiscard]] Position firstThrow() const
    {
        Position first = referee::initialPosition(m_rules);
        first.stage = Stage::ToThrow;
        return first;
    }

    /// Returns the outlook of the thrower, with the position's value in `value` unless null.
    Outlook beforeThrow(const Position &position, PositionValue *value)
    {
        const std::uint32_t number = numberOf(position, position.thrower);
        if (!m_before[number].isKnown()) {
            solveBoth(position);
        }
        if (value != nullptr) {
            *value = m_odds.m_values[number];
        }
        return m_before[number];
    }

    void solveBoth(const Position &position)
    {
        const Position other = positionWithOpponentToThrow(position);
        const Side side = position.thrower;
        const auto [here, there] = solvePair(meanOf(position, side), meanOf(other, side));
        remember(position, {here[0], here[1], here[2]});
        remember(other, Outlook{there[0], there[1], there[2]}.forOpponent());
        ++m_solved;
        if (m_solved % PairsBetweenReports == 0 && m_progress) {
            const double share =
                2 * static_cast<double>(m_solved) / static_cast<double>(m_before.size());
            m_stopped = m_stopped || !m_progress(std::min(1.0, share));
        }
    }

    void remember(const Position &position, const Outlook &outlook)
    {
        m_before[numberOf(position, position.thrower)] = outlook;
        const double wins = m_odds.oddsOf(position).winProbability(position.thrower);
        m_leastEdge =
            std::min({m_leastEdge, outlook.winsBest - wins, outlook.losesBlind - (1 - wins)});
    }

    ThrowMean<3> meanOf(const Position &position, Side side)
    {
        if (m_stopped) {
            return {};
        }
        const ThrowList &throws = m_throwReducer.reducedThrows(m_odds.m_keys.classes(position));
        const Position *outer = std::exchange(m_beforeThrow, &position);
        auto mean = throwMean<3>(m_rules, position, throws, [&](const Position &next) {
            const Outlook outlook = of(next, side);
            return ThrowValues<3>{{outlook.winsBest, outlook.losesBlind,
                                   outlook.choices + (outlook.choiceNow ? 1 : 0)},
                                  outlook.unchanged};
        });
        m_beforeThrow = outer;
        if (m_measure == Measure::Length) {
            mean.known[0] += 1;
            mean.known[1] += 1;
        }
        return mean;
    }

    /// Returns the outlook of `side`. Unless null, `value` receives the value to `side` under best
    /// play.
    Outlook of(const Position &position, Side side, PositionValue *value = nullptr)
    {
        if (position.stage == Stage::Won) {
            const bool won = position.winner() == side;
            if (value != nullptr) {
                *value = {won ? 1.0 : 0.0, 0};
            }
            return m_measure == Measure::Length ? Outlook{0, 0}
                                                : Outlook{won ? 1.0 : 0.0, won ? 0.0 : 1.0};
        }
        const bool toThrow = position.stage == Stage::ToThrow;
        const Outlook outlook = toThrow ? beforeThrow(position, value) : amidThrow(position, value);
        if ((toThrow ? position.thrower : position.player) == side) {
            return outlook;
        }
        if (value != nullptr) {
            *value = value->forOpponent();
        }
        return outlook.forOpponent();
    }

    /// Returns the outlook of the player, with the position's value in `value` unless null.
    Outlook amidThrow(const Position &position, PositionValue *value)
    {
        if (position.doubletMen == 0) {
            if (value != nullptr) {
                *value = worth(position, position.player);
            }
            const PlayList plays = referee::legalPlays(m_rules, position);
            return evaluatePlays(position, plays, OddsSource::UnknownPlay);
        }
        const std::uint32_t positionIndex = numberOf(position, position.player);
        const Outlook outlook = withinDoublet(position, positionIndex);
        if (value != nullptr) {
            const PositionValue &known =
                m_odds.m_withinDoublet[doubletSideIndex(position)][positionIndex]
                                      [position.doubletMen - 1U];
            *value = known.isKnown() ? known : worth(position, position.player);
        }
        return outlook;
    }

    Outlook withinDoublet(const Position &position, std::uint32_t positionIndex)
    {
        Outlook &known =
            m_withinDoublet[doubletSideIndex(position)][positionIndex][position.doubletMen - 1U];
        if (known.isKnown()) {
            return known;
        }
        const std::uint8_t best =
            m_odds.m_bestKinds[doubletSideIndex(position)][positionIndex][position.doubletMen - 1U];
        if (best > 0 && continuesAfterNextMan(position)) {
            known = evaluateNextMan(position, positionIndex, static_cast<std::uint8_t>(best - 1));
        } else {
            const PlayList plays = referee::legalPlays(m_rules, position);
            known = evaluatePlays(position, plays, m_odds.bestPlay(position, positionIndex, plays));
        }
        return known;
    }

    /// Evaluates the next man of a doublet that continues, where best play takes a man of kind
    /// `best`.
    Outlook evaluateNextMan(const Position &position, std::uint32_t positionIndex,
                            std::uint8_t best)
    {
        const NextManChoices &next = nextMenOf(position, positionIndex);
        const bool forced = referee::isForced(m_rules, position);
        Outlook outlook;
        double losesBlind = 0;
        for (std::size_t i = 0; i < (forced ? 1 : next.kindCount); ++i) {
            const NextManChoices::Choice &choice = next.choices[i];
            Outlook then = m_withinDoublet[doubletSideIndex(position)][choice.positionIndex]
                                          [position.doubletMen - 2U];
            if (!then.isKnown()) {
                then = withinDoublet(
                    positionAfterManOfKind(m_rules, m_odds.m_keys, position, choice.kind),
                    choice.positionIndex);
            }
            losesBlind += then.losesBlind * choice.playCount / next.playCount;
            if (forced || choice.kind == best) {
                outlook = then;
            }
        }
        outlook.losesBlind = forced ? outlook.losesBlind : losesBlind;
        outlook.choiceNow = outlook.choiceNow || (!forced && next.playCount > 1);
        outlook.unchanged[1] = false; // a man has been played
        return outlook;
    }

    const NextManChoices &nextMenOf(const Position &position, std::uint32_t positionIndex)
    {
        NextManChoices &next = m_nextManChoices[positionIndex];
        if (next.kindCount == 0) {
            next = m_odds.nextManChoices(position, positionIndex);
        }
        return next;
    }

    /// Evaluates the current throw. `best` is the play chosen by the odds if known, which makes
    /// comparing the plays unnecessary.
    Outlook evaluatePlays(const Position &position, const PlayList &plays, int best)
    {
        if (referee::isForced(m_rules, position)) {
            Outlook only = of(after(position, plays[0]), position.player);
            only.unchanged[1] = false; // a man has been played
            return only;
        }
        const bool mustCompare = best == OddsSource::UnknownPlay;
        Outlook outlook;
        PositionValue bestValue;
        double losesBlind = 0;
        const auto weights = weightsOf(position, plays);
        for (int i = 0; i < plays.size(); ++i) {
            const int weight = weights[static_cast<std::size_t>(i)];
            if (weight == 0) {
                continue;
            }
            const Position next = after(position, plays[i]);
            PositionValue value;
            const Outlook then = of(next, position.player, mustCompare ? &value : nullptr);
            losesBlind += then.losesBlind * weight / plays.size();
            if (i == best ||
                (mustCompare && (!bestValue.isKnown() || value.isBetterThan(bestValue)))) {
                bestValue = value;
                outlook = then;
            }
        }
        if (position.stage == Stage::Claiming) {
            leaveUnclaimed(position, bestValue, outlook);
        }
        outlook.losesBlind = losesBlind;
        outlook.unchanged[1] = false; // a random player claims
        if (position.stage == Stage::Claiming || plays.size() > 1) {
            outlook.choiceNow = true;
        }
        return outlook;
    }

    [[nodiscard]] Position after(const Position &position, const Play &play) const
    {
        Position next = position;
        referee::play(m_rules, next, play);
        return next;
    }

    /// Returns how many plays each play stands for. Within a doublet, plays from points of one
    /// class are equivalent, and the first stands for all.
    [[nodiscard]] std::array<int, limits::MaxPlays> weightsOf(const Position &position,
                                                              const PlayList &plays) const
    {
        std::array<int, limits::MaxPlays> weights{};
        if (position.doubletMen == 0) {
            weights.fill(1);
            return weights;
        }
        const auto classes = m_odds.m_keys.classes(position);
        for (int i = 0; i < plays.size(); ++i) {
            int first = 0;
            while (classes[plays[first].from - 1U] != classes[plays[i].from - 1U]) {
                ++first;
            }
            ++weights[static_cast<std::size_t>(first)];
        }
        return weights;
    }

    /// Leaves the numbers unclaimed if that is better than the best play.
    void leaveUnclaimed(const Position &position, const PositionValue &best, Outlook &outlook)
    {
        const Position next = positionAfterForfeit(m_rules, position);
        if (!worth(next, position.player).isBetterThan(best)) {
            return;
        }
        if (next.men == m_beforeThrow->men) {
            outlook = {0, 0, 0, true, {true, false, true}};
        } else {
            outlook = of(next, position.player);
        }
    }

    [[nodiscard]] PositionValue worth(const Position &position, Side side) const
    {
        const Odds odds = m_odds.oddsOf(position);
        return {odds.winProbability(side), odds.throws};
    }

    [[nodiscard]] std::uint32_t numberOf(const Position &position, Side first) const
    {
        return m_odds.m_positionIndices.find(m_odds.m_keys.keyOf(position, first));
    }

    const ExactOdds &m_odds;
    const Progress &m_progress;
    Measure m_measure;
    const Rules &m_rules;
    ThrowReducer m_throwReducer;
    std::vector<Outlook> m_before;                               ///< of the thrower
    std::array<std::vector<DoubletOutlooks>, 2> m_withinDoublet; ///< of the player
    std::vector<NextManChoices> m_nextManChoices;                ///< filled in on demand
    const Position *m_beforeThrow = nullptr; ///< position in which the current throw was made
    double m_leastEdge = 1;                  ///< meaningless for Measure::Length
    std::size_t m_solved = 0;
    bool m_stopped = false;
};

std::optional<Skill> skillOf(const ExactOdds &odds, const Progress &progress)
{
    return SkillSolver(odds, progress, Measure::Winning).skill();
}

std::optional<double> throwsOfBestAgainstRandom(const ExactOdds &odds, const Progress &progress)
{
    return SkillSolver(odds, progress, Measure::Length).meanThrows();
}

} // namespace doublets

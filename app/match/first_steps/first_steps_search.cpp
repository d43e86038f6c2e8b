// SPDX-License-Identifier: MIT
#include "core/dice/dice.h"
#include "core/players/player.h"
#include "match/first_steps/first_step.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

/// Searches for the moments of First steps. Plays random games and, at each of White's throws,
/// tries every possible throw.
namespace doublets {

namespace {

using Kind = FirstStep::Kind;

constexpr int MaxGames = 60;
constexpr std::size_t MaxActions = 1500; ///< per game
constexpr int MaxLines = 1500; ///< maximum number of ways of playing a throw that are tried

/// The suitability of a throw for a step.
enum Fitness { Unfit, Possible, Good, Best };

/// The common properties of all ways of playing a throw.
struct Lines
{
    int count = 0;
    int fewestPlays = limits::MaxEvents;
    bool usesAll = true;    ///< all numbers are played in each way
    bool usesNotAll = true; ///< a number remains unplayed in each way
    bool whitePlays = true; ///< White plays a man in each way
    bool blackPlays = true; ///< in each way, numbers pass to Black, who can play them
    bool bearsOff = true;   ///< White only bears off men in each way
    bool keepsMen = true;   ///< White bears off no man in any way
    bool whiteWins = true;
    std::optional<Numbers> unusable; ///< the numbers that White cannot play
    bool sameUnusable = true;        ///< whether `unusable` is the same in each way
};

/// A way of playing a throw, up to the current action.
struct Line
{
    int plays = 0;
    Numbers unusable;
    bool white = false;
    bool black = false;
    bool bearsOff = true;
    bool keepsMen = true;

    void add(const Events &events)
    {
        for (const Event &event : events) {
            const auto *passed = std::get_if<NumberPassed>(&event);
            const auto *lost = std::get_if<NumberLost>(&event);
            const std::uint8_t number = passed ? passed->number : lost ? lost->number : 0;
            // Count a number only once if it passes and is lost later.
            if (number != 0 && !black && !unusable.contains(number)) {
                unusable.add(number);
            }
        }
    }
};

class LineWalk
{
public:
    explicit LineWalk(const Rules &rules)
        : m_rules(rules)
    {
    }

    /// Returns the common properties of all ways of playing `dice`. Returns nullopt if there are
    /// more than MaxLines ways, or if `mustBearOff` is true and White can do anything except bear
    /// off.
    std::optional<Lines> walk(const Position &position, const Throw &dice, bool mustBearOff)
    {
        m_lines = {};
        m_mustBearOff = mustBearOff;
        const auto step = referee::applyAction(m_rules, position, dice);
        if (!step) {
            return std::nullopt;
        }
        Line line;
        line.add(step.value().events);
        go(step.value().position, line);
        return m_lines.count > MaxLines ? std::nullopt : std::optional(m_lines);
    }

private:
    void go(const Position &position, const Line &line)
    {
        if (m_lines.count > MaxLines) {
            return;
        }
        if (position.stage != Stage::Playing) {
            end(position, line);
            return;
        }
        const PlayList plays = referee::legalPlays(m_rules, position);
        for (const Play &play : plays) {
            const auto step = referee::applyAction(m_rules, position, play);
            Line next = line;
            const bool white = play.by == Side::White;
            const bool finishes = play.kind == PlayKind::BearOff || play.kind == PlayKind::SetUp;
            if (m_mustBearOff && white && !finishes) {
                m_lines.count = MaxLines + 1;
                return;
            }
            next.plays += white ? 1 : 0;
            next.white = next.white || white;
            next.black = next.black || !white;
            next.bearsOff = next.bearsOff && white && finishes;
            next.keepsMen = next.keepsMen && !(white && play.kind == PlayKind::BearOff);
            next.add(step.value().events);
            go(step.value().position, next);
        }
    }

    void end(const Position &position, const Line &line)
    {
        ++m_lines.count;
        m_lines.fewestPlays = std::min(m_lines.fewestPlays, line.plays);
        m_lines.usesAll = m_lines.usesAll && line.unusable.empty();
        m_lines.usesNotAll = m_lines.usesNotAll && !line.unusable.empty();
        m_lines.whitePlays = m_lines.whitePlays && line.white;
        m_lines.blackPlays =
            m_lines.blackPlays && (line.black || position.stage == Stage::Claiming);
        m_lines.bearsOff = m_lines.bearsOff && line.bearsOff && line.white;
        m_lines.keepsMen = m_lines.keepsMen && line.keepsMen;
        m_lines.whiteWins =
            m_lines.whiteWins && position.stage == Stage::Won && position.winner() == Side::White;
        m_lines.sameUnusable =
            m_lines.sameUnusable && m_lines.unusable.value_or(line.unusable) == line.unusable;
        m_lines.unusable = line.unusable;
    }

    const Rules &m_rules;
    Lines m_lines;
    bool m_mustBearOff = false;
};

bool hasPair(const Throw &dice)
{
    for (int i = 0; i < dice.size(); ++i) {
        for (int j = i + 1; j < dice.size(); ++j) {
            if (dice[i] == dice[j]) {
                return true;
            }
        }
    }
    return false;
}

/// Returns whether `dice` are a doublet under `rules` or, if doublets have no effect, contain a
/// pair.
bool isDoublet(const Rules &rules, const Throw &dice)
{
    return rules.doublet == Doublet::Plain ? hasPair(dice) : dice.areAllEqual();
}

/// Returns all throws of `dice` dice, each in descending order.
std::vector<Throw> allThrows(int dice)
{
    std::vector<Throw> throws{Throw()};
    for (int die = 0; die < dice; ++die) {
        std::vector<Throw> longer;
        for (const Throw &each : throws) {
            for (int face = each.empty() ? 6 : each[each.size() - 1]; face >= 1; --face) {
                longer.push_back(each);
                longer.back().add(static_cast<std::uint8_t>(face));
            }
        }
        throws = longer;
    }
    return throws;
}

class Search
{
public:
    explicit Search(const Rules &rules)
        : m_rules(rules)
        , m_throws(allThrows(rules.dice))
        , m_walk(rules)
    {
    }

    std::vector<FirstStep> find()
    {
        for (std::uint64_t seed = 1; seed <= MaxGames && !isComplete(); ++seed) {
            playGame(seed);
        }
        addLayingDown();
        if (m_isDoubletLate) {
            std::swap(found(Kind::DoubletThrown), found(Kind::BearOff));
        }
        std::vector<FirstStep> steps;
        for (const auto &[fitness, step] : m_found) {
            if (fitness != Unfit) {
                steps.push_back(step);
            }
        }
        return steps;
    }

private:
    struct Found
    {
        Fitness fitness = Unfit;
        FirstStep step;
    };

    [[nodiscard]] Found &found(Kind kind) { return m_found[static_cast<std::size_t>(kind)]; }

    [[nodiscard]] bool lacks(Kind kind) { return found(kind).fitness != Best; }
    [[nodiscard]] bool isComplete() const
    {
        return std::ranges::all_of(m_found, [](const Found &each) {
            return each.fitness == Best || each.step.kind == Kind::LayDown;
        });
    }

    void playGame(std::uint64_t seed)
    {
        SeededDice dice(seed);
        RandomPlayer player(seed);
        // White has the lead.
        m_actions = {m_rules.lead == Lead::Higher ? OpeningThrow{6, 2} : OpeningThrow{2, 6}};
        m_position = referee::applyAction(m_rules, referee::initialPosition(m_rules), m_actions[0])
                         .value()
                         .position;
        while (!m_position.isOver() && m_actions.size() < MaxActions && !isComplete()) {
            if (m_position.stage == Stage::Playing) {
                const PlayList plays = referee::legalPlays(m_rules, m_position);
                take(plays[player.choose(m_rules, m_position, plays)]);
                continue;
            }
            if (m_position.stage == Stage::ToThrow && m_position.thrower == Side::White) {
                look();
            }
            Throw next;
            for (int die = 0; die < m_rules.dice; ++die) {
                next.add(dice.roll());
            }
            take(next);
        }
    }

    void take(const Action &action)
    {
        m_position = referee::applyAction(m_rules, m_position, action).value().position;
        m_actions.push_back(action);
    }

    /// Tries every possible throw in the current position.
    void look()
    {
        for (const Throw &dice : m_throws) {
            const bool other = (lacks(Kind::FirstThrowPending) && m_actions.size() == 1) ||
                               (lacks(Kind::UnusableNumber) && !dice.areAllEqual()) ||
                               (lacks(Kind::DoubletThrown) && isDoublet(m_rules, dice));
            const bool last =
                (lacks(Kind::BearOff) && isBearingOff()) || (lacks(Kind::Win) && isLastPhase());
            if (!other && !last) {
                continue;
            }
            const auto lines = m_walk.walk(m_position, dice, !other);
            if (!lines) {
                continue;
            }
            offer(Kind::FirstThrowPending, dice, *lines, fitToBegin(dice, *lines));
            offer(Kind::UnusableNumber, dice, *lines, fitUnusable(dice, *lines));
            if (offer(Kind::DoubletThrown, dice, *lines, fitDoublet(dice, *lines))) {
                m_isDoubletLate = !isBeforeBearingOff(*lines);
            }
            offer(Kind::BearOff, dice, *lines, fitToBearOff(dice, *lines));
            offer(Kind::Win, dice, *lines, fitToWin(*lines));
        }
    }

    /// Stores the current moment if it is more suitable than the previous one. Returns whether it
    /// has been stored.
    bool offer(Kind kind, const Throw &dice, const Lines &lines, Fitness fitness)
    {
        if (fitness <= found(kind).fitness) {
            return false;
        }
        found(kind) = {fitness, {kind, m_actions, dice, lines.unusable.value_or(Numbers())}};
        return true;
    }

    [[nodiscard]] const Men &white() const { return m_position.menOf(Side::White); }
    [[nodiscard]] bool isFirstPhase() const { return white().phase == m_rules.phases[0]; }
    [[nodiscard]] bool isLastPhase() const { return m_rules.endsWith(white().phase); }

    /// Returns whether White is in the phase in which men leave the board. This is the last phase,
    /// unless the men are set up again.
    [[nodiscard]] bool isBearingOff() const
    {
        return m_rules.endsWith(Phase::SetUp) ? white().phase == Phase::BearOff : isLastPhase();
    }

    /// Returns the phase in which to show the doublet: the phase between laying down and bearing
    /// off, if there is one.
    [[nodiscard]] Phase phaseOfDoublet() const
    {
        const bool between = m_rules.phaseCount > 1 && m_rules.phases[1] != Phase::BearOff;
        return m_rules.phases[between ? 1 : 0];
    }

    /// Returns whether White has borne off no man and cannot do so with this throw. Bearing off is
    /// explained later.
    [[nodiscard]] bool isBeforeBearingOff(const Lines &lines) const
    {
        return lines.keepsMen && white().borneOff == 0;
    }

    [[nodiscard]] Fitness fitToBegin(const Throw &dice, const Lines &lines) const
    {
        const bool first = m_actions.size() == 1;
        // Numbers that are far apart are easiest to distinguish.
        const bool apart = !hasPair(dice) && dice[0] - dice[dice.size() - 1] >= 3 && dice[1] != 5;
        return !first || !lines.usesAll ? Unfit : hasPair(dice) ? Possible : apart ? Best : Good;
    }

    [[nodiscard]] Fitness fitUnusable(const Throw &dice, const Lines &lines) const
    {
        if (!lines.usesNotAll || !lines.sameUnusable || dice.areAllEqual()) {
            return Unfit;
        }
        if (!isBeforeBearingOff(lines)) {
            return Possible;
        }
        const bool one = lines.whitePlays && lines.unusable->size() == 1 && !hasPair(dice);
        const bool passes = m_rules.unplayable == Unplayable::Lost || lines.blackPlays;
        return !one ? Possible : !passes || !isFirstPhase() ? Good : Best;
    }

    [[nodiscard]] Fitness fitDoublet(const Throw &dice, const Lines &lines) const
    {
        if (!isDoublet(m_rules, dice) || !lines.usesAll) {
            return Unfit;
        }
        if (!isBeforeBearingOff(lines)) {
            return Possible;
        }
        const bool midgame = m_actions.size() > 8 && white().phase == phaseOfDoublet();
        const Fitness fitness = midgame ? Best : Good;
        switch (m_rules.doublet) {
        case Doublet::Total: // more men than dice, but not many more
            return lines.fewestPlays > m_rules.dice && lines.fewestPlays < 6 ? fitness : Possible;
        case Doublet::ThrowsAgain:
            return fitness;
        case Doublet::Plain: // a pair, regardless of the number of dice
        case Doublet::WholePoint:
            return dice.size() == 2 || !dice.areAllEqual() ? fitness : Possible;
        }
        return Possible;
    }

    [[nodiscard]] Fitness fitToBearOff(const Throw &dice, const Lines &lines) const
    {
        if (!lines.bearsOff || lines.whiteWins || !isBearingOff()) {
            return Unfit;
        }
        const bool plain = lines.usesAll && !hasPair(dice);
        return !plain ? Possible : lines.fewestPlays < 2 || white().borneOff > 0 ? Good : Best;
    }

    [[nodiscard]] static Fitness fitToWin(const Lines &lines)
    {
        const bool plain = lines.bearsOff && lines.fewestPlays > 1 && lines.fewestPlays <= MaxDice;
        return !lines.whiteWins || !lines.whitePlays ? Unfit : plain ? Best : Possible;
    }

    /// Adds the step that plays the first throw.
    void addLayingDown()
    {
        const Found &begin = found(Kind::FirstThrowPending);
        Found &next = found(Kind::LayDown);
        if (begin.fitness != Unfit) {
            next = {begin.fitness, {Kind::LayDown, begin.step.actions, {}, {}}};
            next.step.actions.emplace_back(begin.step.dice);
        }
    }

    const Rules &m_rules;
    std::vector<Throw> m_throws;
    LineWalk m_walk;
    std::vector<Action> m_actions; ///< the actions of the game being played
    Position m_position;
    /// Whether men are borne off in the step about doublets, which then follows the step about
    /// bearing off.
    bool m_isDoubletLate = false;
    std::array<Found, 6> m_found{{{Unfit, {Kind::FirstThrowPending, {}, {}, {}}},
                                  {Unfit, {Kind::LayDown, {}, {}, {}}},
                                  {Unfit, {Kind::UnusableNumber, {}, {}, {}}},
                                  {Unfit, {Kind::DoubletThrown, {}, {}, {}}},
                                  {Unfit, {Kind::BearOff, {}, {}, {}}},
                                  {Unfit, {Kind::Win, {}, {}, {}}}}};
};

} // namespace

std::vector<FirstStep> findFirstSteps(const Rules &rules)
{
    return Search(rules).find();
}

} // namespace doublets

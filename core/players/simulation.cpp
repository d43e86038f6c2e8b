// SPDX-License-Identifier: MIT
#include "core/players/simulation.h"

#include "core/dice/dice.h"
#include "core/game/referee.h"
#include "core/procedures/procedure.h"

#include <chrono>

namespace doublets {

namespace {

constexpr std::uint64_t GamesBetweenReports = 1024;

/// Plays one game at a time and counts.
class Simulation
{
public:
    explicit Simulation(const SimulationOptions &options)
        : m_options(options)
        , m_start(referee::start(options.rules))
    {
    }

    void playGame(std::uint64_t seed)
    {
        SeededDice dice(seed);
        m_position = m_start;
        m_turns.clear();
        throwForLead(dice);
        const Side first = m_position.thrower;
        if (!m_options.record) {
            result.throws += m_options.rules.procedure->playToEnd(
                m_options.rules, m_position, dice, *m_options.white, *m_options.black);
        }
        while (!m_position.isOver()) {
            const bool plays =
                m_position.stage == Stage::Playing || m_position.stage == Stage::Claiming;
            if (!plays || !playMan()) {
                throwDice(dice);
            }
        }
        count(first);
        if (m_options.record) {
            m_options.record(seed, m_turns);
        }
    }

    SimulationResult result;

private:
    void throwForLead(SeededDice &dice)
    {
        while (m_position.stage == Stage::Opening) {
            OpeningThrow lead;
            lead.white = dice.roll();
            lead.black = dice.roll();
            m_events.clear();
            referee::throwForLead(m_options.rules, m_position, lead, m_events);
            note(lead);
        }
    }

    void throwDice(SeededDice &dice)
    {
        Throw thrown;
        for (int i = 0; i < m_options.rules.dice; ++i) {
            thrown.add(dice.roll());
        }
        ++result.throws;
        if (!m_options.record) {
            referee::throwDice(m_options.rules, m_position, thrown);
            return;
        }
        m_events.clear();
        referee::throwDice(m_options.rules, m_position, thrown, m_events);
        note(thrown);
    }

    /// False where the player leaves his numbers unclaimed.
    bool playMan()
    {
        const PlayList plays = referee::legalPlays(m_options.rules, m_position);
        Player &player = m_position.player == Side::White ? *m_options.white : *m_options.black;
        const int chosen = player.choose(m_options.rules, m_position, plays);
        if (chosen == Player::LeavesIt) {
            return false;
        }
        const Play &play = plays[chosen];
        if (!m_options.record) {
            referee::play(m_options.rules, m_position, play);
            return true;
        }
        m_events.clear();
        referee::play(m_options.rules, m_position, play, m_events);
        note(play);
        return true;
    }

    void note(const Action &action)
    {
        if (m_options.record) {
            m_turns.push_back({action, m_events, m_position});
        }
    }

    void count(Side first)
    {
        ++result.games;
        if (m_position.stage == Stage::Drawn) {
            ++result.draws;
            return;
        }
        const Side winner = m_position.winner();
        ++(winner == Side::White ? result.whiteWins : result.blackWins);
        result.firstThrowerWins += winner == first ? 1 : 0;
    }

    const SimulationOptions &m_options;
    Position m_start;
    Position m_position;
    Events m_events;
    std::vector<Turn> m_turns;
};

} // namespace

SimulationResult simulate(const SimulationOptions &options)
{
    const auto began = std::chrono::steady_clock::now();
    Simulation simulation(options);
    SplitMix seeds(options.seed);
    for (std::uint64_t game = 0; game < options.games; ++game) {
        if (game % GamesBetweenReports == 0 && options.goOn && !options.goOn(game)) {
            break;
        }
        simulation.playGame(seeds.next());
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    simulation.result.seconds = took.count();
    return simulation.result;
}

} // namespace doublets

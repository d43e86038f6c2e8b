// SPDX-License-Identifier: MIT
#include "core/chance/dice_tally.h"

#include <set>

namespace doublets {

namespace {

bool hasDoublet(const Throw &dice)
{
    const std::set<std::uint8_t> different(dice.begin(), dice.end());
    return static_cast<int>(different.size()) < dice.size();
}

/// Returns the probability that at least two of `dice` fair dice are alike.
double chanceOfDoublet(int dice)
{
    double allDifferent = 1;
    for (int i = 0; i < dice; ++i) {
        allDifferent *= static_cast<double>(FacesPerDie - i) / FacesPerDie;
    }
    return 1 - allDifferent;
}

} // namespace

void PlayerDice::add(const PlayerDice &other)
{
    faces.add(other.faces);
    throws += other.throws;
    doublets += other.doublets;
    doubletsExpected += other.doubletsExpected;
}

DiceTally::DiceTally(std::span<const HistoryEntry> history)
{
    for (const HistoryEntry &entry : history) {
        // The events name the thrower; `entry.after` may already be the other player's turn.
        for (const Event &event : entry.events) {
            if (const auto *lead = std::get_if<OpeningThrown>(&event)) {
                m_players[indexOf(Side::White)].faces.add(lead->dice.white);
                m_players[indexOf(Side::Black)].faces.add(lead->dice.black);
            } else if (const auto *thrown = std::get_if<DiceThrown>(&event)) {
                addThrow(thrown->thrower, thrown->dice);
            }
        }
    }
}

void DiceTally::addThrow(Side thrower, const Throw &dice)
{
    PlayerDice &player = m_players[indexOf(thrower)];
    for (const std::uint8_t face : dice) {
        player.faces.add(face);
    }
    const double chance = chanceOfDoublet(dice.size());
    ++player.throws;
    player.doublets += hasDoublet(dice) ? 1 : 0;
    player.doubletsExpected += chance;
}

void DiceTally::add(const DiceTally &other)
{
    for (const Side side : BothSides) {
        m_players[indexOf(side)].add(other.player(side));
    }
}

PlayerDice DiceTally::total() const
{
    PlayerDice both = m_players[0];
    both.add(m_players[1]);
    return both;
}

int DiceTally::countsOutsideBand() const
{
    int count = 0;
    for (const PlayerDice &player : m_players) {
        for (int face = 1; face <= FacesPerDie; ++face) {
            count += player.faces.compareWithBand(face) != 0 ? 1 : 0;
        }
    }
    return count;
}

} // namespace doublets

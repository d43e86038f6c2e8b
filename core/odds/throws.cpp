// SPDX-License-Identifier: MIT
#include "core/odds/throws.h"

#include <algorithm>

namespace doublets {

namespace {

constexpr std::uint8_t HighestFace = limits::Faces;

void addThrows(int dice, std::uint8_t highest, const Throw &begun,
               std::vector<WeightedThrow> &throws)
{
    if (begun.size() == dice) {
        throws.push_back({begun, 0});
        return;
    }
    for (std::uint8_t face = 1; face <= highest; ++face) {
        Throw longer = begun;
        longer.add(face);
        addThrows(dice, face, longer, throws);
    }
}

/// Returns the number of orders in which the dice can fall.
int ordersOf(const Throw &dice)
{
    int orders = 1;
    int alike = 0;
    for (int i = 0; i < dice.size(); ++i) {
        alike = i > 0 && dice[i] == dice[i - 1] ? alike + 1 : 1;
        orders = orders * (i + 1) / alike;
    }
    return orders;
}

int countOf(const Throw &dice, std::uint8_t face)
{
    return static_cast<int>(std::ranges::count(dice, face));
}

/// Returns the throw with each number replaced by the next unused number of its class. More
/// frequent numbers choose first, so that equivalent throws become equal.
Throw canonicalThrow(const Throw &dice, const PositionKeys::PerPoint &classes)
{
    std::array<int, HighestFace + 1> fallen{}; // count by new number
    for (int times = dice.size(); times > 0; --times) {
        for (int i = 0; i < dice.size(); ++i) {
            const bool again = i > 0 && dice[i] == dice[i - 1];
            if (again || countOf(dice, dice[i]) != times) {
                continue;
            }
            std::uint8_t name = classes[dice[i] - 1U];
            while (fallen[name] > 0 || classes[name - 1U] != classes[dice[i] - 1U]) {
                ++name;
            }
            fallen[name] = times;
        }
    }
    Throw alike;
    for (std::uint8_t face = HighestFace; face >= 1; --face) {
        for (int n = 0; n < fallen[face]; ++n) {
            alike.add(face);
        }
    }
    return alike;
}

/// The number of possible classes: the class of the nth point is one of n points.
constexpr std::size_t PlacesOfClasses = 1 * 2 * 3 * 4 * 5 * 6;
static_assert(PointsInTable == 6);

std::size_t placeOf(const PositionKeys::PerPoint &classes)
{
    std::size_t place = 0;
    for (std::size_t i = 0; i < classes.size(); ++i) {
        place = place * (i + 1) + (classes[i] - 1U);
    }
    return place;
}

} // namespace

std::vector<WeightedThrow> allThrows(int dice)
{
    std::vector<WeightedThrow> throws;
    addThrows(dice, HighestFace, {}, throws);
    double all = 1;
    for (int i = 0; i < dice; ++i) {
        all *= HighestFace;
    }
    for (WeightedThrow &each : throws) {
        each.chance = ordersOf(each.dice) / all;
    }
    return throws;
}

ThrowReducer::ThrowReducer(const Rules &rules)
    : m_hasTotalDoublets(rules.doublet == Doublet::Total)
    , m_allThrows(allThrows(rules.dice))
    , m_cache(PlacesOfClasses)
{
}

const ThrowList &ThrowReducer::reducedThrows(const PositionKeys::PerPoint &classes)
{
    auto &known = m_cache[placeOf(classes)];
    if (!known) {
        known = std::make_unique<const ThrowList>(computeReduced(classes));
    }
    return *known;
}

ThrowList ThrowReducer::computeReduced(const PositionKeys::PerPoint &classes) const
{
    ThrowList computeReduced;
    for (const WeightedThrow &each : m_allThrows) {
        if (m_hasTotalDoublets && each.dice.areAllEqual()) {
            computeReduced.add(each);
            continue;
        }
        const Throw dice = canonicalThrow(each.dice, classes);
        const auto same = std::ranges::find(computeReduced, dice, &WeightedThrow::dice);
        if (same != computeReduced.end()) {
            same->chance += each.chance;
        } else {
            computeReduced.add({dice, each.chance});
        }
    }
    return computeReduced;
}

} // namespace doublets

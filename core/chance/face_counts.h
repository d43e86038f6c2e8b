// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

namespace doublets {

constexpr int FacesOfDie = 6;

/// How often each number fell among some dice, and what fair dice lead one to expect.
class FaceCounts
{
public:
    /// The band reaches so many standard errors to either side of the expectation.
    static constexpr double BandInStandardErrors = 2;

    /// Precondition: `face` is 1 to 6.
    void add(std::uint8_t face) { ++m_counts[static_cast<std::size_t>(face) - 1]; }
    void add(const FaceCounts &others);

    /// How many of the dice showed `face` (1 to 6).
    [[nodiscard]] int of(int face) const { return m_counts[static_cast<std::size_t>(face) - 1]; }
    [[nodiscard]] const std::array<int, FacesOfDie> &all() const { return m_counts; }
    /// How many dice fell.
    [[nodiscard]] int dice() const;

    /// Of n fair dice n/6 show a given number.
    [[nodiscard]] double expected() const;
    /// And the standard error of that is sqrt(n * 1/6 * 5/6).
    [[nodiscard]] double standardError() const;
    [[nodiscard]] double bandLow() const; ///< never below 0
    [[nodiscard]] double bandHigh() const;
    /// -1, 0, 1: the number fell more seldom than the band allows, as it allows, oftener.
    [[nodiscard]] int outside(int face) const;

    bool operator==(const FaceCounts &) const = default;

private:
    std::array<int, FacesOfDie> m_counts{};
};

} // namespace doublets

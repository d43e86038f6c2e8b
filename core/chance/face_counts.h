// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

namespace doublets {

constexpr int FacesPerDie = 6;

/// The count of each number in a sample of dice, compared with the expectation for fair dice.
///
/// A count is unremarkable if it lies within the band: the expected count plus or minus
/// Normal95 standard errors.
class FaceCounts
{
public:
    /// The smallest sample with a meaningful band. For fewer dice, the band includes every possible
    /// count; otherwise, the number on a single die would always lie outside its band.
    static constexpr int MinDiceForBand = 5;

    /// The range of unremarkable counts, including both limits.
    struct Band
    {
        double low = 0; ///< never negative
        double high = 0;

        /// Returns -1 if `count` lies below the band, 1 if above, otherwise 0.
        [[nodiscard]] int compare(int count) const
        {
            return count > high ? 1 : count < low ? -1 : 0;
        }
    };
    /// Returns the band of each count of `dice` dice. Precondition: `dice` is not negative.
    [[nodiscard]] static Band bandOf(int dice);

    /// Counts one die that shows `face`. Precondition: `face` is 1 to 6.
    void add(std::uint8_t face) { ++m_counts[static_cast<std::size_t>(face) - 1]; }
    /// Adds the counts of another sample.
    void add(const FaceCounts &other);

    /// Returns the number of dice that showed `face`, 1 to 6.
    [[nodiscard]] int count(int face) const { return m_counts[static_cast<std::size_t>(face) - 1]; }
    /// Returns the counts of the numbers 1 to 6, in this order.
    [[nodiscard]] const std::array<int, FacesPerDie> &counts() const { return m_counts; }
    /// Returns the number of dice.
    [[nodiscard]] int diceCount() const;

    /// Returns the expected count of each number: n / 6 for n fair dice.
    [[nodiscard]] double expected() const;
    /// Returns the standard error of a count: sqrt(n * 1/6 * 5/6).
    [[nodiscard]] double standardError() const;
    // The limits of the band of each count.
    [[nodiscard]] double bandLow() const { return bandOf(diceCount()).low; }
    [[nodiscard]] double bandHigh() const { return bandOf(diceCount()).high; }
    /// Returns -1 if the count of `face` (1 to 6) lies below the band, 1 if above, otherwise 0.
    [[nodiscard]] int compareWithBand(int face) const
    {
        return bandOf(diceCount()).compare(count(face));
    }

    bool operator==(const FaceCounts &) const = default;

private:
    std::array<int, FacesPerDie> m_counts{};
};

} // namespace doublets

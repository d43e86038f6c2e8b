// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace doublets {

/// A variant of KeyIndex for ranges in which nearly all keys are used: an array with an element for
/// every possible key. Numbers keys consecutively from 0, in the order in which they are added, so
/// that the data of related keys are close together in memory.
class DenseKeyIndex
{
public:
    static constexpr std::uint32_t None = 0xffffffffU; ///< stands for "no number"

    /// All keys passed to the functions below must be less than `keyCount`.
    explicit DenseKeyIndex(std::uint32_t keyCount)
        : m_numbers(keyCount, None)
    {
    }

    /// Returns the number of `key`, or None if the key has not been added.
    [[nodiscard]] std::uint32_t find(std::uint32_t key) const { return m_numbers[key]; }
    /// Returns the number of `key`, assigning the next one if it has none.
    std::uint32_t findOrAdd(std::uint32_t key)
    {
        std::uint32_t &number = m_numbers[key];
        if (number == None) {
            number = m_count++;
        }
        return number;
    }
    /// Returns the memory used, in bytes.
    [[nodiscard]] std::size_t memoryUsage() const
    {
        return m_numbers.capacity() * sizeof(std::uint32_t);
    }

private:
    std::vector<std::uint32_t> m_numbers;
    std::uint32_t m_count = 0;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace doublets {

/// Gives each key it meets the next free number, from 0 on, as KeyNumbers does: a table with room
/// for every key, where nearly all keys from 0 on are met. What is met one after the other so lies
/// side by side.
class DenseKeyNumbers
{
public:
    static constexpr std::uint32_t None = 0xffffffffU;

    /// Keys are below `keys`.
    explicit DenseKeyNumbers(std::uint32_t keys)
        : m_numbers(keys, None)
    {
    }

    /// The number of a key, or None.
    [[nodiscard]] std::uint32_t find(std::uint32_t key) const { return m_numbers[key]; }
    /// The number of a key, which gets one now if it had none.
    std::uint32_t number(std::uint32_t key)
    {
        std::uint32_t &number = m_numbers[key];
        if (number == None) {
            number = m_count++;
        }
        return number;
    }
    [[nodiscard]] std::size_t bytes() const { return m_numbers.capacity() * sizeof(std::uint32_t); }

private:
    std::vector<std::uint32_t> m_numbers;
    std::uint32_t m_count = 0;
};

} // namespace doublets

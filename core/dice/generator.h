// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

namespace doublets {

/// The SplitMix64 generator (Steele, Lea and Flood 2014), used to derive many seeds from one.
class SplitMix
{
public:
    explicit constexpr SplitMix(std::uint64_t seed)
        : m_state(seed)
    {
    }

    /// Skips the next `numbers` numbers, in constant time.
    constexpr void skip(std::uint64_t numbers) { m_state += numbers * Step; }

    /// Returns the next number, uniformly distributed from 0 to 2^64 - 1.
    constexpr std::uint64_t next()
    {
        m_state += Step;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }

private:
    static constexpr std::uint64_t Step = 0x9e3779b97f4a7c15U;

    std::uint64_t m_state;
};

/// The xoshiro256** 1.0 generator (Blackman and Vigna 2018), whose state is filled from the seed by
/// SplitMix64. Gives the same numbers on every platform and with every standard library.
class Generator
{
public:
    explicit constexpr Generator(std::uint64_t seed)
    {
        SplitMix filler(seed);
        for (std::uint64_t &word : m_state) {
            word = filler.next();
        }
    }

    /// Returns the next number, uniformly distributed from 0 to 2^64 - 1.
    constexpr std::uint64_t next()
    {
        const std::uint64_t result = rotated(m_state[1] * 5U, 7) * 9U;
        const std::uint64_t shifted = m_state[1] << 17U;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = rotated(m_state[3], 45);
        return result;
    }

private:
    static constexpr std::uint64_t rotated(std::uint64_t x, unsigned bitCount)
    {
        return (x << bitCount) | (x >> (64U - bitCount));
    }

    std::array<std::uint64_t, 4> m_state{};
};

/// A source of uniform numbers, drawn from the bytes of a generator's words, the lowest byte first.
/// Bytes that would make some numbers more likely than others are rejected.
class ByteDraw
{
public:
    /// Returns a number from 0 to bound - 1. `bound` is 1 to 256; `nextWord` returns 64 fresh bits.
    template<typename NextWord> unsigned below(unsigned bound, NextWord nextWord)
    {
        const unsigned limit = 256U - 256U % bound;
        for (;;) {
            if (m_remainingBytes == 0) {
                m_word = nextWord();
                m_remainingBytes = 8;
            }
            const unsigned byte = static_cast<unsigned>(m_word & 0xffU);
            m_word >>= 8U;
            --m_remainingBytes;
            if (byte < limit) {
                return byte % bound;
            }
        }
    }

    /// Returns whether the next number is drawn from a fresh word.
    [[nodiscard]] bool isAtEndOfWord() const { return m_remainingBytes == 0; }

private:
    std::uint64_t m_word = 0;
    unsigned m_remainingBytes = 0;
};

} // namespace doublets

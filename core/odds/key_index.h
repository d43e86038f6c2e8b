// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace doublets {

/// An open-addressing hash table that numbers keys consecutively from 0, in the order in which they
/// are added. Keys cannot be removed.
class KeyIndex
{
public:
    static constexpr std::uint32_t None = 0xffffffffU; ///< stands for "no number"

    /// Returns the number of `key`, or None if the key has not been added.
    [[nodiscard]] std::uint32_t find(std::uint64_t key) const
    {
        return m_slots.empty() ? None : m_slots[slotOf(key)].number;
    }
    /// Returns the number of `key`, assigning the next one if it has none.
    std::uint32_t findOrAdd(std::uint64_t key)
    {
        if (4 * (m_count + 1) > 3 * m_slots.size()) {
            grow();
        }
        Slot &slot = m_slots[slotOf(key)];
        if (slot.number == None) {
            slot = {key, static_cast<std::uint32_t>(m_count++)};
        }
        return slot.number;
    }
    /// Returns the number of keys.
    [[nodiscard]] std::size_t size() const { return m_count; }
    /// Returns the memory used, in bytes.
    [[nodiscard]] std::size_t memoryUsage() const { return m_slots.capacity() * sizeof(Slot); }

private:
    /// A slot of the hash table.
    struct Slot
    {
        std::uint64_t key = 0;
        std::uint32_t number = None;
    };

    /// Returns the slot that holds `key`, or the one in which to insert it.
    [[nodiscard]] std::size_t slotOf(std::uint64_t key) const
    {
        const std::size_t mask = m_slots.size() - 1;
        // Multiplicative hashing: the bits of the product from the 32nd on depend on all lower bits
        // of the key.
        std::size_t slot = (key * 0x9e3779b97f4a7c15U >> 32U) & mask;
        while (m_slots[slot].number != None && m_slots[slot].key != key) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }
    void grow()
    {
        std::vector<Slot> old(m_slots.empty() ? 1024 : 2 * m_slots.size());
        old.swap(m_slots);
        for (const Slot &slot : old) {
            if (slot.number != None) {
                m_slots[slotOf(slot.key)] = slot;
            }
        }
    }

    std::vector<Slot> m_slots;
    std::size_t m_count = 0;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "match/session/save_slot.h"

#include <functional>

namespace doublets {

/// The choice of the save slot for this start of the program.
class SaveChoice
{
public:
    /// Asks the user whether to take over a game that seems to be open on another computer.
    using ConfirmTakeover = std::function<bool(const LockHolder &holder)>;

    /// Reserves the first slot if it is free.
    explicit SaveChoice(const QString &dataFolder);

    /// Returns whether a program on this computer holds the first slot.
    [[nodiscard]] bool isRunning() const { return !m_slot && !m_elsewhere; }
    /// Returns the first slot if it is free or has become free, or if a program on another
    /// computer seems to hold it and the user agrees to take it over; otherwise another slot. Asks
    /// at most once. Never returns null.
    [[nodiscard]] std::unique_ptr<SaveSlot> take(const ConfirmTakeover &mayTake);

private:
    QString m_folder;
    std::unique_ptr<SaveSlot> m_slot;
    std::optional<LockHolder> m_elsewhere;
};

} // namespace doublets

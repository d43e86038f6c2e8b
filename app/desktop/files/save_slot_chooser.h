// SPDX-License-Identifier: MIT
#pragma once

#include "match/session/save_slot.h"

#include <functional>

namespace doublets {

/// A chooser of the save slot for this run of the program: a save file that is reserved in the data
/// folder (see SaveSlot).
class SaveSlotChooser
{
public:
    /// A function that asks the user whether to take over a game that seems to be in use on another
    /// computer or by another user. Returns true if the user agrees.
    using TakeoverConfirmation = std::function<bool(const LockHolder &holder)>;

    /// Reserves the first slot in `dataFolder` if it is free.
    explicit SaveSlotChooser(const QString &dataFolder);

    /// Returns whether another instance of the program, run by the same user on this computer, held
    /// the first slot when this object was created. Call before chooseSlot().
    [[nodiscard]] bool isFirstSlotHeldLocally() const { return !m_slot && !m_remoteHolder; }
    /// Returns the first slot if it is free, or if it seems to be held elsewhere and is taken over
    /// with the user's consent. Otherwise returns another slot. Never returns null. Calls
    /// `confirmTakeover`, which must not be empty, at most once. Call this function once.
    [[nodiscard]] std::unique_ptr<SaveSlot> chooseSlot(const TakeoverConfirmation &confirmTakeover);

private:
    QString m_dataFolder;
    std::unique_ptr<SaveSlot> m_slot;
    std::optional<LockHolder> m_remoteHolder;
};

} // namespace doublets

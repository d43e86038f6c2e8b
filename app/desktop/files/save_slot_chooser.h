// SPDX-License-Identifier: MIT
#pragma once

#include "match/session/save_slot.h"

#include <functional>

namespace doublets {

/// Chooses the save slot for this run of the program.
class SaveSlotChooser
{
public:
    /// Asks the user whether to take over a game that seems to be open on another computer.
    using ConfirmTakeover = std::function<bool(const LockHolder &holder)>;

    /// Reserves the first slot if it is free.
    explicit SaveSlotChooser(const QString &dataFolder);

    /// Returns whether another program on this computer holds the first slot.
    [[nodiscard]] bool isFirstSlotHeldLocally() const { return !m_slot && !m_remoteHolder; }
    /// Returns the first slot if it is free by now, or if a program on another computer seems to
    /// hold it and the user confirms the takeover; otherwise another slot. Calls `confirmTakeover`
    /// at most once. Never returns null.
    [[nodiscard]] std::unique_ptr<SaveSlot> chooseSlot(const ConfirmTakeover &confirmTakeover);

private:
    QString m_dataFolder;
    std::unique_ptr<SaveSlot> m_slot;
    std::optional<LockHolder> m_remoteHolder;
};

} // namespace doublets

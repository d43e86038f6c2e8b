// SPDX-License-Identifier: MIT
#pragma once

#include "match/session/save_slot.h"

#include <functional>

namespace doublets {

/// The choice of the save that a start of the program writes.
class SaveChoice
{
public:
    /// Asks the user whether to take the game that a program elsewhere seems to have.
    using MayTake = std::function<bool(const LockHolder &holder)>;

    /// Reserves the first save if it is free.
    explicit SaveChoice(const QString &dataFolder);

    /// Whether a program on this machine has the first save.
    [[nodiscard]] bool isRunning() const { return !m_slot && !m_elsewhere; }
    /// Returns the first save if it is free, if it has become free, or if a program elsewhere seems
    /// to have it and the user agrees; otherwise another one. Asks at most once. Never null.
    [[nodiscard]] std::unique_ptr<SaveSlot> take(const MayTake &mayTake);

private:
    QString m_folder;
    std::unique_ptr<SaveSlot> m_slot;
    std::optional<LockHolder> m_elsewhere;
};

} // namespace doublets

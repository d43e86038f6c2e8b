// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/lock_file.h"

#include <QList>
#include <QString>

#include <memory>
#include <optional>

namespace doublets {

/// A save file in a data folder, reserved for this program during the lifetime of the object.
/// Programs that use a folder at the same time have different slots; the first one has slot 1.
class SaveSlot
{
public:
    static constexpr int First = 1;

    ~SaveSlot();
    Q_DISABLE_COPY_MOVE(SaveSlot)

    /// Returns the path of the save in `slot`.
    [[nodiscard]] static QString savePath(const QString &folder, int slot);
    /// Returns the path of the mark of a start that has not reached the board yet (see StartGuard).
    [[nodiscard]] static QString markPath(const QString &folder, int slot);

    /// Reserves `slot`. Returns null if a running program has it, or if holderElsewhere() returns a
    /// program. If the folder is read-only, every program gets the slot, since no save can be
    /// overwritten. If no lock file can be created for another reason, such as a full disk, locks
    /// the folder instead for slot 1, and returns null for the other slots.
    [[nodiscard]] static std::unique_ptr<SaveSlot> acquire(const QString &folder, int slot);
    /// Returns the first free slot after slot 1. Never null.
    [[nodiscard]] static std::unique_ptr<SaveSlot> acquireAnother(const QString &folder);
    /// Returns the program on another machine, or of another user, that may have `slot`; only the
    /// user can decide. A lock and a save untouched for seven days count as abandoned.
    [[nodiscard]] static std::optional<LockHolder> holderElsewhere(const QString &folder, int slot);
    /// Takes `slot` from the program that holds it. Returns null if the slot cannot be locked.
    [[nodiscard]] static std::unique_ptr<SaveSlot> takeOver(const QString &folder, int slot);
    /// Returns the slots after slot 1 that hold a save.
    [[nodiscard]] static QList<int> usedSlots(const QString &folder);

    [[nodiscard]] int number() const { return m_number; }

private:
    SaveSlot(const QString &folder, int number);

    [[nodiscard]] bool lock();
    [[nodiscard]] bool isAbandoned() const;
    [[nodiscard]] bool lockFolder(int how);

    QString m_folder;
    LockFile m_lock;
    int m_number;
    /// The locked folder, if a full disk has no room for a lock file; -1 if none.
    int m_folderHandle = -1;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/lock_file.h"

#include <QList>
#include <QString>

#include <memory>
#include <optional>

namespace doublets {

/// A save file in a data folder, reserved for this instance of the program during the lifetime of
/// the object. Instances that use a folder at the same time have different slots, unless the folder
/// is read-only (see acquire()).
class SaveSlot
{
public:
    static constexpr int First = 1;

    Q_DISABLE_COPY_MOVE(SaveSlot)

    /// Returns the path of the save in `slot`.
    [[nodiscard]] static QString savePath(const QString &folder, int slot);
    /// Returns the path of the marker file that exists while an instance with `slot` starts (see
    /// StartGuard).
    [[nodiscard]] static QString startMarkerPath(const QString &folder, int slot);

    /// Reserves `slot`, and creates the folder if necessary. Returns null if a running instance
    /// holds the slot, or if holderElsewhere() returns an instance.
    ///
    /// If the folder is read-only, any number of instances can reserve the slot, because they
    /// cannot overwrite the save. If no lock file can be created for another reason, such as a full
    /// disk, locks the folder itself for slot 1, and returns null for other slots.
    [[nodiscard]] static std::unique_ptr<SaveSlot> acquire(const QString &folder, int slot);
    /// Reserves the first free slot after slot 1. Never returns null. If no slot can be locked,
    /// derives the number of the slot from the process id.
    [[nodiscard]] static std::unique_ptr<SaveSlot> acquireAnother(const QString &folder);
    /// Returns the instance on another machine, or of another user, that may still hold `slot`. The
    /// user must then decide whether to take over the slot. Returns nullopt if there is no such
    /// instance, or if its lock and save have not been modified for seven days.
    [[nodiscard]] static std::optional<LockHolder> holderElsewhere(const QString &folder, int slot);
    /// Reserves `slot` even if holderElsewhere() returns an instance. Returns null if the slot
    /// cannot be locked.
    [[nodiscard]] static std::unique_ptr<SaveSlot> takeOver(const QString &folder, int slot);
    /// Returns the slots after slot 1 that contain a save, in no particular order.
    [[nodiscard]] static QList<int> usedSlots(const QString &folder);

    [[nodiscard]] int number() const { return m_number; }

private:
    SaveSlot(const QString &folder, int number);

    [[nodiscard]] bool lock();
    [[nodiscard]] bool isAbandoned() const;
    /// If `kind` is Exclusive, locks the folder, and returns false on failure. If `kind` is Shared,
    /// only tests the lock, and returns false if another instance has locked the folder.
    [[nodiscard]] bool lockFolder(platform::LockableFile::Lock kind);

    QString m_folder;
    LockFile m_lock;
    int m_number;
    /// The folder, open only if the folder itself is locked (see acquire()).
    platform::LockableFile m_folderLock;
};

} // namespace doublets

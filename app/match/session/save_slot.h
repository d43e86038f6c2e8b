// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/lock_file.h"

#include <QList>
#include <QString>

#include <memory>
#include <optional>

namespace doublets {

/// One of the saves in a data folder, reserved for this program as long as the object lives.
/// Programs that run at the same time over one folder have different slots; the first has slot 1.
class SaveSlot
{
public:
    static constexpr int First = 1;

    ~SaveSlot();
    Q_DISABLE_COPY_MOVE(SaveSlot)

    [[nodiscard]] static QString savePath(const QString &folder, int slot);
    /// The mark of a start that has not reached the board yet, see StartGuard.
    [[nodiscard]] static QString markPath(const QString &folder, int slot);

    /// Returns null if a running program has the slot, or if `holderElsewhere` names one. If no
    /// file can be made in the folder, no save can be overwritten, and the slot is given to
    /// everyone.
    [[nodiscard]] static std::unique_ptr<SaveSlot> acquire(const QString &folder, int slot);
    /// Returns the first free slot after slot 1. Never null.
    [[nodiscard]] static std::unique_ptr<SaveSlot> acquireAnother(const QString &folder);
    /// Returns the program on another machine, or of another user, that may have the slot: only the
    /// user can know. A lock and a save that have not been touched for a week count as abandoned.
    [[nodiscard]] static std::optional<LockHolder> holderElsewhere(const QString &folder, int slot);
    /// Takes the slot away from that program. Returns null if it cannot be locked.
    [[nodiscard]] static std::unique_ptr<SaveSlot> takeOver(const QString &folder, int slot);
    /// Returns the slots after slot 1 that hold a save.
    [[nodiscard]] static QList<int> used(const QString &folder);

    [[nodiscard]] int number() const { return m_number; }

private:
    SaveSlot(const QString &folder, int number);

    [[nodiscard]] bool lock();
    [[nodiscard]] bool isAbandoned() const;
    [[nodiscard]] bool lockFolder(int how);

    QString m_folder;
    LockFile m_lock;
    int m_number;
    int m_folderHandle = -1; ///< locked instead of a file if no file can be made on a full disk
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

namespace doublets {

/// Which of the saves in a data folder is this programme's own, as long as this lives. Programmes
/// that run at the same time over one folder have different slots; the first has slot 1.
class SaveSlot
{
public:
    static constexpr int First = 1;

    [[nodiscard]] static QString savePath(const QString &folder, int slot);
    /// A mark that lies there while a start is on its way, see StartGuard.
    [[nodiscard]] static QString markPath(const QString &folder, int slot);

    /// None where a running programme has it. Where nothing can be locked, because the folder
    /// cannot be written, nothing can be overwritten either: the slot is given all the same.
    [[nodiscard]] static std::unique_ptr<SaveSlot> acquire(const QString &folder, int slot);
    /// The first one after slot 1 that is free.
    [[nodiscard]] static std::unique_ptr<SaveSlot> acquireAnother(const QString &folder);
    /// The slots, but slot 1, in which a save lies.
    [[nodiscard]] static QList<int> used(const QString &folder);

    [[nodiscard]] int number() const { return m_number; }

private:
    SaveSlot(const QString &lockPath, int number);

    QLockFile m_lock;
    int m_number;
};

} // namespace doublets

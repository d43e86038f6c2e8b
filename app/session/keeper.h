// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record.h"

#include <QString>

#include <optional>

namespace doublets {

/// Keeps the unfinished game on disk, whole or not at all.
class Keeper
{
public:
    /// `folder` is made when it is first needed. Of several running programmes each has another
    /// `slot` (see SaveSlot), and so a file of its own.
    Keeper(const QString &folder, int slot);

    [[nodiscard]] QString unfinishedPath() const;
    [[nodiscard]] bool hasUnfinished() const;

    [[nodiscard]] std::optional<Error> keepUnfinished(const Record &record);
    /// There is no unfinished game any more.
    void dropUnfinished();
    /// What lies at `unfinishedPath` is not ours to overwrite: it could not be read. It is moved
    /// aside before anything is written in its place.
    void respectUnreadable() { m_unreadable = true; }

private:
    /// False where something is in the way that must stay.
    [[nodiscard]] bool clearTheWay();

    QString m_folder;
    int m_slot;
    bool m_unreadable = false;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record.h"

#include <QString>

#include <optional>

namespace doublets {

/// Keeps the unfinished game on disk, whole or not at all, and the one before it.
class Keeper
{
public:
    /// `folder` is made when it is first needed.
    explicit Keeper(const QString &folder);

    [[nodiscard]] QString unfinishedPath() const;
    [[nodiscard]] QString previousPath() const;
    [[nodiscard]] bool hasUnfinished() const;
    [[nodiscard]] bool hasPrevious() const;

    [[nodiscard]] std::optional<Error> keepUnfinished(const Record &record);
    /// The unfinished game was left for another one: it can still be gone back to.
    [[nodiscard]] std::optional<Error> keepPrevious(const Record &record);
    /// There is no unfinished game any more.
    void dropUnfinished();
    /// What lies at `unfinishedPath` is not ours to overwrite: it could not be read. It is moved
    /// aside before anything is written in its place.
    void respectUnreadable() { m_unreadable = true; }

private:
    [[nodiscard]] std::optional<Error> write(const Record &record, const QString &path) const;
    void moveUnreadableAside();

    QString m_folder;
    bool m_unreadable = false;
};

} // namespace doublets

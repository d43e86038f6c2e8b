// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record.h"

#include <QByteArray>

namespace doublets {

/// The layout of a record's JSON text.
enum class RecordLayout {
    Indented, ///< for a file with one game
    OneLine,  ///< for a line of .jsonl, without any line break
};

/// Returns the JSON text of `record`.
[[nodiscard]] QByteArray recordJson(const Record &record, RecordLayout layout);
/// Writes a user's file that contains one record. Atomic: on failure an old file remains unchanged.
/// An old file's permissions are kept. Errors: CannotWrite, NotARegularFile, and those of
/// findContentError(), so that no unreadable record is written.
[[nodiscard]] std::optional<Error> writeRecord(const Record &record, const QString &path);
/// Like writeRecord(), for the program's own saves, which only their owner can read.
[[nodiscard]] std::optional<Error> writePrivateRecord(const Record &record, const QString &path);

} // namespace doublets

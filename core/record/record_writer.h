// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record.h"

#include <QByteArray>

namespace doublets {

/// The layout of a record's JSON text.
enum class RecordLayout {
    Indented, ///< for a file with one game
    OneLine,  ///< for one line of a JSON Lines file, without the line break
};

/// Returns the JSON text of `record`, in UTF-8. Does not check the contents.
[[nodiscard]] QByteArray recordJson(const Record &record, RecordLayout layout);
/// Writes a record to a file of the user, atomically: on failure, an existing file remains
/// unchanged. Keeps the permissions of an existing file. Errors: CannotWrite, NotARegularFile, and
/// those of findContentError().
[[nodiscard]] std::optional<Error> writeRecord(const Record &record, const QString &path);
/// Writes a record as writeRecord() does, but to a private file of the program
/// (FilePurpose::Private).
[[nodiscard]] std::optional<Error> writePrivateRecord(const Record &record, const QString &path);

} // namespace doublets

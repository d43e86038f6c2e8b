// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record.h"

#include <QByteArray>

namespace doublets {

/// Parses one record. `file` is the path named in errors. Ignores unknown keys, which newer
/// versions may add. Errors: those of json::parseObject() and findContentError(), WrongFormat,
/// NewerVersion, MissingKey, WrongType, ImpossibleValue and InvalidSeed.
[[nodiscard]] Result<Record, RecordError> parseRecord(const QByteArray &text, const QString &file);
/// Reads a file that contains one record, of at most MaxRecordSize bytes. Errors: those of
/// json::readFile() and parseRecord().
[[nodiscard]] Result<Record, RecordError> readRecord(const QString &path);

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "core/inventions/invention.h"

#include <QByteArray>

// Reading and writing of invention files (`*.doublets-rules`). For the format, see README.md in
// this folder.

namespace doublets {

inline constexpr auto InventionSuffix = "doublets-rules"; ///< of file names, without the dot

/// Parses the contents of an invention file. `file` is the path named in errors. Errors: those of
/// json::parseObject(), json::Object and inventedRuleSet().
[[nodiscard]] Result<Invention, Error> parseInvention(const QByteArray &text, const QString &file,
                                                      const Catalogue &catalogue);
/// Reads and parses the file `path`. Errors: those of json::readFile() and parseInvention().
[[nodiscard]] Result<Invention, Error> readInvention(const QString &path,
                                                     const Catalogue &catalogue);
/// Returns `invention` as the contents of an invention file, in the format that parseInvention()
/// reads.
[[nodiscard]] QByteArray inventionJson(const Invention &invention);

} // namespace doublets

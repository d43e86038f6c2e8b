// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"

#include "core/error.h"
#include "core/result.h"
#include "core/rules/catalogue.h"

namespace doublets {

/// The maximum size of a configuration file, in bytes.
constexpr qint64 MaxDisplayConfigSize = 256 * 1024;

/// The errors of a configuration file, sorted by line.
using DisplayConfigErrors = std::vector<Error>;

/// Returns the configuration used without a file: all rule sets of the catalogue, all `languages`
/// (codes, in the given order), and otherwise the defaults of DisplayConfig.
[[nodiscard]] DisplayConfig defaultDisplayConfig(const Catalogue &catalogue,
                                                 const QStringList &languages);

/// Reads a configuration file in JSON (MUSEUMS.md lists its keys). Any error makes the whole file
/// invalid. Omitted keys have the values of defaultDisplayConfig(). `languages` contains the codes
/// of the available languages, and must not be empty. On failure, the list of errors is not empty.
/// Errors: those of json::readFile() and json::parseObject(), or one for each wrong key or value,
/// up to 200.
[[nodiscard]] Result<DisplayConfig, DisplayConfigErrors>
readDisplayConfig(const QString &path, const Catalogue &catalogue, const QStringList &languages);

/// Parses a configuration as readDisplayConfig() does. `file` is the path or name of the file that
/// errors report.
[[nodiscard]] Result<DisplayConfig, DisplayConfigErrors>
parseDisplayConfig(const QByteArray &text, const QString &file, const Catalogue &catalogue,
                   const QStringList &languages);

} // namespace doublets

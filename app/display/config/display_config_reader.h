// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"

#include "core/error.h"
#include "core/result.h"
#include "core/rules/catalogue.h"

namespace doublets {

constexpr qint64 LargestDisplayConfig = 256 * 1024; ///< bytes

/// Everything that is wrong with one file, in the order of its lines. Never empty.
using DisplayFaults = std::vector<Error>;

/// What holds where there is no file: every rule set and every language, in their own order.
[[nodiscard]] DisplayConfig usualDisplay(const Catalogue &catalogue, const QStringList &languages);

/// Reads a file of JSON (MUSEUMS.md has a table of its keys), strictly: one fault, and nothing of
/// it is used. What it does not say is as in `usualDisplay`. `languages`: the codes there are.
/// Errors: those of json::readFile and json::parseObject, and any in what is written there.
[[nodiscard]] Result<DisplayConfig, DisplayFaults>
readDisplayConfig(const QString &path, const Catalogue &catalogue, const QStringList &languages);

/// The same of a text. `file` names it in errors.
[[nodiscard]] Result<DisplayConfig, DisplayFaults> parseDisplayConfig(const QByteArray &text,
                                                                      const QString &file,
                                                                      const Catalogue &catalogue,
                                                                      const QStringList &languages);

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"

#include "core/error.h"

#include <optional>

namespace doublets {

/// The settings on the staff page, which a file keeps so that they survive a restart.
struct StaffSettings
{
    int volume = 0;                   ///< percent
    std::optional<Lighting> lighting; ///< as in DisplayConfig
    QString language;                 ///< code of the language in which the display starts
    bool isClosed = false;            ///< whether the staff have closed the display

    bool operator==(const StaffSettings &) const = default;
};

/// Returns the settings in a configuration, with the display open.
[[nodiscard]] StaffSettings staffSettingsOf(const DisplayConfig &config);

/// Applies `settings` to `config`. Does nothing about a language that `config` does not offer.
void applyStaffSettings(const StaffSettings &settings, DisplayConfig &config);

/// Returns the settings stored in the file `path`. A setting whose value in the configuration file
/// has changed since then is taken from `configured`, as are all settings if the file is missing or
/// invalid.
[[nodiscard]] StaffSettings readStaffSettings(const QString &path, const StaffSettings &configured);

/// Stores `settings` in the file `path`, creating its folder if necessary. `configured` contains
/// the values in the configuration file. Errors: those of writeFileAtomically().
[[nodiscard]] std::optional<Error> writeStaffSettings(const QString &path,
                                                      const StaffSettings &settings,
                                                      const StaffSettings &configured);

} // namespace doublets

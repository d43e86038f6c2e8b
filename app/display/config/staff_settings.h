// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"

#include "core/error.h"

#include <optional>

namespace doublets {

/// The settings that the staff can change on the staff page. Stored in a file of their own, so that
/// they survive a restart.
struct StaffSettings
{
    int volume = 0;                   ///< percent
    std::optional<Lighting> lighting; ///< as in DisplayConfig
    QString language;                 ///< code of the language in which the display starts
    bool isClosed = false;            ///< whether the staff have closed the display

    bool operator==(const StaffSettings &) const = default;
};

/// Returns the settings in a configuration. `isClosed`, which is not part of a configuration, is
/// false.
[[nodiscard]] StaffSettings staffSettingsOf(const DisplayConfig &config);

/// Applies `settings`, except `isClosed`, to `config`. Ignores a language that `config` does not
/// offer.
void applyStaffSettings(const StaffSettings &settings, DisplayConfig &config);

/// Returns the settings stored in the file `path`. `configured` contains the values in the
/// configuration file. A setting whose value there has changed since the settings were stored is
/// taken from `configured`, as are all settings if the file `path` is missing or invalid.
[[nodiscard]] StaffSettings readStaffSettings(const QString &path, const StaffSettings &configured);

/// Stores `settings` in the file `path`, creating its folder if necessary. `configured` contains
/// the values in the configuration file. Errors: those of writeFileAtomically().
[[nodiscard]] std::optional<Error> writeStaffSettings(const QString &path,
                                                      const StaffSettings &settings,
                                                      const StaffSettings &configured);

} // namespace doublets

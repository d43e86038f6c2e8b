// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <span>

namespace doublets {

/// Whether these arguments, without the programme's name, ask for the museum's display, which is a
/// programme of its own.
[[nodiscard]] bool asksForDisplay(std::span<const char *const> arguments);

/// Goes on as that programme, with all that was asked besides. Returns only where it is not there:
/// the exit status, after it has said so. Needs the application object.
[[nodiscard]] int startDisplay(const QStringList &arguments);

} // namespace doublets

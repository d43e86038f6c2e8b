// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <array>
#include <cstdint>
#include <optional>

namespace doublets {

/// How a table is shown. Every table has every look, and the same shape in each.
enum class Look : std::uint8_t {
    Lamp,         ///< a photograph by lamplight
    Night,        ///< dimmed, by candles
    HighContrast, ///< flat, in black and white: to be told apart by shape and mark
};

inline constexpr std::array AllLooks{Look::Lamp, Look::Night, Look::HighContrast};

/// "lamp", "night", "high-contrast": as in settings and on the command line.
[[nodiscard]] QString lookId(Look look);
[[nodiscard]] std::optional<Look> lookFromId(const QString &id);
/// In the order of the enumeration.
[[nodiscard]] QStringList lookIds();

} // namespace doublets

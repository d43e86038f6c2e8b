// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <array>
#include <cstdint>
#include <optional>

namespace doublets {

/// How a table is shown. Every table has all of them, and the same shape in each.
enum class Lighting : std::uint8_t {
    Lamp,         ///< a photograph by lamplight
    Night,        ///< dimmed, by candles
    HighContrast, ///< flat, in black and white: to be told apart by shape and mark
};

inline constexpr std::array AllLightings{Lighting::Lamp, Lighting::Night, Lighting::HighContrast};

/// "lamp", "night", "high-contrast": as in settings and on the command line.
[[nodiscard]] QString lightingId(Lighting lighting);
[[nodiscard]] std::optional<Lighting> lightingFromId(const QString &id);
/// In the order of the enumeration.
[[nodiscard]] QStringList lightingIds();

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <array>
#include <cstdint>
#include <optional>

namespace doublets {

/// How a table is rendered. Every table is available in every lighting, with the same geometry.
enum class Lighting : std::uint8_t {
    Lamp,         ///< photorealistic, by lamplight
    Night,        ///< dimmed, by candlelight
    HighContrast, ///< flat black and white, distinguishable by shape
};

inline constexpr std::array AllLightings{Lighting::Lamp, Lighting::Night, Lighting::HighContrast};

/// Ids in settings and on the command line: "lamp", "night", "high-contrast". `lightingFromId`
/// returns null if `id` is unknown.
[[nodiscard]] QString lightingId(Lighting lighting);
[[nodiscard]] std::optional<Lighting> lightingFromId(const QString &id);
/// Returns all ids in the order of the enumeration.
[[nodiscard]] QStringList lightingIds();

} // namespace doublets

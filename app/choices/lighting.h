// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <array>
#include <cstdint>
#include <optional>

namespace doublets {

/// The lighting in which a board is rendered. Every tradition (kind of board) is available in every
/// lighting, with the same geometry.
enum class Lighting : std::uint8_t {
    Lamp,         ///< photorealistic, by lamplight
    Night,        ///< dimmed, by candlelight
    HighContrast, ///< flat black and white, distinguishable by shape
};

/// All lightings, in the order of the enumeration.
inline constexpr std::array AllLightings{Lighting::Lamp, Lighting::Night, Lighting::HighContrast};

/// Returns the id used in settings and on the command line: "lamp", "night" or "high-contrast".
[[nodiscard]] QString lightingId(Lighting lighting);
/// Returns the lighting with the given id, or nullopt if there is none.
[[nodiscard]] std::optional<Lighting> lightingFromId(const QString &id);
/// Returns the ids of all lightings, in the order of the enumeration.
[[nodiscard]] QStringList lightingIds();

} // namespace doublets

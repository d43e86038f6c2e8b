// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/style.h"

#include <vector>

namespace doublets {

/// The bone of dice, worked out once: a throw has no time for noise.
class DieBone
{
public:
    explicit DieBone(const Stuff &stuff);

    [[nodiscard]] float gloss() const { return m_gloss; }
    /// `u`, `v`: from the middle of a face, reference pixels.
    [[nodiscard]] Vec at(int face, float u, float v) const
    {
        const auto column = static_cast<std::size_t>(static_cast<int>((u + Reach) * Texels));
        const auto row = static_cast<std::size_t>(static_cast<int>((v + Reach) * Texels));
        // The faces share one plate, each with another corner of it.
        const auto shift = static_cast<std::size_t>(face) * 11U;
        return m_plate[((row + shift) % Side) * Side + (column + 3U * shift) % Side];
    }

private:
    static constexpr std::size_t Side = 128;
    static constexpr float Texels = 2; ///< to a reference pixel
    static constexpr float Reach = static_cast<float>(BoardLayout::DieSize) / 2 + 4;

    std::vector<Vec> m_plate;
    float m_gloss;
};

[[nodiscard]] Picture paintDiePicture(const Style &style, const DieBone &bone,
                                      const QQuaternion &orientation, qreal height, bool dimmed,
                                      qreal scale);
[[nodiscard]] Picture paintDieShadow(const Style &style, const QQuaternion &orientation,
                                     qreal height, qreal scale);
/// From the die's centre down to its lowest point.
[[nodiscard]] float dieSupport(const QQuaternion &orientation);

} // namespace doublets

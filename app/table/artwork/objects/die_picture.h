// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/style.h"

#include <vector>

namespace doublets {

/// The precomputed texture of dice made of one material, usually bone. Immutable.
class DieTexture
{
public:
    explicit DieTexture(const MaterialSpec &spec);

    /// Returns the strength of the highlights; see MaterialSpec::gloss.
    [[nodiscard]] float gloss() const { return m_gloss; }
    /// Returns the colour, in linear light, at a position on `face`, 1 to 6. `u` and `v` are
    /// measured from the centre of the face, in reference pixels (see BoardLayout), and may lie up
    /// to 4 reference pixels beyond its edges.
    [[nodiscard]] Vec colourAt(int face, float u, float v) const
    {
        const auto column =
            static_cast<std::size_t>(static_cast<int>((u + HalfExtent) * TexelsPerPixel));
        const auto row =
            static_cast<std::size_t>(static_cast<int>((v + HalfExtent) * TexelsPerPixel));
        // All faces share one texture, each at a different offset.
        const auto shift = static_cast<std::size_t>(face) * 11U;
        return m_texels[((row + shift) % TextureSize) * TextureSize +
                        (column + 3U * shift) % TextureSize];
    }

private:
    static constexpr std::size_t TextureSize = 128;
    static constexpr float TexelsPerPixel = 2; ///< in each direction of the texture
    static constexpr float HalfExtent = static_cast<float>(BoardLayout::DieSize) / 2 + 4;

    std::vector<Vec> m_texels;
    float m_gloss;
};

/// Paints a die; see Artwork::die(). `texture` must be made from `style.tradition.dice`.
[[nodiscard]] Picture paintDie(const Style &style, const DieTexture &texture,
                               const QQuaternion &orientation, qreal height, bool isDimmed,
                               qreal scale);
/// Paints the shadow of a die; see Artwork::dieShadow().
[[nodiscard]] Picture paintDieShadow(const Style &style, const QQuaternion &orientation,
                                     qreal height, qreal scale);
/// Returns the distance from the die's centre down to its lowest point, in reference pixels.
[[nodiscard]] float dieLowestPointDepth(const QQuaternion &orientation);

} // namespace doublets

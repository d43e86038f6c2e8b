// SPDX-License-Identifier: MIT
#include "table/artwork/objects/block_shadow.h"

#include "table/artwork/shading/light.h"

namespace doublets {

float blockShadow(const FloatRect &block, float height, float x, float y)
{
    const float reach = height * 1.3F + 8;
    if (x < block.left - 8 || y < block.top - 8 || x > block.right + reach ||
        y > block.bottom + reach) {
        return 0;
    }
    // Sweep the block away from the lamp; shadows of higher edges are softer.
    float dark = 0;
    constexpr int Steps = 5;
    for (int i = 1; i <= Steps; ++i) {
        const float h = height * static_cast<float>(i) / Steps;
        const float soft = 1.5F + 0.30F * h;
        const float away = block.distance(x - Light::ShadowX * h, y - Light::ShadowY * h, 6);
        dark = std::max(dark, smoothStep(soft, -soft, away));
    }
    return dark;
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "choices/lighting.h"
#include "table/artwork/shading/light.h"
#include "table/artwork/tradition.h"

namespace doublets {

/// A table in its light: what all its pictures are painted by.
struct Style
{
    Style(const Tradition &ofTable, Lighting inLighting);

    const Tradition &tradition;
    Lighting lighting;
    Illumination illumination;

    [[nodiscard]] bool isFlat() const { return lighting == Lighting::HighContrast; }
    [[nodiscard]] MarkColours marks() const;
};

} // namespace doublets

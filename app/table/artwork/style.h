// SPDX-License-Identifier: MIT
#pragma once

#include "choices/lighting.h"
#include "table/artwork/shading/light.h"
#include "table/artwork/tradition.h"

namespace doublets {

/// A tradition in a given lighting: the common parameters of all pictures of a table.
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

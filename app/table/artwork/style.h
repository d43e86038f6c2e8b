// SPDX-License-Identifier: MIT
#pragma once

#include "choices/lighting.h"
#include "table/artwork/shading/light.h"
#include "table/artwork/tradition.h"

namespace doublets {

/// A tradition in a given lighting: the common parameters of all pictures of a table.
struct Style
{
    /// `tableTradition` must outlive this object.
    Style(const Tradition &tableTradition, Lighting tableLighting);

    const Tradition &tradition;
    Lighting lighting;
    Illumination illumination;

    /// Returns whether pictures are drawn in the high-contrast style, without shading.
    [[nodiscard]] bool isFlat() const { return lighting == Lighting::HighContrast; }
    /// Returns the colours of the marks: the tradition's or, in high contrast, the same for all.
    [[nodiscard]] MarkColours marks() const;
};

} // namespace doublets

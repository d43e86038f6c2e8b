// SPDX-License-Identifier: MIT
#pragma once

#include "choices/lighting.h"
#include "table/artwork/shading/light.h"
#include "table/artwork/tradition.h"

namespace doublets {

/// A Tradition in a given Lighting: the parameters common to all pictures of a board.
struct Style
{
    /// `boardTradition` must outlive this object.
    Style(const Tradition &boardTradition, Lighting boardLighting);

    const Tradition &tradition;
    Lighting lighting;
    Illumination illumination;

    /// Returns whether pictures are drawn in the high-contrast style, without shading.
    [[nodiscard]] bool isFlat() const { return lighting == Lighting::HighContrast; }
    /// Returns the colours of the marks: the tradition's own colours or, in high contrast, the same
    /// colours for all traditions.
    [[nodiscard]] MarkColours markColours() const;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "choices/look.h"
#include "table/artwork/shading/light.h"
#include "table/artwork/tradition.h"

namespace doublets {

/// A table in a look: what all its pictures are painted by.
struct Style
{
    Style(const Tradition &ofTable, Look inLook);

    const Tradition &tradition;
    Look look;
    Lighting lighting;

    [[nodiscard]] bool isFlat() const { return look == Look::HighContrast; }
    [[nodiscard]] MarkColours marks() const;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "app/artwork/artwork.h"

namespace doublets {

/// What one tradition's table is made of. A fifth table is one more of these.
struct Tradition
{
    const char *id;
    QRgb tableTop;
    QRgb frame;
    QRgb field;
    QRgb lightPoint;
    QRgb darkPoint;
    QRgb lightMan;
    QRgb darkMan;
    MarkColours marks;
};

[[nodiscard]] const Tradition &england();
[[nodiscard]] const Tradition &france();
[[nodiscard]] const Tradition &castile();
[[nodiscard]] const Tradition &iceland();

} // namespace doublets

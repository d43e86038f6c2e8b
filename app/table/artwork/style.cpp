// SPDX-License-Identifier: MIT
#include "table/artwork/style.h"

#include "table/artwork/turned/candle_picture.h"

namespace doublets {

namespace {

Illumination illuminationOf(const Tradition &tradition, Lighting lighting)
{
    if (lighting != Lighting::Night) {
        return Illumination::lamp();
    }
    std::vector<Vec> flames;
    for (const Vec &foot : tradition.candlePositions) {
        flames.push_back(foot + Vec{0, 0, flameCentreHeight(tradition.candleShape)});
    }
    return Illumination::night(flames);
}

MarkColours plainMarks()
{
    const QColor black(0x00, 0x00, 0x00);
    const QColor white(0xff, 0xff, 0xff);
    return {.mark = QColor(0xff, 0xe0, 0x00),
            .markEdge = black,
            .focus = white,
            .lastMoved = QColor(0x5c, 0xe1, 0xff),
            .numeral = white,
            .numeralBackground = black,
            .caption = white,
            .captionBackground = black};
}

} // namespace

Style::Style(const Tradition &boardTradition, Lighting boardLighting)
    : tradition(boardTradition)
    , lighting(boardLighting)
    , illumination(illuminationOf(boardTradition, boardLighting))
{
}

MarkColours Style::markColours() const
{
    return isFlat() ? plainMarks() : tradition.marks;
}

} // namespace doublets

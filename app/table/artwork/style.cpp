// SPDX-License-Identifier: MIT
#include "table/artwork/style.h"

#include "table/artwork/turned/candle_picture.h"

namespace doublets {

namespace {

Lighting lightingOf(const Tradition &tradition, Look look)
{
    if (look != Look::Night) {
        return Lighting::lamp();
    }
    std::vector<Vec> flames;
    for (const Vec &foot : tradition.candles) {
        flames.push_back(foot + Vec{0, 0, flameHeight(tradition.candle)});
    }
    return Lighting::night(flames);
}

MarkColours plainMarks()
{
    const QColor black(0x00, 0x00, 0x00);
    const QColor white(0xff, 0xff, 0xff);
    return {.mark = QColor(0xff, 0xe0, 0x00),
            .markEdge = black,
            .focus = white,
            .last = QColor(0x5c, 0xe1, 0xff),
            .numeral = white,
            .numeralEdge = black,
            .caption = white,
            .captionGround = black};
}

} // namespace

Style::Style(const Tradition &ofTable, Look inLook)
    : tradition(ofTable)
    , look(inLook)
    , lighting(lightingOf(ofTable, inLook))
{
}

MarkColours Style::marks() const
{
    return isFlat() ? plainMarks() : tradition.marks;
}

} // namespace doublets

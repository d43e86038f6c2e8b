// SPDX-License-Identifier: MIT
#include "app/artwork/tradition.h"

namespace doublets {

namespace {

MarkColours goldMarks()
{
    return {QColor(0xff, 0xd8, 0x66), QColor(0x20, 0x12, 0x06),      QColor(0xff, 0xff, 0xff),
            QColor(0x8f, 0xd0, 0xff), QColor(0xf4, 0xe6, 0xc4),      QColor(0x18, 0x0e, 0x06),
            QColor(0xf6, 0xea, 0xd0), QColor(0x1a, 0x12, 0x0c, 0xd0)};
}

} // namespace

const Tradition &england()
{
    static const Tradition tradition{"england",  0xff2a211a, 0xff7a5230, 0xff8a6238, 0xffd9b06a,
                                     0xff5a3018, 0xffe6d2a0, 0xff33231a, goldMarks()};
    return tradition;
}

const Tradition &france()
{
    static const Tradition tradition{"france",   0xff221a1c, 0xff2a1c1a, 0xff6a3424, 0xffece0c0,
                                     0xff3c6a4c, 0xfff0e6cc, 0xff1e1a1a, goldMarks()};
    return tradition;
}

const Tradition &castile()
{
    static const Tradition tradition{"castile",  0xff30201a, 0xff5c3620, 0xffa87444, 0xffa87444,
                                     0xffa87444, 0xffecd8ae, 0xff2c1a14, goldMarks()};
    return tradition;
}

const Tradition &iceland()
{
    static const Tradition tradition{"iceland",  0xff2c3238, 0xffb49a74, 0xff9a8a74, 0xffd8c49c,
                                     0xff54463a, 0xffeee8d8, 0xff4a2c1a, goldMarks()};
    return tradition;
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "table/letters/letters.h"

#include <QSize>

namespace doublets {

struct DisplayConfig;

/// How large everything on a display is, in logical pixels, so that a finger hits it and a visitor
/// reads it: in millimetres it is the same on every screen.
struct DisplaySizes
{
    int press = 54; ///< at least as wide and as high is what is pressed: 20 mm
    int least = 24; ///< letters 3.5 mm high without ascenders: nothing is smaller
    int text = 24;  ///< letters as the configuration, or the visitor, wants them
    int title = 34;
    int invitation = 70; ///< capitals 18 mm high
    [[nodiscard]] int gap() const { return text / 2; }
    /// Where there is too little room: with letters a little smaller, but never too small to read.
    [[nodiscard]] DisplaySizes smaller() const;
    /// Of a page of that size with few words: it is read from farther away the larger it is.
    [[nodiscard]] DisplaySizes larger(const QSize &page) const;
    /// Of a sheet over the board of that screen: it is to be noticed from farther away, too.
    [[nodiscard]] DisplaySizes forSheet(const QSize &screen) const;
    [[nodiscard]] bool isSmallest() const { return text <= least; }

    /// `larger`: for who asked for larger letters.
    [[nodiscard]] static DisplaySizes of(const QSize &screen, const DisplayConfig &config,
                                         bool larger);
    /// What the board and everything else with letters takes of it.
    [[nodiscard]] letters::Sizes letters(const QSize &screen) const;
    bool operator==(const DisplaySizes &) const = default;
};

} // namespace doublets

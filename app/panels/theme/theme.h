// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

class QApplication;

/// The room around the board: a dark panelled gallery, ivory lettering, and labels on paper.
namespace doublets::theme {

inline const QColor Wall(0x24, 0x1b, 0x15);
inline const QColor Panel(0x2f, 0x24, 0x1c);
inline const QColor Ivory(0xf1, 0xe8, 0xd6);
inline const QColor Faded(0xc2, 0xb1, 0x97); ///< lesser text on the wall
inline const QColor Brass(0xc9, 0xa2, 0x5a);
inline const QColor Paper(0xf4, 0xed, 0xdf);
inline const QColor Ink(0x2a, 0x1d, 0x14);
inline const QColor FadedInk(0x6a, 0x55, 0x43);
inline const QColor Rubric(0x8a, 0x2c, 0x1c); ///< the red of old title pages

/// Palette, style and letters of the whole programme.
void apply(QApplication &application);

} // namespace doublets::theme

// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QEvent>

class QApplication;
class QPalette;

/// The room around the board: a dark panelled gallery, ivory lettering, and labels on paper. In
/// high contrast black and white, or the desktop's own colours where those are of high contrast.
namespace doublets::theme {

struct Colours
{
    QColor wall;
    QColor panel;
    QColor ivory;
    QColor faded; ///< lesser text on the wall
    QColor brass;
    QColor paper;
    QColor ink;
    QColor fadedInk;
    QColor rubric; ///< the red of old title pages
    QColor ring;   ///< of what has the focus; it lies between two lines of `ringEdge`
    QColor ringEdge;
    QColor black; ///< what stands for Black, and pips: dark on dark paper, too
};

enum class Contrast : std::uint8_t { Usual, High };

/// `desktop`: the palette that it gives to programmes.
[[nodiscard]] Colours coloursOf(Contrast contrast, const QPalette &desktop);
/// Whether all texts of a palette stand out from their grounds as black does from white, or nearly.
[[nodiscard]] bool isOfHighContrast(const QPalette &palette);
[[nodiscard]] QPalette paletteOf(const Colours &colours);

/// Those of now.
extern const QColor &Wall;
extern const QColor &Panel;
extern const QColor &Ivory;
extern const QColor &Faded;
extern const QColor &Brass;
extern const QColor &Paper;
extern const QColor &Ink;
extern const QColor &FadedInk;
extern const QColor &Rubric;
extern const QColor &Ring;
extern const QColor &RingEdge;
extern const QColor &Black;

[[nodiscard]] Contrast contrast();
[[nodiscard]] bool isDark(const QColor &ground);

/// What the desktop gives to programmes, before `apply`.
[[nodiscard]] QPalette desktopPalette();
/// Palette, style and letters of the whole programme; again, when the contrast changes.
void apply(QApplication &application, Contrast contrast = Contrast::Usual);
/// What every widget is sent (QObject::customEvent) once other colours are those of now: it writes
/// anew what it has written in colours.
[[nodiscard]] QEvent::Type changedEvent();

} // namespace doublets::theme

// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QEvent>

class QApplication;
class QMenu;
class QPalette;

/// The colours of the windows: a dark panelled gallery, with ivory text on the walls and labels on
/// paper. In high contrast, the colours are black and white, or the desktop's own colours if these
/// have a high contrast.
namespace doublets::theme {

/// The colours of the windows of the program.
struct Colours
{
    QColor wall;     ///< background of the main window
    QColor panel;    ///< background of panels, dialogs and menus
    QColor ivory;    ///< text on wall and panels
    QColor faded;    ///< less important text on wall and panels
    QColor brass;    ///< lines and selections
    QColor paper;    ///< background of pages, lists and fields
    QColor ink;      ///< text on paper
    QColor fadedInk; ///< less important text on paper
    QColor rubric;   ///< links and accents on paper; red, as on old title pages
    QColor ring;     ///< the focus ring, drawn between two lines of `ringEdge`
    QColor ringEdge;
    QColor black; ///< the colour of Black's men and of pips; dark even if `paper` is dark
};

/// The contrast of the colours of the windows.
enum class Contrast : std::uint8_t {
    Normal,
    High,     ///< high contrast, with light pages
    HighDark, ///< high contrast, with dark pages
};

/// Returns the colours for a contrast. In high contrast, the colours are derived from `desktop`,
/// the palette of the desktop, if hasHighContrast(desktop) returns true; pages are then light or
/// dark as on the desktop. Otherwise, ignores `desktop`.
[[nodiscard]] Colours coloursFor(Contrast contrast, const QPalette &desktop);
/// Returns whether the text colours for windows, pages and buttons of a palette have a contrast of
/// at least 19 : 1 with their backgrounds, which is almost that of black on white.
[[nodiscard]] bool hasHighContrast(const QPalette &palette);
/// Returns the palette of the program for the given colours.
[[nodiscard]] QPalette paletteFrom(const Colours &colours);

// References to the current colours, which apply() changes.
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

/// Returns the contrast in effect.
[[nodiscard]] Contrast contrast();
/// Returns whether white text contrasts more with a background than black text.
[[nodiscard]] bool isDark(const QColor &background);

/// Returns the palette of the desktop, as it was before the first call to apply().
[[nodiscard]] QPalette desktopPalette();
/// Applies the palette and style sheet for a contrast to the whole program. The first call, which
/// must precede the creation of widgets, also sets the style and loads the fonts. Each later call
/// sends every widget an event of the type colourChangeEventType(), or does nothing if the contrast
/// is already in effect.
void apply(QApplication &application, Contrast contrast = Contrast::Normal);
/// Sets whether the rows of a menu are tall enough for fingers, at least 44 pixels. Defaults to
/// false.
void setTouchOperated(QMenu &menu, bool isTouchOperated);
/// Returns the type of the event that every widget receives after the colours have changed. Widgets
/// that store colours, e.g. in style sheets, must update the colours in QObject::customEvent().
[[nodiscard]] QEvent::Type colourChangeEventType();

} // namespace doublets::theme

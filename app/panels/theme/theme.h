// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QEvent>

class QApplication;
class QMenu;
class QPalette;

/// The colours of the windows: a dark panelled gallery, ivory text, and labels on paper. High
/// contrast uses black and white, or the desktop's own colours if those are of high contrast.
namespace doublets::theme {

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
    QColor rubric;   ///< red, as on old title pages
    QColor ring;     ///< the focus ring, drawn between two lines of `ringEdge`
    QColor ringEdge;
    QColor black; ///< the colour of Black's men and of pips; dark even on dark paper
};

enum class Contrast : std::uint8_t {
    Normal,
    High,
    HighDark, ///< with dark pages as well
};

/// Returns the colours for a contrast. `desktop` is the palette of the desktop, used only in high
/// contrast.
[[nodiscard]] Colours coloursFor(Contrast contrast, const QPalette &desktop);
/// Returns whether all text colours of a palette have (nearly) the contrast of black on white.
[[nodiscard]] bool hasHighContrast(const QPalette &palette);
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
/// Returns whether a background is dark, i.e. white text contrasts more with it than black text.
[[nodiscard]] bool isDark(const QColor &background);

/// Returns the palette of the desktop, as it was before the first call of apply().
[[nodiscard]] QPalette desktopPalette();
/// Applies palette, style and fonts to the whole program. Call again when the contrast changes.
/// Does nothing if the contrast is already in effect.
void apply(QApplication &application, Contrast contrast = Contrast::Normal);
/// Sets whether the rows of a menu are as large as other controls used during play. Defaults to
/// false.
void setTouchOperated(QMenu &menu, bool isTouchOperated);
/// Returns the type of the event sent to every widget after the colours have changed. Widgets that
/// store colours, e.g. in style sheets, update them in QObject::customEvent.
[[nodiscard]] QEvent::Type colourChangeEventType();

} // namespace doublets::theme

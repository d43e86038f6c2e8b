// SPDX-License-Identifier: MIT
#pragma once

#include "choices/typeface.h"

#include <QFont>
#include <QSize>

/// The fonts and text sizes of the application. Body text uses the application font, which all
/// widgets inherit, including those created later. Captions and related texts have their own size.
/// GUI thread only, except for functions that are documented as thread-safe.
namespace doublets::fonts {

/// Minimum width and height of controls, in logical pixels.
constexpr int MinControlSize = 26;
/// Minimum size for bold figures, in logical pixels. Smaller figures are hard to tell apart.
constexpr qreal MinBoldFigureSize = 18;
/// Minimum size for bold words, in logical pixels.
constexpr qreal MinBoldTextSize = 24;
/// Minimum size of text that shrinks to fit on a wall display, relative to its usual size. Its
/// lines remain as high as those of other texts on a wall.
constexpr double MinWallTextShare = 0.8;

/// Text and control sizes, in logical pixels.
struct TextSizes
{
    int caption = 17;        ///< font size of captions and related texts
    int text = 17;           ///< font size of menus, panels and dialogs
    int minControlSize = 44; ///< minimum width and height of controls used during play
    double factor = 1;       ///< magnification applied, limited by the available space
    /// Whether the sizes are for viewing from a distance. If so, marks on the board are enlarged,
    /// too.
    bool isForWall = false;

    /// Returns whether the user has enlarged all text (Settings::textSize).
    [[nodiscard]] bool isEnlarged() const { return factor > 1 && !isForWall; }
    bool operator==(const TextSizes &) const = default;
};

/// Returns the sizes for a window of size `window`. `percent` is Settings::textSize; `defaultSize`
/// is the desktop's default text size, in pixels. The magnification is reduced, but not below 1,
/// until the window shows enough lines of sufficient length. The text size is at least 0.7 times
/// the caption size.
[[nodiscard]] TextSizes sizesFor(const QSize &window, int percent, int defaultSize);
/// Returns the sizes for a projected window that is read from the back of a classroom, for example
/// from 8 m if 1920 × 1080 pixels are projected 2 m wide. Ignores Settings::textSize, which applies
/// to the user's own screen.
[[nodiscard]] TextSizes wallSizes(const QSize &window);
/// Returns the minimum line height of text on a wall display, for a window of the given size, in
/// logical pixels.
[[nodiscard]] int minimumWallLineHeight(const QSize &window);
/// Loads the embedded fonts, if any, and sets the application font. Call once, after creating the
/// QApplication and before creating any widget.
void load();
/// Sets the typeface of all text. Takes effect for widgets with the next call to fitToWindow() or
/// setTextSizes(), and for printed sheets immediately. Defaults to Garamond.
void setTypeface(Typeface typeface);
/// Returns the current typeface. Thread-safe.
[[nodiscard]] Typeface currentTypeface();
/// Returns the families of system fonts, installed or not, that the current typeface prefers to the
/// embedded families, in order of preference. Returns an empty list for Garamond. Thread-safe.
[[nodiscard]] QStringList preferredFamilies();
/// Returns whether the current typeface has italics suitable for text. Thread-safe.
[[nodiscard]] bool hasItalics();
/// Sets all sizes for a window of the given size: sizesFor() with the desktop's default text size
/// or, after setForWall(true), wallSizes(). `percent` is Settings::textSize.
void fitToWindow(const QSize &window, int percent);
/// Sets whether subsequent calls to fitToWindow() use wallSizes(). Defaults to false.
void setForWall(bool forWall);
/// Sets all sizes explicitly, for callers that know the viewing distance. All widgets have the new
/// application font on return.
void setTextSizes(const TextSizes &sizes);
/// Returns the sizes currently in use.
[[nodiscard]] TextSizes currentSizes();
/// Returns the desktop's default text size, in pixels. After load(), the size is adjusted for the
/// typeface.
[[nodiscard]] int defaultTextPixels();

/// Sets the letter spacing and the style hint of `font` as the current typeface requires.
/// Thread-safe.
void applyTypeface(QFont &font);
/// Returns the text font of the current typeface at the given pixel size.
[[nodiscard]] QFont textFont(int pixels);
/// Returns the bold text font at the given pixel size, for headings.
[[nodiscard]] QFont titleFont(int pixels);
/// Returns the text font at the current caption size.
[[nodiscard]] QFont captionFont();

} // namespace doublets::fonts

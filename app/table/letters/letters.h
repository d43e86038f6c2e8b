// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QSize>

/// The letters of the whole programme: which face, and how large in a window of that size. What is
/// read is set in the application's font, which every widget has by itself, also one made later;
/// the caption, and what belongs to it, is larger.
namespace doublets::letters {

constexpr int LeastPress = 26;          ///< logical pixels each way, of whatever can be pressed
constexpr qreal SmallestBold = 18;      ///< logical pixels: smaller bold figures run together
constexpr qreal SmallestBoldWords = 24; ///< the same of words

/// Logical pixels.
struct Sizes
{
    int caption = 17;     ///< readable from the back of a room
    int text = 17;        ///< menus, panels, dialogs: at least 0.7 of the caption
    int press = 44;       ///< at least as wide and as high is what is pressed in play
    double factor = 1;    ///< how much larger than usual both are, as far as there is room
    bool forWall = false; ///< read from far: also what stands on the board is as large as can be
    bool operator==(const Sizes &) const = default;
};

/// `percent`: of text_size. `usual`: what the desktop has text in. A window takes larger letters as
/// far as it has room for lines and sentences of them.
[[nodiscard]] Sizes sizesFor(const QSize &window, int percent, int usual);
/// For a picture that is read from the back of a class: of a window of 1920 × 1080 that is 2 m
/// wide, from 8 m. Whatever the wish of people, which is about what they have before them.
[[nodiscard]] Sizes wallSizes(const QSize &window);
/// How high a line of letters for a wall is at least, in a window of that size.
[[nodiscard]] int leastWallLine(const QSize &window);
/// Loads the text face and makes it the application's font. Once, before there are widgets.
void load();
/// Sets all letters for a window of that size.
void fit(const QSize &window, int percent);
/// From the next `fit` on, letters are those for a wall, or are so no more.
void setForWall(bool forWall);
/// Sets them so, whatever the window. For who knows how far away its readers stand.
void set(const Sizes &sizes);
/// What they are set in now.
[[nodiscard]] Sizes current();
/// What the desktop has text in, as this face needs it.
[[nodiscard]] int defaultPixels();

/// The text face, at that many pixels.
[[nodiscard]] QFont textFont(int pixels);
/// The same for a heading.
[[nodiscard]] QFont titleFont(int pixels);
[[nodiscard]] QFont captionFont();

} // namespace doublets::letters

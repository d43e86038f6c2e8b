// SPDX-License-Identifier: MIT
#pragma once

#include "core/story/story.h"

#include <QSize>
#include <QString>

#include <functional>
#include <vector>

namespace doublets {

/// A part of the page to which people go.
struct StoryChapter
{
    QString anchor; ///< its name on the page
    QString title;  ///< for people

    bool operator==(const StoryChapter &) const = default;
};

/// A picture that the page shows, by the name that its HTML gives to it.
struct StoryFigure
{
    QString name;
    const StoryPicture *picture = nullptr; ///< of the story
};

/// How much room the page has.
struct StoryPageRoom
{
    bool isWide = true; ///< old words and ours, words and their pictures, side by side
    /// The size of a picture in logical pixels.
    std::function<QSize(const StoryPicture &)> sizeOf;
};

/// The parts of the page, in its order.
[[nodiscard]] std::vector<StoryChapter> storyChapters();

/// The pictures of the page, in its order.
[[nodiscard]] std::vector<StoryFigure> storyFigures(const Story &story);

/// The games and their sources as a page for a QTextBrowser. Headings are in order, every picture
/// has a caption, and tables read in order, row by row.
[[nodiscard]] QString storyPageHtml(const Story &story, const StoryPageRoom &room);

} // namespace doublets

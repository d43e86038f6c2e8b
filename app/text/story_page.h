// SPDX-License-Identifier: MIT
#pragma once

#include "core/story/story.h"

#include <QSize>
#include <QString>

#include <functional>
#include <vector>

namespace doublets {

/// A part of the page that can be navigated to.
struct StoryChapter
{
    QString anchor; ///< its anchor in the page
    QString title;  ///< display name

    bool operator==(const StoryChapter &) const = default;
};

/// A picture shown on the page, with the name used in its HTML.
struct StoryFigure
{
    QString name;
    const StoryPicture *picture = nullptr; ///< owned by the story
};

/// The space available to the page.
struct StoryPageLayout
{
    bool isWide = true; ///< whether to place originals beside translations, and texts beside
                        ///< pictures
    /// Returns the size of a picture in logical pixels.
    std::function<QSize(const StoryPicture &)> sizeOf;
};

/// Returns the parts of the page in order.
[[nodiscard]] std::vector<StoryChapter> storyChapters();

/// Returns the pictures of the page in order. `story` must outlive the result.
[[nodiscard]] std::vector<StoryFigure> storyFigures(const Story &story);

/// Returns the games and their sources as a page for QTextBrowser. For accessibility, headings are
/// hierarchical, pictures have captions, and tables can be read row by row.
[[nodiscard]] QString storyPageHtml(const Story &story, const StoryPageLayout &room);

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "core/story/story.h"

#include <QSize>
#include <QString>

#include <functional>
#include <vector>

namespace doublets {

/// A chapter of the story page; see storyPageHtml().
struct StoryChapter
{
    QString anchor; ///< name of the anchor in the HTML
    QString title;

    bool operator==(const StoryChapter &) const = default;
};

/// A picture on the story page.
struct StoryFigure
{
    QString url;                           ///< URL of the image in the HTML
    const StoryPicture *picture = nullptr; ///< owned by the story
};

/// The layout of the story page for the available width.
struct StoryPageLayout
{
    /// Whether originals and their translations are side by side, and the terms of the glossary in
    /// two columns. Otherwise, everything is stacked in a single column.
    bool isWide = true;
    /// Returns the size of a picture, in logical pixels. The function must not be empty.
    std::function<QSize(const StoryPicture &)> pictureSize;
};

/// Returns the chapters of the story page in order.
[[nodiscard]] std::vector<StoryChapter> storyChapters();

/// Returns the pictures of the story page in order. `story` must outlive the result.
[[nodiscard]] std::vector<StoryFigure> storyFigures(const Story &story);

/// Returns the story page, about the history of the games and their sources, as HTML for
/// QTextBrowser. For accessibility, headings are hierarchical, pictures have captions, and tables
/// can be read row by row.
[[nodiscard]] QString storyPageHtml(const Story &story, const StoryPageLayout &layout);

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "choices/lighting.h"
#include "core/story/story.h"
#include "table/image/board_image.h"

#include <QSize>

namespace doublets {

class Catalogue;

/// The size of a picture of the story that is `width` pixels wide.
[[nodiscard]] QSize storyImageSize(const StoryPicture &picture, int width);

/// What the table is to draw for a picture of the story, that many pixels large. Precondition: the
/// catalogue has its rule set.
[[nodiscard]] BoardImageWish storyImageWish(const StoryPicture &picture, const Catalogue &catalogue,
                                            QSize size, Lighting lighting);

} // namespace doublets

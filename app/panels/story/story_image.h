// SPDX-License-Identifier: MIT
#pragma once

#include "choices/lighting.h"
#include "core/story/story.h"
#include "table/image/board_image.h"

#include <QSize>

namespace doublets {

class Catalogue;

/// Returns the size of a picture of the story that is `width` pixels wide, with the aspect ratio of
/// the part of the board that the picture shows. Precondition: `width` is positive.
[[nodiscard]] QSize storyImageSize(const StoryPicture &picture, int width);

/// Returns the request for a picture of the story. `size` is in device pixels. Precondition:
/// `catalogue` contains the rule set of the picture.
[[nodiscard]] BoardImageRequest storyImageRequest(const StoryPicture &picture,
                                                  const Catalogue &catalogue, QSize size,
                                                  Lighting lighting);

} // namespace doublets

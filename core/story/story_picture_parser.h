// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/strict_json.h"
#include "core/story/story.h"

namespace doublets {

/// Reads a picture in a story file. Adds errors to `object.errors()`: those of json::Object,
/// ImpossibleValue, Inconsistent and MissingKey. The picture is valid only if none are added.
[[nodiscard]] StoryPicture readStoryPicture(json::Object object);

} // namespace doublets

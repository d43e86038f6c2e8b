// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/strict_json.h"
#include "core/story/story.h"

namespace doublets {

/// Reads a picture in a story file. Errors: those of json::Object, ImpossibleValue, Inconsistent
/// and MissingKey.
[[nodiscard]] StoryPicture readStoryPicture(json::Object object);

} // namespace doublets

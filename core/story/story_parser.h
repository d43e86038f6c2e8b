// SPDX-License-Identifier: MIT
#pragma once

#include "core/story/story.h"

namespace doublets {

/// Parses a story file (see resources/story/README.md). Parsing is strict: an unknown key, wrong
/// type, missing text or impossible value is an error with file, place and reason. `file` is the
/// path named in errors. Errors: those of json::parseObject(), json::Object, readQuotation() and
/// readStoryPicture(), and Inconsistent.
[[nodiscard]] Result<Story, Error> parseStory(const QByteArray &text, const QString &file);

} // namespace doublets

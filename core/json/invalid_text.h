// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

#include <QByteArray>

namespace doublets::json {

/// Completes an error with the code NotText: sets the facts (see ErrorCode::NotText) and, unless
/// the text is UTF-16 or binary, the line and place of the first invalid byte. Does nothing to
/// other errors. Precondition: `text` is the JSON text in which json::parseObject() found `error`.
void locateInvalidText(Error &error, const QByteArray &text);

} // namespace doublets::json

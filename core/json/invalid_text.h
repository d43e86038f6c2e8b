// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

#include <QByteArray>

namespace doublets::json {

/// Adds the line, the place and the facts to an error with the code NotText. Does nothing to other
/// errors. Precondition: `text` is the JSON text in which json::parseObject() found `error`.
void locateInvalidText(Error &error, const QByteArray &text);

} // namespace doublets::json

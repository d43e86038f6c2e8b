// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"

namespace doublets {

/// Returns the built-in catalogue: every display in these tests offers all rule sets.
[[nodiscard]] inline const Catalogue &games()
{
    static const auto read = Catalogue::builtIn();
    return read.value();
}

} // namespace doublets

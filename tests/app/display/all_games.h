// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"

namespace doublets {

/// The rule sets that every display offers in these tests: all of them.
[[nodiscard]] inline const Catalogue &games()
{
    static const auto read = Catalogue::builtIn();
    return read.value();
}

} // namespace doublets

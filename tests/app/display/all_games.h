// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"

namespace doublets {

/// Returns the built-in catalogue, whose rule sets all displays in these tests offer.
[[nodiscard]] inline const Catalogue &games()
{
    static const auto read = Catalogue::builtIn();
    return read.value();
}

} // namespace doublets

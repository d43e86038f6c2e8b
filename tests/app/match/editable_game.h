// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"

namespace doublets::test {

/// Returns `game` as non-const, for changes that its match does not expect.
[[nodiscard]] inline Game &editable(const Game &game)
{
    return const_cast<Game &>(game); // NOLINT(cppcoreguidelines-pro-type-const-cast)
}

} // namespace doublets::test

// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"

namespace doublets::test {

/// Returns the game of a session for changes behind the back of its match.
[[nodiscard]] inline Game &editable(const Game &game)
{
    return const_cast<Game &>(game); // NOLINT(cppcoreguidelines-pro-type-const-cast)
}

} // namespace doublets::test

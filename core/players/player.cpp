// SPDX-License-Identifier: MIT
#include "core/players/player.h"

namespace doublets {

QStringList playerIds()
{
    return {u"random"_qs};
}

std::unique_ptr<Player> makePlayer(const QString &id, std::uint64_t seed)
{
    if (id == u"random") {
        return std::make_unique<RandomPlayer>(seed);
    }
    return nullptr;
}

} // namespace doublets

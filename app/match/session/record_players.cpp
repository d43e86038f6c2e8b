// SPDX-License-Identifier: MIT
#include "match/session/record_players.h"

#include <array>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

struct Level
{
    PlayedBy by;
    QString id;   ///< the identifier in records, from `playerIds`
    QString name; ///< the name in records
};

const std::array<Level, 2> &levels()
{
    static const std::array<Level, 2> both{{{PlayedBy::Best, u"best"_s, u"Best play"_s},
                                            {PlayedBy::Careless, u"random"_s, u"Careless"_s}}};
    return both;
}

} // namespace

RecordedPlayer recordedAs(PlayedBy by, const QString &name)
{
    for (const Level &level : levels()) {
        if (level.by == by) {
            return {name.isEmpty() ? level.name : name, PlayerKind::Computer, level.id};
        }
    }
    return {name, PlayerKind::Human};
}

PlayedBy seatIn(const RecordedPlayer &player)
{
    if (player.kind == PlayerKind::Human) {
        return PlayedBy::Person;
    }
    for (const Level &level : levels()) {
        if (player.level == level.id ||
            (player.level.isEmpty() && (player.name == level.name || player.name == level.id))) {
            return level.by;
        }
    }
    return PlayedBy::Careless;
}

QString nameIn(const RecordedPlayer &player)
{
    if (player.kind == PlayerKind::Computer) {
        for (const Level &level : levels()) {
            if (player.name == level.name || player.name == level.id) {
                return {};
            }
        }
    }
    return player.name;
}

} // namespace doublets

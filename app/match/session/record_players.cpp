// SPDX-License-Identifier: MIT
#include "match/session/record_players.h"

#include <array>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

struct Level
{
    PlayerSetting by;
    QString id;   ///< the identifier in records, from `playerIds`
    QString name; ///< the name in records
};

const std::array<Level, 3> &levels()
{
    static const std::array<Level, 3> all{{{PlayerSetting::Best, u"best"_s, u"Best play"_s},
                                           {PlayerSetting::Casual, u"casual"_s, u"Casual"_s},
                                           {PlayerSetting::Careless, u"random"_s, u"Careless"_s}}};
    return all;
}

} // namespace

RecordedPlayer createRecordedPlayer(PlayerSetting player, const QString &name)
{
    for (const Level &level : levels()) {
        if (level.by == player) {
            return {name.isEmpty() ? level.name : name, PlayerKind::Computer, level.id};
        }
    }
    return {name, PlayerKind::Human};
}

PlayerSetting playerSettingOf(const RecordedPlayer &player)
{
    if (player.kind == PlayerKind::Human) {
        return PlayerSetting::Person;
    }
    for (const Level &level : levels()) {
        if (player.level == level.id ||
            (player.level.isEmpty() && (player.name == level.name || player.name == level.id))) {
            return level.by;
        }
    }
    return PlayerSetting::Careless;
}

QString customNameOf(const RecordedPlayer &player)
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

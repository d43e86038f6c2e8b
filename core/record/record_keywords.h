// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/referee.h"
#include "core/record/record.h"

#include <QString>

#include <array>
#include <optional>

/// The keywords of the record format and of its errors. The functions ending in "Name" return the
/// keyword of a value; those ending in "FromName" return the value with the keyword `name`, or
/// nullopt if there is none.
namespace doublets::record_keywords {

[[nodiscard]] inline QString sideName(Side side)
{
    return side == Side::White ? QStringLiteral("white") : QStringLiteral("black");
}

[[nodiscard]] inline std::optional<Side> sideFromName(const QString &name)
{
    if (name == u"white") {
        return Side::White;
    }
    return name == u"black" ? std::optional(Side::Black) : std::nullopt;
}

[[nodiscard]] inline QString playKindName(PlayKind kind)
{
    switch (kind) {
    case PlayKind::PlayDown:
        return QStringLiteral("play-down");
    case PlayKind::ReStack:
        return QStringLiteral("re-stack");
    case PlayKind::BearOff:
        return QStringLiteral("bear-off");
    case PlayKind::Move:
        return QStringLiteral("move");
    case PlayKind::SetUp:
        return QStringLiteral("set-up");
    }
    return {};
}

[[nodiscard]] inline std::optional<PlayKind> playKindFromName(const QString &name)
{
    for (const PlayKind kind : {PlayKind::PlayDown, PlayKind::ReStack, PlayKind::BearOff,
                                PlayKind::Move, PlayKind::SetUp}) {
        if (playKindName(kind) == name) {
            return kind;
        }
    }
    return std::nullopt;
}

/// Returns the name of a refusal in IllegalAction errors.
[[nodiscard]] inline QString refusalName(referee::Refusal refusal)
{
    constexpr std::array<const char *, 10> names{
        "game-over",  "opening-first", "opening-done",    "plays-left",  "nothing-to-play",
        "wrong-dice", "wrong-player",  "number-not-left", "no-such-man", "fewer-numbers"};
    return QString::fromLatin1(names[static_cast<std::size_t>(refusal)]);
}

[[nodiscard]] inline QString playerKindName(PlayerKind kind)
{
    return kind == PlayerKind::Human ? QStringLiteral("human") : QStringLiteral("computer");
}

[[nodiscard]] inline std::optional<PlayerKind> playerKindFromName(const QString &name)
{
    if (name == u"human") {
        return PlayerKind::Human;
    }
    return name == u"computer" ? std::optional(PlayerKind::Computer) : std::nullopt;
}

} // namespace doublets::record_keywords

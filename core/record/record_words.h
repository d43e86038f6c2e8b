// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"

#include <QString>

#include <optional>

/// The words of the record format, for its reader and its writer.
namespace doublets::record_words {

[[nodiscard]] inline QString sideName(Side side)
{
    return side == Side::White ? u"white"_qs : u"black"_qs;
}

[[nodiscard]] inline std::optional<Side> sideFrom(const QString &name)
{
    if (name == u"white") {
        return Side::White;
    }
    return name == u"black" ? std::optional(Side::Black) : std::nullopt;
}

[[nodiscard]] inline QString actionName(PlayKind kind)
{
    switch (kind) {
    case PlayKind::PlayDown:
        return u"play-down"_qs;
    case PlayKind::ReStack:
        return u"re-stack"_qs;
    case PlayKind::BearOff:
        return u"bear-off"_qs;
    case PlayKind::Move:
        return u"move"_qs;
    }
    return {};
}

[[nodiscard]] inline std::optional<PlayKind> actionFrom(const QString &name)
{
    for (const PlayKind kind :
         {PlayKind::PlayDown, PlayKind::ReStack, PlayKind::BearOff, PlayKind::Move}) {
        if (actionName(kind) == name) {
            return kind;
        }
    }
    return std::nullopt;
}

} // namespace doublets::record_words

// SPDX-License-Identifier: MIT
#pragma once

#include "match/settings/option.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

/// The ranges of the settings. Reading is strict, so that damaged files are detected.
namespace doublets::ranges {

[[nodiscard]] Range<bool> boolean();
/// An integer from `min` to `max`, inclusive.
[[nodiscard]] Range<int> integer(int min, int max);
/// The name of a player; see core/record/name_validation.h.
[[nodiscard]] Range<QString> playerName();
/// A path of at most 4096 characters. Any characters except null are allowed, including line
/// breaks.
[[nodiscard]] Range<QString> path();
/// One of the `allowed` texts.
[[nodiscard]] Range<QString> oneOf(const QStringList &allowed);
/// "system", or a language code such as "ru" or "pt_BR".
[[nodiscard]] Range<QString> language();
/// A seed that parseSeed() accepts; empty for a random seed.
[[nodiscard]] Range<QString> seed();
/// At most `max` paths.
[[nodiscard]] Range<QStringList> paths(int max);
/// At most `max` shortcuts of actions, such as "actionHint=Ctrl+I".
[[nodiscard]] Range<QStringList> shortcuts(int max);
/// At most `max` bytes, stored in Base64.
[[nodiscard]] Range<QByteArray> bytes(int max);

/// An enumeration whose values are consecutive from 0, stored by name. `names` are in the order of
/// the values.
template<typename Enum> [[nodiscard]] Range<Enum> enumeration(const QStringList &names)
{
    return {[names](const Enum &value) { return QVariant(names.value(static_cast<int>(value))); },
            [names](const QVariant &stored) -> std::optional<Enum> {
                const auto index = names.indexOf(stored.toString());
                return index < 0 ? std::nullopt : std::optional(static_cast<Enum>(index));
            },
            names.join(QStringLiteral(", "))};
}

} // namespace doublets::ranges

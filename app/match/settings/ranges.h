// SPDX-License-Identifier: MIT
#pragma once

#include "match/settings/option.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

/// The ranges of the settings. Reading is strict: a value in any other form than the program writes
/// is refused, so that a damaged file is detected.
namespace doublets::ranges {

[[nodiscard]] Range<bool> booleanRange();
/// An integer from `least` to `most`, inclusive.
[[nodiscard]] Range<int> between(int least, int most);
/// The name of a player; see core/record/player_names.h.
[[nodiscard]] Range<QString> name();
/// A path of at most 4096 characters. Any characters except null are allowed, including line
/// breaks.
[[nodiscard]] Range<QString> path();
/// One of the texts `allowed`.
[[nodiscard]] Range<QString> oneOf(const QStringList &allowed);
/// "system", or a language code such as "ru" or "pt_BR".
[[nodiscard]] Range<QString> language();
/// A seed that parseSeed() accepts; empty for a random one.
[[nodiscard]] Range<QString> seed();
/// At most `most` paths.
[[nodiscard]] Range<QStringList> paths(int most);
/// At most `most` shortcuts of actions, such as "actionHint=Ctrl+I".
[[nodiscard]] Range<QStringList> keys(int most);
/// At most `most` bytes, stored in Base64.
[[nodiscard]] Range<QByteArray> bytes(int most);

/// An enumeration whose values count from 0, by the `names` of its values.
template<typename Enum> [[nodiscard]] Range<Enum> named(const QStringList &names)
{
    return {[names](const Enum &value) { return QVariant(names.value(static_cast<int>(value))); },
            [names](const QVariant &found) -> std::optional<Enum> {
                const auto index = names.indexOf(found.toString());
                return index < 0 ? std::nullopt : std::optional(static_cast<Enum>(index));
            },
            names.join(QStringLiteral(", "))};
}

} // namespace doublets::ranges

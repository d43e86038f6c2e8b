// SPDX-License-Identifier: MIT
#pragma once

#include "match/settings/option.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

/// The ranges of the settings. They reject invalid values strictly, so that damaged files are
/// detected.
namespace doublets::ranges {

/// Returns the range of true and false.
[[nodiscard]] Range<bool> boolean();
/// Returns the range of integers from `min` to `max`, inclusive.
[[nodiscard]] Range<int> integer(int min, int max);
/// Returns the range of valid names of players, which may be empty; see
/// core/record/name_validation.h.
[[nodiscard]] Range<QString> playerName();
/// Returns the range of paths of at most 4096 characters. Allows all characters except null
/// characters, including line breaks.
[[nodiscard]] Range<QString> path();
/// Returns the range that consists of the strings `allowed`.
[[nodiscard]] Range<QString> oneOf(const QStringList &allowed);
/// Returns the range of languages: "system", or a code such as "ru" or "pt_BR".
[[nodiscard]] Range<QString> language();
/// Returns the range of seeds: those that parseSeed() accepts, and an empty string for a random
/// seed.
[[nodiscard]] Range<QString> seed();
/// Returns the range of lists of at most `max` paths.
[[nodiscard]] Range<QStringList> paths(int max);
/// Returns the range of lists of at most `max` shortcuts of actions, e.g. "actionHint=Ctrl+I".
[[nodiscard]] Range<QStringList> shortcuts(int max);
/// Returns the range of arrays of at most `max` bytes, which are stored in Base64.
[[nodiscard]] Range<QByteArray> bytes(int max);

/// Returns the range of an enumeration, whose values are stored by name. The values must be
/// consecutive from 0. `names` must be in the order of the values.
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

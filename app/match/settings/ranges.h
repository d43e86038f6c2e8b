// SPDX-License-Identifier: MIT
#pragma once

#include "match/settings/option.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

/// The kinds of values that settings have. Reading is strict: what is not written exactly as we
/// write it is refused, so that a damaged file is noticed and not guessed at.
namespace doublets::ranges {

[[nodiscard]] Range<bool> yesOrNo();
[[nodiscard]] Range<int> between(int least, int most);
/// The name of a player, see core/record/names.h.
[[nodiscard]] Range<QString> name();
/// Where a file lies: whatever a file may be called, line breaks and emoji included.
[[nodiscard]] Range<QString> path();
/// One of these texts.
[[nodiscard]] Range<QString> oneOf(const QStringList &allowed);
/// "system", or a language code such as "ru" or "pt_BR".
[[nodiscard]] Range<QString> language();
/// A seed that SeededDice takes.
[[nodiscard]] Range<QString> seed();
/// At most that many paths.
[[nodiscard]] Range<QStringList> paths(int most);
/// At most that many keys of actions: "actionHint=Ctrl+I".
[[nodiscard]] Range<QStringList> keys(int most);
/// Bytes that only Qt understands.
[[nodiscard]] Range<QByteArray> bytes(int most);

/// An enumeration whose values count from 0, by their names in the file.
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

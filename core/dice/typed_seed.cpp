// SPDX-License-Identifier: MIT
#include "core/dice/typed_seed.h"

#include "core/dice/dice.h"

using namespace Qt::StringLiterals;

namespace doublets {

Result<std::uint64_t, Error> parseTypedSeed(const QString &text)
{
    const QString typed = text.trimmed();
    const bool isGrouped = typed.contains(u'_') && !typed.startsWith(u'_') &&
                           !typed.endsWith(u'_') && !typed.contains(u"__");
    return parseSeed(isGrouped ? QString(typed).remove(u'_') : typed);
}

QString normalizedSeed(const QString &text)
{
    const auto seed = parseTypedSeed(text);
    return seed ? QString::number(seed.value()) : text.trimmed();
}

QString groupedSeed(std::uint64_t seed)
{
    constexpr qsizetype Group = 3;
    QString digits = QString::number(seed);
    for (qsizetype at = digits.size() - Group; at > 0; at -= Group) {
        digits.insert(at, u'_');
    }
    return digits;
}

} // namespace doublets

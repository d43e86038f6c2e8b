// SPDX-License-Identifier: MIT
#include "choices/lighting.h"

using namespace Qt::StringLiterals;

namespace doublets {

QStringList lightingIds()
{
    return {u"lamp"_s, u"night"_s, u"high-contrast"_s};
}

QString lightingId(Lighting lighting)
{
    return lightingIds().at(static_cast<int>(lighting));
}

std::optional<Lighting> lightingFromId(const QString &id)
{
    const auto index = lightingIds().indexOf(id);
    return index < 0 ? std::nullopt : std::optional(static_cast<Lighting>(index));
}

} // namespace doublets

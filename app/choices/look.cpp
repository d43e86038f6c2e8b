// SPDX-License-Identifier: MIT
#include "choices/look.h"

namespace doublets {

QStringList lookIds()
{
    return {u"lamp"_qs, u"night"_qs, u"high-contrast"_qs};
}

QString lookId(Look look)
{
    return lookIds().at(static_cast<int>(look));
}

std::optional<Look> lookFromId(const QString &id)
{
    const auto index = lookIds().indexOf(id);
    return index < 0 ? std::nullopt : std::optional(static_cast<Look>(index));
}

} // namespace doublets

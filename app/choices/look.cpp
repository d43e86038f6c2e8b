// SPDX-License-Identifier: MIT
#include "choices/look.h"

using namespace Qt::StringLiterals;

namespace doublets {

QStringList lookIds()
{
    return {u"lamp"_s, u"night"_s, u"high-contrast"_s};
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

// SPDX-License-Identifier: MIT
#include "display/config/display_config.h"

#include <algorithm>

namespace doublets {

QString localisedText(const TextByLanguage &texts, const QString &language,
                      const QStringList &fallbackLanguages)
{
    const QStringList wanted = QStringList{language} + fallbackLanguages;
    const auto found = std::ranges::find_if(
        wanted, [&texts](const QString &code) { return texts.contains(code); });
    return found == wanted.end() ? QString() : texts.value(*found);
}

} // namespace doublets

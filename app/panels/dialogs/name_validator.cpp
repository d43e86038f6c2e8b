// SPDX-License-Identifier: MIT
#include "panels/dialogs/name_validator.h"

#include "core/limits.h"

namespace doublets {

QValidator::State NameValidator::validate(QString &input, int &position) const
{
    const QList<uint> characters = input.toUcs4();
    if (characters.size() <= limits::MaxNameLength) {
        return Acceptable;
    }
    if (position < input.size()) {
        return Invalid;
    }
    input = QString::fromUcs4(reinterpret_cast<const char32_t *>(characters.constData()),
                              limits::MaxNameLength);
    position = static_cast<int>(input.size());
    return Acceptable;
}

} // namespace doublets

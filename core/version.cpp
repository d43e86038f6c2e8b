// SPDX-License-Identifier: MIT
#include "core/version.h"

namespace doublets {

QString version()
{
    return QStringLiteral(
        DOUBLETS_VERSION); // defined for this file only, since it changes with each release
}

} // namespace doublets

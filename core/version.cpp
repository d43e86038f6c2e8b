// SPDX-License-Identifier: MIT
#include "core/version.h"

namespace doublets {

QString version()
{
    return QStringLiteral(
        DOUBLETS_VERSION); // known to this file alone: it changes with each release
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#include "visits/build_date.h"

#include <QString>

namespace doublets {

QDate buildDate()
{
    return QDate::fromString(QStringLiteral(DOUBLETS_BUILD_DATE), Qt::ISODate);
}

} // namespace doublets

// SPDX-License-Identifier: MIT
#include "services/service_probe.h"

namespace doublets::probe {

// Qt connects to no such service on Windows.

bool isServiceHung(const QByteArray &, const QByteArray &, const QDeadlineTimer &)
{
    return false;
}

bool isBusHung(const QByteArray &, const QDeadlineTimer &)
{
    return false;
}

bool isSessionManagerHung(const QByteArray &, const QDeadlineTimer &)
{
    return false;
}

} // namespace doublets::probe

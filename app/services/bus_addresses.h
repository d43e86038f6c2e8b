// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace doublets {

/// The D-Bus addresses of the session bus and the accessibility bus.
struct BusAddresses
{
    QByteArray session;
    QByteArray accessibility; ///< empty if a service on the session bus provides the address
};

} // namespace doublets

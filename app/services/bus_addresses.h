// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace doublets {

/// The D-Bus addresses of the buses of a session.
struct BusAddresses
{
    QByteArray session;
    QByteArray accessibility; ///< empty if a service on the session bus provides it
};

} // namespace doublets

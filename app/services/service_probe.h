// SPDX-License-Identifier: MIT
#pragma once

#include "services/bus_addresses.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QDeadlineTimer>

/// Functions that test whether services answer, using plain sockets. They are thread-safe and never
/// block beyond the deadline.
namespace doublets::probe {

/// Returns whether a service hangs, that is, accepts a connection but neither sends anything nor
/// closes the connection, or leaves its queue of connections full. A service that does not exist
/// does not hang. `socket` is a path, or an abstract name with a leading null character. `greeting`
/// is sent first; may be empty.
[[nodiscard]] bool isServiceHung(const QByteArray &socket, const QByteArray &greeting,
                                 const QDeadlineTimer &deadline);

/// Returns whether a D-Bus message bus hangs. `address` is a list of D-Bus addresses, of which only
/// Unix sockets are tested.
[[nodiscard]] bool isBusHung(const QByteArray &address, const QDeadlineTimer &deadline);

/// Returns whether a session manager hangs. `address` is the value of SESSION_MANAGER.
[[nodiscard]] bool isSessionManagerHung(const QByteArray &address, const QDeadlineTimer &deadline);

/// Returns whether anything that Qt waits for when connecting to the accessibility bus hangs: the
/// service that announces the bus, the bus, or its registry. The session bus must be working unless
/// `buses` contains the address of the accessibility bus. Never starts a service.
[[nodiscard]] bool isAccessibilityHung(const BusAddresses &buses, const QDeadlineTimer &deadline);

/// Blocks until the accessibility bus and everything that Qt waits for when connecting to it
/// answer, possibly for ever. Returns false if there is no such bus, or if the desktop does not use
/// it.
[[nodiscard]] bool waitForAccessibilityBus(const BusAddresses &buses);

} // namespace doublets::probe

// SPDX-License-Identifier: MIT
#pragma once

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

/// Returns whether the accessibility bus hangs, or the service that knows the bus's address.
/// `sessionBus` is the address of a working session bus.
[[nodiscard]] bool isAccessibilityBusHung(const QByteArray &sessionBus,
                                          const QDeadlineTimer &deadline);

} // namespace doublets::probe

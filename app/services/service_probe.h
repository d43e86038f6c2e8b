// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QDeadlineTimer>

/// Tests whether services answer, using plain sockets. All functions are thread-safe and never
/// block beyond the deadline.
namespace doublets::probe {

/// Returns whether a service hangs: it accepts a connection, but neither sends anything nor closes
/// it. A service that does not exist does not hang. `socket` is a path, or an abstract name with a
/// leading null character.
[[nodiscard]] bool doesHang(const QByteArray &socket, const QByteArray &greeting,
                            const QDeadlineTimer &deadline);

/// Returns whether a message bus hangs. `address` is a list of D-Bus addresses, of which only Unix
/// sockets are tested.
[[nodiscard]] bool doesBusHang(const QByteArray &address, const QDeadlineTimer &deadline);

/// Returns whether a session manager hangs. `address` is the value of SESSION_MANAGER.
[[nodiscard]] bool doesSessionManagerHang(const QByteArray &address,
                                          const QDeadlineTimer &deadline);

/// Returns whether the accessibility bus hangs that is announced on `sessionBus`, which must be a
/// working session bus.
[[nodiscard]] bool doesAnnouncedBusHang(const QByteArray &sessionBus,
                                        const QDeadlineTimer &deadline);

} // namespace doublets::probe

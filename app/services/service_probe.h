// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QDeadlineTimer>

/// Whether services answer, asked with plain sockets. All functions are thread-safe and never block
/// for longer than the deadline.
namespace doublets::probe {

/// A service hangs if it accepts a connection and then neither sends anything nor hangs up. One
/// that is not there does not hang. `socket` is a path, or an abstract name with a leading null
/// character.
[[nodiscard]] bool doesHang(const QByteArray &socket, const QByteArray &greeting,
                            const QDeadlineTimer &deadline);

/// The same of a message bus. `address` is a list of D-Bus addresses, of which those of Unix
/// sockets are tried.
[[nodiscard]] bool doesBusHang(const QByteArray &address, const QDeadlineTimer &deadline);

/// The same of a session manager. `address` is the value of SESSION_MANAGER.
[[nodiscard]] bool doesSessionManagerHang(const QByteArray &address,
                                          const QDeadlineTimer &deadline);

/// The same of the accessibility bus that is announced on a session bus which answers.
[[nodiscard]] bool doesAnnouncedBusHang(const QByteArray &sessionBus,
                                        const QDeadlineTimer &deadline);

} // namespace doublets::probe

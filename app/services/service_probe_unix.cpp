// SPDX-License-Identifier: MIT
#include "services/service_probe.h"

#include <QThread>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstring>

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace doublets::probe {

namespace {

constexpr unsigned long RetryInterval = 20;

class Descriptor
{
public:
    explicit Descriptor(int number)
        : m_number(number)
    {
    }
    ~Descriptor() { ::close(m_number); }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;

    operator int() const { return m_number; }

private:
    int m_number;
};

enum class Connection { Made, Refused, Queued };

/// Connects to `socket`. Returns Queued if the service's queue of connections is full.
Connection connectTo(int descriptor, const QByteArray &socket)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const auto size = static_cast<std::size_t>(socket.size());
    if (size == 0 || size >= sizeof(address.sun_path)) {
        return Connection::Refused;
    }
    std::memcpy(&address.sun_path, socket.constData(), size);
    const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + size +
                                               (socket.front() == '\0' ? 0 : 1));
    if (::connect(descriptor, reinterpret_cast<const sockaddr *>(&address), length) == 0) {
        return Connection::Made;
    }
    return errno == EAGAIN || errno == EINTR ? Connection::Queued : Connection::Refused;
}

/// Returns the sockets in a list such as "unix:path=/run/bus,guid=0;unix:abstract=/tmp/bus".
QByteArrayList socketsOf(const QByteArray &addresses)
{
    QByteArrayList sockets;
    for (const QByteArray &address : addresses.split(';')) {
        if (!address.startsWith("unix:")) {
            continue;
        }
        for (const QByteArray &part : address.sliced(5).split(',')) {
            const QByteArray value =
                QByteArray::fromPercentEncoding(part.sliced(part.indexOf('=') + 1));
            if (part.startsWith("path=")) {
                sockets << value;
            } else if (part.startsWith("abstract=")) {
                sockets << '\0' + value;
            }
        }
    }
    return sockets;
}

} // namespace

bool isServiceHung(const QByteArray &socket, const QByteArray &greeting,
                   const QDeadlineTimer &deadline)
{
    const Descriptor descriptor(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    Connection connection = connectTo(descriptor, socket);
    while (connection == Connection::Queued && !deadline.hasExpired()) {
        QThread::msleep(RetryInterval);
        connection = connectTo(descriptor, socket);
    }
    if (connection != Connection::Made) {
        return connection == Connection::Queued;
    }
    if (!greeting.isEmpty()) {
        static_cast<void>(::send(descriptor, greeting.constData(),
                                 static_cast<std::size_t>(greeting.size()), MSG_NOSIGNAL));
    }
    pollfd answer{descriptor, POLLIN, 0};
    int ready = -1;
    do {
        ready = ::poll(&answer, 1, static_cast<int>(deadline.remainingTime()));
    } while (ready < 0 && errno == EINTR);
    return ready == 0;
}

bool isBusHung(const QByteArray &address, const QDeadlineTimer &deadline)
{
    // The first message of every client. The bus responds by accepting or rejecting it.
    const QByteArray greeting =
        '\0' + QByteArray("AUTH EXTERNAL ") + QByteArray::number(::geteuid()).toHex() + "\r\n";
    const QByteArrayList sockets = socketsOf(address);
    return std::any_of(sockets.begin(), sockets.end(), [&](const QByteArray &socket) {
        return isServiceHung(socket, greeting, deadline);
    });
}

bool isSessionManagerHung(const QByteArray &address, const QDeadlineTimer &deadline)
{
    // For example "local/host:@/tmp/.ICE-unix/1,unix/host:/tmp/.ICE-unix/1". The manager speaks
    // first.
    const QByteArrayList entries = address.split(',');
    return std::any_of(entries.begin(), entries.end(), [&](const QByteArray &entry) {
        if (!entry.startsWith("local/") && !entry.startsWith("unix/")) {
            return false;
        }
        QByteArray socket = entry.sliced(entry.indexOf(':') + 1);
        if (socket.startsWith('@')) {
            socket.front() = '\0';
        }
        return isServiceHung(socket, {}, deadline);
    });
}

} // namespace doublets::probe

// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QDeadlineTimer>
#include <QString>

#include <cstring>

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace doublets {

/// A fake of systemd's notification socket.
class FakeNotify
{
public:
    /// Binds a socket to `path`, which must not exist. See isBound().
    explicit FakeNotify(const QString &path)
        : m_socket(::socket(AF_UNIX, SOCK_DGRAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0))
    {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const QByteArray name = path.toLocal8Bit();
        if (m_socket >= 0 && name.size() < static_cast<qsizetype>(sizeof(address.sun_path))) {
            std::memcpy(&address.sun_path, name.constData(), static_cast<std::size_t>(name.size()));
            m_isBound = ::bind(m_socket, reinterpret_cast<const sockaddr *>(&address),
                               sizeof(address)) == 0;
        }
    }
    ~FakeNotify() { ::close(m_socket); }
    FakeNotify(const FakeNotify &) = delete;
    FakeNotify &operator=(const FakeNotify &) = delete;

    [[nodiscard]] bool isBound() const { return m_isBound; }

    /// Returns the messages received since the last call.
    [[nodiscard]] QByteArrayList takeMessages()
    {
        QByteArrayList messages;
        std::array<char, 4096> bytes{};
        for (;;) {
            const auto size = ::recv(m_socket, bytes.data(), bytes.size(), 0);
            if (size < 0) {
                return messages;
            }
            messages << QByteArray(bytes.data(), static_cast<qsizetype>(size));
        }
    }
    /// Waits for the next message and returns it. Returns an empty array if there is none within
    /// `milliseconds`.
    [[nodiscard]] QByteArray next(int milliseconds)
    {
        pollfd waiting{m_socket, POLLIN, 0};
        if (::poll(&waiting, 1, milliseconds) <= 0) {
            return {};
        }
        std::array<char, 4096> bytes{};
        const auto size = ::recv(m_socket, bytes.data(), bytes.size(), 0);
        return size < 0 ? QByteArray() : QByteArray(bytes.data(), static_cast<qsizetype>(size));
    }

private:
    int m_socket;
    bool m_isBound = false;
};

} // namespace doublets

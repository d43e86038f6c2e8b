// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QFile>
#include <QTemporaryDir>

#include <cstring>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace doublets {

/// A simulated hung service: the kernel accepts connections, but nothing answers.
class HungSocket
{
public:
    /// Creates the socket; check isListening() for success. The kernel queues up to `backlog` + 1
    /// connections.
    explicit HungSocket(int backlog = 16)
        : m_socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const QByteArray name = path();
        if (m_socket >= 0 && name.size() < static_cast<qsizetype>(sizeof(address.sun_path))) {
            std::memcpy(&address.sun_path, name.constData(), static_cast<std::size_t>(name.size()));
            m_isListening = ::bind(m_socket, reinterpret_cast<const sockaddr *>(&address),
                                   sizeof(address)) == 0 &&
                            ::listen(m_socket, backlog) == 0;
        }
    }
    ~HungSocket() { ::close(m_socket); }
    HungSocket(const HungSocket &) = delete;
    HungSocket &operator=(const HungSocket &) = delete;

    [[nodiscard]] bool isListening() const { return m_isListening; }
    /// Accepts a connection, sends `answer` and closes the connection. Blocks until a client
    /// connects.
    void answerOnce(const QByteArray &answer)
    {
        const int connection = ::accept(m_socket, nullptr, nullptr);
        static_cast<void>(::send(connection, answer.constData(),
                                 static_cast<std::size_t>(answer.size()), MSG_NOSIGNAL));
        ::close(connection);
    }
    /// Returns the path of the socket, encoded for the file system.
    [[nodiscard]] QByteArray path() const
    {
        return QFile::encodeName(m_folder.filePath(QStringLiteral("hung")));
    }

private:
    QTemporaryDir m_folder;
    int m_socket;
    bool m_isListening = false;
};

} // namespace doublets

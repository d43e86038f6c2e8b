// SPDX-License-Identifier: MIT
#include "desktop/handover.h"

#include "core/platform/non_utf8_paths.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalServer>
#include <QLocalSocket>
#include <QStandardPaths>
#include <QThread>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

const QByteArray Greeting = "doublets 1\n";
const QByteArray Accepted = "taken\n";
constexpr int RetryInterval = 50; ///< milliseconds, while the other program is about to listen
constexpr qint64 MaxLineLength = 1 << 16;

const QString Arguments = u"arguments"_s;
const QString Folder = u"folder"_s; ///< the folder that relative paths refer to
const QString Token = u"token"_s;

bool connectTo(QLocalSocket &socket, const QString &socketName, const QDeadlineTimer &deadline)
{
    while (!deadline.hasExpired()) {
        socket.connectToServer(socketName);
        if (socket.waitForConnected(static_cast<int>(deadline.remainingTime()))) {
            return true;
        }
        QThread::msleep(RetryInterval);
    }
    return false;
}

/// Returns the absolute path of the socket of the program that uses `dataFolder`.
QString handoverSocketPath(const QString &dataFolder)
{
    // Short, because the address of a socket is limited.
    const QByteArray folder = QDir(dataFolder).absolutePath().toUtf8();
    const QByteArray hash = QCryptographicHash::hash(folder, QCryptographicHash::Sha256).toHex();
    return QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation) + u"/doublets-"_s +
           QString::fromLatin1(hash.left(16));
}

/// Returns whether exactly `line` is received before the deadline.
bool receivesLine(QLocalSocket &socket, const QByteArray &line, const QDeadlineTimer &deadline)
{
    while (!socket.canReadLine()) {
        if (!socket.waitForReadyRead(static_cast<int>(deadline.remainingTime()))) {
            return false;
        }
    }
    return socket.readLine(MaxLineLength) == line;
}

} // namespace

bool handOver(const QString &dataFolder, const QStringList &arguments,
              std::chrono::milliseconds timeout)
{
    const QDeadlineTimer deadline(timeout);
    QLocalSocket socket;
    // A hung program sends no greeting; it receives no request that it would carry out later.
    if (!connectTo(socket, handoverSocketPath(dataFolder), deadline) ||
        !receivesLine(socket, Greeting, deadline)) {
        return false;
    }
    const QJsonObject message{
        {Arguments, QJsonArray::fromStringList(arguments)},
        {Folder, QDir::currentPath()},
        {Token, qEnvironmentVariable("XDG_ACTIVATION_TOKEN")},
    };
    socket.write(QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n');
    return receivesLine(socket, Accepted, deadline);
}

LaunchRequestReceiver::LaunchRequestReceiver(const QString &dataFolder, const Catalogue &catalogue,
                                             QObject *parent)
    : QObject(parent)
    , m_catalogue(catalogue)
    , m_server(std::make_unique<QLocalServer>())
{
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server.get(), &QLocalServer::newConnection, this,
            &LaunchRequestReceiver::acceptConnections);
    const QString socketName = handoverSocketPath(dataFolder);
    QLocalServer::removeServer(socketName); // left behind by a crash
    // If this fails, later starts use saves of their own.
    m_server->listen(socketName);
}

LaunchRequestReceiver::~LaunchRequestReceiver() = default;

void LaunchRequestReceiver::acceptConnections()
{
    while (QLocalSocket *client = m_server->nextPendingConnection()) {
        client->setReadBufferSize(MaxLineLength);
        connect(client, &QLocalSocket::disconnected, client, &QObject::deleteLater);
        connect(client, &QLocalSocket::readyRead, this, [this, client] { readRequest(*client); });
        client->write(Greeting);
    }
}

void LaunchRequestReceiver::readRequest(QLocalSocket &client)
{
    if (!client.canReadLine()) {
        if (client.bytesAvailable() >= MaxLineLength) {
            client.abort();
        }
        return;
    }
    const QJsonObject message = QJsonDocument::fromJson(client.readLine(MaxLineLength)).object();
    QStringList arguments;
    for (const QJsonValue &argument : message[Arguments].toArray()) {
        arguments << argument.toString();
    }
    CommandLine line = readCommandLine(arguments, m_catalogue);
    if (arguments.isEmpty() || line.outcome != CommandLine::Outcome::ShowWindow) {
        client.abort(); // another version, which then opens a window of its own
        return;
    }
    if (!line.file.isEmpty()) {
        const QDir folder(message[Folder].toString());
        line.file = adoptDescriptorPath(QDir::cleanPath(folder.absoluteFilePath(line.file)));
    }
    client.write(Accepted);
    client.flush();
    Q_EMIT requestReceived(line, message[Token].toString().toUtf8());
}

} // namespace doublets

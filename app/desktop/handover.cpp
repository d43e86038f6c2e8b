// SPDX-License-Identifier: MIT
#include "desktop/handover.h"

#include "core/files/non_utf8_paths.h"

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
const QByteArray Taken = "taken\n";
constexpr int Retry = 50; ///< milliseconds, while the other program is about to listen
constexpr qint64 LongestLine = 1 << 16;

const QString Arguments = u"arguments"_s;
const QString Folder = u"folder"_s; ///< the folder that relative paths refer to
const QString Token = u"token"_s;

bool connectTo(QLocalSocket &socket, const QString &place, const QDeadlineTimer &deadline)
{
    while (!deadline.hasExpired()) {
        socket.connectToServer(place);
        if (socket.waitForConnected(static_cast<int>(deadline.remainingTime()))) {
            return true;
        }
        QThread::msleep(Retry);
    }
    return false;
}

/// Returns whether exactly `line` is received before the deadline.
bool hears(QLocalSocket &socket, const QByteArray &line, const QDeadlineTimer &deadline)
{
    while (!socket.canReadLine()) {
        if (!socket.waitForReadyRead(static_cast<int>(deadline.remainingTime()))) {
            return false;
        }
    }
    return socket.readLine(LongestLine) == line;
}

} // namespace

QString handoverSocketName(const QString &dataFolder)
{
    // Short, because the address of a socket is limited.
    const QByteArray folder = QDir(dataFolder).absolutePath().toUtf8();
    const QByteArray hash = QCryptographicHash::hash(folder, QCryptographicHash::Sha256).toHex();
    return QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation) + u"/doublets-"_s +
           QString::fromLatin1(hash.left(16));
}

bool handOver(const QString &dataFolder, const QStringList &arguments,
              std::chrono::milliseconds patience)
{
    const QDeadlineTimer deadline(patience);
    QLocalSocket socket;
    // A hung program sends no greeting; it receives no request that it would carry out later.
    if (!connectTo(socket, handoverSocketName(dataFolder), deadline) ||
        !hears(socket, Greeting, deadline)) {
        return false;
    }
    const QJsonObject message{
        {Arguments, QJsonArray::fromStringList(arguments)},
        {Folder, QDir::currentPath()},
        {Token, qEnvironmentVariable("XDG_ACTIVATION_TOKEN")},
    };
    socket.write(QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n');
    return hears(socket, Taken, deadline);
}

Receiver::Receiver(const QString &dataFolder, const Catalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_catalogue(catalogue)
    , m_server(std::make_unique<QLocalServer>())
{
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server.get(), &QLocalServer::newConnection, this, &Receiver::greet);
    const QString place = handoverSocketName(dataFolder);
    QLocalServer::removeServer(place); // left behind by a crash
    // If this fails, later starts use saves of their own.
    m_server->listen(place);
}

Receiver::~Receiver() = default;

void Receiver::greet()
{
    while (QLocalSocket *caller = m_server->nextPendingConnection()) {
        caller->setReadBufferSize(LongestLine);
        connect(caller, &QLocalSocket::disconnected, caller, &QObject::deleteLater);
        connect(caller, &QLocalSocket::readyRead, this, [this, caller] { listenTo(*caller); });
        caller->write(Greeting);
    }
}

void Receiver::listenTo(QLocalSocket &caller)
{
    if (!caller.canReadLine()) {
        if (caller.bytesAvailable() >= LongestLine) {
            caller.abort();
        }
        return;
    }
    const QJsonObject message = QJsonDocument::fromJson(caller.readLine(LongestLine)).object();
    QStringList arguments;
    for (const QJsonValue &argument : message[Arguments].toArray()) {
        arguments << argument.toString();
    }
    CommandLine line = readCommandLine(arguments, m_catalogue);
    if (arguments.isEmpty() || line.wants != CommandLine::Wants::Window) {
        caller.abort(); // from another version, which then starts by itself
        return;
    }
    if (!line.file.isEmpty()) {
        const QDir folder(message[Folder].toString());
        line.file = adoptDescriptorPath(QDir::cleanPath(folder.absoluteFilePath(line.file)));
    }
    caller.write(Taken);
    caller.flush();
    Q_EMIT requestReceived(line, message[Token].toString().toUtf8());
}

} // namespace doublets

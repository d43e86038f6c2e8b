// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/command_line.h"

#include <QObject>

#include <chrono>
#include <memory>

class QLocalServer;
class QLocalSocket;

namespace doublets {

// A later launch hands its arguments over to the running program, through a socket that only the
// same user can open. The running program sends a greeting, receives the arguments as one line of
// JSON and confirms their receipt.

/// Hands `arguments` over to the running program that uses `dataFolder`, together with the current
/// folder and the XDG activation token. The first of `arguments` is the program's name. Returns
/// false if no running program accepts the arguments within `timeout`, for example because that
/// program has quit, hangs or is a different version. Blocks for at most about `timeout`.
/// Precondition: readCommandLine(`arguments`) has the outcome ShowWindow.
[[nodiscard]] bool handOver(const QString &dataFolder, const QStringList &arguments,
                            std::chrono::milliseconds timeout);

/// A server that receives the arguments of later launches of the program.
class LaunchRequestReceiver : public QObject
{
    Q_OBJECT

public:
    /// Starts listening. On failure, no requests are received. Create this object only in the
    /// program that holds the first save slot of `dataFolder` (see SaveSlot). `catalogue` must
    /// outlive this object.
    LaunchRequestReceiver(const QString &dataFolder, const Catalogue &catalogue,
                          QObject *parent = nullptr);
    ~LaunchRequestReceiver() override;

Q_SIGNALS:
    /// Emitted when valid arguments have been received. The outcome of `commandLine` is always
    /// ShowWindow, and its file path, if any, is absolute. `activationToken` is the XDG activation
    /// token that allows a window to come to the front; empty if the launcher provided none.
    void requestReceived(const doublets::CommandLine &commandLine,
                         const QByteArray &activationToken);

private:
    void acceptConnections();
    void readRequest(QLocalSocket &client);

    const Catalogue &m_catalogue;
    std::unique_ptr<QLocalServer> m_server;
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/command_line.h"

#include <QObject>

#include <chrono>
#include <memory>

class QLocalServer;
class QLocalSocket;

namespace doublets {

// A second start hands its arguments over to the running program, through a socket that only the
// same user can open. The running program sends a greeting, receives one line of JSON and confirms
// it.

/// Returns the name of the socket for programs that use `dataFolder`.
[[nodiscard]] QString handoverSocketName(const QString &dataFolder);

/// Hands `arguments` over to the running program. Returns false if it has not accepted them within
/// `patience`, because it has ended, hangs or has another version. Blocks for at most `patience`.
[[nodiscard]] bool handOver(const QString &dataFolder, const QStringList &arguments,
                            std::chrono::milliseconds patience);

/// Receives the arguments of later starts.
class Receiver : public QObject
{
    Q_OBJECT

public:
    /// Starts listening. Create it only in the program that has the first save slot of the folder.
    /// `catalogue` must outlive this object.
    Receiver(const QString &dataFolder, const Catalogue &catalogue, QObject *parent = nullptr);
    ~Receiver() override;

Q_SIGNALS:
    /// Emitted with valid arguments; the path of a file is absolute. `token` is the XDG activation
    /// token that allows a window to come to the front; empty if there is none.
    void requestReceived(const doublets::CommandLine &line, const QByteArray &token);

private:
    void greet();
    void listenTo(QLocalSocket &caller);

    const Catalogue &m_catalogue;
    std::unique_ptr<QLocalServer> m_server;
};

} // namespace doublets

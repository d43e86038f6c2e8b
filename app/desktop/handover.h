// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/command_line.h"

#include <QObject>

#include <chrono>
#include <memory>

class QLocalServer;
class QLocalSocket;

namespace doublets {

/// What a later start hands over to the programme that runs already, over a socket that is open to
/// nobody but the same user. The running one greets, is told in one line of JSON, and answers.

/// Where programmes over this data folder meet.
[[nodiscard]] QString meetingPlace(const QString &dataFolder);

/// Hands the arguments over to the instance that is running. Returns false if it has not accepted
/// them within `patience`: it has ended, hangs, or is of another version. Blocks for that long at
/// most.
[[nodiscard]] bool handOver(const QString &dataFolder, const QStringList &arguments,
                            std::chrono::milliseconds patience);

/// Takes what later starts hand over.
class Receiver : public QObject
{
    Q_OBJECT

public:
    /// To be made by the one programme that has the first save of the folder. The catalogue must
    /// outlive it.
    Receiver(const QString &dataFolder, const Catalogue &catalogue, QObject *parent = nullptr);
    ~Receiver() override;

Q_SIGNALS:
    /// The arguments are sound, the path of the file is absolute. `token` lets a window come to the
    /// front on desktops that give such; it may be empty.
    void asked(const doublets::CommandLine &line, const QByteArray &token);

private:
    void greet();
    void listenTo(QLocalSocket &caller);

    const Catalogue &m_catalogue;
    std::unique_ptr<QLocalServer> m_server;
};

} // namespace doublets

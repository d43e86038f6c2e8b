// SPDX-License-Identifier: MIT
#pragma once

#include "match/clock.h"

#include <QStringList>
#include <QWidget>

namespace doublets {

/// Makes a screen reader speak messages without moving its focus. The only source of unsolicited
/// speech in a window; the names and states of the men belong to BoardAccessible.
///
/// An invisible accessible object with the role Notification. For each message, reports to screen
/// readers that the object has been hidden and shown again, which they read as a new notification.
/// Messages that arrive while the previous one may not have been read yet are queued, then spoken
/// together.
class Announcer : public QWidget
{
    Q_OBJECT

public:
    /// `clock` must outlive this object.
    explicit Announcer(QWidget *window, Clock &clock = Clock::system());

    /// Announces `message` through the announcer of the window that contains `from`, or of the
    /// nearest parent window with an announcer. Does nothing if there is none.
    static void announce(const QWidget *from, const QString &message);

    /// Queues `message` to be spoken. Does nothing if it is empty.
    void announce(const QString &message);
    /// Announces the last message again.
    void repeatLastMessage() { announce(lastMessage()); }
    /// Returns the last message.
    [[nodiscard]] QString lastMessage() const { return accessibleName(); }

Q_SIGNALS:
    /// Emitted when a message has been passed to screen readers.
    void messageAnnounced(const QString &message);

private:
    void announceNext();

    QStringList m_queue;
    Alarm m_readingTime; ///< runs until screen readers have had time to query the text
};

} // namespace doublets

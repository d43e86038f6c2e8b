// SPDX-License-Identifier: MIT
#pragma once

#include "match/clock.h"

#include <QStringList>
#include <QWidget>

namespace doublets {

/// Makes a screen reader speak messages without moving its focus. The only source of unsolicited
/// speech in a window; BoardAccessible provides the names and states of the men.
///
/// The widget paints nothing and has the accessible role Notification. For each message, it reports
/// to screen readers that it has been hidden and shown again, which they read as a new
/// notification. Messages that arrive while the previous one may not have been read yet are queued,
/// then spoken together.
class Announcer : public QWidget
{
    Q_OBJECT

public:
    /// `window` takes ownership of this object. `clock` must outlive this object.
    explicit Announcer(QWidget *window, Clock &clock = Clock::system());

    /// Announces `message` through the announcer of the window that contains `from`, or of the
    /// nearest parent window with an announcer. Does nothing if there is none.
    static void announce(const QWidget *from, const QString &message);

    /// Queues `message` to be spoken. Does nothing if it is empty.
    void announce(const QString &message);
    /// Announces the last message again. Does nothing if there is none.
    void repeatLastMessage() { announce(lastMessage()); }
    /// Returns the last message passed to screen readers, which may consist of several that were
    /// queued; empty if there is none.
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

// SPDX-License-Identifier: MIT
#pragma once

#include "match/clock.h"

#include <QStringList>
#include <QWidget>

namespace doublets {

/// Makes a screen reader speak messages without moving its focus. The only source of unsolicited
/// speech in a window; BoardAccessible provides the names and states of the men.
///
/// The widget paints nothing. For screen readers, it is a notification in a status bar. For each
/// message, it reports to screen readers that it has been hidden and shown again, which they read
/// as a new notification. Messages that arrive while the previous one may not have been read yet
/// are queued, then spoken together.
class Announcer : public QWidget
{
    Q_OBJECT

public:
    /// `window` takes ownership of this object. `clock` must outlive this object.
    explicit Announcer(QWidget *window, Clock &clock = Clock::system());

    /// Announces `message` through the announcer of the window that contains `from`, or of the
    /// nearest parent window with an announcer. Does nothing if there is none.
    static void announce(const QWidget *from, const QString &message);

    /// As above, for what has got the focus, or why it has not moved. The message is not repeated
    /// later.
    static void announceFocus(const QWidget *from, const QString &message);

    /// Queues `message` to be spoken. Does nothing if it is empty.
    void announce(const QString &message);
    /// Removes `message` from the queue. Returns false if it is not queued, and so has been spoken
    /// already.
    bool withdraw(const QString &message);
    /// Announces the latest message again. Does nothing if there is none.
    void repeatLastMessage();
    /// Announces the message before the one repeated last. Goes back up to twenty messages, then
    /// says that there is no earlier one. A new message, or repeatLastMessage(), starts at the end
    /// again.
    void announceEarlierMessage();
    /// Returns the last message passed to screen readers, which may consist of several that were
    /// queued; empty if there is none.
    [[nodiscard]] QString lastMessage() const { return m_lastMessage; }

Q_SIGNALS:
    /// Emitted when a message has been passed to screen readers.
    void messageAnnounced(const QString &message);

private:
    /// Returns the announcer that speaks for `from`; null if there is none.
    [[nodiscard]] static Announcer *findFor(const QWidget *from);
    void announceNext();
    void enqueue(const QString &message);

    QStringList m_queue;
    QString m_lastMessage;
    QStringList m_newMessages;     ///< those in the queue that are not repeated
    QStringList m_history;         ///< latest last
    qsizetype m_repeatedIndex = 0; ///< index in the history of the message repeated last
    Alarm m_readingTime;           ///< runs until screen readers have had time to query the text
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "match/clock.h"

#include <QStringList>
#include <QWidget>

namespace doublets {

/// An invisible widget through which screen readers speak messages without moving their focus. The
/// only source of unsolicited speech in a window.
///
/// For screen readers, the widget is a notification in a status bar. For each message, it reports
/// that it has been hidden and shown again, which screen readers read as a new notification.
/// Messages that arrive before screen readers have had time to read the previous one are queued,
/// then spoken together.
class Announcer : public QWidget
{
    Q_OBJECT

public:
    /// `window` takes ownership of this object. `clock` must outlive this object.
    explicit Announcer(QWidget *window, Clock &clock = Clock::system());

    /// Announces `message` through the announcer of the window that contains `from`, or of the
    /// nearest parent window with an announcer. Does nothing if there is no announcer or `message`
    /// is empty. `from` must not be null.
    static void announce(const QWidget *from, const QString &message);

    /// Announces a message about the keyboard focus in the same way. repeatLastMessage() and
    /// announceEarlierMessage() ignore such messages.
    static void announceFocus(const QWidget *from, const QString &message);

    /// Queues `message` to be spoken. Does nothing if `message` is empty.
    void announce(const QString &message);
    /// Removes `message` from the queue. Returns false if `message` is not in the queue, for
    /// example because it has already been spoken.
    bool withdraw(const QString &message);
    /// Announces the latest message again. Does nothing if there is none.
    void repeatLastMessage();
    /// Announces the message before the one that was repeated last, or that there is no earlier
    /// message. The history holds twenty messages. A new message or repeatLastMessage() starts
    /// again at the latest message.
    void announceEarlierMessage();
    /// Returns the last message passed to screen readers, which may consist of several queued
    /// messages. Returns an empty string if there is none.
    [[nodiscard]] QString lastMessage() const { return m_lastMessage; }

Q_SIGNALS:
    /// Emitted after a message has been announced, even if no screen reader is running. `message`
    /// may consist of several queued messages.
    void messageAnnounced(const QString &message);

private:
    /// Returns the announcer for `from`. Returns null if there is none.
    [[nodiscard]] static Announcer *findFor(const QWidget *from);
    void announceNext();
    void enqueue(const QString &message);

    QStringList m_queue;
    QString m_lastMessage;
    QStringList m_newMessages;     ///< queued messages that are not repetitions or about the focus
    QStringList m_history;         ///< latest last
    qsizetype m_repeatedIndex = 0; ///< index in the history of the message repeated last
    Alarm m_readingTime; ///< active until screen readers have had time to read the message
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "match/scheduler.h"

#include <QStringList>
#include <QWidget>

#include <vector>

namespace doublets {

/// An invisible widget through which screen readers speak messages without moving their focus.
///
/// The widget paints nothing. For screen readers, it is a status bar with notifications. Each
/// message is reported as a notification that has just appeared. Messages that arrive while the
/// previous one may not have been read yet are queued, then spoken together. Several notifications
/// take turns, so that a slow screen reader can still query an earlier message.
class Announcer : public QWidget
{
    Q_OBJECT

public:
    /// `window` takes ownership of this object. `scheduler` must outlive this object.
    explicit Announcer(QWidget *window, Scheduler &scheduler = Scheduler::system());

    /// Announces `message` through the announcer of the window that contains `from`, or of the
    /// nearest parent window with an announcer. Does nothing if there is no announcer or `message`
    /// is empty. `from` must not be null.
    static void announce(const QWidget *from, const QString &message);

    /// Announces a message about the keyboard focus, as announce(from, message) does. Such messages
    /// cannot be repeated by repeatLastMessage() or announceEarlierMessage().
    static void announceFocus(const QWidget *from, const QString &message);

    /// Queues `message` to be spoken. Does nothing if `message` is empty.
    void announce(const QString &message);
    /// Adds `message`, which screen readers have read by other means, to the messages that can be
    /// repeated, without announcing it.
    void remember(const QString &message);
    /// Removes `message` from the queue. Returns false if `message` is not in the queue, for
    /// example because it has been announced already.
    bool withdraw(const QString &message);
    /// Announces the latest message in the history again. Does nothing if the history is empty. The
    /// history holds the last twenty messages that can be repeated.
    void repeatLastMessage();
    /// Announces the message before the one that was repeated last. If there has been a new message
    /// since, or none has been repeated yet, announces the message before the latest. If the
    /// history has no earlier message, announces that there is none.
    void announceEarlierMessage();
    /// Returns the last message passed to screen readers, which may consist of several queued
    /// messages. Returns an empty string if no message has been passed yet.
    [[nodiscard]] QString lastMessage() const { return m_lastMessage; }

Q_SIGNALS:
    /// Emitted after `message` has been announced, even if no screen reader is running. `message`
    /// may consist of several queued messages.
    void messageAnnounced(const QString &message);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    /// Returns the announcer for `from`. Returns null if there is none.
    [[nodiscard]] static Announcer *findFor(const QWidget *from);
    /// Announces all queued messages together. Does nothing if the queue is empty.
    void announceNext();
    /// Returns the notification for the next message: a new notification or, if there are enough,
    /// the one with the oldest message.
    [[nodiscard]] QWidget *nextNotification();
    /// Queues `message` to be spoken, without adding it to the history.
    void enqueue(const QString &message);

    std::vector<QWidget *> m_notifications; ///< oldest message first; owned by this widget
    QStringList m_queue;
    QString m_lastMessage;
    QStringList m_newMessages;     ///< queued messages that are to be added to the history
    QStringList m_history;         ///< messages that can be repeated, the latest last
    qsizetype m_repeatedIndex = 0; ///< index in the history of the message repeated last
    Alarm m_readingTime; ///< active until screen readers have had time to read the message
};

} // namespace doublets

// SPDX-License-Identifier: MIT
#pragma once

#include "match/clock.h"

#include <QStringList>
#include <QWidget>

namespace doublets {

/// Makes a screen reader speak messages without moving its focus. The only source of unsolicited
/// speech in a window; the names and states of the men belong to BoardAccessible.
///
/// An invisible accessible object with the role Notification. Each message hides and shows the
/// object again, which screen readers take as a new notification. Messages that arrive while the
/// previous one may not have been read yet are queued, then spoken together.
class Announcer : public QWidget
{
    Q_OBJECT

public:
    /// `clock` must outlive this object.
    explicit Announcer(QWidget *window, Clock &clock = Clock::system());

    /// Speaks `text` through the announcer of the window of `from`, or of the nearest parent window
    /// with one. Does nothing if there is none.
    static void say(const QWidget *from, const QString &text);

    /// Queues `text` to be spoken. Does nothing if it is empty.
    void say(const QString &text);
    /// Speaks the last message again.
    void repeat() { say(text()); }
    /// Returns the last message.
    [[nodiscard]] QString text() const { return accessibleName(); }

Q_SIGNALS:
    /// Emitted when screen readers are given a message.
    void saying(const QString &text);

private:
    void sayNext();

    QStringList m_waiting;
    Alarm m_readTime; ///< runs until screen readers have had time to query the text
};

} // namespace doublets

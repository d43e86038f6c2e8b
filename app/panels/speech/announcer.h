// SPDX-License-Identifier: MIT
#pragma once

#include "match/clock.h"

#include <QStringList>
#include <QWidget>

namespace doublets {

/// Speaks sentences to screen readers unasked; nothing else in a window does. (Names and states of
/// the men are the board's own: BoardAccessible.) It has nothing to see: it is a notification
/// object, hidden and shown again for each text, which readers read without moving their focus.
///
/// What is said while the last text may not have been taken yet waits, and is then said together.
class Announcer : public QWidget
{
    Q_OBJECT

public:
    /// The clock must outlive it.
    explicit Announcer(QWidget *window, Clock &clock = Clock::system());

    /// Says it in the window that `from` belongs to, or in the one that opened it; where none of
    /// them has an announcer, nowhere.
    static void say(const QWidget *from, const QString &text);

    void say(const QString &text);
    /// Says once more what it said last.
    void repeat() { say(text()); }
    /// What it said last.
    [[nodiscard]] QString text() const { return accessibleName(); }

Q_SIGNALS:
    /// That is being said now.
    void saying(const QString &text);

private:
    void sayNext();

    QStringList m_waiting;
    Alarm m_taken; ///< runs until screen readers have had the time to ask for the text
};

} // namespace doublets

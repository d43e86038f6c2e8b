// SPDX-License-Identifier: MIT
#pragma once

#include "match/clock.h"

#include <QStringList>
#include <QWidget>

namespace doublets {

/// The one place from which a window speaks to screen readers unasked. It has nothing to see: to
/// them it is a notification that comes up with each text, which they read without leaving what
/// they are at.
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

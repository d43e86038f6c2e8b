// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QKeyEvent;

namespace doublets {

/// Corrects the key events of an application before its widgets and shortcuts receive them:
/// - marks the repeats of a held key that the platform reports as new presses;
/// - withholds repeats of keys that confirm, such as Space and Return, except from text fields;
/// - gives an open popup every key, so that no shortcut acts behind it;
/// - replaces letters of other scripts by the Latin key in their position if Ctrl is held;
/// - replaces the characters of a shifted digit row by its digits in fields for numbers.
class KeyFilter : public QObject
{
    Q_OBJECT

public:
    /// Installs a filter on the application, which owns it. Does nothing if there is one already.
    static void install();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using QObject::QObject;
    [[nodiscard]] bool override(QKeyEvent &event);
    [[nodiscard]] bool press(QObject &window, QKeyEvent &event);
    void release(const QKeyEvent &event);
    /// Returns whether the key has been held since an earlier press. Stores a new press.
    [[nodiscard]] bool isRepeat(const QKeyEvent &event);

    /// The key pressed last. Times in milliseconds, from QKeyEvent::timestamp().
    struct Held
    {
        quint32 id = 0;
        quint64 pressed = 0;  ///< when it was first pressed
        quint64 released = 0; ///< 0 while it is down
    };
    Held m_held;
    const QEvent *m_corrected = nullptr; ///< sent by the filter itself
};

} // namespace doublets
